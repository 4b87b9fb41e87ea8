import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { RULES } from '../redteam/rules';

const inProject = (file: string) => new URL(`../../${file}`, import.meta.url);

test('the table of docs/security.md is the list of rules, and every file that it names is there', () => {
  const rows = readFileSync(inProject('docs/security.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (rule|---) /.test(line));
  expect(rows).toEqual(RULES.map(({ rule, enforcedBy, testedBy }) => `| ${rule} | \`${enforcedBy}\` | \`${testedBy}\` |`));
  expect(RULES.flatMap(({ enforcedBy, testedBy }) => [enforcedBy, testedBy]).filter((file) => !existsSync(inProject(file)))).toEqual([]);
});
