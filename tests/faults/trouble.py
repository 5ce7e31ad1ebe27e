"""What can be done to a server from outside: disks without room, files that vanish, databases that stand still."""
import contextlib
import errno
import glob
import json
import os
import shlex
import signal
import subprocess
import tempfile


class SmallDisk:
    """A file system of a few megabytes, which can be filled and emptied."""

    def __init__(self, megabytes):
        self.path = tempfile.mkdtemp()
        subprocess.run(['mount', '-t', 'tmpfs', '-o', f'size={megabytes}m', 'springtide-faults', self.path], check=True)
        self.ballast = os.path.join(self.path, 'ballast')

    def fill(self):
        """Whatever is freed meanwhile is taken, too, until not a page is left."""
        with open(self.ballast, 'ab', buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError as error:
                assert error.errno == errno.ENOSPC, error

    def empty(self):
        os.unlink(self.ballast)

    def gone(self):
        subprocess.run(['umount', '--lazy', self.path], check=True)
        os.rmdir(self.path)


def processor_time(process):
    """Seconds that a process has computed so far."""
    with open(f'/proc/{process.pid}/stat', encoding='utf-8') as file:
        fields = file.read().rpartition(')')[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')


class LogFile:
    """The log of a server, to be read while it runs."""

    def __init__(self, folder):
        self.path = os.path.join(folder, 'log')

    def lines(self):
        with open(self.path, encoding='utf-8') as file:
            return [json.loads(line) for line in file if line.endswith('\n')]

    def count(self, event):
        return sum(1 for line in self.lines() if line['event'] == event)


def children_of(process):
    """Its number and those of all that it has started."""
    found = [process]
    for path in glob.glob('/proc/[0-9]*/stat'):
        with contextlib.suppress(OSError), open(path, encoding='utf-8') as file:
            number, _, rest = file.read().partition(' (')
            if int(rest.rpartition(')')[2].split()[1]) == process:
                found.append(int(number))
    return found


class Database:
    """A PostgreSQL server by its folder."""

    def __init__(self, folder):
        self.folder = folder

    def process(self):
        with open(os.path.join(self.folder, 'data/postmaster.pid'), encoding='utf-8') as file:
            return int(file.readline())

    def signal(self, which):
        for number in children_of(self.process()):
            with contextlib.suppress(ProcessLookupError):
                os.kill(number, which)

    def freeze(self):
        """It stands still, with all its connections: whoever asks it hears nothing."""
        self.signal(signal.SIGSTOP)
        self.signal(signal.SIGSTOP)  # those that were just being born

    def thaw(self):
        self.signal(signal.SIGCONT)
