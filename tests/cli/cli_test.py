#!/usr/bin/env python3
"""The springtide program as its users meet it: commands, pipes, files, wrong arguments, broken input.

  python3 tests/cli/cli_test.py PATH_TO_SPRINGTIDE [unittest arguments]

Works in temporary folders only. Expected numbers come from the oracle (tests/oracle/vineta.py), the rules page or by hand.
"""

import hashlib
import json
import os
import re
import select
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'training'))
import net_file    # noqa: E402

PROGRAM = ''
COMMANDS = ['play', 'replay', 'legal', 'apply', 'explain', 'random', 'perft', 'bench', 'rules', 'arena', 'study', 'analyze', 'serve', 'verify', 'export', 'import', 'load', 'net', 'features']

# p1 has the tower and a flood to play; by hand: add to G1, or start against G0 or G2.
FLOOD = """game vineta
players 2
phase play
houses G0 rest
row G1 by p2: p2 2
p1 chosen flood 3
p2 chosen flood 1
"""

RECORD = """springtide record 1
game vineta
rules 1
players 2
edition nl
start p1
name p1 Anna
name p2 random bot
result unfinished

nature deal p1 tribe amber
nature deal p2 tribe fern
nature deal p1 district G0
nature deal p2 district Y2
p1 place amber G0
p2 place amber R1
"""


class Done:
    """A command that has ended."""

    def __init__(self, process):
        self.code = process.returncode
        self.out = process.stdout.decode('utf-8', 'replace')
        self.err = process.stderr.decode('utf-8', 'replace')

    def __repr__(self):
        return f'exit code {self.code}\n--- stdout\n{self.out[:2000]}\n--- stderr\n{self.err[:2000]}'


class Session:
    """A game of `springtide play` in which each answer depends on what is asked."""

    def __init__(self, arguments, environment):
        self.process = subprocess.Popen([PROGRAM, 'play', *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, env=environment)
        self.asked = self.read()

    def read(self):
        """What is printed up to the next prompt or the end."""
        data = b''
        while not data.endswith(b'\n> ') and data != b'> ':
            if not select.select([self.process.stdout], [], [], 10)[0]:
                raise TimeoutError(f'no prompt after {data[-200:]}')
            chunk = os.read(self.process.stdout.fileno(), 65536)
            if not chunk:
                break
            data += chunk
        return data.decode('utf-8', 'replace')

    def answer(self, line):
        self.process.stdin.write(line if isinstance(line, bytes) else line.encode())
        self.process.stdin.write(b'\n')
        self.process.stdin.flush()
        self.asked = self.read()
        return self.asked

    def options(self):
        """The numbered options of the last question, by number."""
        question = self.asked[self.asked.rindex('.\n') + 2:]
        found = re.findall(r'(\d+)  (\S.*?)(?=   *\d+  |\n)', question)
        return {int(number): text.strip() for number, text in found}

    def close(self):
        self.process.stdin.close()
        rest = self.process.stdout.read() + self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        return self.process.wait(timeout=60), rest.decode('utf-8', 'replace')


class CliTest(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix='springtide-cli-'))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.state = self.folder / 'state'
        self.environment = {**os.environ, 'XDG_STATE_HOME': str(self.state), 'HOME': str(self.folder), 'LC_ALL': 'C.UTF-8'}

    def run_program(self, *arguments, answers=b''):
        """Runs to the end. A string or bytes as answers is standard input."""
        data = answers if isinstance(answers, bytes) else answers.encode()
        return Done(subprocess.run([PROGRAM, *map(os.fspath, arguments)], input=data, capture_output=True,
                                   env=self.environment, cwd=self.folder, timeout=60, check=False))

    def good(self, *arguments, answers=b''):
        """The output of a command that succeeds and complains about nothing."""
        done = self.run_program(*arguments, answers=answers)
        self.assertEqual((done.code, done.err), (0, ''), f'{arguments}: {done}')
        return done.out

    def refused(self, code, *arguments, answers=b'', says='', may_print=False):
        """The one line of a command that is refused; it prints nothing else."""
        done = self.run_program(*arguments, answers=answers)
        self.assertEqual(done.code, code, f'{arguments}: {done}')
        self.assertRegex(done.err, r'\Aspringtide: [^\n]+\n\Z', f'{arguments}: {done}')
        self.assertNotRegex(done.err, r'[\x00-\x09\x0b-\x1f\x7f]', f'{arguments}: {done}')
        self.assertIn(says, done.err, f'{arguments}: {done}')
        if not may_print:
            self.assertEqual(done.out, '', f'{arguments}: {done}')
        return done.err

    def file(self, name, text):
        path = self.folder / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    def session(self, *arguments):
        session = Session([os.fspath(each) for each in arguments], self.environment)
        self.addCleanup(lambda: session.process.poll() is None and session.process.kill())
        return session

    def random_record(self, players=3, edition='en', seed=7):
        self.good('random', '--players', str(players), '--edition', edition, '--seed', str(seed),
                  '--record', self.folder / 'games')
        return self.folder / 'games' / f'vineta-{seed}.txt'


def moves_of(text):
    return text.split('\n\n', 1)[1].splitlines()


def header_of(text):
    return text.split('\n\n', 1)[0].splitlines()


# ----------------------------------------------------------------------------------------------------------------------


class GeneralTest(CliTest):
    def test_version(self):
        self.assertRegex(self.good('--version'), r'\Aspringtide \d+\.\d+\.\d+\nvineta rules 1\nvigo rules 1\n\Z')

    def test_help_lists_every_command(self):
        out = self.good('--help')
        for command in COMMANDS:
            self.assertRegex(out, rf'(?m)^  {command} +\S')

    def test_every_command_has_help_of_its_own(self):
        for command in COMMANDS:
            with self.subTest(command=command):
                out = self.good(command, '--help')
                self.assertIn(f'springtide {command}', out)
                self.assertIn('--help', out)

    def test_help_all_shows_the_flags_of_every_command(self):
        out = self.good('--help-all')
        for flag in ['--resume', '--view', '--games', '--position', '--seconds']:
            self.assertIn(flag, out)

    def test_an_unknown_command_is_named(self):
        self.refused(2, 'frobnicate', says='frobnicate')


