"""An hour of load at constant memory: tables begin and end, players come and go, and the server is as large as before.

memory_test.py PROGRAM [SECONDS]. What it has read and opened in its first quarter counts as warming up.
"""
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM = sys.argv.pop(1) if len(sys.argv) > 1 else 'build/release/src/springtide'
SECONDS = int(sys.argv.pop(1)) if len(sys.argv) > 1 else 3560  # an hour with what is around it
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from wire import Server  # noqa: E402

MOST_GROWTH = 1.05
PAUSE = max(1, SECONDS // 360)


def megabytes(pid):
    """What the process has in memory that is no file's."""
    for line in pathlib.Path(f'/proc/{pid}/status').read_text().splitlines():
        if line.startswith('RssAnon:'):
            return int(line.split()[1]) / 1024
    raise RuntimeError('no size of the process')


def descriptors(pid):
    return len(os.listdir(f'/proc/{pid}/fd'))


class Memory(unittest.TestCase):
    def test_an_hour_of_load_leaves_the_server_as_large_as_it_was(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        server = Server(PROGRAM, os.path.join(folder.name, 'store.db'), log=os.path.join(folder.name, 'log'))
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        pid = server.process.pid
        load = subprocess.Popen([PROGRAM, 'load', '--connect', f'http://127.0.0.1:{server.port}', '--tables', '100', '--seats', '4',
                                 '--spectators', '1', '--interval', '500', '--seconds', str(SECONDS)],
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        samples = []
        while load.poll() is None:
            time.sleep(PAUSE)
            if load.poll() is None:
                samples.append((megabytes(pid), descriptors(pid)))
        said = load.stdout.read()
        load.stdout.close()
        print(said)
        self.assertEqual(load.returncode, 0)
        print(f'MB, every {PAUSE * 12} s:', ' '.join(f'{size:.1f}' for size, _ in samples[::12]))
        sixth = len(samples) // 6
        warm, late = samples[len(samples) // 4:][:sixth], samples[-sixth - 2:-2]
        for what, one in (('MB', 0), ('descriptors', 1)):
            before, after = (statistics.mean(each[one] for each in part) for part in (warm, late))
            print(f'{what}: {before:.1f} after warming up, {after:.1f} at the end')
            self.assertLess(after, before * MOST_GROWTH, what)
        self.assertEqual(server.stop(), 0)


if __name__ == '__main__':
    unittest.main()
