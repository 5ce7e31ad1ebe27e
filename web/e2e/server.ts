// A server of a test's own, that can be killed and started again over what it stored.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const program = resolve(process.env['SPRINGTIDE'] ?? '../build/release/src/springtide');
export const web = process.env['WEB'] ?? 'dist';

/** How the server is started for tests: bots that hardly pause, and rates that no test meets. */
export const serveFlags = (port: number, store: string, folder = web): string[] => [
  'serve',
  ...['--web', folder],
  ...['--listen', `127.0.0.1:${port}`],
  ...['--store', store],
  ...['--bot-pause-least', '20ms', '--bot-pause-most', '60ms'],
  ...['--request-rate', '500 burst 2000', '--connection-rate', '500 burst 2000'],
  ...['--guest-rate', '500 burst 2000', '--analysis-rate', '500 burst 2000'],
  ...['--lessons', 'on', '--log-level', 'warning'],
];

export class Server {
  readonly address: string;
  #process: ChildProcess | null = null;
  readonly #store = join(mkdtempSync(join(tmpdir(), 'springtide-')), 'e2e.db');

  private constructor(
    readonly port: number,
    readonly command: string,
    readonly flags: readonly string[],
  ) {
    this.address = `http://127.0.0.1:${port}`;
  }

  /** Of another program, with another client and more flags, if they are named. */
  static async start(
    port: number,
    folder = web,
    command = program,
    flags: readonly string[] = [],
  ): Promise<Server> {
    const server = new Server(port, command, flags);
    await server.restart(folder);
    return server;
  }

  /** With another client, if one is named. */
  async restart(folder = web): Promise<void> {
    this.#process = spawn(this.command, [...serveFlags(this.port, this.#store, folder), ...this.flags], {
      stdio: 'inherit',
    });
    for (let tries = 0; tries < 200 && !(await this.#isAlive()); ++tries)
      await new Promise((wake) => setTimeout(wake, 50));
  }

  async kill(): Promise<void> {
    const process = this.#process;
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    const gone = new Promise((done) => process.once('exit', done));
    process.kill('SIGKILL');
    await gone;
  }

  #isAlive(): Promise<boolean> {
    return fetch(`${this.address}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  }
}
