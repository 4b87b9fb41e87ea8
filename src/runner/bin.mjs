#!/usr/bin/env node
// @ts-check
// `npx --no-install abra …`: runs the command line, which is TypeScript. It is built when its sources have changed and kept in node_modules/.cache, so
// that a command starts in a third of the time.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/abra-command');

const given = process.argv.slice(2);
const isServing = ['serve', 'worker', 'doctor'].includes(given.find((word) => !word.startsWith('-')) ?? '');
const entry = isServing ? 'main-serve' : 'main';
const module = await load(`${entry}.js`);
const code = await (isServing ? module.serveMain : module.main)(given);
// Whatever is still open (after Ctrl-C the browser) ends with the process, once all is written.
process.stdout.write('', () => process.exit(code));

/** @param {string} file */
async function load(file) {
  const folder = path.join(cache, stateOfSources());
  if (existsSync(folder) || (await build(folder))) return import(pathToFileURL(path.join(folder, file)).href);
  // Nothing can be kept where this may not write.
  const { runnerImport } = await import('vite');
  const source = path.join(root, 'src/runner/cli', file.replace(/js$/, 'ts'));
  return (await runnerImport(source, { root, configFile: false, logLevel: 'error' })).module;
}

/** When a source was last changed, and how many there are: another state is built anew. */
function stateOfSources() {
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|mjs|json)$/.test(file) && !/\.test\.ts$/.test(file),
  );
  const last = Math.max(...sources.map((file) => statSync(path.join(root, 'src', file)).mtimeMs));
  return `${Math.round(last)}-${sources.length}`;
}

/** @param {string} folder where it is kept from now on @returns {Promise<boolean>} is it there? */
async function build(folder) {
  const vite = await import('vite').catch(() => {
    console.error('Abra is not installed yet. Run `npm ci` in its folder first.');
    process.exit(4);
  });
  const own = newFolder();
  if (own === undefined) return false;
  const input = Object.fromEntries(['main', 'main-serve'].map((name) => [name, path.join(root, `src/runner/cli/${name}.ts`)]));
  await vite.build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [besideItsSource(path.relative(own, root))],
    build: { ssr: true, outDir: own, target: 'node20', minify: false, rolldownOptions: { input } },
  });
  try {
    renameSync(own, folder);
  } catch {
    // Another command was faster.
    rmSync(own, { recursive: true });
  }
  for (const old of readdirSync(cache))
    if (!old.startsWith('new-') && old !== path.basename(folder)) rmSync(path.join(cache, old), { recursive: true, force: true });
  return true;
}

/** Several commands may be started at once: each builds in its own. */
function newFolder() {
  try {
    mkdirSync(cache, { recursive: true });
    const own = mkdtempSync(path.join(cache, 'new-'));
    // Who installed may be another than who runs.
    chmodSync(own, 0o755);
    return own;
  } catch {
    return undefined;
  }
}

/** Modules name files beside them, which are not beside what is built. @param {string} toRoot @returns {import('vite').Plugin} */
function besideItsSource(toRoot) {
  return {
    name: 'abra:beside-its-source',
    transform(text, id) {
      if (!text.includes('import.meta.')) return undefined;
      const source = path.join(toRoot, path.relative(root, id));
      const url = `new URL(${JSON.stringify(source)}, import.meta.url)`;
      const folder = `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(source)}`)})`;
      return { code: text.replace(/import\.meta\.(url|dirname)/g, (_, which) => (which === 'url' ? url : folder)), map: null };
    },
  };
}
