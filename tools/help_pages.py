#!/usr/bin/env python3
"""Writes man pages and shell completions from what the program says of itself.

  help_pages.py PROGRAM FOLDER     FOLDER/man, FOLDER/bash, FOLDER/zsh, FOLDER/fish
"""
import dataclasses
import pathlib
import re
import subprocess
import sys

# An entry's head: names, the value with its check and default, and what else must or must not be given.
HEAD = re.compile(r'(?P<names>-[\w-]+(?:,-[\w-]+)*|[A-Z]+|[a-z]+(?:-[a-z]+)*)'
                  r'(?: (?P<type>TEXT|U?INT|FLOAT)(?::(?P<check>\{[^}]*\}|\w+ in \[[^]]*\]|POSITIVE))?(?:=(?P<default>(?:(?!  ).)*?))?)?'
                  r'(?P<many> \.\.\.)?(?P<required> REQUIRED)?(?P<others>(?: (?:Needs|Excludes):(?: --?[\w-]+)+)*)')
COLUMN = 30  # of what is said about an entry


@dataclasses.dataclass
class Entry:
    names: list
    value: str        # of an option or positional: TEXT, INT; empty: it has none
    choices: list
    notes: list       # what is said of the value: its range, its default, what it needs
    text: str = ''


@dataclasses.dataclass
class Command:
    name: str
    usage: str = ''
    about: list = dataclasses.field(default_factory=list)     # paragraphs
    sections: dict = dataclasses.field(default_factory=dict)  # entries by heading
    epilogue: list = dataclasses.field(default_factory=list)
    commands: list = dataclasses.field(default_factory=list)  # below it

    def words(self):
        return self.name.split()

    def below(self):
        """Every command below it, of every level."""
        return [each for command in self.commands for each in (command, *command.below())]

    def entries(self, *headings):
        return [entry for heading, entries in self.sections.items() if heading in headings or not headings for entry in entries]

    def options(self):
        return [entry for entry in self.entries() if entry.names[0].startswith('-')]

    def summary(self):
        return self.about[0].rstrip('.') if self.about else ''


def entry_of(head):
    found = HEAD.fullmatch(head)
    if not found:
        return None
    check, default = found['check'] or '', found['default']
    is_list = check.startswith('{')
    notes = [check.replace(' - ', ' to ').split(' in ', 1)[1].strip('[]')] if ' in ' in check else []
    notes += ['1 or more'] if check == 'POSITIVE' else []
    notes += [f'by default {default}'] if default else []
    notes += [note.replace(':', '', 1).lower() for note in re.findall(r'(?:Needs|Excludes):(?: --?[\w-]+)+', found['others'])]
    return Entry(found['names'].split(','), found['type'] or '', check.strip('{}').split(',') if is_list else [], notes)


def entries_of(lines, place):
    """Of each entry its first paragraph; a command's own page has the rest."""
    entries, is_first = [], True
    for line in lines:
        if not line.strip():
            is_first = False
            continue
        if line.startswith(' ' * COLUMN):
            if is_first or not entries[-1].text:
                entries[-1].text = f'{entries[-1].text} {line.strip()}'.strip()
            continue
        is_first = True
        whole, head = entry_of(line.strip()), entry_of(line[:COLUMN].strip())
        if not whole and not head:
            raise SystemExit(f'help_pages: {place}: this entry is not understood: {line}')
        entries.append(whole or head)
        if not whole:
            entries[-1].text = line[COLUMN:].strip()
    for entry in entries:
        if not entry.text:
            raise SystemExit(f'help_pages: {place}: nothing is said of {entry.names[0]}')
    return entries


def command_of(program, *path):
    """The program itself or a command of it, with all below."""
    text = subprocess.run([program, *path, '--help'], check=True, capture_output=True, text=True).stdout
    command = Command(' '.join(('springtide', *path)))
    before, after = text.split('\nUsage: ', 1) if not text.startswith('Usage: ') else ('', text[7:])
    command.about = [' '.join(part.split()) for part in before.split('\n\n') if part.strip()]
    command.usage, rest = after.split('\n', 1)
    heading, sections = None, {}
    for line in rest.splitlines():
        if re.fullmatch(r'[A-Z][^.]*:', line):
            heading = line[:-1]
            sections[heading] = []
        elif line and not line.startswith(' '):
            command.epilogue.append(line)
        elif heading:
            sections[heading].append(line)
    command.sections = {heading: entries_of(lines, command.name) for heading, lines in sections.items()}
    command.commands = [command_of(program, *path, entry.names[0]) for entry in command.entries('Subcommands')]
    return command


# --- man pages ---

