#!/usr/bin/env python3
"""The server under a supervisor such as systemd: what it tells, the watchdog, sockets that are handed over.

  supervisor_test.py PROGRAM
"""
import os
import queue
import signal
import socket
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from supervisor import Supervisor  # noqa: E402
from wire import Server  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else 'build/springtide')


def listening():
    made = socket.create_server(('127.0.0.1', 0))
    made.settimeout(30)
    return made, made.getsockname()[1]


class SupervisorTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.store = os.path.join(self.folder.name, 'store.db')
        self.supervisor = Supervisor()
        self.addCleanup(self.supervisor.close)

    def serve(self, *flags, **rest):
        server = self.supervisor.serve(PROGRAM, self.store, *flags, **rest)
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        return server

    def messages_of(self, seconds):
        """All that is heard in this time."""
        heard, end = [], time.time() + seconds
        while (left := end - time.time()) > 0:
            try:
                heard.append(self.supervisor.messages.get(timeout=left))
            except queue.Empty:
                break
        return heard

    def test_tells_when_it_is_ready_reloads_and_stops(self):
        config = os.path.join(self.folder.name, 'springtide.conf')

        def settings(text):
            with open(config, 'w', encoding='utf-8') as file:
                file.write(text)

        settings('log-level = info\n')
        server = self.serve('--config', config)
        self.assertEqual(self.supervisor.hear('READY')['READY'], '1')
        self.assertEqual(server.request('GET', '/readyz')[0], 200)
        before = time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1000
        server.process.send_signal(signal.SIGHUP)
        reloading = self.supervisor.hear('RELOADING')
        self.assertGreaterEqual(int(reloading['MONOTONIC_USEC']), before)
        self.assertEqual(self.supervisor.hear('READY')['STATUS'], 'settings read again')
        settings('log-level = shouting\n')
        server.process.send_signal(signal.SIGHUP)
        self.supervisor.hear('RELOADING')
        self.assertRegex(self.supervisor.hear('READY')['STATUS'], 'nothing is changed: .*line 1.*shouting')
        server.process.terminate()
        self.assertEqual(self.supervisor.hear('STOPPING')['STOPPING'], '1')
        self.assertEqual(server.close(), 0)

    def test_is_heard_at_an_address_that_is_no_file(self):
        self.supervisor.close()
        self.supervisor = Supervisor(is_abstract=True)
        self.addCleanup(self.supervisor.close)
        self.serve()
        self.supervisor.hear('READY')

    def test_serves_without_anybody_who_listens(self):
        server = Server(PROGRAM, self.store, environment={'NOTIFY_SOCKET': os.path.join(self.folder.name, 'nobody'), 'WATCHDOG_USEC': '30000'})
        time.sleep(0.2)
        self.assertEqual(server.request('GET', '/readyz')[0], 200)
        self.assertEqual(server.stop(), 0)

    def test_the_watchdog_hears_of_a_server_that_turns_and_of_no_other(self):
        server = self.serve(environment={'WATCHDOG_USEC': '300000'})
        for _ in range(3):
            self.supervisor.hear('WATCHDOG')
        server.process.send_signal(signal.SIGSTOP)
        self.messages_of(0.5)
        self.assertEqual(self.messages_of(1), [])
        server.process.send_signal(signal.SIGCONT)
        self.supervisor.hear('WATCHDOG')
        server.stop()
        self.messages_of(0.2)
        self.serve(environment={'WATCHDOG_USEC': '300000', 'WATCHDOG_PID': '1'})
        self.assertFalse([message for message in self.messages_of(1) if 'WATCHDOG' in message], 'it was meant for another')

    def test_serves_the_socket_it_was_started_for(self):
        made, port = listening()
        early = socket.create_connection(('127.0.0.1', port), 30)
        early.sendall(b'GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n')
        self.serve(handed={'springtide.socket': made}, port=port)
        self.assertIn(b' 200 ', early.recv(100))
        self.supervisor.hear('READY')
        self.assertEqual(self.supervisor.kept, {}, 'who made it keeps it')
        early.close()
        made.close()

    def test_what_it_listens_on_outlives_it(self):
        server = self.serve()
        name = self.supervisor.hear('FDSTORE')['FDNAME']
        self.assertEqual(name, f'127.0.0.1-{server.port}')
        self.supervisor.hear('READY')
        server.kill()
        early = socket.create_connection(('127.0.0.1', server.port), 30)
        early.sendall(b'GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n')
        server.start()
        self.assertIn(b' 200 ', early.recv(100))
        early.close()
        server.stop()
        self.assertEqual(list(self.supervisor.kept), [name])

    def test_gives_up_a_socket_that_no_setting_names(self):
        made, port = listening()
        server = self.serve(handed={'old': made})
        removed = self.supervisor.hear('FDSTOREREMOVE')
        self.assertEqual(removed['FDNAME'], 'old')
        made.close()
        self.assertRaises(ConnectionRefusedError, socket.create_connection, ('127.0.0.1', port), 30)
        server.stop()
        self.assertRegex(server.log, rf'"event":"socket_not_wanted","address":"127.0.0.1","port":{port}')

    def test_leaves_alone_what_was_handed_to_another_or_does_not_listen(self):
        made, port = listening()
        with self.assertRaisesRegex(RuntimeError, 'cannot be listened on'):  # it does not take it, and it is taken
            self.serve(handed={'a': made}, port=port, environment={'LISTEN_PID': '1'})
        made.close()
        with socket.socket() as deaf:
            self.serve(handed={'a': deaf})
            self.assertEqual(self.supervisor.hear('FDSTOREREMOVE')['FDNAME'], 'a')


if __name__ == '__main__':
    unittest.main()
