import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Entry {
  version?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Entry> };

// npm leaves out of the lockfile what a registry lacked when it was written, and `npm ci` then refuses the whole of it, on every system.
it('names each optional package of every system, so that `npm ci` takes it', () => {
  const named = new Set(Object.keys(packages).map((key) => key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length)));
  const optional = Object.values(packages).flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}));
  expect(optional.length).toBeGreaterThan(50);
  expect(optional.filter((name) => !named.has(name))).toEqual([]);
});

it('names no registry: each machine has its own', () => {
  expect(Object.entries(packages).flatMap(([key, { resolved }]) => (resolved === undefined ? [] : [key]))).toEqual([]);
});

it('holds the versions that package.json asks for', () => {
  const { dependencies, devDependencies, version, license } = read('package.json');
  expect(packages['']).toMatchObject({ dependencies, devDependencies, version, license });
  for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(packages[`node_modules/${name}`]?.version, name).toBe(wanted);
});
