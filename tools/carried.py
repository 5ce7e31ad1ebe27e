"""What a build links and carries of others, asked of the build itself: the linker's inputs, the headers that were read, the libraries
that the loader finds, the npm packages of which the client has taken something. Used by sbom.py."""
import base64
import dataclasses
import functools
import json
import pathlib
import re
import shlex
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Unknown(Exception):
    """Something is shipped of which nobody can say what it is."""


@dataclasses.dataclass(frozen=True, order=True)
class Component:
    """Something of others, with what can be said of it."""
    kind: str  # deb, npm
    name: str
    version: str
    supplier: str
    licence: str  # an SPDX expression, or NOASSERTION
    comment: str
    home: str
    download: str
    checksum: tuple  # (algorithm, digits), or ()


def say(*command, folder=ROOT):
    result = subprocess.run([str(part) for part in command], cwd=folder, capture_output=True, text=True)
    if result.returncode != 0:
        raise Unknown(f"{command[0]} failed in {folder}: {result.stderr.strip() or result.stdout.strip()}")
    return result.stdout


# Debian's packages ---------------------------------------------------------------------------------------------------------------

# The names of Debian's copyright files, lower case, and what SPDX calls the same; what is not here has no name there.
LICENCES = {
    "apache-2.0": "Apache-2.0", "apache-2-llvm-exceptions": "Apache-2.0 WITH LLVM-exception", "bsd-2-clause": "BSD-2-Clause",
    "bsd-3-clause": "BSD-3-Clause", "bsl-1.0": "BSL-1.0", "cc0-1.0": "CC0-1.0", "expat": "MIT", "ftl": "FTL", "gpl-2+": "GPL-2.0-or-later",
    "gpl-3+": "GPL-3.0-or-later", "isc": "ISC", "lgpl-2.1+": "LGPL-2.1-or-later", "lgpl-3+": "LGPL-3.0-or-later", "mit": "MIT",
    "postgresql": "PostgreSQL", "zlib": "Zlib",
}


def expression(said):
    """A licence as Debian writes it, as SPDX writes it; None where any part has no name there."""
    parts = re.split(r" (or|and) ", said.strip(), flags=re.IGNORECASE)
    names = [part.upper() if at % 2 else LICENCES.get(part.lower()) for at, part in enumerate(parts)]
    return None if None in names else " ".join(names)


def licence_in(text):
    """(expression, comment) of a copyright file: that of `Files: *`, if the file can be read by machines at all."""
    if not text.startswith("Format:"):
        return "NOASSERTION", "Debian's copyright file is prose."
    whole, others = None, set()
    for stanza in re.split(r"\n\s*\n", text):
        files = re.search(r"^Files:\s*(.+)", stanza, re.MULTILINE)
        said = re.search(r"^License:[ \t]*(\S.*)", stanza, re.MULTILINE)
        if not files or not said or files[1].startswith("debian/"):
            continue
        if files[1].strip() == "*":
            whole = said[1].strip()
        else:
            others.add(said[1].strip())
    if whole is None:
        return "NOASSERTION", "Debian's copyright file names no licence for the whole."
    rest = ", ".join(sorted(others - {whole}))
    comment = f"Debian's copyright file says {whole}" + (f", and of some files {rest}." if rest else ".")
    return expression(whole) or "NOASSERTION", comment


@functools.cache
def debian_package(name):
    fields = "${Version}\n${Maintainer}\n${Homepage}"
    version, maintainer, home = say("dpkg-query", "-W", "-f", fields, name).split("\n")
    file = pathlib.Path("/usr/share/doc") / name.split(":")[0] / "copyright"
    text = file.read_text(errors="replace") if file.exists() else ""
    licence, comment = licence_in(text)
    return Component("deb", name.split(":")[0], version, f"Organization: {maintainer}", licence, comment, home, "NOASSERTION", ())


def spellings(path):
    """A file as dpkg may know it: /lib and /usr/lib are one folder, and links have targets."""
    for each in (path, str(pathlib.Path(path).resolve())):
        yield each
        yield each.removeprefix("/usr") if each.startswith("/usr/") else "/usr" + each


def owners(paths):
    """Debian's package of each file, by the lists that dpkg keeps: asking it for thousands of files takes minutes."""
    asked = {spelling: path for path in paths for spelling in spellings(path)}
    found = {}
    for listed in sorted(pathlib.Path("/var/lib/dpkg/info").glob("*.list")):
        for spelling in asked.keys() & set(listed.read_text().splitlines()):
            found.setdefault(asked[spelling], listed.stem)
    missing = sorted(set(paths) - set(found))
    if missing:
        raise Unknown(f"no Debian package has {', '.join(missing)}")
    return found


