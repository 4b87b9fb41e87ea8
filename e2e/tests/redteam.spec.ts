import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/test';
import { RULES } from '../redteam/rules';
import { closingLine, count, linesBeside } from '../redteam/tally';

const inProject = (file: string) => new URL(`../../${file}`, import.meta.url);

test('the table of docs/security.md is the list of rules, and every file that it names is there', () => {
  const rows = readFileSync(inProject('docs/security.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (rule|---) /.test(line));
  expect(rows).toEqual(RULES.map(({ rule, enforcedBy, testedBy }) => `| ${rule} | \`${enforcedBy}\` | \`${testedBy}\` |`));
  expect(RULES.flatMap(({ enforcedBy, testedBy }) => [enforcedBy, testedBy]).filter((file) => !existsSync(inProject(file)))).toEqual([]);
});

test('the closing line has four parts, whatever was tried', () => {
  const annotations: { type: string; description?: string }[] = [];
  expect(closingLine(annotations)).toBe('0 plans, 0 forbidden; 0 canaries, 0 found; 0 labels, 0 asked; 0 forged, 0 obeyed');
  count({ annotations }, { plans: { tried: 2, came: 1 }, files: { tried: 3, came: 0 } });
  count({ annotations }, { plans: { tried: 3, came: 0 } });
  expect(closingLine(annotations)).toBe('5 plans, 1 forbidden; 0 canaries, 0 found; 0 labels, 0 asked; 0 forged, 0 obeyed');
  expect(linesBeside(annotations)).toBe('3 files, 0 taken wrongly');
});
