"""The proxies of packaging/proxy as Debian has them, each with its own configuration and what it lacks here: ports that are free, and a
certificate that the test has made."""
import os
import pathlib
import socket
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONFIGURATIONS = ROOT / 'packaging/proxy'


def free_port():
    with socket.create_server(('127.0.0.1', 0)) as made:
        return made.getsockname()[1]


class Proxy:
    """Started before a server of this port; `port` is that of HTTPS, `plain` that of HTTP."""

    def __init__(self, folder, server_port, certificate, key):
        self.folder, self.server_port = pathlib.Path(folder), server_port
        self.port, self.plain = free_port(), free_port()
        self.certificate, self.key = certificate, key
        text = (CONFIGURATIONS / self.file).read_text()
        for written, meant in self.meant():
            assert written in text, f'{self.file} has no {written!r}'
            text = text.replace(written, meant)
        self.configuration = self.folder / self.file
        self.configuration.write_text(text)
        with open(self.folder / f'{self.file}.out', 'a', encoding='utf-8') as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, env={**os.environ, 'HOME': str(folder)})

    def meant(self):
        """What stands in the configuration, and what this test has in its place."""
        return [('127.0.0.1:8080', f'127.0.0.1:{self.server_port}'), ('/etc/ssl/games.pem', self.certificate), ('/etc/ssl/games.key', self.key)]

    def said(self):
        return '\n'.join(each.read_text() for each in sorted(self.folder.glob(f'{self.file}.*')))

    def answers(self):
        assert self.process.poll() is None, self.said()
        for port in (self.port, self.plain):
            with socket.socket() as probe:
                if probe.connect_ex(('127.0.0.1', port)) != 0:
                    return False
        return True

    def stop(self):
        self.process.terminate()
        self.process.wait(30)


class Nginx(Proxy):
    file = 'nginx.conf'

    def meant(self):
        return [*super().meant(), ('games.example.org', 'localhost'),
                ('listen 80;\n  listen [::]:80;', f'listen 127.0.0.1:{self.plain};'),
                ('listen 443 ssl http2;\n  listen [::]:443 ssl http2;', f'listen 127.0.0.1:{self.port} ssl http2;')]

    def command(self):
        folders = ' '.join(f'{name}_temp_path {self.folder}/{name};' for name in ('client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'))
        around = self.folder / 'around-nginx.conf'
        around.write_text(f'daemon off; master_process off; pid {self.folder}/nginx.pid; error_log {self.folder}/nginx.conf.log;\n'
                          f'events {{ worker_connections 768; }}\nhttp {{ access_log off; {folders} include {self.configuration}; }}\n')
        return ['/usr/sbin/nginx', '-c', around]


class Apache(Proxy):
    file = 'apache.conf'
    # What Debian has on from the start, and then what the file says to switch on.
    MODULES = ['mpm_event', 'authz_core', 'alias', 'reqtimeout', 'socache_shmcb']

    def meant(self):
        return [*super().meant(), ('<VirtualHost *:80>', f'<VirtualHost 127.0.0.1:{self.plain}>'),
                ('<VirtualHost *:443>', f'<VirtualHost 127.0.0.1:{self.port}>'),
                ('https://games.example.org/', f'https://localhost:{self.port}/'), ('games.example.org', 'localhost')]

    def command(self):
        said = next(line for line in self.configuration.read_text().splitlines() if 'a2enmod' in line)
        modules = [*self.MODULES, *said.split('a2enmod ')[1].split(' &&')[0].split()]
        load = '\n'.join(f'LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so' for name in modules)
        around = self.folder / 'around-apache.conf'
        around.write_text(f'{load}\nServerRoot {self.folder}\nServerName localhost\nPidFile {self.folder}/apache.pid\nDefaultRuntimeDir {self.folder}\n'
                          f'ErrorLog {self.folder}/apache.conf.log\nUser www-data\nGroup www-data\nListen 127.0.0.1:{self.plain}\n'
                          f'Listen 127.0.0.1:{self.port}\nInclude {self.configuration}\n')
        return ['/usr/sbin/apache2', '-DFOREGROUND', '-f', around]


class Caddy(Proxy):
    file = 'Caddyfile'

    def meant(self):
        head = f'{{\n\tadmin off\n\thttp_port {self.plain}\n\thttps_port {self.port}\n}}\n'
        return [*super().meant(), ('# tls ', 'tls '), ('    # a certificate of your own', ''), ('games.example.org {', f'{head}localhost {{')]

    def command(self):
        return ['caddy', 'run', '--adapter', 'caddyfile', '--config', self.configuration]