class PlayTest(CliTest):
    all_ones = b'1\n' * 3000

    def test_plays_to_the_end_over_a_pipe(self):
        for arguments in [('--players', '2', '--seed', '1'),
                          ('--players', '3', '--edition', 'en', '--seat', 'p2', '--seed', '2'),
                          ('--players', '6', '--edition', 'fr', '--start', 'random', '--seed', '3')]:
            with self.subTest(arguments=arguments):
                record = self.folder / 'game.txt'
                out = self.good('play', *arguments, '--record', record, answers=self.all_ones)
                self.assertIn('The game is over. One district is left.', out)
                self.assertRegex(out, r'p\d( and p\d)* won\. The record is in .*game\.txt\n\Z')
                text = record.read_text()
                result = re.search(r'(?m)^result (.*); winners (.*)$', text)
                told = re.findall(r'(?m)^(p\d)(?: \(you\))?: (-?\d+) points', out)
                self.assertEqual(', '.join(' '.join(each) for each in told), result[1])
                self.assertIn(f'{" and ".join(result[2].split())} won.', out)
                self.good('replay', record)
                record.unlink()

    def test_a_file_that_is_there_is_not_overwritten(self):
        record = self.folder / 'game.txt'
        record.write_text('precious')
        self.refused(1, 'play', '--record', record)
        self.assertEqual(record.read_text(), 'precious')

    def test_an_unfinished_last_game_is_kept(self):
        self.good('play', '--players', '2', '--seed', '4', answers=b'1\n' * 20)
        begun = (self.state / 'springtide' / 'last-vineta.txt').read_text()
        self.good('play', '--players', '3', '--seed', '5', answers=b'1\n')
        self.assertEqual((self.state / 'springtide' / 'unfinished-last-vineta.txt').read_text(), begun)

    def test_vigo_plays_to_the_end_over_a_pipe(self):
        record = self.folder / 'vigo.txt'
        out = self.good('play', 'vigo', '--players', '2', '--seed', '1', '--record', record, answers=b'1\n' * 5000)
        self.assertRegex(out, r'p\d( and p\d)* won\. The record is in')
        self.assertIn('result p1 ', self.good('replay', record))
        self.assertIn('deck 2 red left lid\n', record.read_text())

    def test_vigo_with_a_deck_file(self):
        deck = ROOT / 'decks/vigo.txt'
        own = self.folder / 'own.txt'
        self.good('random', 'vigo', '--seed', '2', '--record', own / 'default')
        self.good('random', 'vigo', '--seed', '2', '--deck', deck, '--record', own / 'file')
        self.assertEqual((own / 'default/vigo-2.txt').read_text(), (own / 'file/vigo-2.txt').read_text())
        bad = self.folder / 'bad.txt'
        for line, text, word in [(2, '3 red left lid', 'too many'), (5, '2 red hat', 'unknown'), (7, '1 dolphin', 'dolphin'),
                                 (9, 'x red key', '15'), (3, '2 red left lid', 'twice')]:
            lines = deck.read_text().splitlines()
            lines[line - 1] = text
            bad.write_text('\n'.join(lines) + '\n')
            error = self.refused(1, 'random', 'vigo', '--deck', bad, says=word)
            if word != 'too many':
                self.assertIn(f'line {line}: ', error)
        self.refused(2, 'random', 'vineta', '--set', 'free-events=on')

    def test_the_record_names_the_player(self):
        record = self.folder / 'game.txt'
        self.good('play', '--players', '3', '--seat', 'p2', '--name', 'Zoë B', '--record', record)
        names = [line for line in header_of(record.read_text()) if line.startswith('name')]
        self.assertEqual(names, ['name p1 level 2 bot, version 2', 'name p2 Zoë B', 'name p3 level 2 bot, version 2'])

    def test_every_level_plays_both_games(self):
        for game in ['vineta', 'vigo']:
            for level in '123456':
                record = self.folder / f'{game}{level}.txt'
                out = self.good('play', game, '--players', '2', '--level', level, '--seed', '3', '--record', record,
                                answers=b'1\n' * 3)
                self.assertIn(f'bots of level {level}', out)
                self.assertRegex(out, rf'(?m)^Level {level}, [a-z-]+\. [A-Z].*\.$')
                self.assertIn(f'name p2 level {level} bot', record.read_text())
        self.refused(2, 'play', '--level', '0')
        self.refused(2, 'play', '--level', '7')

    def test_a_resumed_game_keeps_the_level(self):
        for level in '36':  # the strongest has its nets in its name
            record = self.folder / f'game{level}.txt'
            self.good('play', '--players', '2', '--seat', 'p2', '--level', level, '--record', record, answers=b'1\n')
            out = self.good('play', '--resume', '--record', record, answers=b'')
            self.assertIn(f'You are p2; the others are bots of level {level}.', out)

    def test_nobody_takes_a_bots_name(self):
        for name in ['level 3 bot', 'level 3 bot, version 2', 'level 6 bot, version 2, nets 0123abcd', 'random bot']:
            self.refused(2, 'play', '--name', name, says='--name')

    def test_the_same_seed_and_answers_are_the_same_game(self):
        texts = []
        for seed in ['5', '5', '6']:
            record = self.folder / f'game{len(texts)}.txt'
            self.good('play', '--players', '3', '--seed', seed, '--record', record, answers=self.all_ones)
            texts.append(record.read_text())
        self.assertEqual(texts[0], texts[1])
        self.assertNotEqual(texts[0], texts[2])

    def test_end_of_input_keeps_the_game_and_resume_goes_on(self):
        out = self.good('play', '--players', '2', '--seed', '4', answers=b'1\n' * 20)
        self.assertIn('Stopped. The game is kept in', out)
        record = self.state / 'springtide' / 'last-vineta.txt'
        begun = record.read_text()
        self.assertIn('\nresult unfinished\n', begun)
        forced = out.count('(the only option)')
        self.assertEqual(sum(move.startswith('p1 ') for move in moves_of(begun)), 20 + forced)
        out = self.good('play', '--resume', '--seed', '4', answers=self.all_ones)
        self.assertIn('won. The record is in', out)
        ended = record.read_text()
        self.assertEqual(moves_of(ended)[:len(moves_of(begun))], moves_of(begun))
        self.assertIn('; winners', ended)
        self.good('replay', record)

    def test_a_game_can_be_stopped_and_resumed_at_every_step(self):
        record = self.folder / 'game.txt'
        self.good('play', '--players', '2', '--seed', '8', '--seat', 'p2', '--record', record, answers=b'')
        while '; winners' not in record.read_text():
            before = moves_of(record.read_text())
            self.good('play', '--resume', '--seed', '8', '--record', record, answers=b'1\n')
            after = moves_of(record.read_text())
            self.assertEqual(after[:len(before)], before)
            self.assertGreater(len(after), len(before))

    def test_q_stops(self):
        out = self.good('play', '--players', '2', answers=b'1\nq\n1\n1\n')
        self.assertIn('Stopped.', out)
        record = (self.state / 'springtide' / 'last-vineta.txt').read_text()
        self.assertEqual(sum(move.startswith('p1 ') for move in moves_of(record)), 1)

    def test_an_empty_state_folder_variable_means_home(self):
        self.environment['XDG_STATE_HOME'] = ''
        self.good('play', '--players', '2')
        self.assertTrue((self.folder / '.local/state/springtide/last-vineta.txt').exists())

    def test_a_player_named_like_the_bots_can_resume(self):
        begun = self.run_program('play', '--players', '2', '--name', 'random bot', answers=b'1\n')
        if begun.code == 2:
            return  # refusing the name is fine too
        self.good('play', '--resume', answers=b'1\n')

    def test_resume_needs_a_game_that_is_not_over(self):
        self.refused(1, 'play', '--resume', says='there is no game to resume')
        record = self.folder / 'game.txt'
        self.good('play', '--players', '2', '--record', record, answers=self.all_ones)
        self.refused(1, 'play', '--resume', '--record', record, says='this game is over')

    def test_resume_refuses_a_damaged_game(self):
        record = self.file('game.txt', RECORD.replace('p2 place amber R1', 'p1 place amber R1'))
        self.refused(1, 'play', '--resume', '--record', record, says='game.txt: line 16: ')
        self.refused(1, 'play', '--resume', '--record', self.folder, says='is a folder')
        self.refused(1, 'play', '--resume', '--record', self.file('empty.txt', ''), says='empty.txt: line 1: ')

    def test_a_record_that_cannot_be_written_stops_the_game(self):
        self.refused(1, 'play', '--record', self.folder / 'none' / 'game.txt', says='cannot be written', may_print=True)

    def test_a_folder_in_place_of_the_record_leaves_nothing_behind(self):
        (self.folder / 'games').mkdir()
        self.refused(1, 'play', '--record', self.folder / 'games', says='games', may_print=True)
        self.assertEqual(sorted(path.name for path in self.folder.iterdir() if path != self.state), ['games'])

    def test_a_name_too_long_for_a_file_is_refused(self):
        long = self.folder / ('x' * 300)
        self.refused(1, 'play', '--record', long, says='xxx', may_print=True)
        self.refused(1, 'play', '--resume', '--record', long, says='xxx')


