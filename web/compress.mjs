// Every text file of the build as .gz and .br beside it, which the server sends to those who accept them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? join(import.meta.dirname, 'dist');
const least = 600; // bytes; below that it does not pay

for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|html|svg|json|webmanifest|wasm|net)$/.test(name)) continue;
  const path = join(folder, name);
  const content = readFileSync(path);
  if (content.length < least) continue;
  writeFileSync(path + '.gz', gzipSync(content, { level: 9 }));
  writeFileSync(
    path + '.br',
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
