#!/usr/bin/env python3
"""Writes the bill of materials (SPDX 2.3) of what a release ships, from the build and the files that it has in it.

  sbom.py OUT NAME=FOLDER…     each Debian package by its name, springtide-desk (the archive's folder), springtide-image (its root);
                               and the folder that its files lie in as they are installed

The same tree, files and machine give the same bytes: the time is SOURCE_DATE_EPOCH, or that of the last commit.
"""
import dataclasses
import datetime
import hashlib
import json
import os
import pathlib
import re
import sys

import carried
from carried import ROOT, Unknown

MAKER = "Organization: The Springtide developers"
HOME = "https://springtide.example.org"


@dataclasses.dataclass(frozen=True)
class Layout:
    """What lies where in something that is shipped."""
    about: str
    licence: str
    program: str
    client: str
    launcher: str = ""
    certificates: str = ""


PACKAGE = Layout("a Debian package", "MIT", program="usr/bin/springtide", client="usr/share/springtide/web")
# These carry libraries of others, each with its own licence.
LAYOUTS = {
    "springtide-desk": Layout("the desk archive", "NOASSERTION", program="lib/springtide", client="share/springtide/web",
                              launcher="springtide", certificates="share/springtide/certificates.pem"),
    "springtide-image": Layout("the root of the image", "NOASSERTION", program="usr/bin/springtide", client="usr/share/springtide/web",
                               certificates="etc/ssl/certs/ca-certificates.crt"),
}
LIBRARY = re.compile(r"[^/]+\.so(\.[0-9]+)*")

# What is compiled into the program, or lies beside it, and is data: name, what it is, licence, files of the tree.
DATA = (
    ("springtide-nets", "nets that bots have learned with, compiled in and fetched by the client", "MIT", ("nets/*.net",)),
    ("springtide-decks", "decks as texts", "MIT", ("decks/*.txt",)),
    ("springtide-puzzles", "puzzles with their records, and packs of puzzles", "MIT",
     ("puzzles/*.json", "puzzles/*.record", "puzzles/packs/*.json")),
    ("springtide-fonts", "typefaces, compiled in", "OFL-1.1", ("src/preview/fonts/*.woff2",)),
)


def identifier(*parts):
    return "SPDXRef-" + "-".join(re.sub(r"[^A-Za-z0-9.-]", lambda odd: f".{ord(odd[0]):x}.", part) for part in parts)


