"""A push service for tests: https with a certificate of its own, and browsers that can read what it is given."""
import base64
import datetime
import http.server
import ipaddress
import json
import multiprocessing
import os
import ssl
import threading
import time

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b'=').decode()


def unbase64url(text):
    return base64.urlsafe_b64decode(text + '=' * (-len(text) % 4))


def point_of(key):
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def derived(salt, secret, purpose, length):
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)


class Browser:
    """What a browser keeps of its subscription."""

    def __init__(self, service, path):
        self.path = path
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.subscription = {'endpoint': service.address + path, 'p256dh': base64url(point_of(self.key.public_key())), 'auth': base64url(self.secret)}

    def read(self, body):
        """RFC 8291: one record, for this browser alone."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], 'big'), body[20]
        sender, sealed = body[21:21 + length], body[21 + length:]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        agreed = derived(self.secret, self.key.exchange(ec.ECDH(), theirs), b'WebPush: info\0' + point_of(self.key.public_key()) + sender, 32)
        key = derived(salt, agreed, b'Content-Encoding: aes128gcm\0', 16)
        nonce = derived(salt, agreed, b'Content-Encoding: nonce\0', 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.rstrip(b'\0').endswith(b'\2')
        return json.loads(plain.rstrip(b'\0')[:-1])


def sender_in(authorization, origin):
    """RFC 8292: the key that has signed it, if it is in order."""
    scheme, _, rest = authorization.partition(' ')
    assert scheme == 'vapid', authorization
    fields = dict(part.strip().split('=', 1) for part in rest.split(','))
    head, claims, signature = fields['t'].split('.')
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64url(fields['k']))
    raw = unbase64url(signature)
    both = utils.encode_dss_signature(int.from_bytes(raw[:32], 'big'), int.from_bytes(raw[32:], 'big'))
    key.verify(both, f'{head}.{claims}'.encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(unbase64url(head)) == {'typ': 'JWT', 'alg': 'ES256'}
    said = json.loads(unbase64url(claims))
    assert said['aud'] == origin and said['sub'].startswith(('mailto:', 'https:')), said
    assert time.time() < said['exp'] <= time.time() + 24 * 3600, said
    return fields['k']


def certificate_of(name, key, issuer_name, issuer_key, is_ca):
    today = datetime.datetime.utcnow()
    made = x509.CertificateBuilder().subject_name(x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)]))
    made = made.issuer_name(x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, issuer_name)])).public_key(key.public_key())
    made = made.serial_number(x509.random_serial_number()).not_valid_before(today - datetime.timedelta(days=1))
    made = made.not_valid_after(today + datetime.timedelta(days=1)).add_extension(x509.BasicConstraints(is_ca, None), True)
    names = [x509.DNSName(name), x509.IPAddress(ipaddress.ip_address('127.0.0.1'))]
    return made.add_extension(x509.SubjectAlternativeName(names), False).sign(issuer_key, hashes.SHA256())


class Letter:
    """What came, and when."""

    def __init__(self, path, headers, body):
        self.path, self.headers, self.body, self.time = path, headers, body, time.time()


class PushService:
    """Answers 201, or what `answers` has for a path: statuses, taken one by one, or a function of the request's handler."""

    def __init__(self, folder, authority='Test CA'):
        self.letters, self.answers, self.lock = [], {}, threading.Lock()
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers['content-length']))
                with service.lock:
                    service.letters.append(Letter(self.path, self.headers, body))
                    answer = service.answers.get(self.path, 201)
                    if isinstance(answer, list):
                        answer = answer.pop(0) if answer else 201
                if callable(answer):
                    return answer(self)
                self.send_response(answer)
                if 300 <= answer < 400:
                    self.send_header('location', service.address + '/elsewhere')
                self.send_header('content-length', '0')
                self.end_headers()
                return None

            def log_message(self, *_):
                pass

        class Listening(http.server.ThreadingHTTPServer):
            request_queue_size = 500
            daemon_threads = True

            def handle_error(self, *_):
                pass  # somebody did not wait for the end

            def finish_request(self, request, address):
                request.settimeout(60)
                wrapped = context.wrap_socket(request, server_side=True)
                super().finish_request(wrapped, address)

        ca_key, key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
        self.ca = os.path.join(folder, 'ca.pem')
        own = os.path.join(folder, 'service.pem')
        with open(self.ca, 'wb') as file:
            file.write(certificate_of(authority, ca_key, authority, ca_key, True).public_bytes(serialization.Encoding.PEM))
        with open(own, 'wb') as file:
            file.write(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))
            file.write(certificate_of('localhost', key, authority, ca_key, False).public_bytes(serialization.Encoding.PEM))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(own)
        self.server = Listening(('127.0.0.1', 0), Handler)
        self.host = f'localhost:{self.server.server_address[1]}'
        self.address = 'https://' + self.host
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def flags(self):
        return ['--call-hosts', self.host, '--call-private', 'on', '--call-ca', self.ca, '--call-contact', 'mailto:me@example.org']

    def at(self, path):
        with self.lock:
            return [letter for letter in self.letters if letter.path == path]

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class PushProcess:
    """A push service in a process of its own: whoever measures it does not hold it up."""

    def __init__(self, folder):
        self.line, other = multiprocessing.Pipe()
        self.process = multiprocessing.get_context('fork').Process(target=self._run, args=(folder, other), daemon=True)
        self.process.start()
        self.host, self.address, self.ca = self.line.recv()

    flags = PushService.flags

    @staticmethod
    def _run(folder, line):
        service = PushService(folder)
        line.send((service.host, service.address, service.ca))
        while line.recv() is not None:
            with service.lock:
                line.send([(letter.path, letter.time) for letter in service.letters])

    def arrivals(self):
        """Path and time of every letter."""
        self.line.send('arrivals')
        return self.line.recv()

    def close(self):
        self.line.send(None)
        self.process.join()