def roff(text):
    """Text as troff wants it: nothing of it is a request."""
    text = text.replace('\\', '\\e').replace('-', '\\-').replace('`', '')
    return re.sub(r"^([.'])", r'\\&\1', text)


def roff_entry(entry):
    names = ', '.join(f'\\fB{roff(name)}\\fR' for name in entry.names)
    value = f' \\fI{roff("|".join(entry.choices) or entry.value)}\\fR' if entry.value and entry.names[0].startswith('-') else ''
    notes = [note for note in entry.notes if note not in entry.text]
    said = entry.text + (f' ({"; ".join(notes)})' if notes else '')
    return f'.TP\n{names}{value}\n{roff(said)}\n'


def man_head(name, section, version, title):
    return f'.TH {name.upper().replace(" ", "-")} {section} "" "{version}" "{title}"\n'


def roff_usage(command):
    return f'\\fB{roff(command.name)}\\fR {roff(command.usage[len(command.name) + 1:])}\n'


def roff_paragraphs(parts):
    return '.PP\n'.join(roff(part) + '\n' for part in parts)


def man_section(command):
    """A command of a command, in the page of the first. What every command has, its page says once."""
    entries = [entry for entry in command.entries() if not {'--help', '--help-all'} & set(entry.names)]
    if command.commands and entries == command.entries('Subcommands'):
        return ''  # those below it say it all
    title = ' '.join(command.words()[2:]).upper()
    return (f'.SH "{roff(title)}"\n{roff_usage(command)}.PP\n{roff_paragraphs(command.about)}'
            + ''.join(map(roff_entry, entries)) + ''.join(f'.PP\n{roff(part)}\n' for part in command.epilogue))


def man_page(command, version, others):
    name = command.name.replace(' ', '-')
    summary = command.summary() if ' ' in command.name else 'the board games Vineta and Vigo, and a server for them'
    page = man_head(name, 1, version, 'Springtide')
    page += f'.SH NAME\n{roff(name)} \\- {roff(summary[0].lower() + summary[1:])}\n'
    page += f'.SH SYNOPSIS\n{roff_usage(command)}'
    if command.about:
        page += f'.SH DESCRIPTION\n{roff_paragraphs(command.about)}'
    for heading, entries in command.sections.items():
        page += f'.SH "{roff({"Subcommands": "Commands", "Positionals": "Arguments"}.get(heading, heading).upper())}"\n'
        page += ''.join(map(roff_entry, entries))
    if ' ' in command.name:
        page += ''.join(map(man_section, command.below()))
    if command.epilogue:
        page += f'.SH NOTES\n{roff_paragraphs(command.epilogue)}'
    return page + '.SH "SEE ALSO"\n' + ',\n'.join(f'\\fB{roff(other)}\\fR({section})' for other, section in others if other != name) + '\n'


def settings_page(program, version):
    """springtide.conf: what `serve --settings` prints, as a page."""
    text = subprocess.run([program, 'serve', '--settings'], check=True, capture_output=True, text=True).stdout
    head, *blocks = text.strip().split('\n\n')
    page = man_head('springtide.conf', 5, version, 'Springtide')
    page += '.SH NAME\nspringtide.conf \\- settings of the Springtide server\n.SH DESCRIPTION\n'
    page += roff(' '.join(line.lstrip('# ') for line in head.splitlines() if 'commented out' not in line)) + '\n'
    page += roff('Lines that begin with # say nothing. systemctl reload springtide reads the file again.') + '\n.SH SETTINGS\n'
    for block in blocks:
        *said, last = block.splitlines()
        name, value = (part.strip() for part in last.lstrip('#').split('=', 1))
        meaning, form = (line[2:] for line in said)
        form = form.removeprefix('Here: ')
        page += f'.TP\n\\fB{roff(name)}\\fR\n{roff(meaning)} {roff(form[0].upper() + form[1:])}'
        page += roff(f' By default {value}.') + '\n' if value else ' By default there is none.\n'
    page += '.SH FILES\n\\fI/etc/springtide/springtide.conf\\fR is read by the service of the system.\n'
    return page + '.SH "SEE ALSO"\n\\fBspringtide\\-serve\\fR(1)\n'


# --- completions ---

def names_of(options):
    return [name for option in options for name in option.names]


