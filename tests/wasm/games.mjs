// Bit for bit: the same seeds and iterations give the same games natively and in WebAssembly.
//   node games.mjs PROGRAM MODULE [COUNT]     compares games at 10 iterations a move, some long thoughts, and nets: of real positions, and random ones
//   node games.mjs PROGRAM MODULE speed       how fast the search is in WebAssembly, natively being 1
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [program, path, what = '100'] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));
const engine = new WebAssembly.Instance(module).exports;
engine._initialize();

const decoder = new TextDecoder();
const games = execFileSync(program).toString().trim().split('\n');
const here = (game, kind, seed, iterations) => {
  const at = engine.digest(games.indexOf(game), ['game', 'thought', 'net', 'asked'].indexOf(kind), seed, iterations);
  return decoder.decode(new Uint8Array(engine.memory.buffer, at, 64));
};
const natively = (game, kind, first, count, iterations) =>
  execFileSync(program, [game, kind, first, count, iterations].map(String)).toString().trim().split('\n');

function compare(game, kind, count, iterations) {
  const expected = natively(game, kind, 1, count, iterations);
  const different = expected.filter((digest, i) => digest !== here(game, kind, i + 1, iterations)).length;
  const isWhole = expected.length === count && expected.every((digest) => /^[0-9a-f]{64}$/.test(digest));
  console.log(`${game}: ${count} of kind ${kind} at ${iterations} iterations, ${different} different`);
  if (different > 0 || !isWhole) process.exitCode = 1;
}

const cpuSeconds = (work) => {
  const begin = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
};
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

// CPU time, and both in turns: whatever else the machine does slows both.
function measure(game) {
  const iterations = 20_000;
  const rounds = Array.from({ length: 8 }, (_, i) => {
    const native = Number(natively(game, 'time', i + 1, 1, iterations)[0]);
    return native / cpuSeconds(() => here(game, 'thought', i + 1, iterations));
  });
  const share = median(rounds.slice(1)); // the first one compiles
  console.log(`${game}: search in WebAssembly at ${Math.round(share * 100)} % of native speed`);
  if (share < 0.65) process.exitCode = 1;
}

if (what === 'speed') games.forEach(measure);
else {
  for (const game of games) {
    compare(game, 'game', Number(what), 10);
    compare(game, 'thought', 5, 2000);
    compare(game, 'asked', Number(what), 0);
  }
  compare(games[0], 'net', Number(what), 20);
}
