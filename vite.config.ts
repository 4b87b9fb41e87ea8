import path from 'node:path';
import { crx } from '@crxjs/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import manifest from './manifest.config.ts';

const here = (...parts: string[]) => path.resolve(import.meta.dirname, ...parts);
const target = 'chrome128';

/** `vite build` makes the extension, `--mode trusted` the flavour with Chrome's debugger, `--mode page` the page layer alone. */
export default defineConfig(({ mode }) => (mode === 'page' ? pageAlone : extension(mode === 'trusted')));

/** `dist/extension`: the worker, the panel, and the two scripts that the worker injects. */
const extension = (trusted: boolean): UserConfig => ({
  root: here('extension'),
  publicDir: here('public'),
  cacheDir: here('node_modules/.cache/vite-build'),
  plugins: [
    react(),
    injectedScripts({ 'page.js': here('extension/page/index.iife.ts'), 'shim.js': here('extension/page/shim.iife.ts') }),
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

/**
 * Emits each entry as one self-contained classic script of that fixed name, for `chrome.scripting`. Told to crxjs as content scripts
 * they would get an async loader and `web_accessible_resources`, by which every site could tell that Abra is installed.
 */
function injectedScripts(entries: Record<string, string>): Plugin {
  return {
    name: 'abra:injected-scripts',
    apply: 'build',
    async buildStart() {
      for (const [fileName, entry] of Object.entries(entries)) {
        const chunk = await bundle(entry);
        for (const id of chunk.moduleIds) if (path.isAbsolute(id)) this.addWatchFile(id);
        this.emitFile({ type: 'asset', fileName, source: chunk.code });
      }
    },
  };
}

async function bundle(entry: string): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target, minify: true, lib: { entry, name: 'abra', formats: ['iife'] } },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return outputs[0]?.output[0] as Rolldown.OutputChunk;
}
