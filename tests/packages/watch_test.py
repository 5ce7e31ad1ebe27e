#!/usr/bin/env python3
"""What operators watch with: Debian's Prometheus loads the alert rules, each alert is raised when it should be and not otherwise, and
every query of the dashboard is answered from a real server.

  watch_test.py PROGRAM
"""
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests/server'))
from wire import Server  # noqa: E402

PROGRAM = os.path.abspath(sys.argv.pop(1) if len(sys.argv) > 1 else ROOT / 'build/release/src/springtide')
RULES = ROOT / 'packaging/watch/springtide.rules.yml'
CASES = ROOT / 'tests/packages/rules_cases.yml'
DASHBOARD = ROOT / 'packaging/watch/springtide.dashboard.json'
# In seconds; the dashboard's own interval would be minutes.
INTERVAL = 5


def free_port():
    with socket.create_server(('127.0.0.1', 0)) as made:
        return made.getsockname()[1]


def queries():
    for panel in json.loads(DASHBOARD.read_text())['panels']:
        for target in panel['targets']:
            yield panel['title'], target['expr'].replace('$job', 'springtide').replace('$__rate_interval', f'{INTERVAL}s')


class Prometheus:
    """Asks the server each second, with the rules loaded."""

    def __init__(self, server_port, folder):
        self.port = free_port()
        config = pathlib.Path(folder) / 'prometheus.yml'
        config.write_text(json.dumps({
            'global': {'scrape_interval': '1s', 'evaluation_interval': '1s'}, 'rule_files': [str(RULES)],
            'scrape_configs': [{'job_name': 'springtide', 'static_configs': [{'targets': [f'127.0.0.1:{server_port}']}]}]}))
        self.process = subprocess.Popen(['prometheus', f'--config.file={config}', f'--storage.tsdb.path={folder}/data',
                                         f'--web.listen-address=127.0.0.1:{self.port}', '--log.level=error'])

    def ask(self, path, **words):
        url = f'http://127.0.0.1:{self.port}/api/v1/{path}?{urllib.parse.urlencode(words)}'
        with urllib.request.urlopen(url, timeout=10) as answer:
            return json.load(answer)['data']

    def result(self, query):
        return self.ask('query', query=query)['result']

    def wait_for(self, query, seconds=60):
        end = time.time() + seconds
        while time.time() < end:
            try:
                if self.result(query):
                    return
            except OSError:
                pass
            time.sleep(0.5)
        raise AssertionError(f'no answer to {query} in {seconds} s')

    def close(self):
        self.process.terminate()
        self.process.wait(30)


class WatchTest(unittest.TestCase):
    def test_every_alert_has_a_case_and_is_raised_in_it_alone(self):
        alerts = re.findall(r'- alert: (\w+)', RULES.read_text())
        self.assertGreater(len(alerts), 5)
        cases = CASES.read_text()
        for alert in alerts:
            self.assertRegex(cases, rf'alertname: {alert}\n +exp_alerts:\n +- exp_labels', f'{alert} is never raised')
            self.assertRegex(cases, rf'alertname: {alert}\n +exp_alerts: \[\]', f'{alert} is never silent')
        done = subprocess.run(['promtool', 'test', 'rules', CASES], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_prometheus_loads_the_rules_and_answers_every_panel(self):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(PROGRAM, os.path.join(folder, 'store.db'))
            prometheus = Prometheus(server.port, folder)
            try:
                subprocess.run([PROGRAM, 'load', '--connect', f'http://127.0.0.1:{server.port}', '--tables', '2', '--seats', '2', '--interval', '100',
                                '--seconds', '8'], check=True, capture_output=True)
                prometheus.wait_for(f'rate(springtide_entries_total{{job="springtide"}}[{INTERVAL}s]) > 0')
                for title, query in queries():
                    self.assertTrue(prometheus.result(query), f'{title}: nothing answers {query}')
                rules = prometheus.ask('rules')['groups'][0]['rules']
                self.assertEqual({rule['name']: rule['health'] for rule in rules}, {rule['name']: 'ok' for rule in rules})
                self.assertEqual([rule['name'] for rule in rules if rule['state'] != 'inactive'], [])
                server.kill()
                prometheus.wait_for('ALERTS{alertname="SpringtideDown"}')
            finally:
                prometheus.close()
                if server.process.poll() is None:
                    server.kill()


if __name__ == '__main__':
    unittest.main()
