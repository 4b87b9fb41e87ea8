import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandLine } from '../../vite.config';

const ROOT = path.resolve(import.meta.dirname, '../..');
let root: string;

/** A folder as the Dockerfile makes it: what starts the command line, and its packages. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'abra-bin-'));
  mkdirSync(path.join(root, 'src/runner'), { recursive: true });
  for (const name of ['package.json', 'src/runner/bin.mjs']) cpSync(path.join(ROOT, name), path.join(root, name));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true }));

function abra(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'src/runner/bin.mjs'), ...words], { encoding: 'utf8' });
  return { status, told: stdout + stderr };
}

test('the command line needs what the build makes and its packages, and without them says what to do', async () => {
  const unbuilt = { status: 4, told: 'Abra is not built yet. Run `npm ci && npm run build` in its folder first.\n' };
  expect(abra('--help')).toEqual(unbuilt);
  await build(commandLine(path.join(root, 'dist/cli')));
  expect(abra('--help')).toMatchObject({ status: 0, told: expect.stringContaining('abra run') });
  expect(abra('--version').told).toContain(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version);
  // Those of the service are loaded only when they are called.
  expect(abra('worker', '--port', '1')).toMatchObject({ status: 2 });
  rmSync(path.join(root, 'node_modules'));
  expect(abra('--help')).toEqual(unbuilt);
}, 60_000);