class PlayAnswersTest(CliTest):
    def setUp(self):
        super().setUp()
        self.record = self.folder / 'game.txt'

    def begin(self, *arguments):
        return self.session('--players', '2', '--seed', '4', '--record', self.record, *arguments)

    def saved_moves(self):
        return moves_of(self.record.read_text())

    def test_options_are_numbered_and_can_be_named(self):
        session = self.begin()
        options = session.options()
        self.assertEqual(len(options), 36)    # VN-SET-5: four tribes, nine districts
        self.assertEqual(options[1], 'place amber G0')
        self.assertEqual(options[36], 'place straw R2')
        session.answer('36')
        self.assertIn('p1 place straw R2', self.saved_moves())
        session.answer('  place fern Y1  ')
        self.assertIn('p1 place fern Y1', self.saved_moves())
        self.assertEqual(session.close()[0], 0)

    def test_the_beginning_of_one_option_is_enough(self):
        session = self.begin()
        self.assertIn("'place amber R' is not one of the 36 options", session.answer('place amber R'))
        for _ in range(13):
            session.answer('1')
        self.assertIn('Choose a card', session.answer('1'))
        card = next(text for text in session.options().values()
                    if sum(each.startswith(text[:-1]) for each in session.options().values()) == 1)
        session.answer(card[:-1])
        self.assertIn(f'p1 {card}', self.saved_moves())
        session.close()

    def test_garbage_changes_nothing(self):
        session = self.begin()
        before = self.record.read_text()
        for garbage in ['xyzzy', '0', '37', '999999999999999999999', '-1', '1.5', '+1', '1 2', 'place', 'U',
                        'p1 place amber G0',
                        'place amber G0 now', '\u2603', '\x1b[31m', 'x' * 100000, b'\xff\xfe\x00\x01', 'r', 'rules', '%s%n']:
            with self.subTest(garbage=garbage[:20]):
                said = session.answer(garbage)
                self.assertIn('is not one of the 36 options', said)
                self.assertLess(len(said), 200)
                self.assertNotRegex(said, r'[\x00-\x09\x0b-\x1f]')
                self.assertEqual(self.record.read_text(), before)
        session.answer('1')
        self.assertIn('p1 place amber G0', self.saved_moves())
        self.assertEqual(session.close()[0], 0)

    def test_an_empty_answer_asks_again(self):
        session = self.begin()
        self.assertEqual(session.answer(''), '> ')
        self.assertEqual(session.answer('   '), '> ')
        session.close()

    def test_help_rules_and_the_table(self):
        session = self.begin()
        sentence = "A flood card starts a row against an unthreatened coast district, with the player's only chip."
        self.assertEqual(session.answer('r VN-FLD-1'), f'VN-FLD-1: {sentence}\n> ')
        self.assertEqual(session.answer('r  vn-fld-1 '), f'VN-FLD-1: {sentence}\n> ')
        self.assertEqual(session.answer('r VN-FLD-9'), "No rule has the id 'VN-FLD-9'.\n> ")
        for key in ['h', '?']:
            said = session.answer(key)
            for word in ['number', 'u  ', 'q  ', 'r ID', 'b  ', 'hint  ']:
                self.assertIn(word, said)
        said = session.answer('b')
        self.assertIn('The city', said)
        self.assertIn('place amber G0', said)
        session.close()

    def test_a_hint_comes_in_three_steps(self):
        session = self.begin()
        for _ in range(14):
            session.answer('1')
        self.assertIn('Choose a card', session.asked)
        options, before = session.options(), self.record.read_text()
        first = session.answer('hint')
        self.assertRegex(first, r'\AThe coach is thinking…\nHint 1 of 3\n  Look at [^\n]+\n> \Z')
        second = session.answer('hint')
        self.assertRegex(second, r'\AHint 2 of 3\n  These two matter: [^\n]+\n> \Z')
        choices = re.findall('“([^”,]+)[^”]*”', second)
        self.assertEqual(len(choices), 2)
        self.assertLessEqual(set(choices), set(options.values()))
        third = session.answer('hint')
        self.assertRegex(third, r'\AHint 3 of 3\n  [^\n]+\n(  [^\n]+\n)*  Chances of winning: \d+ % with it, \d+ % with the other\.\n> \Z')
        self.assertIn(re.search('“([^”,]+)', third)[1], choices)
        self.assertEqual(session.answer('hint'), third)    # there is no more
        self.assertEqual(self.record.read_text(), before)
        session.answer('1')    # another decision has a hint of its own
        self.assertIn('Hint 1 of 3', session.answer('hint'))
        self.assertEqual(session.close()[0], 0)

    def test_nothing_to_take_back(self):
        session = self.begin()
        self.assertIn('Nothing to take back', session.answer('u'))
        session.answer('1')
        moves = self.saved_moves()
        self.assertIn('Nothing to take back', session.answer('u'))    # p2 has placed a house since
        self.assertEqual(self.saved_moves(), moves)
        session.close()

    def test_bots_consent_to_undo(self):
        session = self.begin()
        before, moves = session.options(), self.saved_moves()
        session.answer('5')
        self.assertIn('p1 place amber Y1', self.saved_moves())
        self.assertIn('You take your steps back', session.answer('a'))    # p2's house too
        self.assertEqual((session.options(), self.saved_moves()), (before, moves))
        session.answer('6')
        self.assertEqual(self.saved_moves()[len(moves)], 'p1 place amber Y2')
        session.close()

    def play_to_a_chain(self, session):
        """Plays on until the second step of a card is asked; the question of its first step."""
        chains = ['choose the house', 'choose a house and', 'choose the row it moves to']
        for _ in range(400):
            first = session.asked
            options = session.options()
            wanted = [number for number, text in options.items() if re.match('choose (panic|false hope|rescue)', text)]
            said = session.answer(str(wanted[0] if wanted else 1))
            if any(chain in said for chain in chains) and 'the only option' not in said:
                return first
            self.assertIn('> ', said, 'the game ended before a chain began')
        return self.fail('no chain of actions came up')

    def test_undo_inside_a_card(self):
        session = self.begin('--start', 'p2')
        first = self.play_to_a_chain(session)
        begun = self.saved_moves()
        self.assertRegex(begun[-1], r'^p1 (panic from|false hope from|rescue from|changing wind take)')
        said = session.answer('u')
        question = first[first.rindex('.\n', 0, first.rindex('  1  ')):]
        self.assertTrue(said.endswith(question), f'{said}\n--- should end like\n{question}')
        self.assertEqual(self.saved_moves(), begun[:-1])
        # Another choice is taken instead, and the game goes on to a record that is sound.
        options = session.options()
        other = max(options)
        self.assertNotEqual(f'p1 {options[other]}', begun[-1])
        session.answer(str(other))
        self.assertEqual(self.saved_moves()[:len(begun)], begun[:-1] + [f'p1 {options[other]}'])
        while session.asked.endswith('> '):
            session.answer('1')
        self.assertIn('won. The record is in', session.asked)
        self.assertEqual(session.close()[0], 0)
        self.good('replay', self.record)

    def test_undo_takes_back_no_more_than_the_own_steps(self):
        session = self.begin('--start', 'p2')
        self.play_to_a_chain(session)
        begun = self.saved_moves()
        session.answer('u')
        self.assertIn('Nothing to take back', session.answer('u'))
        self.assertEqual(self.saved_moves(), begun[:-1])
        session.close()

    def test_the_player_is_told_no_secret(self):
        session = self.begin()
        told = session.asked
        while session.asked.endswith('> ') and 'won.' not in session.asked:
            told += session.answer('1')
        before_the_end = told[:told.index('The game is over')]
        self.assertIn('nature draw p1 ', before_the_end)
        self.assertIn('p2 place ', before_the_end)
        for secret in ['nature draw p2', 'nature deal p2', 'p2 choose']:
            self.assertNotIn(secret, before_the_end)
        self.assertNotRegex(before_the_end, r'(?m)^    p2 .*(tribe|district) ')
        session.close()


class LanguageTest(CliTest):
    """The terminal speaks the player's language, in the words of the client in the browser."""
    all_ones = b'1\n' * 3000

    def words(self, language):
        sys.path.insert(0, os.fspath(ROOT / 'tools'))
        import languages  # pylint: disable=import-outside-toplevel
        return languages.words_of(ROOT, language)

    def test_whole_games_in_every_language(self):
        for language in ['en', 'de', 'nl', 'fr']:
            words = self.words(language)
            for game, seed in [('vineta', '1'), ('vigo', '1')]:
                with self.subTest(language=language, game=game):
                    out = self.good('play', game, '--players', '2', '--seed', seed, '--language', language,
                                    '--record', self.folder / f'{language}{seed}-of-{game}', answers=self.all_ones)
                    self.assertIn(words[f'{game}-board.over'], out)
                    self.assertIn(words['terminal.record'].split('{')[0], out)
                    unsaid = re.compile(r'[{}]|\bnature\b|\b(?:terminal|event|phrase|reason|(?:vineta|vigo)[-.]\w+)\.\w+')
                    self.assertEqual(set(unsaid.findall(out)), set())
                    english = set(re.findall(r'\b(?:The|You|Your|game|waves|stock|takes|places)\b', out))
                    self.assertEqual(bool(english), language == 'en', english)

    def test_hints_in_every_language(self):
        for language, game in [('en', 'vigo'), ('de', 'vineta'), ('nl', 'vigo'), ('fr', 'vineta')]:
            with self.subTest(language=language):
                words = self.words(language)
                out = self.good('play', game, '--players', '2', '--seed', '1', '--language', language,
                                '--record', self.folder / f'{language}-hints', answers=b'1\nhint\nhint\nhint\nq\n')
                told = out[out.index(words['hint.thinking']):]
                for step in '123':
                    self.assertIn(words['hint.title'].replace('{n}', step), told)
                self.assertRegex(told, re.escape(words['hint.chances']).replace(r'\{best\}', r'\d+').replace(r'\{other\}', r'\d+'))
                self.assertNotRegex(told, r'[{}|]|\b(?:hint|vineta|vigo)\.\w+')

    def test_the_words_are_those_of_the_client(self):
        words = self.words('nl')
        session = self.session('--players', '2', '--seed', '4', '--record', self.folder / 'game.txt', '--language', 'nl')
        place = words['vineta.option.place']
        self.assertEqual(session.options()[1],
                         place.replace('{tribe}', words['vineta.tribe.amber']).replace('{district}', words['vineta.district.G0']))
        session.answer('place fern Y1')    # whoever knows the words of records may say them
        self.assertIn('p1 place fern Y1', moves_of((self.folder / 'game.txt').read_text()))
        self.assertIn(words['terminal.help-answer'], session.answer('h'))
        self.assertIn('37', session.answer('37'))
        self.assertEqual(session.answer('r vn-end-2'), f'VN-END-2: {words["rule.VN-END-2"]}\n> ')
        self.assertIn('3 punten', words['rule.VN-END-2'])
        session.close()

    def test_a_quick_set_up_is_one_sentence(self):
        for language in ['en', 'fr']:
            record = self.folder / f'quick-{language}.txt'
            out = self.good('play', '--players', '6', '--seed', '4', '--set', 'placement=random', '--language', language,
                            '--record', record)
            words = self.words(language)
            self.assertEqual(out.count(words['vineta.move.place.nature']), 1)
            self.assertNotIn(words['prompt.place'], out)
            self.assertIn(words['prompt.choose'], out)
            self.assertIn('set placement random', header_of(record.read_text()))
            self.assertEqual(sum(move.startswith('nature place ') for move in moves_of(record.read_text())), 49)

    def test_the_environment_names_the_language(self):
        for value, key in [('de_DE.UTF-8', 'de'), ('fr', 'fr'), ('nl_BE@euro', 'nl'), ('C.UTF-8', 'en'), ('pt_BR', 'en')]:
            self.environment['LC_ALL'] = value
            out = self.good('play', '--players', '2', '--seed', '4', '--record', self.folder / f'{value}.txt')
            self.assertIn(self.words(key)['prompt.place'], out)
        out = self.good('play', '--players', '2', '--language', 'nl', '--record', self.folder / 'flag.txt')
        self.assertIn(self.words('nl')['prompt.place'], out)
        self.refused(2, 'play', '--language', 'tlh', says='--language')


