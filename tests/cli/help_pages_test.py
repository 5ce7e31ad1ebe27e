#!/usr/bin/env python3
"""Settings file, man pages and completions, held against what the program says of itself.

  help_pages_test.py PROGRAM
"""
import functools
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
HELP = {'--help', '--help-all'}  # of every command; a page says it once
PROGRAM = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else 'build/springtide')


@functools.cache
def said(*arguments):
    return subprocess.run([PROGRAM, *arguments], check=True, capture_output=True, text=True).stdout


def flags_of(text):
    return set(re.findall(r'^  (?:-\w,)?(--[a-z-]+)', text, re.MULTILINE))


def names_below(*path):
    """The words of a command that are commands themselves."""
    return re.findall(r'^  ([a-z-]+) ', said(*path, '--help').partition('Subcommands:')[2], re.MULTILINE)


def commands_below(*path):
    """Every command of every level, as its words."""
    for name in names_below(*path):
        yield (*path, name)
        yield from commands_below(*path, name)


class HelpPagesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.pages = pathlib.Path(cls.folder.name)
        subprocess.run([sys.executable, ROOT / 'tools/help_pages.py', PROGRAM, cls.pages], check=True)
        cls.commands = list(commands_below())

    def page(self, name):
        """As it is read: without the marks of troff."""
        return re.sub(r'\\f[BIR]', '', (self.pages / 'man' / name).read_text()).replace('\\-', '-')

    def completed(self, *words):
        """What bash offers for the last word."""
        script = '. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _springtide; printf "%s\\n" "${COMPREPLY[@]}"'
        return subprocess.run(['bash', '-c', script, self.pages / 'bash/springtide', 'springtide', *words], check=True, capture_output=True,
                              text=True, cwd=self.folder.name).stdout.split()

    def test_every_setting_of_the_help_is_in_the_file_and_the_file_is_accepted(self):
        settings = flags_of(said('serve', '--help').split('Settings')[1])
        self.assertGreater(len(settings), 50)
        text = said('serve', '--settings', '--store', '/var/lib/springtide/games.db')
        self.assertEqual({'--' + name for name in re.findall(r'^#?([a-z-]+) =', text, re.MULTILINE)}, settings)
        self.assertEqual(re.findall(r'^[a-z-]+ = .*', text, re.MULTILINE), ['store = /var/lib/springtide/games.db'])
        for block in text.strip().split('\n\n')[1:]:
            self.assertRegex(block, r'\A# .+\.\n# Here: .+\. A change needs a (reload|restart)\.\n#?[a-z-]+ =.*\Z')
        file = self.pages / 'springtide.conf'
        file.write_text(text)
        self.assertEqual(said('serve', '--settings', '--config', str(file)), text)

    def test_commands_are_found_at_every_level(self):
        self.assertLessEqual({('serve',), ('admin', 'prune'), ('admin', 'account', 'lock'), ('admin', 'sign-up', 'set')}, set(self.commands))

    def test_every_command_has_a_page_with_every_option(self):
        for command in self.commands:
            page = self.page(f'springtide-{command[0]}.1')
            own = page if len(command) == 1 else page.partition(f'.SH "{" ".join(command[1:]).upper()}"\n')[2].partition('\n.SH')[0]
            self.assertTrue(own or names_below(*command), command)
            for flag in flags_of(said(*command, '--help')) - (HELP if len(command) > 1 else set()):
                self.assertRegex(own, rf'(?m)^\.TP\n(-\w, )?{flag}\b', command)
        for name, in (command for command in self.commands if len(command) == 1):
            self.assertIn(f'.SH NAME\nspringtide-{name} - ', self.page(f'springtide-{name}.1'))
            self.assertIn(f'springtide-{name}(1)', self.page('springtide.1'))
        self.assertNotRegex(self.page('springtide-play.1'), r'by default \w+ {2}', 'a default ends where the sentence begins')

    def test_an_entry_says_its_value(self):
        page = self.page('springtide-admin.1')
        self.assertIn('.TP\n--until TEXT\n2026-12-31, "2026-12-31 18:00" (UTC), 12h, 30d, or forever\n', page)
        self.assertIn('.TP\n--limit INT\nSo many (1 to 100000; by default 50)\n', page)

    def test_the_page_of_the_settings_has_them_all(self):
        page = self.page('springtide.conf.5')
        for flag in flags_of(said('serve', '--help').split('Settings')[1]):
            self.assertIn(f'.TP\n{flag[2:]}\n', page)

    def test_bash_completes_commands_options_and_values(self):
        self.assertEqual(self.completed('pl'), ['play'])
        self.assertEqual(self.completed('admin', 'account', 'lo'), ['lock'])
        self.assertEqual(self.completed('admin', 'account', 'lock', '--un'), ['--until'])
        for command in ((), *self.commands):
            flags, names = flags_of(said(*command, '--help')), names_below(*command)
            self.assertEqual({each for each in self.completed(*command, '--') if each.startswith('--')}, flags, command)
            if names:
                self.assertEqual(set(self.completed(*command, '')) - flags - {'-h'}, set(names), command)
        self.assertEqual(set(self.completed('play', '--language', '')), {'en', 'de', 'nl', 'fr'})

    def test_bash_completes_files_and_goes_on_behind_them(self):
        (self.pages / 'own.conf').touch()
        self.assertEqual(self.completed('serve', '--config', 'ow'), ['own.conf'])
        self.assertEqual(self.completed('admin', '--config', 'ow'), ['own.conf'])
        self.assertEqual(self.completed('admin', '--config', 'own.conf', 'account', 'lock', '--un'), ['--until'])
        self.assertEqual(self.completed('replay', 'ow'), ['own.conf'])

    def test_other_shells_have_every_option_too(self):
        zsh, fish = (self.pages / 'zsh/_springtide').read_text(), (self.pages / 'fish/springtide.fish').read_text()
        for command in ((), *self.commands):
            own = zsh.split(f'\n{"_".join(("_springtide", *command))}() {{\n', 1)[1].split('\n}\n', 1)[0]
            place = f"-n '__springtide_at {' '.join(('springtide', *command))}' "
            for flag in flags_of(said(*command, '--help')):
                self.assertIn(f"'{flag}[", own, command)
                self.assertRegex(fish, rf"{place}.*-l {flag[2:]} ")
            for name in names_below(*command):
                self.assertIn(f"'{name}:", own, command)
                self.assertIn(f'{place}-x -a {name} ', fish)


if __name__ == '__main__':
    unittest.main()
