import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const EXACT = /^\d+\.\d+\.\d+$/;
/** The folders of the project's manifest and of those that only benches or pages pay for, each with a lockfile. */
const folders = execFileSync('git', ['ls-files', '*package-lock.json'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map(path.dirname);

it('finds the lockfiles', () => expect(folders).toEqual(expect.arrayContaining(['.', 'e2e/bench', 'e2e/zoo'])));

describe.each(folders)('the lockfile of %s', (folder) => {
  const { packages } = read(`${folder}/package-lock.json`) as { packages: Record<string, Entry> };
  const lacking = (is: (entry: Entry) => boolean) =>
    Object.entries(packages).flatMap(([key, entry]) => (key !== '' && !is(entry) ? [key] : []));

  // npm leaves out of the lockfile what a registry lacked when it was written, and `npm ci` then refuses the whole of it, on every system.
  it('names each optional package of every system, so that `npm ci` takes it', () => {
    const named = new Set(Object.keys(packages).map((key) => key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length)));
    const optional = Object.values(packages).flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}));
    expect(optional.filter((name) => !named.has(name))).toEqual([]);
  });

  it('names no registry: each machine has its own', () => {
    expect(lacking(({ resolved }) => resolved === undefined)).toEqual([]);
  });

  it('has the digest of each package, so that no registry can give another', () => {
    expect(lacking(({ integrity, inBundle }) => integrity !== undefined || inBundle === true)).toEqual([]);
  });

  it('holds the versions that package.json asks for', () => {
    const manifest = read(`${folder}/package.json`);
    const told = ['dependencies', 'devDependencies', 'version', 'license'].filter((field) => field in manifest);
    expect(packages['']).toMatchObject(Object.fromEntries(told.map((field) => [field, manifest[field]])));
    const exact = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(([, wanted]) => EXACT.test(`${wanted}`));
    for (const [name, wanted] of exact) expect(packages[`node_modules/${name}`]?.version, name).toBe(wanted);
  });
});
