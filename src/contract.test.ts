import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const at = (file: string) => new URL(`../${file}`, import.meta.url);
const read = (file: string) => readFileSync(at(file), 'utf8');

/** The last cell of each row: a file, and the name of a test in it. */
const rowsOf = (page: string) =>
  [...read(page).matchAll(/\| `([^`]+)` ([^|]+?) \|$/gm)].map(([, file = '', name = '']) => [file, name] as const);

for (const [page, rows] of [
  ['docs/promises.md', 35],
  ['docs/playbooks.md', 40],
] as const)
  test(`${page} names tests that are there`, () => {
    const promised = rowsOf(page);
    expect(promised.length).toBeGreaterThan(rows);
    // One that is tagged for the night is not in `npm test`.
    const owns = (file: string, name: string) =>
      ["'", '`'].some((quote) => read(file).split(`${quote}${name}${quote}`)[1]?.startsWith(", { tag: '@nightly'") === false);
    expect(promised.filter(([file, name]) => !owns(file, name))).toEqual([]);
  });

test('each link of the documents leads to a file and a heading that are there', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...readdirSync(at('docs'), { recursive: true }).map((file) => `docs/${file}`),
  ];
  const slugs = (page: string) =>
    [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, head = '']) =>
      head
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_\- ]/gu, '')
        .replaceAll(' ', '-'),
    );
  const leadsNowhere = (page: string, link: string) => {
    const [file, heading] = link.split('#');
    const { pathname } = new URL(file || `/${page}`, `http://docs/${page}`);
    const target = pathname.slice(1);
    return !existsSync(at(target)) || (!!heading && target.endsWith('.md') && !slugs(target).includes(heading));
  };
  const links = pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) => [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => [page, link] as const))
    .filter(([, link]) => !link.includes(':'));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(([page, link]) => leadsNowhere(page, link))).toEqual([]);
});

test('each end-to-end spec of `npm test` owns a promise', () => {
  const owners = [...rowsOf('docs/promises.md'), ...rowsOf('docs/playbooks.md')].map(([file]) => file);
  const specs = readdirSync(at('e2e/tests')).map((file) => `e2e/tests/${file}`);
  const rules = read('docs/security.md');
  expect(specs.length).toBeGreaterThan(20);
  expect(specs.filter((spec) => !owners.includes(spec) && !rules.includes(`\`${spec}\``))).toEqual([]);
});

test('each rule of docs/security.md names a file that enforces it and one that attacks it, and both are there', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (rule|---) /.test(line));
  const named = rows.map((row) => /^\| .+ \| `([^`]+)` \| `([^`]+)` \|$/.exec(row)?.slice(1));
  expect(named.length).toBeGreaterThan(39);
  expect(rows.filter((_, row) => !named[row]?.every((file) => existsSync(at(file))))).toEqual([]);
});
