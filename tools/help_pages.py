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
                  r'(?: (?P<type>TEXT|U?INT|FLOAT)(?::(?P<check>\{[^}]*\}|\w+ in \[[^]]*\]))?(?:=(?P<default>(?:(?!  ).)*?))?)?'
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
    return command


def whole_help(program):
    """The program itself and every command of it."""
    top = command_of(program)
    return top, [command_of(program, entry.names[0]) for entry in top.entries('Subcommands')]


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


def man_page(command, version, others):
    name = command.name.replace(' ', '-')
    summary = command.summary() if ' ' in command.name else 'the board games Vineta and Vigo, and a server for them'
    page = man_head(name, 1, version, 'Springtide')
    page += f'.SH NAME\n{roff(name)} \\- {roff(summary[0].lower() + summary[1:])}\n'
    page += f'.SH SYNOPSIS\n\\fB{roff(command.name)}\\fR {roff(command.usage[len(command.name) + 1:])}\n'
    if command.about:
        page += '.SH DESCRIPTION\n' + '.PP\n'.join(roff(part) + '\n' for part in command.about)
    for heading, entries in command.sections.items():
        page += f'.SH "{roff({"Subcommands": "Commands", "Positionals": "Arguments"}.get(heading, heading).upper())}"\n'
        page += ''.join(map(roff_entry, entries))
    if command.epilogue:
        page += '.SH NOTES\n' + '.PP\n'.join(roff(part) + '\n' for part in command.epilogue)
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


def bash_completion(top, commands):
    cases = ''
    for command in commands:
        choices = ''.join(f'        {command.name.split()[1]}:{name}) words="{" ".join(option.choices)}" ;;\n'
                          for option in command.options() if option.choices for name in option.names)
        cases += choices
    lists = ''.join(f'        {command.name.split()[1]}) words="{" ".join(names_of(command.options()))}" ;;\n' for command in commands)
    return f'''# bash completion for springtide; made from its --help
_springtide() {{
    local current="${{COMP_WORDS[COMP_CWORD]}}" previous="${{COMP_WORDS[COMP_CWORD-1]}}" command="${{COMP_WORDS[1]}}" words=
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "{" ".join(command.name.split()[1] for command in commands)} {" ".join(names_of(top.options()))}" -- "$current"))
        return
    fi
    case "$command:$previous" in
{cases}    esac
    [ -z "$words" ] && [[ "$current" == -* ]] && case "$command" in
{lists}    esac
    if [ -n "$words" ]; then
        COMPREPLY=($(compgen -W "$words" -- "$current"))
    else
        COMPREPLY=($(compgen -f -- "$current"))
    fi
}}
complete -o filenames -F _springtide springtide
'''


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def zsh_option(option, name):
    said = re.sub(r'([\[\]:])', r'\\\1', option.text)
    value = '' if not option.value else f':{option.value.lower()}:({" ".join(option.choices)})' if option.choices else f':{option.value.lower()}:_files'
    return quoted(f'{name}[{said}]{value}')


def zsh_completion(commands):
    described = ' \\\n'.join('        ' + quoted(command.name.split()[1] + ':' + command.summary().replace(':', '\\:')) for command in commands)
    cases = ''
    for command in commands:
        options = ' \\\n'.join('                ' + zsh_option(option, name) for option in command.options() for name in option.names)
        cases += f'            {command.name.split()[1]})\n                _arguments \\\n{options} \\\n                \'*:file:_files\' ;;\n'
    return f'''#compdef springtide
# zsh completion for springtide; made from its --help
local -a commands
commands=( \\
{described} \\
)
_arguments -C '1:command:->command' '*::argument:->argument'
case $state in
    command) _describe command commands ;;
    argument)
        case $words[1] in
{cases}        esac ;;
esac
'''


def fish_completion(commands):
    lines = ['# fish completion for springtide; made from its --help']
    for command in commands:
        name = command.name.split()[1]
        lines.append(f'complete -c springtide -n __fish_use_subcommand -x -a {name} -d {quoted(command.summary())}')
        for option in command.options():
            flags = ' '.join(f'-l {each[2:]}' if each.startswith('--') else f'-s {each[1:]}' for each in option.names)
            value = '' if not option.value else f' -x -a {quoted(" ".join(option.choices))}' if option.choices else ' -r'
            lines.append(f'complete -c springtide -n {quoted("__fish_seen_subcommand_from " + name)} {flags}{value} -d {quoted(option.text)}')
    return '\n'.join(lines) + '\n'


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    top, commands = whole_help(program)
    version = subprocess.run([program, '--version'], check=True, capture_output=True, text=True).stdout.splitlines()[0]
    names = [(command.name.replace(' ', '-'), 1) for command in (top, *commands)]
    for kind in ('man', 'bash', 'zsh', 'fish'):
        (folder / kind).mkdir(parents=True, exist_ok=True)
    for command in (top, *commands):
        name = command.name.replace(' ', '-')
        others = names if command is top else [names[0]] + ([('springtide.conf', 5)] if name == 'springtide-serve' else [])
        (folder / 'man' / f'{name}.1').write_text(man_page(command, version, others), encoding='utf-8')
    (folder / 'man' / 'springtide.conf.5').write_text(settings_page(program, version), encoding='utf-8')
    (folder / 'bash' / 'springtide').write_text(bash_completion(top, commands), encoding='utf-8')
    (folder / 'zsh' / '_springtide').write_text(zsh_completion(commands), encoding='utf-8')
    (folder / 'fish' / 'springtide.fish').write_text(fish_completion(commands), encoding='utf-8')


if __name__ == '__main__':
    main()
