"""A program at a terminal of its own, and the server that it starts there."""
import fcntl
import os
import pty
import re
import select
import subprocess
import termios
import time

from wire import Server

TIME = 120  # enough on a machine that is busy


class Desk:
    """The program alone, with a terminal of its own or with none; `said` is all that it has said."""

    def __init__(self, command, environment, has_terminal=True):
        self.said = ''
        self.terminal, inside = pty.openpty() if has_terminal else os.pipe()
        os.set_blocking(self.terminal, False)
        standard = {'stdin': inside if has_terminal else subprocess.DEVNULL, 'stdout': inside, 'stderr': inside}

        def take_terminal():
            if has_terminal:
                fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(command, env=environment, start_new_session=True, preexec_fn=take_terminal, **standard)
        if not has_terminal:
            os.close(inside)
            self.inside = None
        else:
            self.inside = inside  # or what is said last could be lost

    def read(self):
        """A little more of what it says; false if there is no more for now."""
        if not select.select([self.terminal], [], [], 0.1)[0]:
            return False
        try:
            text = os.read(self.terminal, 65536).decode().replace('\r\n', '\n')
        except OSError:  # nobody is at the other end any more
            return False
        self.said += text
        return bool(text)

    def until(self, pattern):
        end = time.time() + TIME
        while not (found := re.search(pattern, self.said)):
            if not self.read() and (time.time() > end or self.process.poll() is not None and not self.read()):
                raise AssertionError(f'{pattern} is not in: {self.said}')
        return found

    def port(self):
        return int(self.until(r'Springtide is at http://127\.0\.0\.1:(\d+)/\n')[1])

    def type(self, keys):
        os.write(self.terminal, keys)

    def end(self):
        code = self.process.wait(TIME)
        while self.read():
            pass
        return code

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(TIME)
        for file in (self.terminal, self.inside):
            if file is not None:
                os.close(file)


class Reached(Server):
    """The server of a desk, which somebody else has started."""

    def __init__(self, port):
        self.port = port