def project_version():
    return re.search(r"^project\(springtide VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text(), re.MULTILINE)[1]


def created():
    seconds = os.environ.get("SOURCE_DATE_EPOCH") or carried.say("git", "log", "-1", "--format=%ct")
    return datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclasses.dataclass
class Bill:
    """The document as it grows; what is added twice is there once."""
    packages: dict = dataclasses.field(default_factory=dict)
    files: dict = dataclasses.field(default_factory=dict)
    relations: set = dataclasses.field(default_factory=set)

    def relate(self, source, relation, target, comment=""):
        self.relations.add((source, relation, target, comment))

    def add_file(self, name, path):
        content = path.read_bytes()
        sums = {kind: hashlib.new(kind, content).hexdigest() for kind in ("sha1", "sha256")}
        checksums = [{"algorithm": kind.upper(), "checksumValue": value} for kind, value in sums.items()]
        key = identifier("File", name)
        self.files[key] = {"SPDXID": key, "fileName": f"./{name}", "checksums": checksums, "copyrightText": "NOASSERTION",
                           "licenseConcluded": "NOASSERTION"}
        return key, sums["sha1"]

    def add_own(self, name, about, files, version, licence="MIT"):
        """A package of ours: about, and {name: path} of its files."""
        key, sums = identifier("Package", name), []
        for file_name, path in sorted(files.items()):
            file_key, sha1 = self.add_file(file_name, path)
            self.relate(key, "CONTAINS", file_key)
            sums.append(sha1)
        code = hashlib.sha1("".join(sorted(sums)).encode()).hexdigest()
        self.packages[key] = {
            "SPDXID": key, "name": name, "versionInfo": version, "supplier": MAKER, "summary": about, "downloadLocation": "NOASSERTION",
            "filesAnalyzed": True, "packageVerificationCode": {"packageVerificationCodeValue": code}, "licenseDeclared": licence,
            "licenseConcluded": "NOASSERTION", "licenseInfoFromFiles": ["NOASSERTION"], "copyrightText": "NOASSERTION",
        }
        return key

    def add_other(self, part):
        key = identifier("Package", part.kind, part.name)
        maker = "deb/debian" if part.kind == "deb" else "npm"
        entry = {
            "SPDXID": key, "name": part.name, "versionInfo": part.version, "supplier": part.supplier, "downloadLocation": part.download,
            "filesAnalyzed": False, "licenseDeclared": part.licence, "licenseConcluded": "NOASSERTION", "copyrightText": "NOASSERTION",
            "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                              "referenceLocator": f"pkg:{maker}/{part.name.replace('@', '%40')}@{part.version.replace('+', '%2B')}"}],
        }
        optional = {"homepage": part.home, "licenseComments": part.comment}
        entry.update({name: value for name, value in optional.items() if value})
        if part.checksum:
            entry["checksums"] = [{"algorithm": part.checksum[0], "checksumValue": part.checksum[1]}]
        self.packages[key] = entry
        return key

    def relate_all(self, source, relation, parts, comment):
        for part in parts:
            self.relate(source, relation, self.add_other(part), comment)

    def document(self, version):
        body = {
            "packages": [self.packages[key] for key in sorted(self.packages)],
            "files": [self.files[key] for key in sorted(self.files)],
            "relationships": [relationship(*each) for each in sorted(self.relations)],
        }
        content = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()[:16]
        return {
            "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"springtide-{version}",
            "documentNamespace": f"{HOME}/spdx/springtide-{version}-{content}",
            "creationInfo": {"created": created(), "creators": [MAKER, f"Tool: springtide-sbom-{version}"]}, **body,
        }


def relationship(source, relation, target, comment):
    entry = {"spdxElementId": source, "relationshipType": relation, "relatedSpdxElement": target}
    return {**entry, "comment": comment} if comment else entry


def add_program(bill, key, program):
    """What the program links, and what is compiled into it."""
    build = ROOT / "build/release"
    libraries, direct = carried.loaded(program), carried.needed(program)
    linked = {path for name, path in libraries.items() if name in direct}
    bill.relate_all(key, "DYNAMIC_LINK", carried.packages_of(linked), "linked by the program")
    bill.relate_all(key, "DEPENDS_ON", carried.packages_of(set(libraries.values()) - linked), "loaded by a library that it links")
    bill.relate_all(key, "STATIC_LINK", carried.packages_of(carried.headers(build, "src/")), "headers compiled in")
    bill.relate_all(key, "STATIC_LINK", carried.packages_of(carried.linker_inputs(build, "src/springtide")), "linked in")
    bill.relate_all(key, "CONTAINS", carried.fonts(ROOT / "src/preview/fonts"), "typefaces compiled in")


def add_engine(bill, key):
    """What is compiled into the engine for the browser."""
    build = ROOT / "build/wasm"
    parts = carried.headers(build, ("src/", "bindings/"))
    bill.relate_all(key, "STATIC_LINK", carried.packages_of(parts), "headers compiled in")
    bill.relate_all(key, "STATIC_LINK", carried.packages_of(carried.linker_inputs(build, "springtide.wasm")), "linked in")


def add_data(bill, key, version):
    for name, about, licence, patterns in DATA:
        found = {pattern: sorted(ROOT.glob(pattern)) for pattern in patterns}
        for pattern, paths in found.items():
            if not paths:
                raise Unknown(f"{name}: there is no {pattern}")
        files = {f"source/{path.relative_to(ROOT)}": path for paths in found.values() for path in paths}
        bill.relate(key, "CONTAINS", bill.add_own(name, about, files, version, licence))


def shipped(folder):
    return {str(path.relative_to(folder)): path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()}


def add_launcher(bill, key):
    bill.relate_all(key, "STATIC_LINK", carried.packages_of(carried.launcher_headers()), "headers compiled in")
    bill.relate_all(key, "STATIC_LINK", carried.packages_of(carried.launcher_inputs()), "linked in")


def add_copied(bill, key, layout, files):
    """What was copied from this system: libraries beside the program, certificates."""
    libraries = {name: path for name, path in files.items() if LIBRARY.fullmatch(path.name)}
    if libraries:
        for part, names in carried.copied(files[layout.program], libraries).items():
            bill.relate(key, "CONTAINS", bill.add_other(part), f"unchanged: {', '.join(names)}")
    if layout.certificates in files:
        part = carried.certificates(files[layout.certificates])
        bill.relate(key, "CONTAINS", bill.add_other(part), f"its certificates: {layout.certificates}")


def add_shipped(bill, name, folder, version):
    """Something that is shipped with its files, and what these carry of others."""
    files = shipped(folder)
    if not files:
        raise Unknown(f"{name} has no files: {folder}")
    layout = LAYOUTS.get(name, PACKAGE)
    key = bill.add_own(name, layout.about, {f"{name}/{each}": path for each, path in files.items()}, version, layout.licence)
    bill.relate("SPDXRef-DOCUMENT", "DESCRIBES", key)
    add_copied(bill, key, layout, files)
    if layout.program in files:
        program = identifier("File", f"{name}/{layout.program}")
        add_program(bill, program, files[layout.program])
        add_data(bill, program, project_version())
    if layout.launcher in files:
        add_launcher(bill, identifier("File", f"{name}/{layout.launcher}"))
    for each in files:
        if re.fullmatch(rf"{layout.client}/assets/springtide-.*\.wasm", each):
            add_engine(bill, identifier("File", f"{name}/{each}"))
    if f"{layout.client}/index.html" in files:
        bill.relate_all(key, "CONTAINS", carried.bundled(folder / layout.client, ROOT / "build/bundled/dist.json"), "bundled in the client")


def main(out, named):
    version = project_version()
    bill = Bill()
    for each in named:
        name, _, folder = each.partition("=")
        if not folder:
            raise Unknown(f"not a name and a folder: {each}")
        add_shipped(bill, name, pathlib.Path(folder).resolve(), os.environ.get("SPRINGTIDE_DEB_VERSION", version))
    pathlib.Path(out).parent.mkdir(parents=True, exist_ok=True)
    pathlib.Path(out).write_text(json.dumps(bill.document(version), indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    try:
        main(sys.argv[1], sys.argv[2:])
    except Unknown as unknown:
        sys.exit(f"sbom: {unknown}")
