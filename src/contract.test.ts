import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** The last cell of each row of docs/playbooks.md: a file, and the name of a test in it. */
const promised = [...read('docs/playbooks.md').matchAll(/\| `([^`]+)` ([^|]+?) \|$/gm)].map(
  ([, file = '', name = '']) => [file, name] as const,
);

test('docs/playbooks.md names tests that are there', () => {
  expect(promised.length).toBeGreaterThan(40);
  expect(promised.filter(([file, name]) => !read(file).includes(`'${name}'`) && !read(file).includes(`\`${name}\``))).toEqual([]);
});
