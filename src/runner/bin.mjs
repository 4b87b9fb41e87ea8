#!/usr/bin/env node
// @ts-check
// `npx --no-install abra …`: runs the command line, which is TypeScript, by way of vite.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { runnerImport } = await import('vite').catch(() => {
  console.error('Abra is not installed yet. Run `npm ci` in its folder first.');
  process.exit(4);
});
const given = process.argv.slice(2);
const isServing = ['serve', 'worker'].includes(given.find((word) => !word.startsWith('-')) ?? '');
const { module } = await runnerImport(path.join(root, `src/runner/cli/${isServing ? 'main-serve' : 'main'}.ts`), {
  root,
  configFile: false,
  logLevel: 'error',
});
const code = await (isServing ? module.serveMain : module.main)(given);
// Whatever is still open (after Ctrl-C the browser) ends with the process, once all is written.
process.stdout.write('', () => process.exit(code));
