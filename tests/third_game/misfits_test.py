#!/usr/bin/env python3
"""A program into which a net was compiled that does not fit its game: it says so, and no bot plays by hand instead.

  misfits_test.py PROGRAM
"""
import subprocess
import sys
import tempfile
import unittest

PROGRAM = sys.argv.pop(1)
SENTENCE = 'springtide: nets/pebbles-policy.net: features: the net was made for another list of features than this program has; '


def run(*arguments):
    result = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)
    return result.returncode, result.stdout, result.stderr


class Misfits(unittest.TestCase):
    def test_no_bot_plays(self):
        with tempfile.TemporaryDirectory() as folder:
            for arguments in [['serve', '--store', f'{folder}/store.db', '--listen', '127.0.0.1:0'],
                              ['play', 'pebbles', '--record', f'{folder}/game.txt'],
                              ['arena', 'pebbles', 'level:6', 'random', '--deals', '1']]:
                code, out, error = run(*arguments)
                self.assertEqual((code, out), (1, ''), arguments)
                self.assertTrue(error.startswith(SENTENCE), error)

    def test_what_has_no_bots_goes_on(self):
        self.assertEqual(run('rules')[0], 0)
        code, out, _ = run('net')
        self.assertEqual(code, 0)
        self.assertIn('another list of features', out)


unittest.main()