class ReplayTest(CliTest):
    def test_prints_the_moves_and_the_result(self):
        record = self.random_record()
        text = record.read_text()
        out = self.good('replay', record)
        told, end = out.split('\n\n', 1)
        self.assertEqual([line[6:] for line in told.splitlines()], moves_of(text))
        self.assertEqual([int(line[:4]) for line in told.splitlines()], list(range(1, len(moves_of(text)) + 1)))
        result = re.search(r'(?m)^result .*$', text)[0]
        self.assertEqual(end.splitlines()[0], result)
        for seat, points in re.findall(r'(p\d) (\d+)(?=[,;])', result):
            reasons = re.search(rf'(?m)^{seat} random bot: (.*)$', end)[1]
            self.assertEqual(sum(int(each) for each in re.findall(r'[A-Z0-9-]+ (\d+)(?:,|$)', reasons)), int(points))

    def test_reads_standard_input(self):
        self.assertIn('result unfinished', self.good('replay', '-', answers=RECORD))

    def test_positions_load_and_the_next_move_is_legal(self):
        record = self.random_record()
        moves = moves_of(record.read_text())
        for number in [0, 1, 5, *range(20, len(moves), 23), len(moves) - 1]:
            position = self.good('replay', record, '--at', str(number))
            legal = self.good('legal', '-', answers=position).splitlines()
            self.assertIn(moves[number], legal)

    def test_the_last_position_has_no_legal_action(self):
        record = self.random_record()
        last = self.good('replay', record, '--at', str(len(moves_of(record.read_text()))))
        self.assertIn('\nphase over\n', last)
        self.assertEqual(self.good('legal', '-', answers=last), '')
        self.assertEqual(json.loads(self.good('legal', '-', '--json', answers=last)), [])

    def test_moves_applied_one_by_one_give_the_last_position(self):
        record = self.random_record(players=2, edition='nl')
        moves = moves_of(record.read_text())
        position = self.file('start.txt', self.good('replay', record, '--at', '0'))
        self.assertEqual(self.good('apply', position, *moves), self.good('replay', record, '--at', str(len(moves))))

    def test_json(self):
        record = self.random_record()
        moves = moves_of(record.read_text())
        steps = json.loads(self.good('replay', record, '--json'))
        self.assertEqual([step['number'] for step in steps], list(range(1, len(moves) + 1)))
        self.assertEqual([step['move'] for step in steps], moves)
        for number in [1, 100, len(moves)]:
            position = json.loads(self.good('replay', record, '--json', '--at', str(number)))
            self.assertEqual(position, steps[number - 1]['position'])
        last = steps[-1]['position']
        self.assertEqual((last['game'], last['players'], last['edition'], last['phase'], last['round'], last['to_act']),
                         ('vineta', 3, 'en', 'over', 8, []))
        self.assertEqual(len(last['sunk']), 8)

    def test_boards(self):
        out = self.good('replay', '-', '--boards', answers=RECORD)
        self.assertEqual(out.count('The city'), 6)
        self.assertNotIn('Your secret', out)

    def test_a_move_beyond_the_end_is_refused(self):
        record = self.file('record.txt', RECORD)
        self.good('replay', record, '--at', '6')
        self.refused(2, 'replay', record, '--at', '7', says='6 moves')


class ViewTest(CliTest):
    """RU-11: hands, tiles, and chosen cards until they are revealed, are secret."""

    def test_moves_hide_what_a_seat_may_not_see(self):
        record = self.random_record()
        moves = moves_of(record.read_text())
        for viewer in ['p1', 'p2', 'p3', 'spectator']:
            seen = [line[6:] for line in self.good('replay', record, '--view', viewer).split('\n\n')[0].splitlines()]
            self.assertEqual(len(seen), len(moves))
            for move, shown in zip(moves, seen):
                hidden = re.match(r'(nature deal (p\d) (?:tribe|district)|nature draw (p\d)|(p\d) choose) ', move)
                owner = hidden and (hidden[2] or hidden[3] or hidden[4])
                self.assertEqual(shown, f'{hidden[1]} ?' if hidden and owner != viewer else move)

    def test_positions_hide_what_a_seat_may_not_see(self):
        record = self.random_record()
        steps = json.loads(self.good('replay', record, '--json'))
        for viewer in ['p2', 'spectator']:
            revealed = 0
            for step, full in zip(json.loads(self.good('replay', record, '--json', '--view', viewer)), steps):
                position = step['position']
                self.assertEqual(position['viewer'], viewer)
                is_over = position['phase'] == 'over'
                for seat, secrets in zip(position['seats'], full['position']['seats']):
                    if seat['seat'] == viewer:
                        self.assertEqual(seat, secrets)
                        continue
                    self.assertNotIn('hand', seat)
                    self.assertEqual(seat['hand_size'], sum(secrets['hand'].values()))
                    self.assertEqual((seat['tribe'], seat['district']),
                                     (secrets['tribe'], secrets['district']) if is_over else (None, None))
                    is_revealed = position['phase'] == 'play' and position['to_act'] == [seat['seat']]
                    self.assertEqual(seat['chosen'], secrets['chosen'] if is_revealed else None)
                    revealed += is_revealed
            self.assertGreater(revealed, 10)

    def test_text_views_hide_what_a_seat_may_not_see(self):
        record = self.random_record()
        moves = moves_of(record.read_text())
        chosen = next(number for number, move in enumerate(moves) if re.match('p1 choose', move)) + 3
        text = self.good('replay', record, '--at', str(chosen), '--view', 'p2')
        self.assertIn('\nviewer p2\n', text)
        for seat in ['p1', 'p3']:
            self.assertRegex(text, rf'(?m)^{seat} tribe \?$')
            self.assertRegex(text, rf'(?m)^{seat} district \?$')
            self.assertRegex(text, rf'(?m)^{seat} hand \? x6$')
            self.assertRegex(text, rf'(?m)^{seat} pile \? x23$')
        self.assertRegex(text, r'(?m)^p2 hand [^?]+$')
        self.refused(1, 'legal', '-', answers=text, says='-: line ')    # a view is no position

    def variants(self):
        """Two games up to the last choice of the first turn that differ in p1's secrets alone."""
        text = self.random_record().read_text()
        moves = moves_of(text)
        end = next(number for number, move in enumerate(moves) if re.match(r'p\d (?!place|choose)', move))
        header = [re.sub('^result .*', 'result unfinished', line) for line in header_of(text)]
        dealt = {move.split()[-1] for move in moves[:end] if move.startswith('nature deal')}
        tribe = next(each for each in ['amber', 'ice', 'fern', 'straw'] if each not in dealt)
        district = next(each for each in ['G0', 'G1', 'G2', 'Y0'] if each not in dealt)
        hand = iter(['flood 4', 'panic', 'calm sea', 'rescue', 'relocation', 'quarantine', 'intervention'])
        other = []
        for move in moves[:end]:
            move = re.sub(r'^(nature deal p1 tribe) .*', rf'\1 {tribe}', move)
            move = re.sub(r'^(nature deal p1 district) .*', rf'\1 {district}', move)
            move = re.sub(r'^(nature draw p1) .*', lambda found: f'{found[1]} {next(hand)}', move)
            other.append(re.sub(r'^p1 choose .*', 'p1 choose panic', move))
        return ['\n'.join([*header, '', *each, '']) for each in [moves[:end], other]]

    def test_rivals_see_the_same_whatever_the_secrets_are(self):
        first, second = [self.file(f'{number}.txt', text) for number, text in enumerate(self.variants())]
        self.assertNotEqual(first.read_text(), second.read_text())
        last = str(len(moves_of(first.read_text())))
        # The last choice brought p1's card to light if p1 has the tower; the position before it tells nothing.
        before = str(int(last) - 1)
        for viewer in ['p2', 'p3', 'spectator']:
            for flags in [['--at', before], ['--at', before, '--json']]:
                with self.subTest(viewer=viewer, flags=flags):
                    self.assertEqual(self.good('replay', first, '--view', viewer, *flags),
                                     self.good('replay', second, '--view', viewer, *flags))
        self.assertNotEqual(self.good('replay', first, '--view', 'p1', '--at', before),
                            self.good('replay', second, '--view', 'p1', '--at', before))

    def test_a_whole_replay_is_the_same_whatever_the_secrets_are(self):
        paths = []
        for number, text in enumerate(self.variants()):
            lines = text.splitlines()
            paths.append(self.file(f'{number}.txt', '\n'.join(lines[:-1]) + '\n'))    # before the cards are revealed
        for viewer in ['p2', 'p3', 'spectator']:
            for flags in [[], ['--json'], ['--boards']]:
                with self.subTest(viewer=viewer, flags=flags):
                    outputs = [self.good('replay', path, '--view', viewer, *flags) for path in paths]
                    self.assertEqual(outputs[0], outputs[1])
        self.assertNotEqual(*[self.good('replay', path, '--view', 'p1') for path in paths])


