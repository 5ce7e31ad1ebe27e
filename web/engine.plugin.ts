// The engine for the browser, which the C++ build makes: imported as `springtide.wasm`, named by SPRINGTIDE_WASM.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export function engine(): Plugin {
  const path = resolve(
    import.meta.dirname,
    process.env['SPRINGTIDE_WASM'] ?? '../build/wasm/springtide.wasm',
  );
  return {
    name: 'springtide-engine',
    config: () => ({ resolve: { alias: [{ find: /^springtide\.wasm(?=\?)/, replacement: path }] } }),
    buildStart() {
      if (this.environment.mode === 'build' && !existsSync(path))
        this.error(
          `There is no engine at ${path}. Build it first (make wasm), or name it by SPRINGTIDE_WASM.`,
        );
    },
  };
}
