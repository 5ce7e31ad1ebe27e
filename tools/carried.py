"""What a build links and carries of others, asked of the build itself: the linker's inputs, the headers that were read, the libraries
that the loader finds, what tools/libraries.sh has copied, the npm packages of which the client has taken something. Used by sbom.py."""
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
    "mpl-2.0": "MPL-2.0", "postgresql": "PostgreSQL", "zlib": "Zlib",
}


def expression(said):
    """A licence as Debian writes it, as SPDX writes it; None where any part has no name there."""
    parts = re.split(r" (or|and) ", said.strip(), flags=re.IGNORECASE)
    names = [part.upper() if at % 2 else LICENCES.get(part.lower()) for at, part in enumerate(parts)]
    return None if None in names else " ".join(names)


def licence_in(text, part):
    """(expression, comment) of a copyright file: that of `Files: part`, if the file can be read by machines at all."""
    if not text.startswith("Format:"):
        return "NOASSERTION", "Debian's copyright file is prose."
    whole, others = None, set()
    for stanza in re.split(r"\n\s*\n", text):
        files = re.search(r"^Files:\s*(.+)", stanza, re.MULTILINE)
        said = re.search(r"^License:[ \t]*(\S.*)", stanza, re.MULTILINE)
        if not files or not said or files[1].startswith("debian/"):
            continue
        if files[1].strip() == part:
            whole = said[1].strip()
        else:
            others.add(said[1].strip())
    if whole is None:
        return "NOASSERTION", "Debian's copyright file names no licence for the whole."
    rest = ", ".join(sorted(others - {whole}))
    comment = f"Debian's copyright file says {whole}" + (f", and of some files {rest}." if rest else ".")
    return expression(whole) or "NOASSERTION", comment


@functools.cache
def debian_package(name, part="*"):
    """With the licence of all its files, or of the part that is carried of it."""
    fields = "${Version}\n${Maintainer}\n${Homepage}"
    version, maintainer, home = say("dpkg-query", "-W", "-f", fields, name).split("\n")
    file = pathlib.Path("/usr/share/doc") / name.split(":")[0] / "copyright"
    text = file.read_text(errors="replace") if file.exists() else ""
    licence, comment = licence_in(text, part)
    return Component("deb", name.split(":")[0], version, f"Organization: {maintainer}", licence, comment, home, "NOASSERTION", ())


def spellings(path):
    """A file as dpkg may know it: /lib and /usr/lib are one folder, and links have targets."""
    for each in (path, str(pathlib.Path(path).resolve())):
        yield each
        yield each.removeprefix("/usr") if each.startswith("/usr/") else "/usr" + each


@functools.cache
def installed():
    """Debian's package of every file, by the lists that dpkg keeps: asking it for thousands of files takes minutes."""
    lists = sorted(pathlib.Path("/var/lib/dpkg/info").glob("*.list"), reverse=True)
    return {path: listed.stem for listed in lists for path in listed.read_text().splitlines()}


def owners(paths):
    found = {path: installed()[each] for path in paths for each in spellings(path) if each in installed()}
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


def of_others(paths):
    return {path for path in paths if path.startswith("/") and not is_ours(path)}


@functools.cache
def headers(build, below):
    """Every header of others that was read for the objects of a build folder whose names begin so."""
    read, mine = set(), False
    for line in say("ninja", "-t", "deps", folder=build).splitlines():
        if not line.startswith(" "):
            mine = line.startswith(below)
        elif mine:
            read.add(line.strip())
    found = of_others(read)
    if not found:
        raise Unknown(f"{build} does not say which headers it read; build it anew")
    return found


def is_ours(path):
    return pathlib.Path(path).is_relative_to(ROOT)


@functools.cache
def linker_inputs(build, target):
    """The objects and archives of others that are linked into a target, as the compiler tells the linker. What is done with the
    target behind that, by the build or by the compiler itself, adds nothing to it."""
    command = say("ninja", "-t", "commands", target, folder=build).strip().splitlines()[-1]
    return linked_by(shlex.split(command.removeprefix(": && ").partition(" && ")[0]), build, target)


def linked_by(command, folder, target):
    told = subprocess.run([*command, "-###"], cwd=folder, capture_output=True, text=True).stderr.strip().splitlines()
    words = next((words for words in map(shlex.split, told) if words and words[0].startswith("/") and "ld" in pathlib.Path(words[0]).name), None)
    if words is None:
        raise Unknown(f"the compiler does not say how {target} is linked")
    folders = [word[2:] for word in words if word.startswith("-L")]
    endings = (".a",) if "-static" in words else (".so", ".a")
    named = [archive(word[2:], folders, endings) for word in words if word.startswith("-l")]
    plain = of_others(word for word in words if word.endswith((".o", ".a")))
    return {str(pathlib.Path(path).resolve()) for path in [*plain, *named] if path}


def archive(name, folders, endings):
    """Where a library comes from that is linked in; None for one that is only loaded."""
    for folder in folders:
        for ending in endings:
            path = pathlib.Path(folder) / f"lib{name}{ending}"
            if path.exists():
                return str(path) if ending == ".a" else None
    raise Unknown(f"no folder of the linker has the library {name}")


def launcher_headers():
    """Every header of others that the desk archive's first program is compiled from."""
    return of_others(say("tools/desk.sh", "--launcher", "-M").replace("\\\n", " ").split())


def launcher_inputs():
    """What is linked into it. Kept intermediate files lie here: a temporary object would look like one of others."""
    return linked_by(["tools/desk.sh", "--launcher", "-save-temps"], ROOT, "the launcher")


# Copied from this system ---------------------------------------------------------------------------------------------------------


def copied(program, libraries):
    """The libraries that lie beside a program, {name: path}, by package; refused if this system would load other ones."""
    here = {pathlib.Path(path).name: path for path in re.findall(r"(/\S+) \(0x", say("ldd", program))}
    for name, path in libraries.items():
        own = here.get(path.name)
        if own is None or pathlib.Path(own).read_bytes() != path.read_bytes():
            raise Unknown(f"{name} is not what this system loads: make desk image copies it anew")
    owner = owners({here[path.name] for path in libraries.values()})
    found = {}
    for name, path in libraries.items():
        found.setdefault(debian_package(owner[here[path.name]]), []).append(name)
    return found


CERTIFICATES = "ca-certificates"


def certificates(path):
    """The package that a file of certificates is of; refused if it has any other."""
    listed = say("dpkg-query", "-L", CERTIFICATES).splitlines()
    own = sorted(each for each in listed if each.startswith(f"/usr/share/{CERTIFICATES}/") and each.endswith(".crt"))
    if path.read_bytes() != b"".join(pathlib.Path(each).read_bytes() for each in own):
        raise Unknown(f"{path} has not the certificates of {CERTIFICATES}: make desk image copies them anew")
    return debian_package(CERTIFICATES, "mozilla/certdata.txt")


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
