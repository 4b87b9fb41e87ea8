import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
let root: string;

/** Abra's sources and packages, with nothing built. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'abra-bin-'));
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '.cache') symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
  for (const name of ['src', 'package.json', 'tsconfig.json'])
    cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true, preserveTimestamps: true });
});

afterEach(() => rmSync(root, { recursive: true }));

function abra(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'src/runner/bin.mjs'), ...words], { encoding: 'utf8' });
  return { status, told: stdout + stderr };
}

const kept = () => readdirSync(path.join(root, 'node_modules/.cache/abra-command'));

test('the command line is built once, and anew when a source has changed', () => {
  expect(abra('--help')).toMatchObject({ status: 0, told: expect.stringContaining('abra run') });
  const [first = ''] = kept();
  const built = () => statSync(path.join(root, 'node_modules/.cache/abra-command', first, 'main.js')).mtimeMs;
  const at = built();
  expect(abra('--version').told).toContain(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version);
  expect([kept(), built()]).toEqual([[first], at]);
  const file = path.join(root, 'src/runner/cli/main.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('a browser agent that plans once', 'an agent that was changed'));
  expect(abra('--help').told).toContain('an agent that was changed');
  expect(kept()).toHaveLength(1);
  expect(kept()).not.toEqual([first]);
}, 60_000);

test('where nothing can be kept it runs all the same, and without its packages it says what to do', () => {
  writeFileSync(path.join(root, 'node_modules/.cache'), 'in the way');
  expect(abra('--help')).toMatchObject({ status: 0, told: expect.stringContaining('abra run') });
  rmSync(path.join(root, 'node_modules'), { recursive: true });
  expect(abra('--help')).toMatchObject({ status: 4, told: expect.stringContaining('npm ci') });
}, 60_000);