class PositionTest(CliTest):
    def test_legal(self):
        path = self.file('flood.txt', FLOOD)
        expected = ['p1 flood 3 add G1', 'p1 flood 3 start G0', 'p1 flood 3 start G2']
        self.assertEqual(self.good('legal', path).splitlines(), expected)
        self.assertEqual(self.good('legal', '-', answers=FLOOD).splitlines(), expected)

    def test_legal_lists_everyone_who_acts(self):
        out = self.good('legal', '-', answers='game vineta\nplayers 2\nhouses R0 rest\np1 hand panic, flood 1 x5, flood 2\n')
        self.assertEqual(out.splitlines(), ['p1 choose flood 1', 'p1 choose flood 2', 'p1 choose panic',
                                            'p2 choose flood 1', 'p2 choose flood 2'])

    def test_legal_json(self):
        path = self.file('flood.txt', FLOOD)
        actions = json.loads(self.good('legal', path, '--json'))
        self.assertEqual([action['text'] for action in actions], self.good('legal', path).splitlines())
        self.assertEqual(actions[0], {'text': 'p1 flood 3 add G1', 'seat': 'p1', 'kind': 'add', 'card': 'flood 3', 'district': 'G1'})

    def test_legal_json_has_every_field(self):
        wind = FLOOD.replace('p1 chosen flood 3', 'p1 chosen changing wind').replace('row', 'row G2 by p1: p1 1\nrow')
        self.assertEqual(json.loads(self.good('legal', '-', '--json', answers=wind))[0],
                         {'text': 'p1 changing wind take G2 1', 'seat': 'p1', 'kind': 'take', 'card': 'changing wind', 'district': 'G2',
                          'number': 1})
        rescue = FLOOD.replace('p1 chosen flood 3', 'p1 chosen rescue\ndoing rescue from G1 to R0').replace(
            'houses G0 rest', 'houses G1 ice 1, fern 1\nhouses G0 rest')
        self.assertEqual(json.loads(self.good('legal', '-', '--json', answers=rescue)),
                         [{'text': 'p1 rescue move ice fern', 'seat': 'p1', 'kind': 'move', 'card': 'rescue', 'tribe': 'ice',
                           'second': 'fern'}])
        start = self.good('replay', self.file('record.txt', RECORD), '--at', '0')
        self.assertEqual(json.loads(self.good('legal', '-', '--json', answers=start))[0],
                         {'text': 'nature deal p1 tribe amber', 'seat': 'nature', 'kind': 'deal tribe', 'recipient': 'p1', 'tribe': 'amber'})

    def test_apply(self):
        path = self.file('flood.txt', FLOOD)
        out = self.good('apply', path, 'p1 flood 3 add G1', 'p2 flood 1 add G1')
        self.assertIn('\nphase draw\n', out)
        self.assertIn('\nrow G1 by p2: p2 2, p1 3, p2 1\n', out)

    def test_apply_prints_nothing_if_a_later_action_is_refused(self):
        path = self.file('flood.txt', FLOOD)
        # the chip of p2 lies in G1
        line = self.refused(1, 'apply', path, 'p1 flood 3 start G0', 'p2 flood 1 start G2', says='(VN-FLD-1)')
        self.assertIn('p2 flood 1 start G2', line)

    def test_apply_prints_a_position_that_loads(self):
        path = self.file('flood.txt', FLOOD)
        out = self.good('apply', path, 'p1 flood 3 start G0')
        self.assertIn('\nrow G0 by p1: p1 3\n', out)
        self.assertEqual(self.good('legal', '-', answers=out).splitlines(), ['p2 flood 1 add G0', 'p2 flood 1 add G1'])
        self.assertNotIn('p1 chosen', out)

    def test_apply_json(self):
        path = self.file('flood.txt', FLOOD)
        position = json.loads(self.good('apply', path, 'p1 flood 3 add G1', '--json'))
        self.assertEqual(position['rows'], [{'district': 'G1', 'chip': 'p2', 'raised': [], 'lowered': [], 'waves': 5,
                                             'cards': [{'owner': 'p2', 'waves': 2}, {'owner': 'p1', 'waves': 3}]}])
        self.assertEqual(position['to_act'], ['p2'])
        self.assertEqual(position['would_sink'], 'G1')
        self.assertEqual(position['coast'], ['G0', 'G1', 'G2'])
        self.assertEqual(position['houses']['G0'], {'amber': 7, 'ice': 7, 'fern': 7, 'straw': 7})

    def test_apply_refuses_and_names_the_rule(self):
        path = self.file('flood.txt', FLOOD)
        for action, rule in [('p1 flood 3 start Y0', 'VN-MAP-2'), ('p1 flood 3 start G1', 'VN-FLD-1'),
                             ('p2 flood 1 add G1', 'VN-TRN-2'), ('p1 flood 3 lapse', 'RU-4')]:
            with self.subTest(action=action):
                self.assertIn(action, self.refused(1, 'apply', path, action, says=f'({rule})'))
        self.refused(1, 'apply', path, 'p1 flood 3 start G9', says="expected a district, found 'G9'")

    def test_explain(self):
        path = self.file('flood.txt', FLOOD)
        sentence = self.good('rules', 'VN-FLD-2').split(maxsplit=1)[1]
        self.assertEqual(self.good('explain', path, 'p1 flood 3 add G1'), f'legal\nVN-FLD-2: {sentence}')
        sentence = self.good('rules', 'VN-MAP-2').split(maxsplit=1)[1]
        self.assertEqual(self.good('explain', path, 'p1 flood 3 start Y0'),
                         f'illegal: the district does not touch the ocean\nVN-MAP-2: {sentence}')

    def test_explain_json(self):
        path = self.file('flood.txt', FLOOD)
        answer = json.loads(self.good('explain', path, 'p1 flood 3 start Y0', '--json'))
        self.assertEqual((answer['legal'], answer['rule'], answer['reason']),
                         (False, 'VN-MAP-2', 'the district does not touch the ocean'))
        self.assertTrue(answer['sentence'].startswith('A district touches the ocean'))
        answer = json.loads(self.good('explain', path, 'p1 flood 3 start G0', '--json'))
        self.assertEqual((answer['legal'], answer['rule']), (True, 'VN-FLD-1'))
        self.assertNotIn('reason', answer)

    def test_the_position_of_the_notation_page_is_canonical(self):
        page = (ROOT / 'docs/notation.md').read_text()
        position = re.search(r'```vineta position\n(.*?)```', page, re.S)[1]
        out = self.good('legal', '-', answers=position)
        self.assertEqual(out, 'p3 changing wind to Y0\n')    # its doing line: the card of G0 goes to the only other row

    def test_the_record_of_the_notation_page_replays(self):
        page = (ROOT / 'docs/notation.md').read_text()
        record = re.search(r'```record\n(.*?)```', page, re.S)[1]
        out = self.good('replay', '-', answers=record)
        self.assertEqual([line[6:] for line in out.split('\n\n')[0].splitlines()], moves_of(record))