def bash_completion(top):
    commands = [top, *top.below()]
    below = '|'.join(quoted(command.name) for command in top.below())
    free, chosen = [], ''
    for command in commands:
        for option in (option for option in command.options() if option.value):
            names = [quoted(f'{command.name} {name}') for name in option.names]
            if option.choices:
                chosen += f'        {"|".join(names)}) words="{" ".join(option.choices)}" is_value=1 ;;\n'
            else:
                free += names
    lists = ''
    for command in commands:
        words = ' '.join([each.words()[-1] for each in command.commands] + names_of(command.options()))
        lists += f'        {quoted(command.name)}) words="{words}"{" is_word=1" if command.commands else ""} ;;\n'
    return f"""# bash completion for springtide; made from its --help
_springtide() {{
    local current="${{COMP_WORDS[COMP_CWORD]}}" previous="${{COMP_WORDS[COMP_CWORD-1]}}" command=springtide words= is_value= is_word= word
    COMPREPLY=()
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$command $word" in
            {below}) command="$command $word" ;;
        esac
    done
    case "$command $previous" in
{chosen}        {"|".join(free)}) is_value=1 ;;
    esac
    [ -z "$is_value" ] && case "$command" in
{lists}    esac
    if [ -n "$words" ] && [[ -n "$is_value$is_word" || "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$current"))
    else
        COMPREPLY=($(compgen -f -- "$current"))
    fi
}}
complete -o filenames -F _springtide springtide
"""


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def zsh_option(option, name):
    said = re.sub(r'([\[\]:])', r'\\\1', option.text)
    value = '' if not option.value else f':{option.value.lower()}:({" ".join(option.choices)})' if option.choices else f':{option.value.lower()}:_files'
    return quoted(f'{name}[{said}]{value}')


def zsh_function(command):
    """What completes behind a command: its options, and the commands below it, or files."""
    options = ''.join(f'        {zsh_option(option, name)} \\\n' for option in command.options() for name in option.names)
    function = '_'.join(command.words())
    if not command.commands:
        return f"_{function}() {{\n    _arguments \\\n{options}        '*:file:_files'\n}}\n"
    described = ''.join('        ' + quoted(each.words()[-1] + ':' + each.summary().replace(':', '\\:')) + '\n' for each in command.commands)
    cases = ''.join(f'                {each.words()[-1]}) _{"_".join(each.words())} ;;\n' for each in command.commands)
    return f"""_{function}() {{
    local curcontext=$curcontext state line
    local -A opt_args
    local -a commands=(
{described}    )
    _arguments -C \\
{options}        '1:command:->command' '*::argument:->argument'
    case $state in
        command) _describe command commands ;;
        argument)
            case $words[1] in
{cases}            esac ;;
    esac
}}
"""


def zsh_completion(top):
    functions = '\n'.join(map(zsh_function, [*top.below(), top]))
    return f'#compdef springtide\n# zsh completion for springtide; made from its --help\n\n{functions}\n_springtide "$@"\n'


def fish_completion(top):
    commands = [top, *top.below()]
    lines = [f"""# fish completion for springtide; made from its --help
function __springtide_at --description 'Is this the command so far?'
    set -l command springtide
    set -l words (commandline -opc)
    set -e words[1]
    for word in $words
        contains -- "$command $word" {' '.join(quoted(each.name) for each in top.below())}
        and set command "$command $word"
    end
    test "$command" = "$argv"
end"""]
    for command in commands:
        begin = f'complete -c springtide -n {quoted("__springtide_at " + command.name)}'
        for each in command.commands:
            lines.append(f'{begin} -x -a {each.words()[-1]} -d {quoted(each.summary())}')
        for option in command.options():
            flags = ' '.join(f'-l {each[2:]}' if each.startswith('--') else f'-s {each[1:]}' for each in option.names)
            value = '' if not option.value else f' -x -a {quoted(" ".join(option.choices))}' if option.choices else ' -r'
            lines.append(f'{begin} {flags}{value} -d {quoted(option.text)}')
    return '\n'.join(lines) + '\n'


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    top = command_of(program)
    version = subprocess.run([program, '--version'], check=True, capture_output=True, text=True).stdout.splitlines()[0]
    pages = (top, *top.commands)
    names = [(command.name.replace(' ', '-'), 1) for command in pages]
    for kind in ('man', 'bash', 'zsh', 'fish'):
        (folder / kind).mkdir(parents=True, exist_ok=True)
    for command in pages:
        name = command.name.replace(' ', '-')
        others = names if command is top else [names[0]] + ([('springtide.conf', 5)] if name == 'springtide-serve' else [])
        (folder / 'man' / f'{name}.1').write_text(man_page(command, version, others), encoding='utf-8')
    (folder / 'man' / 'springtide.conf.5').write_text(settings_page(program, version), encoding='utf-8')
    (folder / 'bash' / 'springtide').write_text(bash_completion(top), encoding='utf-8')
    (folder / 'zsh' / '_springtide').write_text(zsh_completion(top), encoding='utf-8')
    (folder / 'fish' / 'springtide.fish').write_text(fish_completion(top), encoding='utf-8')


if __name__ == '__main__':
    main()
