// Bit for bit: the same seeds and iterations give the same games natively and in WebAssembly.
//   node games.mjs PROGRAM MODULE [COUNT]     compares games at 10 iterations a move by hand and with nets, some long thoughts, and nets: of real positions, and random ones
//   node games.mjs PROGRAM MODULE speed       how fast the search is in WebAssembly, natively being 1
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const [program, path, what = '100'] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));
const engine = new WebAssembly.Instance(module).exports;
engine._initialize();

const nets = new URL('../../nets/', import.meta.url);
for (const name of readdirSync(nets).filter((each) => each.endsWith('.net'))) {
  const file = readFileSync(new URL(name, nets));
  const at = engine.room(file.length);
  new Uint8Array(engine.memory.buffer, at, file.length).set(file);
  if (!engine.bring()) throw new Error(`the module does not want ${name}`);
}

const decoder = new TextDecoder();
const ask = (...words) => execFileSync(program, words.map(String)).toString().trim().split('\n');
const [games, kinds] = [ask('games'), ask('kinds')];
const here = (game, kind, seed, iterations) => {
  const at = engine.digest(games.indexOf(game), kinds.indexOf(kind), seed, iterations);
  return decoder.decode(new Uint8Array(engine.memory.buffer, at, 64));
};

function compare(game, kind, count, iterations) {
  const expected = ask('hash', game, kind, 1, count, iterations);
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
// CPU time, both in turns, and of each thought the least of some tries: whatever else the machine does only adds to it.
function measure(game, kind, least) {
  const iterations = 10_000;
  const spent = { native: 0, here: 0 };
  for (let seed = 1; seed <= 5; ++seed) {
    const tries = Array.from({ length: 5 }, () => ({
      native: Number(ask('time', game, kind, seed, 1, iterations)[0]),
      here: cpuSeconds(() => here(game, kind, seed, iterations)),
    }));
    for (const where of Object.keys(spent)) spent[where] += Math.min(...tries.map((each) => each[where]));
  }
  const share = spent.native / spent.here;
  console.log(`${game}: ${kind} in WebAssembly at ${Math.round(share * 100)} % of native speed`);
  if (share < least) process.exitCode = 1;
}

// A processor's own instructions may have twice the width; a narrow thought uses none of those.
if (what === 'speed')
  for (const game of games) {
    measure(game, 'thought', 0.65);
    measure(game, 'learned thought', 0.5);
    measure(game, 'narrow thought', 0.75);
  }
else {
  for (const game of games) {
    compare(game, 'game', Number(what), 10);
    compare(game, 'learned game', Number(what), 10);
    compare(game, 'thought', 5, 2000);
    compare(game, 'learned thought', 5, 2000);
    compare(game, 'narrow thought', 5, 2000);
    compare(game, 'asked', Number(what), 0);
  }
  compare(games[0], 'net', Number(what), 20);
}