class RandomTest(CliTest):
    def games(self, folder, *arguments):
        self.good('random', '--record', folder, *arguments)
        return {path.name: path.read_text() for path in Path(folder).iterdir()}

    def test_records_are_accepted_by_replay(self):
        for arguments in [('--players', '2'), ('--players', '4', '--edition', 'en', '--start', 'p3'),
                          ('--players', '6', '--edition', 'fr', '--start', 'random', '--set', 'own-house=3')]:
            folder = self.folder / '-'.join(arguments).replace('=', '')
            games = self.games(folder, '--games', '5', '--seed', '11', *arguments)
            self.assertEqual(sorted(games), [f'vineta-{seed}.txt' for seed in range(11, 16)])
            for name in games:
                self.assertIn('; winners', self.good('replay', folder / name))

    def test_the_same_seed_gives_the_same_files(self):
        first = self.games(self.folder / 'a', '--games', '4', '--seed', '3')
        again = self.games(self.folder / 'b', '--games', '4', '--seed', '3')
        other = self.games(self.folder / 'c', '--games', '4', '--seed', '4')
        self.assertEqual(first, again)
        self.assertEqual({name: other[name] for name in ['vineta-4.txt', 'vineta-5.txt']},
                         {name: first[name] for name in ['vineta-4.txt', 'vineta-5.txt']})
        self.assertEqual(len(set(first.values())), 4)

    def test_flags_are_in_the_header(self):
        games = self.games(self.folder / 'a', '--seed', '1', '--players', '5', '--edition', 'de', '--start', 'p4', '--set',
                           'tie-tower=stays', '--set', 'panic=one-each')
        self.assertEqual(header_of(games['vineta-1.txt'])[3:8],
                         ['players 5', 'edition de', 'set tie-tower stays', 'set panic one-each', 'start p4'])

    def test_summary_agrees_with_the_records(self):
        games = self.games(self.folder / 'a', '--games', '10', '--seed', '20', '--players', '3')
        summary = json.loads(self.good('random', '--games', '10', '--seed', '20', '--players', '3', '--json'))
        self.assertEqual((summary['game'], summary['seed'], summary['games']), ('vineta', 20, 10))
        results = [re.search(r'(?m)^result (.*); winners (.*)$', text) for text in games.values()]
        for seat in summary['seats']:
            points = [int(re.search(rf'{seat["seat"]} (\d+)', result[1])[1]) for result in results]
            self.assertAlmostEqual(seat['mean_points'], sum(points) / 10)
            self.assertEqual(seat['wins'], sum(seat['seat'] in result[2].split() for result in results))
        self.assertAlmostEqual(summary['moves_per_game'], sum(len(moves_of(text)) for text in games.values()) / 10)

    def test_a_fresh_seed_is_told_and_can_be_used_again(self):
        out = self.good('random', '--players', '2')
        seed = re.search(r'seed (\d+)', out)[1]
        self.assertEqual(self.good('random', '--players', '2', '--seed', seed), out)

    def test_a_folder_that_cannot_be_made_is_refused(self):
        path = self.file('file.txt', 'x')
        self.refused(1, 'random', '--record', path, says='file.txt')
        self.refused(1, 'random', '--record', path / 'below', says='file.txt')


class PerftTest(CliTest):
    def oracle(self, depth, *flags, game='vineta'):
        out = subprocess.run([sys.executable, ROOT / f'tests/oracle/{game}.py', 'perft', str(depth), *flags],
                             capture_output=True, check=True, text=True, timeout=60).stdout
        return out

    def test_vigo_agrees_with_its_oracle(self):
        for flags in [('--players', '2'), ('--players', '5', '--start', 'random')]:
            self.assertEqual(self.good('perft', '2', 'vigo', *flags), self.oracle(2, *flags, game='vigo'))

    def test_agrees_with_the_oracle(self):
        for depth, flags in [(4, ['--players', '2']), (3, ['--players', '3']), (3, ['--players', '4', '--start', 'random']),
                             (3, ['--players', '5', '--edition', 'en']), (3, ['--players', '6', '--start', 'p6'])]:
            with self.subTest(flags=flags):
                self.assertEqual(self.good('perft', str(depth), *flags), self.oracle(depth, *flags))

    def test_first_values(self):
        # VN-SET-2: 4 and 3 house tiles, 9 and 8 district tiles
        self.assertEqual(json.loads(self.good('perft', '4', '--players', '2', '--json')), [4, 12, 108, 864])

    def test_from_a_position(self):
        path = self.file('flood.txt', FLOOD)
        # p1 adds to G1: p2 can add to it; p1 starts G0 or G2: p2 can add to either row
        self.assertEqual(self.good('perft', '2', '--position', path), 'perft 1 3\nperft 2 5\n')

    def test_of_a_finished_game_is_zero(self):
        record = self.random_record()
        last = self.file('last.txt', self.good('replay', record, '--at', str(len(moves_of(record.read_text())))))
        self.assertEqual(json.loads(self.good('perft', '2', '--json', '--position', last)), [0, 0])


class BenchTest(CliTest):
    def test_json_has_every_speed(self):
        bench = json.loads(self.good('bench', '--seconds', '0.02', '--json'))
        self.assertEqual(bench['game'], 'vineta')
        self.assertTrue(0 < bench['state_bytes'] <= 512)
        self.assertEqual([speed['players'] for speed in bench['speeds']], [2, 3, 4, 5, 6])
        for speed in bench['speeds']:
            for field in ['games_per_second', 'ns_per_step', 'ns_per_observe_guess']:
                self.assertGreater(speed[field], 0)

    def test_text_has_a_line_for_every_player_count(self):
        out = self.good('bench', '--seconds', '0.01')
        self.assertEqual(re.findall(r'(?m)^ +([2-6]) +\d', out), list('23456'))


class RulesTest(CliTest):
    def ids_of_page(self):
        pages = [(ROOT / f'docs/rules/{game}.md').read_text() for game in ('vineta', 'vigo')]
        return re.findall(r'^(?:- |\| )\*\*((?:V[NG]-[A-Z]{3}|ED|RU)-\d+)\*\*', '\n'.join(pages), re.MULTILINE)

    def test_all(self):
        lines = self.good('rules').splitlines()
        self.assertEqual([line.split()[0] for line in lines], self.ids_of_page())
        for line in lines:
            self.assertRegex(line, r'^\S+ +[A-Z].*\.$')

    def test_json(self):
        self.assertEqual(list(json.loads(self.good('rules', '--json'))), self.ids_of_page())

    def test_one(self):
        self.assertEqual(self.good('rules', 'RU-1').split()[0], 'RU-1')
        self.assertEqual(len(self.good('rules', 'RU-1').splitlines()), 1)    # not RU-10 and RU-11
        self.assertEqual(self.good('rules', 'ru-1'), self.good('rules', 'RU-1'))
        self.assertEqual(list(json.loads(self.good('rules', 'VN-FLD-2', '--json'))), ['VN-FLD-2'])

    def test_a_group(self):
        self.assertEqual([line.split()[0] for line in self.good('rules', 'VN-FLD').splitlines()], ['VN-FLD-1', 'VN-FLD-2'])

    def test_unknown(self):
        self.refused(2, 'rules', 'VN-FLD-9', says='VN-FLD-9')
        self.refused(2, 'rules', 'nonsense', '--json', says='nonsense')


