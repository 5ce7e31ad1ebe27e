"""What the oracles share, and what knows no rules: comparing a game with a program's trace, and counting sequences.

An oracle hands over `game_of_header(line)`, which makes a game from a `begin` line, and the order in which points are listed by rule id.
"""
import difflib
import subprocess


class Difference(Exception):
    """The trace and the oracle disagree, or the trace cannot be read."""


def points_line(seat, points, rule_order):
    entries = [rule + ' ' + str(points[rule]) for rule in rule_order if rule in points]
    return 'points ' + seat + ' ' + (', '.join(entries) or 'none')


class Comparison:
    def __init__(self, stream, game_of_header, rule_order):
        self.stream = stream
        self.game_of_header = game_of_header
        self.rule_order = rule_order
        self.line_number = 0
        self.at_end = False
        self.games = 0
        self.steps = 0
        self.header = None
        self.step = 0
        self.actions = []
        self.game = None

    def next_line(self):
        """The next line of the trace, None at its end."""
        line = self.stream.readline()
        if line == '':
            self.at_end = True
            return None
        self.line_number += 1
        return line.rstrip('\n')

    def expect_line(self):
        line = self.next_line()
        if line is None:
            raise Difference('the trace ends in the middle of a game')
        return line

    def run(self):
        while True:
            line = self.next_line()
            if line is None:
                return
            self.replay(line)
            self.games += 1

    def replay(self, header):
        self.header = header
        self.step = 0
        self.actions = []
        self.game = None
        if not header.startswith('begin '):
            raise Difference('expected a line `begin …`, read: ' + header)
        try:
            self.game = self.game_of_header(header)
        except (ValueError, IndexError) as error:
            raise Difference('cannot read the header: ' + str(error))
        while True:
            self.compare_position()
            line = self.expect_line()
            if line == 'legal' or line.startswith('legal '):
                self.compare_legal(line)
                self.carry_out(self.expect_line())
            else:
                self.compare_end(line)
                return

    def compare_position(self):
        line = self.expect_line()
        if line != 'position':
            raise Difference('expected `position`, read: ' + line)
        theirs = []
        line = self.expect_line()
        while line != 'end':
            theirs.append(line)
            line = self.expect_line()
        ours = self.game.position().split('\n')
        if theirs != ours:
            diff = difflib.unified_diff(ours, theirs, 'oracle position', 'trace position', lineterm='', n=3)
            raise Difference('the positions differ\n' + '\n'.join(diff))

    def compare_legal(self, line):
        theirs = line[len('legal '):].split('; ') if line != 'legal' else []
        ours = [action for seat in self.game.to_act() for action in self.game.legal(seat)]
        twice = sorted({action for action in theirs if theirs.count(action) > 1}) if len(set(theirs)) != len(theirs) else []
        if twice:
            raise Difference('the trace lists actions twice: ' + '; '.join(twice))
        if set(theirs) != set(ours):
            diff = difflib.unified_diff(sorted(ours), sorted(theirs), 'oracle legal', 'trace legal', lineterm='', n=0)
            raise Difference('the legal actions differ\n' + '\n'.join(diff) + '\n\nin the position\n' + self.game.position())

    def carry_out(self, line):
        if not line.startswith('do '):
            raise Difference('expected `do …`, read: ' + line)
        action = line[len('do '):]
        try:
            self.game.apply(action)
        except Illegal:
            raise Difference('the trace does what is not legal: ' + action)
        self.actions.append(action)
        self.step += 1
        self.steps += 1

    def compare_end(self, line):
        if self.game.phase != 'over':
            raise Difference('expected `legal …`, for the game is not over, read: ' + line)
        points = self.game.points()
        ours = [points_line(seat, points[seat], self.rule_order) for seat in self.game.seats]
        ours.append('winners ' + ' '.join(self.game.winners()))
        theirs = [line]
        while len(theirs) < len(ours):
            theirs.append(self.expect_line())
        if theirs != ours:
            diff = difflib.unified_diff(ours, theirs, 'oracle result', 'trace result', lineterm='', n=3)
            raise Difference('the results differ\n' + '\n'.join(diff) + '\n\nin the position\n' + self.game.position())
        line = self.expect_line()
        if line != 'finish':
            raise Difference('expected `finish`, read: ' + line)

    def report(self, difference):
        lines = ['DIFFERENCE in game ' + str(self.games + 1) + ', step ' + str(self.step) +
                 ' (line ' + str(self.line_number) + ' of the trace)',
                 'header: ' + str(self.header),
                 'last actions:' + ('' if self.actions else ' none')]
        first = max(0, len(self.actions) - 12)
        for number in range(first, len(self.actions)):
            lines.append('  ' + str(number + 1) + '  ' + self.actions[number])
        lines.append(str(difference))
        return '\n'.join(lines)


def compare(command, game_of_header, rule_order):
    try:
        program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding='utf-8', errors='replace')
    except OSError as error:
        print('cannot start ' + command[0] + ': ' + str(error))
        return 1
    comparison = Comparison(program.stdout, game_of_header, rule_order)
    try:
        comparison.run()
    except Difference as difference:
        print(comparison.report(difference))
        if comparison.at_end:
            print('the program ended with exit code ' + str(program.wait()))
        else:
            program.kill()
            program.wait()
        return 1
    code = program.wait()
    if code != 0:
        print('the program failed with exit code ' + str(code) + ' after ' + str(comparison.games) + ' games')
        return 1
    if comparison.games == 0:
        print('the program printed no game')
        return 1
    print('compared ' + str(comparison.games) + ' games, ' + str(comparison.steps) + ' steps: no difference')
    return 0


# ---------------------------------------------------------------------------------------------------------------------
# perft: count action sequences


def count_sequences(game, depth):
    """Sequences of this length where the first seat (in seat order) of those to act acts."""
    acting = game.to_act()
    if not acting:
        return 0
    actions = game.legal(acting[0])
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = game.copy()
        after.apply(action)
        total += count_sequences(after, depth - 1)
    return total


def perft(depth, make_game):
    for length in range(1, depth + 1):
        print('perft ' + str(length) + ' ' + str(count_sequences(make_game(), length)), flush=True)
    return 0
