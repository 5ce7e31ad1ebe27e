// Somebody whom the server calls, and who keeps what comes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server as Receiving } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Somebody at `https://localhost:…`, with a certificate of its own. */
export class Receiver {
  readonly told: { path: string; message: unknown }[] = [];
  private constructor(
    readonly server: Receiving,
    readonly certificate: string,
  ) {}

  static async start(): Promise<Receiver> {
    const folder = mkdtempSync(join(tmpdir(), 'springtide-receiver-'));
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    execFileSync(
      'openssl',
      [
        ...[
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:prime256v1',
          '-nodes',
          '-days',
          '2',
        ],
        ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
        ...['-keyout', key, '-out', certificate],
      ],
      { stdio: 'ignore' },
    );
    const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) });
    const receiver = new Receiver(server, certificate);
    server.on('request', (request, answer) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        receiver.told.push({ path: request.url ?? '', message: JSON.parse(body) });
        answer.writeHead(204).end();
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  /** What a server needs to call this one. */
  get flags(): string[] {
    return ['--webhook-hosts', this.host, '--call-private', 'on', '--call-ca', this.certificate];
  }

  get host(): string {
    return `localhost:${(this.server.address() as AddressInfo).port}`;
  }
}
