#!/usr/bin/env python3
"""Settings file, man pages and completions, held against what the program says of itself.

  help_pages_test.py PROGRAM
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else 'build/springtide')


def said(*arguments):
    return subprocess.run([PROGRAM, *arguments], check=True, capture_output=True, text=True).stdout


def flags_of(text):
    return set(re.findall(r'^  (?:-\w,)?(--[a-z-]+)', text, re.MULTILINE))


class HelpPagesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.pages = pathlib.Path(cls.folder.name)
        subprocess.run([sys.executable, ROOT / 'tools/help_pages.py', PROGRAM, cls.pages], check=True)
        cls.commands = re.findall(r'^  ([a-z]+) ', said('--help').split('Subcommands:')[1], re.MULTILINE)

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

    def test_every_command_has_a_page_with_every_option(self):
        self.assertIn('serve', self.commands)
        for command in self.commands:
            page = self.page(f'springtide-{command}.1')
            self.assertIn(f'.SH NAME\nspringtide-{command} - ', page)
            for flag in flags_of(said(command, '--help')):
                self.assertIn(f'{flag}', page, command)
            self.assertIn(f'springtide-{command}(1)', self.page('springtide.1'))
        self.assertNotRegex(self.page('springtide-play.1'), r'by default \w+ {2}', 'a default ends where the sentence begins')

    def test_the_page_of_the_settings_has_them_all(self):
        page = self.page('springtide.conf.5')
        for flag in flags_of(said('serve', '--help').split('Settings')[1]):
            self.assertIn(f'.TP\n{flag[2:]}\n', page)

    def test_bash_completes_commands_options_and_values(self):
        self.assertEqual(self.completed('pl'), ['play'])
        self.assertEqual(set(self.completed('')) - flags_of(said('--help')) - {'-h'}, set(self.commands))
        for command in self.commands:
            self.assertEqual(set(self.completed(command, '--')), flags_of(said(command, '--help')), command)
        self.assertEqual(set(self.completed('play', '--language', '')), {'en', 'de', 'nl', 'fr'})
        (self.pages / 'own.conf').touch()
        self.assertEqual(self.completed('serve', '--config', 'ow'), ['own.conf'])

    def test_other_shells_have_every_option_too(self):
        zsh, fish = (self.pages / 'zsh/_springtide').read_text(), (self.pages / 'fish/springtide.fish').read_text()
        for command in self.commands:
            own = zsh.split(f'            {command})\n', 1)[1].split(';;', 1)[0]
            for flag in flags_of(said(command, '--help')):
                self.assertIn(f"'{flag}[", own, command)
                self.assertRegex(fish, rf"'__fish_seen_subcommand_from {command}' .*-l {flag[2:]} ")


if __name__ == '__main__':
    unittest.main()
