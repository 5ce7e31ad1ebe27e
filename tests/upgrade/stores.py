"""The stores of tests/upgrade/stores, put where a server can open them."""
import contextlib
import json
import os
import pathlib
import sqlite3
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
STORES = HERE / 'stores'


def names(engine):
    """The files of an engine, by their schema."""
    return {int(path.stem.split('-')[1]): path for path in sorted(STORES.glob(f'{engine}-*.sql'))}


def known_of(path):
    """What the program that filled it knew of it: its first line."""
    with path.open(encoding='utf-8') as file:
        return json.loads(file.readline().removeprefix('-- '))


class SqlitePlace:
    engine = 'sqlite'

    def __init__(self, folder, name):
        self.address = os.path.join(folder, f'{name}.db')

    def load(self, path):
        with contextlib.closing(sqlite3.connect(self.address)) as database:
            database.executescript(path.read_text(encoding='utf-8'))

    def ask(self, *statements):
        """The rows of the last one."""
        with contextlib.closing(sqlite3.connect(self.address, timeout=10)) as database, database:
            for statement in statements:
                rows = database.execute(statement).fetchall()
        return [tuple(str(cell) for cell in row) for row in rows]


    def shape(self):
        """Tables, columns and indices."""
        return self.ask("SELECT m.name, c.name, c.type, c.\"notnull\", c.dflt_value, c.pk FROM sqlite_master m, pragma_table_info(m.name) c "
                        "WHERE m.type = 'table' ORDER BY 1, 2") + self.ask(
                            "SELECT name, tbl_name FROM sqlite_master WHERE type = 'index' ORDER BY 1")


class PostgresPlace:
    """A database of its own in the server that runs the test."""
    engine = 'postgres'

    def __init__(self, _, name):
        server = os.environ['SPRINGTIDE_TEST_POSTGRES']
        self.address = server.rsplit('/', 1)[0] + '/' + name
        self.run(server, '-c', f'DROP DATABASE IF EXISTS {name}', '-c', f'CREATE DATABASE {name}')

    @staticmethod
    def run(address, *words):
        done = subprocess.run(['psql', '-qtAX', '-v', 'ON_ERROR_STOP=1', '-F', '\t', address, *words], capture_output=True, text=True, timeout=120)
        if done.returncode != 0:
            raise AssertionError(done.stderr)
        return done.stdout

    def load(self, path):
        self.run(self.address, '-f', path)

    def ask(self, *statements):
        said = self.run(self.address, *(part for each in statements for part in ('-c', each)))
        return [tuple(line.split('\t')) for line in said.splitlines()]


    def shape(self):
        return self.ask("SELECT table_name, column_name, data_type, is_nullable, regexp_replace(column_default, '[a-z_0-9]+_seq', 'count') "
                        "FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2") + self.ask(
                            "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1")


PLACES = (SqlitePlace, PostgresPlace)
