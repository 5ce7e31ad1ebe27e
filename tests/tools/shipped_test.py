"""What is shipped, its bill of materials and THIRD_PARTY.md say the same, and what is left out of one of them is found.

  shipped_test.py     after the program and the client were built
"""
import copy
import functools
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import spdx

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def run(*command, **more):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=ROOT, **more)


class Shipped(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.stage = cls.folder / "stage"
        for command in (("tools/install.sh", cls.stage), ("tools/sbom.py", cls.folder / "bill.json", f"springtide={cls.stage}")):
            result = run(*command)
            assert result.returncode == 0, result.stderr
        cls.bill = json.loads((cls.folder / "bill.json").read_text())

    def without(self, name):
        """The bill as it would be if nobody had thought of a package."""
        bill = copy.deepcopy(self.bill)
        gone = {each["SPDXID"] for each in bill["packages"] if each["name"] == name}
        self.assertEqual(len(gone), 1, name)
        bill["packages"] = [each for each in bill["packages"] if each["SPDXID"] not in gone]
        bill["relationships"] = [each for each in bill["relationships"] if each["relatedSpdxElement"] not in gone]
        return bill

    @functools.cache
    def owners(self):
        """Debian's package of each library that the loader finds, by dpkg's own word."""
        paths = re.findall(r"=> (/\S+)", run("ldd", self.stage / "usr/bin/springtide").stdout)
        real = {pathlib.Path(path).resolve(): path for path in paths}
        said = run("dpkg-query", "-S", *real, *(str(path).removeprefix("/usr") for path in real)).stdout
        known = {pathlib.Path(line.rpartition(": ")[2]).resolve(): line.split(":")[0] for line in said.splitlines()}
        return {path: known.get(target, "nobody") for target, path in real.items()}

    def libraries_not_in(self, bill):
        listed = {each["name"] for each in bill["packages"]}
        return [f"{path} of {owner}" for path, owner in self.owners().items() if owner not in listed]

    def npm_packages_not_in(self, bill):
        """Found in the client without asking its build: fonts by their bytes, code by what only that package says."""
        listed = {each["name"] for each in bill["packages"]}
        client = self.stage / "usr/share/springtide/web"
        contents = {path.read_bytes() for path in client.rglob("*.woff2")}
        fonts = {f"@fontsource/{path.parent.parent.name}" for path in ROOT.glob("web/node_modules/@fontsource/*/files/*.woff2")
                 if path.read_bytes() in contents}
        scripts = "\n".join(path.read_text() for path in client.rglob("*.js"))
        marks = {"svelte": "https://svelte.dev/e/", "vite": "vite:preloadError"}
        found = fonts | {name for name, mark in marks.items() if mark in scripts}
        self.assertEqual(len(found), 4, found)
        return sorted(found - listed)

    def test_it_is_spdx(self):
        self.assertEqual(spdx.structure(self.bill), [])

    def test_what_is_no_spdx_is_found(self):
        for spoil, said in (
            (lambda bill: bill["packages"][0].pop("downloadLocation"), "no downloadLocation"),
            (lambda bill: bill["files"][0].update(SPDXID=bill["files"][1]["SPDXID"]), "is there twice"),
            (lambda bill: bill["packages"].pop(), "which is not there"),
            (lambda bill: bill["files"][0]["checksums"].pop(), "no SHA256"),
            (lambda bill: bill["files"][0]["checksums"][0].update(checksumValue="0" * 40), "verification code"),
            (lambda bill: bill["creationInfo"].update(created="today"), "when it was made"),
        ):
            bill = copy.deepcopy(self.bill)
            spoil(bill)
            self.assertIn(said, "\n".join(spdx.structure(bill)))

    def test_every_file_is_there_with_its_sum(self):
        self.assertEqual(list(spdx.unlisted_files(self.bill, "springtide", self.stage)), [])
        bill = copy.deepcopy(self.bill)
        bill["files"] = [each for each in bill["files"] if not each["fileName"].endswith("usr/bin/springtide")]
        self.assertEqual(list(spdx.unlisted_files(bill, "springtide", self.stage)), ["usr/bin/springtide"])

    def test_every_library_is_there(self):
        self.assertGreater(len(self.owners()), 10)
        self.assertEqual(self.libraries_not_in(self.bill), [])
        self.assertIn("libpq5", "\n".join(self.libraries_not_in(self.without("libpq5"))))

    def test_what_is_compiled_in_is_there(self):
        self.assertLessEqual({"libboost1.81-dev", "libcli11-dev", "wasi-libc", "libc++-19-dev-wasm32"}, spdx.names(self.bill, "STATIC_LINK"))

    def test_every_npm_package_is_there(self):
        self.assertEqual(self.npm_packages_not_in(self.bill), [])
        for name in ("svelte", "@fontsource/grenze"):
            self.assertEqual(self.npm_packages_not_in(self.without(name)), [name])

    def test_third_party_names_what_is_carried_and_nothing_else(self):
        page = (ROOT / "THIRD_PARTY.md").read_text()
        self.assertEqual(spdx.told(page), spdx.carried(self.bill))
        self.assertIn("clsx", spdx.carried(self.bill) - spdx.told(page.replace("`clsx`", "")))

    def test_the_client_carries_the_licences(self):
        said = (self.stage / "usr/share/springtide/web/licences.txt").read_text()
        self.assertEqual(said, (ROOT / "packaging/debian/copyright").read_text())

    def test_it_is_the_same_again(self):
        result = run("tools/sbom.py", self.folder / "again.json", f"springtide={self.stage}")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual((self.folder / "again.json").read_bytes(), (self.folder / "bill.json").read_bytes())

    def test_a_client_of_another_build_is_refused(self):
        (self.folder / "client/usr/share/springtide/web").mkdir(parents=True)
        (self.folder / "client/usr/share/springtide/web/index.html").write_text("")
        result = run("tools/sbom.py", self.folder / "odd.json", f"springtide-server={self.folder / 'client'}")
        self.assertEqual(result.returncode, 1)
        self.assertIn("is of another build", result.stderr)


unittest.main()
