"""An nginx before several nodes, as docs/operations.md has it: each connection comes to the next node."""
import os
import socket
import subprocess
import tempfile

from wire import wait_until

NGINX = '''daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
  access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u;
  scgi_temp_path {folder}/s;
  map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
  upstream nodes {{ {nodes} }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://nodes; proxy_http_version 1.1; proxy_next_upstream error timeout http_503 non_idempotent; proxy_connect_timeout 30s;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade; proxy_set_header Host $host:{port};
      proxy_read_timeout 1h;
    }}
  }}
}}
'''


def free_port():
    with socket.socket() as probe:
        probe.bind(('127.0.0.1', 0))
        return probe.getsockname()[1]


class Nginx:
    def __init__(self, ports):
        self.folder = tempfile.mkdtemp()
        self.port = free_port()
        path = os.path.join(self.folder, 'nginx.conf')
        with open(path, 'w', encoding='utf-8') as file:
            nodes = ' '.join(f'server 127.0.0.1:{port} max_fails=0;' for port in ports)
            file.write(NGINX.format(folder=self.folder, port=self.port, nodes=nodes))
        program = next(each for each in ('/usr/sbin/nginx', '/usr/bin/nginx') if os.path.exists(each))
        self.process = subprocess.Popen([program, '-c', path], stderr=subprocess.DEVNULL)
        assert wait_until(self.answers)

    def answers(self):
        with socket.socket() as probe:
            return probe.connect_ex(('127.0.0.1', self.port)) == 0

    def stop(self):
        self.process.terminate()
        self.process.wait(10)
