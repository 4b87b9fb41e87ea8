// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
const CODE = /\.(tsx?|mts|m?js|jsx)$/;
const TESTING = /\.(test|fixture)\.|\/corpus\//;

/**
 * The parts whose raw lines are counted. `limit`: what a part may have today, lowered with each change that takes lines away; `aim`: where it is going.
 * @type {{ name: string, has: (file: string) => boolean, limit: number, aim: number }[]}
 */
const PARTS = [
  { name: 'product', has: (file) => /^(src|extension)\//.test(file) && CODE.test(file) && !TESTING.test(file), limit: 77_400, aim: 64_000 },
  {
    name: 'tests beside it',
    has: (file) => /^(src|extension)\//.test(file) && CODE.test(file) && TESTING.test(file),
    limit: 38_350,
    aim: 30_000,
  },
  { name: 'e2e', has: (file) => file.startsWith('e2e/') && CODE.test(file), limit: 43_600, aim: 32_000 },
  { name: 'docs', has: (file) => /^docs\/.*\.md$/.test(file), limit: 2_100, aim: 2_000 },
];

/** Raw lines of each part, of the files that git knows. @returns {{ name: string, lines: number, limit: number, aim: number }[]} */
export function sizes() {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return PARTS.map(({ name, has, limit, aim }) => ({
    name,
    lines: files.filter(has).reduce((sum, file) => sum + linesOf(file), 0),
    limit,
    aim,
  }));
}

const linesOf = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { name, lines, limit, aim } of sizes()) console.log(`${name.padEnd(16)} ${lines}  (limit ${limit}, aim ${aim})`);
