"""A small parent that plays systemd's part: it hears how a server is doing, keeps its sockets and hands them to the next one."""
import contextlib
import os
import queue
import socket
import sys
import tempfile
import threading

from wire import Server

# Becomes the server, with the sockets where it expects them and the numbers of its own process.
HAND_OVER = '''
import fcntl, os, sys
given = [int(each) for each in os.environ.pop("HANDED").split(",") if each]
handed = [fcntl.fcntl(each, fcntl.F_DUPFD, 100) for each in given]
for each in given:
    os.close(each)
for number, each in enumerate(handed):
    os.dup2(each, 3 + number)
    os.close(each)
for name in ("LISTEN_PID", "WATCHDOG_PID"):
    os.environ.setdefault(name, str(os.getpid()))
os.execv(sys.argv[1], sys.argv[1:])
'''


class Supervisor:
    """What it hears is in `messages`, as dictionaries; what it keeps in `kept`, by name."""

    def __init__(self, is_abstract=False, keeps=True):
        self.folder = tempfile.TemporaryDirectory()
        address = f'@springtide-{os.getpid()}-{id(self)}' if is_abstract else os.path.join(self.folder.name, 'notify')
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind('\0' + address[1:] if is_abstract else address)
        self.environment = {'NOTIFY_SOCKET': address}
        self.messages = queue.Queue()
        self.kept, self.keeps = {}, keeps
        threading.Thread(target=self._hear, daemon=True).start()

    def _hear(self):
        with contextlib.suppress(OSError):
            while True:
                text, sockets, _, _ = socket.recv_fds(self.socket, 4096, 4)
                if not text:
                    return
                message = dict(line.split('=', 1) for line in text.decode().splitlines())
                if 'FDSTORE' in message and self.keeps:
                    self.kept[message['FDNAME']] = socket.socket(fileno=sockets[0])
                elif sockets:
                    os.close(sockets[0])
                if 'FDSTOREREMOVE' in message and message['FDNAME'] in self.kept:
                    self.kept.pop(message['FDNAME']).close()
                self.messages.put(message)

    def hear(self, key, seconds=30):
        """The next message that says something of the key; those before it are passed over."""
        while True:
            message = self.messages.get(timeout=seconds)
            if key in message:
                return message

    def serve(self, program, store, *flags, handed=None, environment=None, **rest):
        """A server with what is kept, or with the sockets that are named; its `handed` may be changed before a new start."""
        return Supervised(self, program, store, *flags, handed=handed, environment=environment, **rest)

    def close(self):
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()
        for each in self.kept.values():
            each.close()
        self.folder.cleanup()


class Supervised(Server):
    def __init__(self, supervisor, program, store, *flags, handed=None, environment=None, **rest):
        self.supervisor, self.handed = supervisor, handed
        super().__init__(program, store, *flags, environment={**supervisor.environment, **(environment or {})},
                         wrapper=(sys.executable, '-c', HAND_OVER), **rest)

    def start(self):
        handed = self.supervisor.kept if self.handed is None else self.handed
        self.sockets = [each.fileno() for each in handed.values()]
        self.environment |= {'HANDED': ','.join(map(str, self.sockets)), 'LISTEN_FDS': str(len(handed)), 'LISTEN_FDNAMES': ':'.join(handed)}
        super().start()
