// Lets another program ask the module: node host.mjs MODULE reads two lines, a time and a request, and writes the answer.
import { createInterface } from 'node:readline';
import { load } from '../../bindings/wasm/engine.mjs';

let time = 0;
const { handleText } = load(process.argv[2], { now: () => time });
let isTime = true;
for await (const line of createInterface({ input: process.stdin })) {
  if (isTime) time = Number(line);
  else process.stdout.write(`${handleText(line)}\n`);
  isTime = !isTime;
}