def packages_of(paths):
    return sorted(debian_package(name) for name in set(owners(paths).values()))


# A linked file -------------------------------------------------------------------------------------------------------------------


def loaded(program):
    """What the loader finds for a program: {name: path}."""
    return dict(re.findall(r"^\s*(\S+) => (/\S+)", say("ldd", program), re.MULTILINE))


def needed(program):
    return set(re.findall(r"\(NEEDED\).*\[(.+)\]", say("readelf", "--dynamic", program)))


def headers(build, below):
    """Every header of others that was read for the objects of a build folder whose names begin so."""
    found, mine = set(), False
    for line in say("ninja", "-t", "deps", folder=build).splitlines():
        if not line.startswith(" "):
            mine = line.startswith(below)
        elif mine and line.strip().startswith("/") and not is_ours(line.strip()):
            found.add(line.strip())
    if not found:
        raise Unknown(f"{build} does not say which headers it read; build it anew")
    return found


def is_ours(path):
    return pathlib.Path(path).is_relative_to(ROOT)


def linker_inputs(build, target):
    """The objects and archives of others that are linked into a target, as the compiler tells the linker. What is done with the
    target behind that, by the build or by the compiler itself, adds nothing to it."""
    command = say("ninja", "-t", "commands", target, folder=build).strip().splitlines()[-1]
    words = shlex.split(command.removeprefix(": && ").partition(" && ")[0])
    told = subprocess.run([*words, "-###"], cwd=build, capture_output=True, text=True).stderr.strip().splitlines()
    words = next((words for words in map(shlex.split, told) if words and words[0].startswith("/") and "ld" in pathlib.Path(words[0]).name), None)
    if words is None:
        raise Unknown(f"the compiler does not say how {target} is linked")
    folders = [word[2:] for word in words if word.startswith("-L")]
    named = [archive(word[2:], folders) for word in words if word.startswith("-l")]
    plain = [word for word in words if word.endswith((".o", ".a")) and word.startswith("/") and not is_ours(word)]
    return {str(pathlib.Path(path).resolve()) for path in [*plain, *named] if path}


def archive(name, folders):
    """Where a library comes from that is linked in; None for one that is only loaded."""
    for folder in folders:
        for ending in (".so", ".a"):
            path = pathlib.Path(folder) / f"lib{name}{ending}"
            if path.exists():
                return str(path) if ending == ".a" else None
    raise Unknown(f"no folder of the linker has the library {name}")


# The client ----------------------------------------------------------------------------------------------------------------------


def npm_package(name, lock):
    entry = lock["packages"].get(f"node_modules/{name}")
    if entry is None:
        raise Unknown(f"web/package-lock.json does not name {name}, of which the client has code")
    algorithm, _, digest = entry.get("integrity", "").partition("-")
    checksum = ("SHA512", base64_hex(digest)) if algorithm == "sha512" else ()
    version = entry["version"]
    download = f"https://registry.npmjs.org/{name}/-/{name.split('/')[-1]}-{version}.tgz"
    return Component("npm", name, version, "NOASSERTION", entry.get("license", "NOASSERTION"), "",
                     f"https://www.npmjs.com/package/{name}", download, checksum)


def base64_hex(text):
    return base64.b64decode(text).hex()


def bundled(client, noted):
    """The npm packages in a client, by what its build has noted; refused if that was another build."""
    if not noted.exists():
        raise Unknown(f"{noted} is not there: make web writes it")
    told = json.loads(noted.read_text())
    there = {str(path.relative_to(client)) for path in client.rglob("*.js")}
    if there != set(told["scripts"]):
        odd = sorted(there ^ set(told["scripts"]))
        raise Unknown(f"{noted} is of another build than {client}, they differ in {odd[0]}: make web writes it anew")
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    return [npm_package(name, lock) for name in told["packages"]]


def fonts(folder):
    """The npm packages that the fonts of a folder are copied from, byte for byte."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    found = set()
    for font in sorted(folder.glob("*.woff2")):
        same = [path for path in (ROOT / "web/node_modules/@fontsource").glob(f"*/files/{font.name}")
                if path.read_bytes() == font.read_bytes()]
        if not same:
            raise Unknown(f"{font} is in no package of web/package-lock.json")
        found.add(f"@fontsource/{same[0].parent.parent.name}")
    return [npm_package(name, lock) for name in sorted(found)]
