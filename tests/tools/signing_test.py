"""What tools/sign.sh signs is verified by the commands of docs/releasing.md, and nothing else is: with a key made for the test; and
the tag of that page makes a version of a commit."""
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COMMANDS = re.search(r"## Verifying.*?```\n(.*?)```", (ROOT / "docs/releasing.md").read_text(), re.DOTALL)[1]


class Signing(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.shipped = self.folder / "shipped"
        self.shipped.mkdir()
        (self.shipped / "springtide.deb").write_text("a package")
        (self.shipped / "springtide.spdx.json").write_text("a bill")
        self.key = self.make_key("release")
        self.assertEqual(self.sign(self.key).returncode, 0)
        self.trust(self.key, "springtide-release")

    def make_key(self, name):
        key = self.folder / name
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key], check=True)
        return key

    def sign(self, key):
        return subprocess.run([ROOT / "tools/sign.sh", self.shipped, key], capture_output=True, text=True)

    def trust(self, key, purpose):
        public = " ".join(key.with_suffix(".pub").read_text().split()[:2])
        line = f'releases@springtide.example.org namespaces="{purpose}" {public}\n'
        (self.folder / "allowed_signers").write_text(line)
        shutil.copy(self.folder / "allowed_signers", self.shipped)

    def verifies(self):
        return subprocess.run(["bash", "-euc", COMMANDS], cwd=self.shipped, capture_output=True).returncode == 0

    def test_what_was_signed_is_verified(self):
        self.assertTrue(self.verifies())

    def test_a_changed_file_is_not(self):
        (self.shipped / "springtide.deb").write_text("another package")
        self.assertFalse(self.verifies())

    def test_changed_sums_are_not(self):
        (self.shipped / "springtide.deb").write_text("another package")
        sums = subprocess.run(["sha256sum", "springtide.deb", "springtide.spdx.json"], cwd=self.shipped, capture_output=True, check=True)
        (self.shipped / "SHA256SUMS").write_bytes(sums.stdout)
        self.assertFalse(self.verifies())

    def test_another_key_is_not(self):
        self.assertEqual(self.sign(self.make_key("other")).returncode, 0)
        self.assertFalse(self.verifies())

    def test_a_key_for_something_else_is_not(self):
        self.trust(self.key, "letters")
        self.assertFalse(self.verifies())

    def test_no_key_and_no_files_are_told(self):
        self.assertIn("there is no key", self.sign(self.folder / "nowhere").stderr)
        shutil.rmtree(self.shipped)
        self.shipped.mkdir()
        self.assertIn("has no files", self.sign(self.key).stderr)


class Tag(unittest.TestCase):
    def test_as_the_page_sets_it_makes_a_release(self):
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, folder)
        (folder / "tools").mkdir()
        shutil.copy(ROOT / "tools/version.sh", folder / "tools")
        shutil.copy(ROOT / "CMakeLists.txt", folder)
        project = re.search(r"springtide VERSION ([0-9.]+)", (folder / "CMakeLists.txt").read_text())[1]
        tag = re.search(r"^git tag .*?v[0-9.]+", (ROOT / "docs/releasing.md").read_text(), re.MULTILINE)[0]

        def run(command):
            return subprocess.run(["bash", "-euc", command], cwd=folder, capture_output=True, text=True, check=True).stdout

        run("git init -q && git add . && git -c user.name=a -c user.email=a@example.org commit -qm a")
        self.assertRegex(run("tools/version.sh"), rf"^{project}~\d{{8}}\.\d{{6}}\n$")
        run(tag)
        self.assertEqual(run("tools/version.sh"), f"{project}\n")


unittest.main()
