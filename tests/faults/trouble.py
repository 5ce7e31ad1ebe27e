"""What can be done to a server from outside: disks without room, files that vanish, databases that stand still."""
import contextlib
import errno
import glob
import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile

from wire import wait_until


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


class Dial:
    """A number of milliseconds that programs loaded with `preloaded` go by."""

    def __init__(self, folder, name, library):
        self.path = os.path.join(folder, name)
        self.environment = {name: self.path, 'LD_PRELOAD': library}
        self.set(0)

    def set(self, milliseconds):
        with open(self.path + '.new', 'w', encoding='utf-8') as file:
            file.write(str(milliseconds))
        os.chmod(self.path + '.new', 0o644)
        os.rename(self.path + '.new', self.path)


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


PROGRAMS = os.path.dirname(sorted(glob.glob('/usr/lib/postgresql/*/bin/pg_ctl'))[-1])
AS_SERVER = ['runuser', '-u', 'postgres', '--'] if os.getuid() == 0 else []


def free_port():
    with socket.socket() as probe:
        probe.bind(('127.0.0.1', 0))
        return probe.getsockname()[1]


class Cluster(Database):
    """A PostgreSQL of the test's own: on its disk, in its network, or the standby of another."""

    def __init__(self, host='127.0.0.1', inside=(), environment=None, of=None, port=0, settings=()):
        super().__init__(tempfile.mkdtemp(prefix='springtide-faults.', dir='/tmp'))
        self.host, self.port, self.inside, self.settings = host, port or free_port(), list(inside), list(settings)
        # What sets the database up does not wait for a standby that is not there yet.
        self.environment = {**os.environ, 'PGOPTIONS': '-c synchronous_commit=local', **(environment or {})}
        if os.getuid() == 0:
            shutil.chown(self.folder, 'postgres')
        if of is None:
            self.run('initdb', '-D', self.data, '-U', 'springtide', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
            with open(os.path.join(self.data, 'pg_hba.conf'), 'a', encoding='utf-8') as file:
                file.write('host all all 10.0.0.0/8 trust\n')
            self.start()
            self.run('createdb', '-h', host, '-p', str(self.port), '-U', 'springtide', 'springtide')
        else:
            self.run('pg_basebackup', '-D', self.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync', '-d',
                     f'host={of.host} port={of.port} user=springtide application_name=standby')
            self.start()

    @property
    def data(self):
        return os.path.join(self.folder, 'data')

    @property
    def address(self):
        return f'postgresql://springtide@{self.host}:{self.port}/springtide'

    def run(self, program, *arguments):
        subprocess.run([*self.inside, *AS_SERVER, os.path.join(PROGRAMS, program), *arguments], check=True, cwd='/', env=self.environment,
                       stdout=subprocess.DEVNULL)

    def start(self):
        settings = [f'-c {each}' for each in (f'listen_addresses={self.host}', *self.settings)]
        self.run('pg_ctl', '-D', self.data, '-w', '-l', os.path.join(self.folder, 'log'), '-o',
                 f'-p {self.port} -k {self.folder} {" ".join(settings)}', 'start')

    def stop(self):
        self.run('pg_ctl', '-D', self.data, '-m', 'fast', '-w', 'stop')

    def ask(self, sql):
        answer = subprocess.run([os.path.join(PROGRAMS, 'psql'), '-h', self.folder, '-p', str(self.port), '-U', 'springtide', '-Atc', sql, 'springtide'],
                                check=True, capture_output=True, text=True)
        return answer.stdout.strip()

    def kill(self):
        """As a machine that is switched off: nobody is told anything."""
        for number in children_of(self.process()):
            with contextlib.suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        os.unlink(os.path.join(self.data, 'postmaster.pid'))  # it would have its successor wait for it

    def promote(self):
        self.run('pg_ctl', '-D', self.data, '-w', 'promote')

    def gone(self):
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            self.thaw()
            self.run('pg_ctl', '-D', self.data, '-m', 'immediate', '-w', 'stop')
        shutil.rmtree(self.folder, ignore_errors=True)


class Network:
    """A network of its own behind a cable that can be cut: whatever is sent over it then is lost without a word."""

    def __init__(self):
        self.name = f'faults{os.getpid()}'
        self.own, self.far = f'fo{os.getpid()}', f'ff{os.getpid()}'
        self.run('netns', 'add', self.name)
        self.run('link', 'add', self.own, 'type', 'veth', 'peer', 'name', self.far, 'netns', self.name)
        block = f'10.231.{os.getpid() % 250}'
        self.host = block + '.2'
        self.run('addr', 'add', block + '.1/30', 'dev', self.own)
        self.run('-n', self.name, 'addr', 'add', self.host + '/30', 'dev', self.far)
        for each in ([self.own], ['-n', self.name, self.far], ['-n', self.name, 'lo']):
            self.run(*each[:-1], 'link', 'set', each[-1], 'up')
        self.inside = ['ip', 'netns', 'exec', self.name]

    @staticmethod
    def run(*arguments):
        subprocess.run(['ip', *arguments], check=True)

    def cut(self):
        self.run('-n', self.name, 'link', 'set', self.far, 'down')

    def mend(self):
        self.run('-n', self.name, 'link', 'set', self.far, 'up')

    def gone(self):
        self.run('netns', 'del', self.name)


class Pooler:
    """A pgbouncer before a database."""

    def __init__(self, host, port, mode):
        self.folder = tempfile.mkdtemp(prefix='springtide-faults.', dir='/tmp')
        self.port, self.mode = free_port(), mode
        path = os.path.join(self.folder, 'pooler.ini')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(f'[databases]\nspringtide = host={host} port={port} dbname=springtide user=springtide\n[pgbouncer]\nlisten_addr = 127.0.0.1\n'
                       f'listen_port = {self.port}\nunix_socket_dir =\nauth_type = any\npool_mode = {mode}\ndefault_pool_size = 4\n'
                       f'ignore_startup_parameters = extra_float_digits\nlogfile = {self.folder}/log\npidfile = {self.folder}/pid\n')
        if os.getuid() == 0:
            for each in (self.folder, path):
                shutil.chown(each, 'postgres')
        self.command = [*AS_SERVER, 'pgbouncer', '-q', path]
        self.start()

    @property
    def address(self):
        return f'postgresql://springtide@127.0.0.1:{self.port}/springtide' + ('?pooling=transaction' if self.mode == 'transaction' else '')

    def start(self):
        self.process = subprocess.Popen(self.command, cwd='/', stderr=subprocess.DEVNULL)
        assert wait_until(self.answers)

    def answers(self):
        with socket.socket() as probe:
            return probe.connect_ex(('127.0.0.1', self.port)) == 0

    def kill(self):
        with open(os.path.join(self.folder, 'pid'), encoding='utf-8') as file:
            os.kill(int(file.read()), signal.SIGKILL)
        self.process.wait(10)

    def gone(self):
        with contextlib.suppress(OSError):
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
