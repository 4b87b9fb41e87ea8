import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Its value, read and set by the page that the bench runs in. */
export type Thresholds = Record<string, { get(): number; set(value: number): void }>;

/** Bundles `src/page/find/thresholds.ts` so that its numbers can be moved: they are told as the global `thresholds`. */
export const movableThresholds: Plugin = {
  name: 'movable thresholds',
  setup(build) {
    build.onLoad({ filter: /page\/find\/thresholds\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      const told = names.map((name) => `${name}: { get: () => ${name}, set: (value: number) => { ${name} = value; } }`);
      const contents = `${source.replace(/^export const /gm, 'export let ')}\nObject.assign(globalThis, { thresholds: { ${told.join(', ')} } });`;
      return { contents, loader: 'ts' };
    });
  },
};
