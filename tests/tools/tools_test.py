"""The checks under tools/ pass on the project and go red on planted faults.

  tools_test.py COMPILER
"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COMPILER = sys.argv.pop() if len(sys.argv) > 1 else "clang++-19"


def run(*command):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True)


class Tools(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def plant(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def check_layers(self):
        return run("python3", ROOT / "tools/check_layers.py", self.folder)

    def check_format(self, source):
        self.plant("plain.cpp", source)
        shutil.copy(ROOT / ".clang-format", self.folder)
        run("git", "init", "-q", self.folder)
        return run(ROOT / "tools/check_format.sh", self.folder)

    def test_format_allows_what_is_formatted(self):
        self.assertEqual(self.check_format("int twice(int a) { return 2 * a; }\n").returncode, 0)

    def test_format_catches_what_is_not(self):
        result = self.check_format("int twice( int a ){return 2*a;}\n")
        self.assertEqual(result.returncode, 1)
        self.assertIn("plain.cpp:1", result.stdout)

    def tidy(self, source):
        file = self.plant("plain.cpp", source)
        shutil.copy(ROOT / ".clang-tidy", self.folder)
        command = f"clang++-19 -std=c++20 -o src/plain.o -c {file}"
        self.plant("compile_commands.json", json.dumps([{"directory": str(self.folder), "command": command, "file": str(file)}]))
        return run("python3", ROOT / "tools/tidy.py", self.folder)

    def test_tidy_catches_a_finding_until_it_is_mended(self):
        twice = "#include <string>\n#include <utility>\nvoid keep(std::string);\nvoid keep_twice(std::string text) {{\n  keep({});\n  keep(text);\n}}\n"
        for _ in range(2):  # a second look does not make it clean
            result = self.tidy(twice.format("std::move(text)"))
            self.assertEqual(result.returncode, 1, result.stdout)
            self.assertIn("bugprone-use-after-move", result.stdout)
        self.assertEqual(self.tidy(twice.format("text")).returncode, 0)
        self.assertIn("1 batches, 0 of them new", self.tidy(twice.format("text")).stdout)

    def test_races_are_shown(self):
        races = ROOT / "tests/tools/races.sh"
        self.assertEqual(run(races, "--forget", self.folder / "races").returncode, 0)
        self.assertEqual(run(races, self.folder / "races").returncode, 0)
        self.plant("races/race.1", "data race on count")
        result = run(races, self.folder / "races")
        self.assertEqual((result.returncode, result.stdout), (1, "data race on count"))

    def check_part(self, *command):
        for kind in ("log", "time"):
            self.addCleanup((ROOT / f"build/parts/planted.{kind}").unlink, missing_ok=True)
        return run(ROOT / "tools/part.sh", "planted", *command)

    def test_a_part_that_fails_is_shown_and_fails(self):
        result = self.check_part("sh", "-c", "echo what went wrong >&2; exit 3")
        self.assertEqual(result.returncode, 1)
        self.assertIn("what went wrong", result.stdout)
        result = self.check_part("echo", "all is well")
        self.assertEqual(result.returncode, 0)
        self.assertNotIn("all is well", result.stdout)

    def soak(self, *words):
        return run(self.folder / "tools/soak.sh", *words)

    def begin_soak(self, soaked):
        run("git", "init", "-q", self.folder)
        self.plant(".gitignore", "/build/\n")
        self.plant("tests/soaked", soaked)
        self.plant("tools/soak.sh", (ROOT / "tools/soak.sh").read_text()).chmod(0o755)

    def commit(self, path, text):
        self.plant(path, text)
        git = ["git", "-C", self.folder, "-c", "user.name=x", "-c", "user.email=x@example.org"]
        run(*git, "add", "-A")
        self.assertEqual(run(*git, "commit", "-qm", "x").returncode, 0)

    def test_soak_knows_what_has_passed_on_this_source(self):
        self.begin_soak("")
        self.commit("src/a.h", "1\n")
        self.assertIn("fuzz: not yet", self.soak("list").stdout)
        passed = [f"{part} {self.soak('source', part).stdout.strip()} 12 2026-01-02\n" for part in ("fuzz", "web")]
        self.plant("tests/soaked", f"{passed[0]}laws 0123456789ab 12 2026-01-02\n{passed[1]}")
        self.assertIn("fuzz: passed in 12 s", self.soak("list").stdout)
        self.assertIn("laws: not yet", self.soak("list").stdout)
        self.commit("docs/page.md", "words\n")
        self.assertIn("fuzz: passed in 12 s", self.soak("list").stdout)
        self.assertIn("web: passed in 12 s", self.soak("list").stdout)
        self.plant("tests/soaked", "".join([*passed, f"packages {self.soak('source', 'packages').stdout.strip()} 12 2026-01-02\n"]))
        self.assertIn("packages: passed in 12 s", self.soak("list").stdout)
        self.commit("docs/operations.md", "commands\n")
        self.assertIn("packages: not yet", self.soak("list").stdout)
        self.assertIn("web: passed in 12 s", self.soak("list").stdout)
        self.commit("web/a.ts", "1\n")
        self.assertIn("fuzz: passed in 12 s", self.soak("list").stdout)
        self.assertIn("web: not yet", self.soak("list").stdout)
        self.plant("tests/soaked", f"{passed[0]}oracle {self.soak('source', 'oracle').stdout.strip()} 12 2026-01-02\n")
        self.commit("src/server/a.h", "1\n")
        self.assertIn("fuzz: not yet", self.soak("list").stdout)
        self.assertIn("oracle: passed in 12 s", self.soak("list").stdout)
        self.plant("src/a.h", "2\n")
        self.assertEqual(self.soak("fuzz").returncode, 1)
        self.commit("src/a.h", "2\n")
        self.assertIn("oracle: not yet", self.soak("list").stdout)

    def test_soak_notes_the_source_that_a_part_began_with(self):
        self.begin_soak("")
        self.commit("Makefile", "test:\n\techo new > page.txt && git add page.txt\n")
        begun = self.soak("source").stdout.strip()
        self.assertEqual(self.soak("test").returncode, 0)
        self.assertEqual((self.folder / "tests/soaked").read_text().split()[:2], ["test", begun])
        self.commit("page.txt", "new\n")
        self.assertIn("test: not yet", self.soak("list").stdout)

    def test_soak_notes_what_passes_and_nothing_else(self):
        self.begin_soak("fuzz 0123456789ab 12 2026-01-02\nlaws 0123456789ab 34 2026-01-02\n")
        self.commit("Makefile", "test:\n\ttest -e build/ready\n")
        self.assertEqual(self.soak("test").returncode, 1)
        self.assertNotIn("test ", (self.folder / "tests/soaked").read_text())
        ready = self.plant("build/ready", "")
        self.assertEqual(self.soak("test").returncode, 0)
        noted = [line.split() for line in (self.folder / "tests/soaked").read_text().splitlines()]
        self.assertEqual([line[0] for line in noted], ["fuzz", "laws", "test"])
        self.assertEqual(noted[2][1], self.soak("source").stdout.strip())
        self.assertIn("test: passed", self.soak("list").stdout)
        ready.unlink()  # what fails on the same source has not passed
        self.assertEqual(self.soak("test").returncode, 1)
        self.assertIn("test: not yet", self.soak("list").stdout)

    def test_the_client_says_why_npm_failed(self):
        for name in ("package.json", "package-lock.json"):
            self.plant(f"web/{name}", "{}")
        self.plant("tools/web.sh", (ROOT / "tools/web.sh").read_text())
        self.plant("bin/npm", "#!/bin/sh\necho 'npm error code ENOTFOUND' >&2\nexit 1\n").chmod(0o755)
        self.plant("bin/node", "#!/bin/sh\nexit 0\n").chmod(0o755)
        result = run("env", f"PATH={self.folder / 'bin'}:/usr/bin:/bin", "bash", self.folder / "tools/web.sh", "install")
        self.assertEqual(result.returncode, 1)
        self.assertIn("npm error code ENOTFOUND", result.stderr)
        self.assertIn("failed: npm ci", result.stderr)

    def test_layers_hold(self):
        result = run("python3", ROOT / "tools/check_layers.py")
        self.assertEqual(result.returncode, 0, result.stdout)

    def test_layers_allow_a_downward_include(self):
        self.plant("core/seat.h", '#include "base/enum.h"\n')
        self.assertEqual(self.check_layers().returncode, 0)

    def test_layers_catch_an_upward_include(self):
        self.plant("base/enum.h", '#include "core/seat.h"\n')
        result = self.check_layers()
        self.assertEqual(result.returncode, 1)
        self.assertIn("base/enum.h:1", result.stdout)

    def test_layers_catch_one_game_in_another(self):
        self.plant("games/vigo/rules/state.h", '#include "games/vineta/rules/state.h"\n')
        self.assertEqual(self.check_layers().returncode, 1)

    def test_layers_catch_a_game_that_is_named_in_what_games_share(self):
        self.plant("games/vigo/rules/state.h", "struct Vigo {};\n")
        self.plant("games/list.h", '#include "games/vigo/rules/state.h"\n')
        self.assertEqual(self.check_layers().returncode, 0)
        self.plant("arena/pack.h", "// As in Vigo.\n")
        result = self.check_layers()
        self.assertEqual(result.returncode, 1)
        self.assertIn("arena/pack.h:1: what games share names one", result.stdout)

    def test_layers_catch_a_heap_header_in_the_rules(self):
        self.plant("games/vineta/rules/state.h", "#include <vector>\n")
        self.assertEqual(self.check_layers().returncode, 1)

    def check_symbols(self, source):
        object_file = self.folder / "rules.o"
        compiled = run(COMPILER, "-std=c++20", "-O2", "-c", self.plant("rules.cpp", source), "-o", object_file)
        self.assertEqual(compiled.returncode, 0, compiled.stderr)
        return run(ROOT / "tools/check_symbols.sh", object_file)

    def test_symbols_allow_plain_code(self):
        self.assertEqual(self.check_symbols("int twice(int x) { return 2 * x; }").returncode, 0)

    def test_symbols_catch_an_allocation(self):
        self.assertEqual(self.check_symbols("int* make() { return new int[100]; }").returncode, 1)

    def test_symbols_catch_output(self):
        self.assertEqual(self.check_symbols('#include <cstdio>\nvoid tell(int x) { std::printf("%d", x); }').returncode, 1)

    def test_symbols_catch_an_exception(self):
        self.assertEqual(self.check_symbols("void fail() { throw 1; }").returncode, 1)

    def check_matrix(self, page, scenarios):
        self.plant("docs/rules/vineta.md", page)
        self.plant("tests/scenarios/vineta/all.scn", scenarios)
        return run("python3", ROOT / "tools/rule_matrix.py", self.folder)

    def test_matrix_is_complete(self):
        result = run("python3", ROOT / "tools/rule_matrix.py")
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertIn("VN-FLD-1", result.stdout)

    def test_matrix_catches_a_rule_without_a_scenario(self):
        many = "scenario VN-FLD-1: a title\n" * 150
        self.assertEqual(self.check_matrix("- **VN-FLD-1** text\n", many).returncode, 0)
        result = self.check_matrix("- **VN-FLD-1** text\n- **RU-1** text\n", many)
        self.assertEqual(result.returncode, 1)
        self.assertIn("no scenario names RU-1", result.stdout)

    def test_matrix_catches_an_unknown_id_and_too_few_scenarios(self):
        result = self.check_matrix("- **VN-FLD-1** text\n", "scenario VN-FLD-1 VN-FLD-9: a title\n")
        self.assertIn("unknown rule id VN-FLD-9", result.stdout)
        self.assertIn("at least 150", result.stdout)
        self.assertEqual(result.returncode, 1)


unittest.main()
