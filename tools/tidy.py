#!/usr/bin/env python3
"""clang-tidy over the libraries of src, as .clang-tidy says, in the batches of a configured unity build.

  tidy.py [BUILD]      build/release if nothing is said; it need not be built

A batch that was clean is not looked at again until it, a header, its command or the list of checks has changed: what is known to be
clean is remembered in BUILD/tidy.
"""
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / 'build/release').resolve()
CLEAN = BUILD / 'tidy'
# Nothing but Boost; and the program and its network client, where reading Boost and CLI11 is most of the time.
LEFT_OUT = ('springtide_boost.dir', 'springtide_program.dir', 'springtide_client.dir')


def batches():
    """The commands of the libraries, without the tests."""
    for each in json.loads((BUILD / 'compile_commands.json').read_text()):
        words = shlex.split(each['command'])
        target = words[words.index('-o') + 1]
        if target.startswith('src/') and not any(name in target for name in LEFT_OUT):
            yield each['file'], each['command']


def sources_of(file):
    """A batch includes the files it is made of."""
    text = pathlib.Path(file).read_text()
    return [text, *(pathlib.Path(name).read_text() for name in re.findall(r'#include "(/.*\.cpp)"', text))]


def common():
    """What every batch depends on."""
    headers = sorted((ROOT / 'src').rglob('*.h'))
    return [(ROOT / '.clang-tidy').read_text(), *(str(path) + path.read_text() for path in headers)]


def key(shared, file, command):
    digest = hashlib.sha256(shared)
    for text in (command, *sources_of(file)):
        digest.update(text.encode())
    return digest.hexdigest()


def findings(file):
    """What is wrong, once each; nothing if it is clean."""
    done = subprocess.run(['clang-tidy-19', '-p', BUILD, '--quiet', file], capture_output=True, text=True)
    return None if done.returncode == 0 else done.stdout or done.stderr


def main():
    CLEAN.mkdir(exist_ok=True)
    shared = hashlib.sha256('\0'.join(common()).encode()).digest()
    keys = {key(shared, *each): each[0] for each in batches()}
    new = {name: file for name, file in keys.items() if not (CLEAN / name).exists()}
    for old in CLEAN.iterdir():
        if old.name not in keys:
            old.unlink()
    is_clean = True
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, found in zip(new, pool.map(findings, new.values())):
            if found is None:
                (CLEAN / name).touch()
            else:
                is_clean = False
                print(found)
    print(f'clang-tidy: {len(keys)} batches, {len(new)} of them new' + ('' if is_clean else ': not clean'))
    return 0 if is_clean else 1


if __name__ == '__main__':
    sys.exit(main())
