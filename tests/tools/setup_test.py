"""What tools/setup.sh says and does where something is missing, with stand-ins on a PATH of its own: nothing is installed, no root."""
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
STAND_INS = {
    # Knows every package but those of $MISSING; one that was removed has left its settings.
    "dpkg-query": 'case " $MISSING " in *" $3 "*) exit 1 ;; *" removed:$3 "*) printf "deinstall ok config-files" ;; *) printf "install ok installed" ;; esac',
    "id": 'echo "$USER_ID"',
    "apt-get": 'echo "$DEBIAN_FRONTEND: apt-get $*" >>"$CALLS"; exit "${APT_ENDS:-0}"',
    "sudo": 'exec "$@"',
    "npm": "exit 0",
}


class Setup(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.path = self.folder / "bin"
        self.path.mkdir()
        for real in ("bash", "sh", "grep"):
            (self.path / real).symlink_to(shutil.which(real))
        for name, body in STAND_INS.items():
            (self.path / name).write_text(f"#!/bin/sh\n{body}\n")
            (self.path / name).chmod(0o755)
        self.calls = self.folder / "calls"

    def run_on(self, *command, missing="", user=1000, **environment):
        return subprocess.run(command, capture_output=True, text=True, env={
            "PATH": str(self.path), "CALLS": str(self.calls), "MISSING": missing, "USER_ID": str(user), **environment})

    def run_setup(self, *arguments, **how):
        return self.run_on("bash", ROOT / "tools/setup.sh", *arguments, **how)

    def called(self):
        return self.calls.read_text().splitlines() if self.calls.exists() else []

    def test_nothing_is_said_where_nothing_is_missing(self):
        result = self.run_setup()
        self.assertEqual((result.returncode, result.stdout, result.stderr), (0, "", ""))
        self.assertEqual(self.called(), [])

    def test_somebody_without_root_gets_the_one_command_that_needs_it(self):
        result = self.run_setup("--tests", missing="ninja-build removed:ccache chromium nginx-light", CHROMIUM="/opt/chromium")
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertEqual(self.called(), [])
        about, command = result.stderr.splitlines()
        self.assertIn("please run this", about)
        self.assertRegex(command, r"\A  sudo sh -c '[^']+'\Z")
        done = self.run_on("sh", "-euc", command)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        update, install = self.called()
        self.assertIn("apt-get update", update)
        self.assertEqual(install, "noninteractive: apt-get install -y --no-install-recommends ninja-build ccache nginx-light")

    def test_root_installs_what_is_missing(self):
        result = self.run_setup(missing="ccache", user=0)
        self.assertEqual((result.returncode, result.stdout, result.stderr), (0, "setup: installing ccache\n", ""))
        self.assertTrue(self.called()[-1].endswith("install -y --no-install-recommends ccache"))

    def test_what_apt_cannot_do_ends_it(self):
        self.assertEqual(self.run_setup(missing="ccache", user=0, APT_ENDS="100").returncode, 100)

    def test_another_system_is_told_what_to_install_by_hand(self):
        for name in ("apt-get", "dpkg-query", "npm"):
            (self.path / name).unlink()
        result = self.run_setup()
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        said, = result.stderr.splitlines()
        self.assertIn("this is not Debian", said)
        listed = said.partition("by hand: ")[2].split()
        self.assertLessEqual({"cmake", "clang-19", "ca-certificates", "libpq-dev", "nodejs", "npm"}, set(listed))


unittest.main()
