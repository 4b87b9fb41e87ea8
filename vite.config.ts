import path from 'node:path';
import { crx } from '@crxjs/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import manifest from './manifest.config.ts';
import { never } from './src/lib/never.ts';

const here = (...parts: string[]) => path.resolve(import.meta.dirname, ...parts);
const target = 'chrome128';

/** `vite build` makes the extension, `--mode trusted` the flavour with Chrome's debugger, `--mode page` the page layer alone. */
export default defineConfig(({ mode }) => (mode === 'page' ? pageAlone : extension(mode === 'trusted')));

/** `dist/extension`: the worker, the panel, and the scripts that the worker injects. */
const extension = (trusted: boolean): UserConfig => ({
  root: here('extension'),
  publicDir: here('public'),
  cacheDir: here('node_modules/.cache/vite-build'),
  plugins: [
    react(),
    injectedScripts(async () => [
      ...(await inTurn(['page', 'eyes'], ['hands', 'hands'], ['ears', 'ears'])),
      await alone('shim.js', here('extension/page/shim.iife.ts')),
      await alone('line.js', here('extension/page/line.iife.ts')),
    ]),
    crx({ manifest: manifest(trusted) }),
  ],
  define: { TRUSTED_INPUT: JSON.stringify(trusted) },
  build: {
    outDir: here(trusted ? 'dist/extension-trusted' : 'dist/extension'),
    emptyOutDir: true,
    target,
    // A data: url would be refused by the extension's content security policy.
    assetsInlineLimit: 0,
    // The polyfill is for browsers without module preload; Chrome has it.
    modulePreload: { polyfill: false },
  },
});

/** `dist/page/abra-page.js`: eyes and hands without the extension, as the global `abraPage`, for tests and benchmarks. */
const pageAlone: UserConfig = {
  publicDir: false,
  build: {
    outDir: here('dist/page'),
    emptyOutDir: true,
    target,
    lib: { entry: here('src/page/standalone.ts'), name: 'abraPage', formats: ['iife'], fileName: () => 'abra-page.js' },
  },
};

interface Script {
  fileName: string;
  source: string;
  moduleIds: string[];
}

/**
 * Emits classic scripts of fixed names, for `chrome.scripting`. Told to crxjs as content scripts they would get an async loader and
 * `web_accessible_resources`, by which every site could tell that Abra is installed.
 */
function injectedScripts(bundle: () => Promise<Script[]>): Plugin {
  return {
    name: 'abra:injected-scripts',
    apply: 'build',
    async buildStart() {
      for (const { fileName, source, moduleIds } of await bundle()) {
        for (const id of moduleIds) if (path.isAbsolute(id)) this.addWatchFile(id);
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** One self-contained script. */
async function alone(fileName: string, entry: string): Promise<Script> {
  const [chunk] = await chunksOf({ lib: { entry, name: 'abra', formats: ['iife'] } });
  return { fileName, source: chunk?.code ?? '', moduleIds: chunk?.moduleIds ?? [] };
}

/**
 * Scripts of `extension/page`, each a name and an entry, that are injected in this order as far as they are needed. What one needs of an earlier one
 * it takes from there, so that it is loaded once and there is one of each number, root and link. The bundler knows such chunks as modules only, which
 * no content script can be: an import becomes a global of our world.
 */
async function inTurn(...scripts: [name: string, entry: string][]): Promise<Script[]> {
  const entries = scripts.map(([name, entry]) => [name, here(`extension/page/${entry}.iife.ts`)] as const);
  const known = await Promise.all(entries.map(async ([name, entry]) => ({ name, ids: new Set((await alone(name, entry)).moduleIds) })));
  const chunks = await chunksOf({
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(entries),
      preserveEntrySignatures: false,
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        minifyInternalExports: true,
        // The first that knows a module has it.
        codeSplitting: { groups: known.map(({ name, ids }, at) => ({ name, test: (id) => ids.has(id), priority: known.length - at })) },
      },
    },
  });
  return chunks.map(({ fileName, code, moduleIds }) =>
    known.some(({ name }) => fileName === `${name}.js`)
      ? { fileName, source: classic(fileName.slice(0, -'.js'.length), code), moduleIds }
      : never(`${fileName} is a script more, that nobody would load`),
  );
}

/** `import{a as b}from"./page.js";…export{c as d};` as a classic script. */
function classic(name: string, code: string): string {
  const names = (list: string) => list.replaceAll(' as ', ':');
  const body = code
    .trim()
    .replace(
      /(?<=^|;)import\{([^}]*)\}from"\.\/([^"]*)\.js";/g,
      (_, list: string, from: string) => `const{${names(list)}}=${partsOf(from)};`,
    )
    .replace(/export\{([^}]*)\};?$/, (_, list: string) => `globalThis.${partsOf(name)}??={${list.split(',').map(asProperty).join()}};`);
  return `(()=>{"use strict";${body}})();\n`;
}

const partsOf = (name: string) => `abraPartsOf_${name}`;

/** `inner as outer` of an export list. */
function asProperty(item: string): string {
  const [inner, outer = inner] = item.split(' as ');
  return `${outer}:${inner}`;
}

async function chunksOf(options: UserConfig['build']): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target, minify: true, ...options },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return (outputs[0]?.output ?? []).flatMap((one) => (one.type === 'chunk' ? [one] : []));
}
