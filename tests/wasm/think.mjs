// How long a level takes to decide in a browser, from the journal to the answer, in games of that level against itself:
//   node think.mjs MODULE NETS [GAMES] [SLOWER] [LEVEL…]
// Processor time, so that what else runs here does not count; SLOWER is how many times slower a phone is (4).
import { readFileSync } from 'node:fs';
import { load } from '../../bindings/wasm/engine.mjs';

const [module, nets, games = '4', slower = '4', ...levels] = process.argv.slice(2);
let time = 1_800_000_000_000;
let isThinking = false;
// While somebody thinks no time passes: the level thinks to the end, whatever its limit.
const engine = load(module, { now: () => (isThinking ? time : ++time) });
const token = 'device:me';

const hexOf = (name) => readFileSync(`${nets}/${name}.net`).toString('hex');
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

class Table {
  entries = [];
  tasks = [];
  times = [];

  constructor(game, level) {
    const chairs = [1, 2].map(() => ({ kind: 'bot', level }));
    const body = JSON.stringify({
      game,
      options: ['players 2'],
      pace: 'once',
      chairs,
    });
    const { body: opened } = this.ask({
      do: 'request',
      method: 'POST',
      path: '/api/tables',
      token,
      body,
    });
    this.table = JSON.parse(opened).table;
    this.ask({ do: 'connect', connection: 1 });
    this.say({ type: 'hello', version: 1, token });
    this.say({ type: 'watch', table: this.table });
    this.say({
      type: 'start',
      table: this.table,
      id: 's',
      secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    });
  }
  say(message) {
    this.ask({ do: 'message', connection: 1, text: JSON.stringify(message) });
  }
  ask(request) {
    const answer = engine.handle(request);
    if (answer.error) throw new Error(answer.error);
    for (const effect of answer.effects ?? []) this.perform(effect);
    return answer;
  }
  perform(effect) {
    const { table } = effect;
    if (effect.do === 'write') {
      this.entries.push(effect.entry);
      this.ask({ do: 'stored', table, seq: effect.seq });
    } else if (effect.do === 'read')
      this.ask({
        do: 'journal',
        table,
        after: effect.after,
        entries: this.entries.slice(effect.after),
      });
    else if (effect.do === 'think') this.tasks.push(effect);
  }
  think({ table, task }) {
    const request = {
      do: 'think',
      entries: this.entries,
      task,
      milliseconds: 1000,
    };
    isThinking = true;
    const before = cpu();
    const answer = engine.handle(request);
    const taken = cpu() - before;
    isThinking = false;
    if (answer.lacks) {
      for (const name of answer.lacks) engine.handle({ do: 'net', hex: hexOf(name) });
      return this.think({ table, task });
    }
    if (answer.error) throw new Error(answer.error);
    this.times.push(taken);
    this.ask({ do: 'thought', table, task, action: answer.action });
  }
  play() {
    for (let idle = 0; idle < 3; ++idle) {
      for (; this.tasks.length > 0; idle = 0) this.think(this.tasks.shift());
      time += 5000; // an answer that came early waits for its time
      this.ask({ do: 'wake' });
    }
    return this.times;
  }
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
console.log('game    level  decisions  mean ms  99 %  slowest, each times', slower);
for (const game of ['vineta', 'vigo'])
  for (const level of levels.length > 0 ? levels.map(Number) : [1, 2, 3, 4, 5, 6]) {
    const times = [];
    for (let i = 0; i < Number(games); ++i)
      times.push(...new Table(game, level).play().map((ms) => ms * slower));
    times.sort((a, b) => a - b);
    const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
    const figures = [mean, at(times, 0.99), times.at(-1)].map((ms) => ms.toFixed(1).padStart(8));
    console.log(game.padEnd(7), String(level).padStart(5), String(times.length).padStart(10), ...figures);
  }