class NetTest(CliTest):
    def net(self, **changes):
        """A small net of ones for Vineta's value, for a list of features that nobody has."""
        rows = lambda count, width: [[1] * width for _ in range(count)]    # noqa: E731
        net = {'first_bias': [7] * 16, 'table_rows': rows(5, 16), 'item_rows': rows(3, 16), 'second_bias': [0] * 16,
               'second_rows': rows(16, 32), 'output_bias': [0, 0], 'output_rows': rows(2, 16)}
        return net_file.write(net, 'value', changes.pop('features', 'ab' * 32), (1, 6, 6), ['win', 'points'], ['by hand'], **changes)

    def test_describes(self):
        data = self.net()
        lines = self.good('net', self.file('a.net', data)).splitlines()
        weights = data.split(b'\n\n', 1)[1]
        self.assertEqual(lines[0], 'net       ' + hashlib.sha256(weights).hexdigest())
        self.assertEqual(lines[1], 'game      vineta, rules 1')
        self.assertEqual(lines[2], 'head      value: win, points')
        self.assertEqual(lines[3], 'features  5 of the table, 3 of an item; features: the net was made for another list of features than this program has')
        self.assertEqual(lines[4], 'layers    16 + 16, 16, 2')
        self.assertEqual(lines[5], f'bytes     {len(data)}')
        self.assertEqual(lines[6], 'sums      0 to 15 in the first layer, of -32768 to 32767')    # 7 and eight ones
        self.assertEqual(lines[-1], 'made      by hand')
        self.assertEqual(self.good('net', '-', answers=data).splitlines(), lines)

    def test_says_whether_it_fits(self):
        features = hashlib.sha256(self.good('features', 'vineta', 'value').encode()).hexdigest()
        self.assertIn('; fits this program\n', self.good('net', self.file('a.net', self.net(features=features))))
        self.assertIn('; rules: the net is for rules 2, not for 1\n', self.good('net', self.file('a.net', self.net(features=features, rules=2))))
        self.assertIn('; this program knows no such features\n', self.good('net', self.file('a.net', self.net(game='chess'))))

    def test_lists_what_the_program_has(self):
        lines = self.good('net').splitlines()
        nets = sorted((ROOT / 'nets').glob('*.net'))
        if not nets:
            self.assertEqual(lines, ['This program has no nets.'])
        for line, path in zip(lines, nets):
            head = path.read_bytes().split(b'\n\n', 1)[0].decode().splitlines()
            weights, made = (next(each for each in head if each.startswith(key)).split(' ', 1)[1] for key in ('weights ', 'made '))
            self.assertEqual(line, f'{path.stem:<14} {weights[:8]}  {made}')
        self.assertEqual(len(lines), max(1, len(nets)))

    def test_features(self):
        for game, head in [('vineta', 'value'), ('vineta', 'policy'), ('vineta', 'belief'), ('vigo', 'value'), ('vigo', 'policy')]:
            lines = self.good('features', game, head).splitlines()
            self.assertEqual(len(set(lines)), len(lines))
            self.assertEqual({line.split()[0] for line in lines}, {'table', 'item'})
        self.refused(2, 'features', 'vigo', 'belief', says='Vigo has no features for the head belief')
        self.refused(2, 'features', 'vigo', 'eyes', says="HEAD: expected value, policy, belief, found 'eyes'")
        self.refused(2, 'features', 'chess', 'value', says="GAME: expected vineta, vigo, found 'chess'")

    def test_symmetries(self):
        for head in ['value', 'policy', 'belief']:
            plain = self.good('features', 'vineta', head).splitlines()
            lines = [line.split('\t') for line in self.good('features', 'vineta', head, '--symmetries').splitlines()]
            self.assertEqual([name for name, _ in lines[:-9]], plain)
            for kind in ['table', 'item', 'place']:
                names = [name for name, _ in lines if name.startswith(kind + ' ')]
                rows = [list(map(int, numbers.split(' '))) for name, numbers in lines if name in names]
                self.assertEqual([row[0] for row in rows], list(range(len(rows))))
                for moves in zip(*rows):    # no two become the same
                    self.assertEqual(sorted(moves), list(range(len(rows))))
            places = {name[6:]: list(map(int, numbers.split(' '))) for name, numbers in lines[-9:]}
            self.assertEqual(list(places), [ring + str(i) for ring in 'GYR' for i in range(3)])
            # VN-MAP-1: no two symmetries do the same, and each keeps the rings.
            self.assertEqual(len(set(zip(*places.values()))), 6)
            for i, moves in enumerate(places.values()):
                self.assertEqual({move // 3 for move in moves}, {i // 3})
            # What is told of a district moves as the district does.
            tables = [name for name, _ in lines if name.startswith('table ')]
            sunk = {name: numbers.split(' ') for name, numbers in lines if name.startswith('table sunk ')}
            for place, moves in places.items():
                self.assertEqual([tables[int(number)] for number in sunk['table sunk ' + place]], ['table sunk ' + list(places)[move] for move in moves])
        self.refused(2, 'features', 'vigo', 'value', '--symmetries', says='--symmetries: the board of Vigo has none')

    def test_refuses(self):
        data = self.net()
        self.refused(1, 'net', self.file('a.net', data[:-1]), says='a.net: weights: its shape has')
        self.refused(1, 'net', self.file('a.net', RECORD), says='a.net: this is no net')
        self.refused(1, 'net', self.folder / 'none.net', says='cannot be read')


class BadArgumentsTest(CliTest):
    """Exit code 2, one line on stderr, nothing on stdout."""

    def test_refused(self):
        position = self.file('flood.txt', FLOOD)
        record = self.file('record.txt', RECORD)
        for arguments in [
                [], ['--bogus'], ['frobnicate'], ['play', 'random'], ['Play'],
                ['play', 'chess'], ['play', 'vineta', 'vineta'], ['play', '--bogus'],
                ['play', '--players', '1'], ['play', '--players', '7'], ['play', '--players', 'two'], ['play', '--players'],
                ['play', '--players', '99999999999999999999'], ['play', '--players', '2.5'], ['play', '--players', ''],
                ['play', '--seat', 'p5'], ['play', '--seat', 'nature'], ['play', '--seat', 'spectator'],
                ['play', '--seat', ''],
                ['play', '--players', '2', '--seat', 'p3'], ['play', '--edition', 'xx'], ['play', '--edition', 'NL'],
                ['play', '--start', 'p5'], ['play', '--start', 'nature'], ['play', '--name', ''], ['play', '--name', ' x'],
                ['play', '--name', 'x' * 61], ['play', '--name', 'a\nb'], ['play', '--seed', 'x'], ['play', '--seed', '1.5'],
                ['replay'], ['replay', record, record], ['replay', record, '--at', '7'], ['replay', record, '--at', '-1'],
                ['replay', record, '--at', 'x'], ['replay', record, '--at', '99999999999'],
                ['replay', record, '--view', 'p3'], ['replay', record, '--view', 'nature'],
                ['replay', record, '--view', 'x'],
                ['replay', record, '--view'], ['replay', record, '--bogus'],
                ['legal'], ['legal', position, position], ['legal', position, '--bogus'],
                ['apply'], ['apply', position],
                ['explain'], ['explain', position], ['explain', position, 'p1 one more', 'p1 one more'],
                ['random', 'chess'], ['random', '--games', '0'], ['random', '--games', '-1'], ['random', '--games', 'x'],
                ['random', '--games', '99999999999'], ['random', '--players', '9'], ['random', '--set', 'own-house=4'],
                ['random', '--set', 'own-house=2', '--set', 'own-house=3'], ['random', '--set', 'weather=fair'],
                ['random', '--set', 'own-house'], ['random', '--set', ''],
                ['random', '--set', 'capture=in-order', '--edition', 'en'],
                ['perft'], ['perft', '0'], ['perft', '21'], ['perft', 'x'], ['perft', '1', '2'],
                ['perft', '2', '--players', '1'], ['perft', '2', '--edition', 'xx'],
                ['bench', 'chess'], ['bench', '--seconds', '0'], ['bench', '--seconds', '-1'], ['bench', '--seconds', 'inf'],
                ['bench', '--seconds', 'x'], ['bench', '--seconds', '601'],
                ['rules', 'XX-1'], ['rules', 'VN-FLD-1', 'VN-FLD-2']]:
            with self.subTest(arguments=[str(each)[:40] for each in arguments]):
                self.refused(2, *arguments)
        self.assertFalse(self.state.exists() and list(self.state.rglob('*.txt')), 'a refused command kept a game')

    def test_messages_name_the_flag(self):
        for flag, arguments in [('--players', ['play', '--players', '7']), ('--seat', ['play', '--seat', 'p9']),
                                ('edition', ['random', '--edition', 'xx']), ('start', ['random', '--start', 'p9']),
                                ('own-house', ['random', '--set', 'own-house=4']), ('--seed', ['random', '--seed', 'x']),
                                ('--seconds', ['bench', '--seconds', '0']), ('DEPTH', ['perft', 'x'])]:
            self.refused(2, *arguments, says=flag)

    def test_messages_are_short(self):
        record = self.file('record.txt', RECORD)
        for arguments in [['replay', record, '--at', '-1'], ['play', '--players', '7'], ['random', '--games', '0']]:
            with self.subTest(arguments=arguments):
                self.assertLess(len(self.refused(2, *arguments)), 160)

    def test_a_line_break_in_an_argument_makes_no_second_line(self):
        position = self.file('flood.txt', FLOOD)
        for code, arguments in [(2, ['rules', 'a\nb']), (2, ['random', 'a\nb']), (2, ['play', '--seat', 'a\nb']),
                                (2, ['random', '--edition', 'a\nb']), (1, ['apply', position, 'p1 flood\n3 add G1']),
                                (1, ['explain', position, 'p1 \x1b[31m']), (1, ['legal', 'a\nb'])]:
            with self.subTest(arguments=arguments):
                self.refused(code, *arguments)

    def test_seeds_outside_64_bits_are_refused(self):
        for seed in ['-1', '18446744073709551616', '99999999999999999999999']:
            with self.subTest(seed=seed):
                self.refused(2, 'random', '--seed', seed)
        self.good('random', '--players', '2', '--seed', '18446744073709551615')

    def test_empty_values_are_refused(self):
        for arguments in [['--seed', ''], ['--edition', ''], ['--start', '']]:
            with self.subTest(arguments=arguments):
                self.refused(2, 'random', *arguments)

    def test_a_time_that_is_no_number_is_refused(self):
        self.refused(2, 'bench', '--seconds', 'nan', '--json')


class BadFilesTest(CliTest):
    """Exit code 1, one line on stderr that names the file, the place and the reason, nothing on stdout."""

    def reading(self, path):
        """Every command that reads a position or a record."""
        return [['legal', path], ['legal', path, '--json'], ['apply', path, 'p1 one more'], ['explain', path, 'p1 one more'],
                ['replay', path], ['replay', path, '--at', '0'], ['replay', path, '--json'],
                ['perft', '2', '--position', path]]

    def test_no_file_a_folder_and_noise(self):
        noise = bytes(range(256)) * 40
        for path, reason in [(self.folder / 'missing.txt', 'cannot be read'),
                             (self.folder / 'no' / 'such' / 'file', 'cannot be read'),
                             (self.folder / ('x' * 300), 'cannot be read'),
                             (self.folder, 'is a folder'),
                             (self.file('noise.bin', noise), ''),
                             (self.file('zeros.bin', bytes(10000)), ''),
                             (self.file('blank.txt', '\n\n  \n# nothing\n'), ''),
                             (self.file('text.txt', 'hello\nworld\n'), ''),
                             (self.file('long.txt', 'x' * 1000000), ''),
                             (self.file('wide.txt', 'game vineta\n' + 'a ' * 100000), '')]:
            for arguments in self.reading(path):
                with self.subTest(arguments=[str(each)[-60:] for each in arguments]):
                    line = self.refused(1, *arguments, says=path.name)
                    self.assertIn(reason, line)
                    self.assertLess(len(line), 700)

    def test_an_empty_file(self):
        empty = self.file('empty.txt', '')
        for arguments in self.reading(empty):
            with self.subTest(arguments=[str(each)[-60:] for each in arguments]):
                self.refused(1, *arguments, says='empty.txt')

    def test_a_file_that_may_not_be_read(self):
        path = self.file('secret.txt', FLOOD)
        path.chmod(0)
        if os.access(path, os.R_OK):
            self.skipTest('this user may read everything')
        self.refused(1, 'legal', path, says='secret.txt: cannot be read')

    def test_an_unknown_game_in_a_file(self):
        for text in [FLOOD.replace('vineta', 'chess'), RECORD.replace('vineta', 'chess')]:
            path = self.file('other.txt', text)
            for arguments in self.reading(path):
                with self.subTest(arguments=[str(each)[-60:] for each in arguments]):
                    self.refused(1, *arguments, says='other.txt')

    def test_bad_positions_name_line_and_reason(self):
        for old, new, says in [
                ('players 2', 'players 99999999999999999999', 'line 2: players: '),
                ('players 2', 'players -2', 'line 2: players: '), ('players 2', 'players 7', 'line 2: players: '),
                ('phase play', 'phase lunch', 'line 3: phase: '),
                ('houses G0 rest', 'houses G0 amber 99999999999', 'line 4: houses G0: '),
                ('houses G0 rest', 'houses G9 rest', 'line 4: houses G9: '), ('p2: p2 2', 'p2: p2 5', 'line 5: row G1: '),
                ('p2: p2 2', 'p2: ' + ', '.join(['p2 2'] * 200), 'line 5: row G1: '),
                ('row G1', 'row Y0', 'line 5: row Y0: '),
                ('flood 3', 'flood 5', 'line 6: p1 chosen: '), ('flood 3', 'flood 3 x99999999999', 'line 6: p1 chosen: '),
                ('flood 1\n', 'flood 1\nweather fair\n', 'line 8: weather: unknown line'),
                ('flood 1\n', 'flood 1\np2 chosen flood 1\n', 'line 8: p2 chosen: this line is given twice')]:
            path = self.file('bad.txt', FLOOD.replace(old, new, 1))
            with self.subTest(new=new[:40]):
                for arguments in [['legal', path], ['perft', '1', '--position', path], ['apply', path, 'p1 flood 3 add G1'],
                                  ['explain', path, 'p1 flood 3 add G1', '--json']]:
                    self.refused(1, *arguments, says=f'bad.txt: {says}')

    def test_bad_records_name_line_reason_and_rule(self):
        for old, new, says in [
                ('record 1', 'record 2', 'line 1: '), ('rules 1', 'rules 2', 'line 3: rules: '),
                ('rules 1', 'rules 99999999999999999999', 'line 3: '), ('players 2', 'players 3', 'line '),
                ('edition nl', 'edition xx', 'line 5: edition: '), ('name p1 Anna', 'name p1 ', 'line 7: name: '),
                ('unfinished', 'p1 3, p2 4; winners p2', 'line 9: '), ('tribe fern', 'tribe gold', 'line 12: '),
                ('p2 place amber R1', 'p1 place amber R1', 'line 16: '), ('\n\n', '\n', 'line '), ('\n', '\r\n', 'line 1: '),
                ('p2 place amber R1\n', 'p2 place amber R1', 'line 16: '),
                ('p2 place amber R1', 'p2 place  amber R1', 'line 16: ')]:
            path = self.file('bad.txt', RECORD.replace(old, new))
            with self.subTest(new=new):
                for arguments in [['replay', path], ['replay', path, '--view', 'p1', '--json'],
                                  ['play', '--resume', '--record', path]]:
                    self.refused(1, *arguments, says=f'bad.txt: {says}')
        path = self.file('bad.txt', RECORD.replace('p2 place amber R1', 'p1 place amber R1'))
        self.refused(1, 'replay', path, says='(VN-SET-5)')

    def test_a_position_is_no_record_and_a_record_no_position(self):
        self.refused(1, 'replay', self.file('position.txt', FLOOD),
                     says="position.txt: line 1: expected 'springtide record 1'")
        self.refused(1, 'legal', self.file('record.txt', RECORD), says='record.txt: ')

    def test_messages_carry_no_control_characters_of_the_file(self):
        for line in ['\x1b[2J x', 'p1 \x07 x', 'edition \x1b[31mred', 'p1 hand \x1b[31mred']:
            with self.subTest(line=line):
                self.refused(1, 'legal', '-', answers=f'{FLOOD}{line}\n')
        for line in ['\x1b[2J x', 'name p1 \x1b[31mred', 'start \x1b[31m']:
            with self.subTest(line=line):
                self.refused(1, 'replay', '-', answers=RECORD.replace('start p1', line))
        self.refused(1, 'legal', '-', answers='game \x1b[31mred\n')

    def test_a_disk_that_is_full_is_an_error(self):
        if not os.path.exists('/dev/full'):
            self.skipTest('no /dev/full')
        record = self.file('record.txt', RECORD)
        for arguments in [['rules'], ['legal', self.file('flood.txt', FLOOD)], ['replay', record], ['--help'], ['random']]:
            with self.subTest(arguments=arguments[0]), open('/dev/full', 'wb') as full:
                process = subprocess.run([PROGRAM, *map(os.fspath, arguments)], stdout=full, stderr=subprocess.PIPE,
                                         env=self.environment, check=False, timeout=60)
                self.assertEqual(process.returncode, 1, process.stderr)
                self.assertRegex(process.stderr.decode(), r'\Aspringtide: [^\n]+\n\Z')


if __name__ == '__main__':
    if len(sys.argv) < 2 or not os.access(sys.argv[1], os.X_OK):
        sys.exit('usage: cli_test.py PATH_TO_SPRINGTIDE [unittest arguments]')
    PROGRAM = os.path.abspath(sys.argv.pop(1))
    unittest.main()
