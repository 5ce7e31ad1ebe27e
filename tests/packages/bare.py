"""A bare Debian, in which packages are installed and run: a folder that debootstrap makes once, copied for each test.

It has no systemd as its first process: `systemctl restart springtide` is played by a script that starts what the unit says.
"""
import os
import pathlib
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = {11: 'bullseye', 12: 'bookworm'}
MIRROR = os.environ.get('SPRINGTIDE_DEBIAN_MIRROR', 'http://deb.debian.org/debian')

SYSTEMCTL = '''#!/bin/sh
# What systemctl would do for the unit, as far as a shell can.
[ "$*" = 'restart springtide' ] || exit 0
value() { sed -n "s/^$1=//p" /lib/systemd/system/springtide.service; }
if [ -f /run/under-test.pid ]; then kill "$(cat /run/under-test.pid)"; sleep 1; fi
cd "$(value WorkingDirectory)" || exit 1
umask "$(value UMask)"
rm -f /run/under-test.log
setpriv --reuid="$(value User)" --regid="$(value Group)" --init-groups --no-new-privs $(value ExecStart) >/run/under-test.log 2>&1 &
echo $! >/run/under-test.pid
for _ in $(seq 100); do
    grep -qs '"event":"serving"' /run/under-test.log && exit 0
    sleep 0.1
done
cat /run/under-test.log >&2
exit 1
'''


def made(version):
    """The tar of a bare system."""
    kept = ROOT / f'build/bare-debian-{version}.tar'
    if not kept.exists():
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(['debootstrap', '--variant=minbase', NAMES[version], folder, MIRROR], check=True, stdout=subprocess.DEVNULL)
            unfinished = kept.with_suffix('.part')
            subprocess.run(['tar', '-C', folder, '-cf', unfinished, '.'], check=True)
            unfinished.rename(kept)
    return kept


class Bare:
    def __init__(self, version=12):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix='bare-debian-'))
        subprocess.run(['tar', '-C', self.root, '-xf', made(version)], check=True)
        self.root.chmod(0o755)
        self.write('etc/hosts', '127.0.0.1 localhost\n')
        self.write('etc/apt/apt.conf.d/90test', 'APT::Get::Assume-Yes "true";\nDpkg::Use-Pty "false";\n')
        self.write('usr/local/bin/systemctl', SYSTEMCTL).chmod(0o755)
        shutil.copy('/etc/resolv.conf', self.root / 'etc/resolv.conf')

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def put(self, *files):
        """Into root's folder, where commands are run."""
        for file in files:
            shutil.copy(file, self.root / 'root')

    def run(self, script, has_network=False, fails=False):
        """What the script says. Whatever it leaves running ends with it; without the network it has one of its own."""
        inside = f'hostname localhost; {"" if has_network else "ip link set lo up; "}exec chroot {self.root} sh -euc "$0"'
        done = subprocess.run(['unshare', '--mount', '--uts', '--pid', '--fork', '--kill-child', f'--mount-proc={self.root}/proc',
                               *([] if has_network else ['--net']), 'sh', '-euc', inside, f'cd /root; {script}'],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              env={'PATH': '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'LC_ALL': 'C.UTF-8',
                                   'HOME': '/root', 'DEBIAN_FRONTEND': 'noninteractive'})
        if (done.returncode != 0) != fails:
            raise AssertionError(f'{script}\nended with {done.returncode}:\n{done.stdout[-5000:]}')
        return done.stdout

    def named(self, name):
        """Every file that is named so, but for what others note of the past."""
        found = subprocess.run(['find', self.root, '-xdev', '-iname', f'*{name}*'], check=True, capture_output=True, text=True).stdout.split()
        return sorted(path.removeprefix(str(self.root)) for path in found if '/var/log/' not in path and not path.startswith(f'{self.root}/root/'))

    def remove(self):
        shutil.rmtree(self.root)
