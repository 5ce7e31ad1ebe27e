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
import tarfile
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
        for command in (("tools/install.sh", cls.stage), ("tools/desk.sh", cls.folder / "archive")):
            result = run(*command)
            assert result.returncode == 0, result.stderr
        archive, = (cls.folder / "archive").iterdir()
        with tarfile.open(archive) as files:
            files.extractall(cls.folder)
        cls.desk = cls.folder / archive.name.removesuffix(".tar.gz")
        result = cls.write("bill.json")
        assert result.returncode == 0, result.stderr
        cls.bill = json.loads((cls.folder / "bill.json").read_text())

    @classmethod
    def write(cls, name):
        return run("tools/sbom.py", cls.folder / name, f"springtide={cls.stage}", f"springtide-desk={cls.desk}")

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

    def test_every_file_of_the_desk_archive_is_there_with_its_sum(self):
        self.assertEqual(list(spdx.unlisted_files(self.bill, "springtide-desk", self.desk)), [])
        bill = copy.deepcopy(self.bill)
        file, = (each for each in bill["files"] if each["fileName"] == "./springtide-desk/lib/libc.so.6")
        for each in file["checksums"]:
            each["checksumValue"] = each["checksumValue"][::-1]
        self.assertEqual(list(spdx.unlisted_files(bill, "springtide-desk", self.desk)), ["lib/libc.so.6"])

    def test_every_library_is_there(self):
        self.assertGreater(len(self.owners()), 10)
        self.assertEqual(self.libraries_not_in(self.bill), [])
        self.assertIn("libpq5", "\n".join(self.libraries_not_in(self.without("libpq5"))))

    def test_the_desk_archive_contains_its_libraries_and_certificates(self):
        carried = {path.name for path in (self.desk / "lib").iterdir()} - {"springtide"}
        loaded = {pathlib.Path(path).name for path in self.owners()}
        self.assertEqual({name for name in carried - loaded if not name.startswith("ld-linux")}, set())
        self.assertEqual(loaded - carried, set())
        listed = spdx.listed_packages(self.desk / "share/doc/libraries/packages")
        self.assertEqual(set(self.owners().values()) | {"ca-certificates"}, set(listed))
        for package in listed:
            self.assertTrue((self.desk / "share/doc/libraries" / package).stat().st_size > 0, package)
        self.assertEqual(spdx.not_inside(self.bill, "springtide-desk", listed), [])
        for name in ("libgnutls30", "ca-certificates"):
            self.assertEqual(spdx.not_inside(self.without(name), "springtide-desk", listed), [name])
        self.assertEqual(spdx.not_inside(self.bill, "springtide-desk", {**listed, "libssl3": "3.0.0"}), ["libssl3"])
        linked = copy.deepcopy(self.bill)  # but not inside
        linked["relationships"] = [each for each in linked["relationships"] if not each["relatedSpdxElement"].endswith("deb-libpq5")
                                   or each["relationshipType"] != "CONTAINS"]
        self.assertEqual(spdx.not_inside(linked, "springtide-desk", listed), ["libpq5"])

    def test_libraries_and_certificates_of_elsewhere_are_refused(self):
        for name in ("lib/libz.so.1", "share/springtide/certificates.pem"):
            odd = self.folder / "odd"
            for each in ("lib/springtide", name):
                (odd / each).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(self.desk / each, odd / each)
            with (odd / name).open("a") as file:
                file.write("-----BEGIN CERTIFICATE-----\n")
            result = run("tools/sbom.py", self.folder / "odd.json", f"springtide-desk={odd}")
            self.assertEqual(result.returncode, 1, name)
            self.assertIn(name, result.stderr)
            shutil.rmtree(odd)

    def test_what_is_linked_into_the_launcher_is_there(self):
        launcher, = (each["SPDXID"] for each in self.bill["files"] if each["fileName"] == "./springtide-desk/springtide")
        own = {**self.bill, "relationships": [each for each in self.bill["relationships"] if each["spdxElementId"] == launcher]}
        self.assertLessEqual({"libc6-dev", "libstdc++-12-dev", "libgcc-12-dev"}, spdx.names(own, "STATIC_LINK"))

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
        result = self.write("again.json")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual((self.folder / "again.json").read_bytes(), (self.folder / "bill.json").read_bytes())

    def test_a_client_of_another_build_is_refused(self):
        (self.folder / "client/usr/share/springtide/web").mkdir(parents=True)
        (self.folder / "client/usr/share/springtide/web/index.html").write_text("")
        result = run("tools/sbom.py", self.folder / "odd.json", f"springtide-server={self.folder / 'client'}")
        self.assertEqual(result.returncode, 1)
        self.assertIn("is of another build", result.stderr)


class Release(unittest.TestCase):
    """What is gathered, of stand-ins for what was built."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.tree = self.folder / "tree"
        for each in ("tools/release.sh", "tools/sign.sh", "tools/version.sh", "CMakeLists.txt"):
            (self.tree / each).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / each, self.tree / each)
        (self.tree / ".gitignore").write_text("build\n")
        self.version = run(self.tree / "tools/version.sh", "--project").stdout.strip()
        self.built = {kind: f"springtide{rest}" for kind, rest in (
            ("deb", f"_{self.version}_amd64.deb"), ("desk", f"-{self.version}-linux-x86_64.tar.gz"), ("image", "-image.tar"),
            ("sbom", f"-{self.version}.spdx.json"))}
        for kind, name in self.built.items():
            (self.tree / "build" / kind).mkdir(parents=True)
            (self.tree / "build" / kind / name).write_text(kind)
        self.key = self.folder / "key"
        for command in (("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.key), ("git", "init", "-q"), ("git", "add", "."),
                        ("git", "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "a"),
                        ("git", "tag", f"v{self.version}")):
            subprocess.run(command, check=True, cwd=self.tree, capture_output=True)

    def test_has_packages_desk_archive_image_and_bill(self):
        result = run(self.tree / "tools/release.sh", self.key)
        self.assertEqual(result.returncode, 0, result.stderr)
        image = f"springtide-{self.version}-image-{run('uname', '-m').stdout.strip()}.tar"
        wanted = {self.built["deb"], self.built["desk"], self.built["sbom"], image}
        self.assertEqual({path.name for path in (self.tree / "build/shipped").iterdir()}, wanted | {"SHA256SUMS", "SHA256SUMS.sig"})
        sums = (self.tree / "build/shipped/SHA256SUMS").read_text()
        self.assertEqual({line.split()[1] for line in sums.splitlines()}, wanted)

    def test_is_none_without_one_of_them(self):
        for kind, name in self.built.items():
            (self.tree / "build" / kind / name).rename(self.folder / name)
            self.assertNotEqual(run(self.tree / "tools/release.sh", self.key).returncode, 0, kind)
            self.assertFalse((self.tree / "build/shipped/SHA256SUMS").exists())
            (self.folder / name).rename(self.tree / "build" / kind / name)


unittest.main()
