import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from './main';
import { managePlaybooks } from './playbooks';
import { playPlaybook, runGoal, runWorkflow } from './run-goal';
import { keepNames } from './saved-names';
import type { Terminal } from './terminal';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'abra-names-'));
  await mkdir(path.join(data, 'profile'));
  await keepNames(path.join(data, 'profile'), [
    { domain: 'shop.example', names: ['Order tea', 'Log in'] },
    { domain: 'desk.example', names: ['Close ticket'] },
  ]);
  await writeFile(path.join(data, 'prices.json'), '{}');
});
afterEach(() => rm(data, { recursive: true, force: true }));

const COMMANDS = { run: runGoal, play: playPlaybook, workflow: runWorkflow, playbooks: managePlaybooks };

async function abra(...given: string[]): Promise<string> {
  const notes: string[] = [];
  const terminal = { print: (line: string) => notes.push(line), note: (line: string) => notes.push(line), isPerson: false };
  const code = await runCommand(COMMANDS, given, terminal as unknown as Terminal, { ABRA_DATA: data });
  // What a Chromium writes first.
  expect(existsSync(path.join(data, 'profile', 'Local State')), 'no browser was started').toBe(false);
  return `${code} ${notes.join(' ')}`.replaceAll(data, '…');
}

const AT = ['--url', 'https://shop.example/'];

test.each([
  [['paly', 'Order tea'], '2 There is no command "paly". Did you mean “play”?'],
  [['playbooks', 'lst'], '2 There is no "playbooks lst". Did you mean “list”?'],
  [['run', 'click Add', '--ulr', 'https://shop.example/'], '2 There is no option --ulr. Did you mean “--url”?'],
  [['play', 'Order tee', ...AT], '1 No playbook is called “Order tee”. Did you mean “Order tea”?'],
  [['play', 'Sing', ...AT], '1 No playbook is called “Sing”. Saved: “Order tea”, “Log in”, “Close ticket”.'],
  [['playbooks', 'show', 'login'], '1 No playbook is called “login”. Did you mean “Log in”?'],
  [['playbooks', 'rollback', 'Close tickets'], '1 No playbook is called “Close tickets”. Did you mean “Close ticket”?'],
  [['playbooks', 'show'], '2 Which playbook? Give its name in quotation marks.'],
  [['playbooks', 'show', 'Log in', '--domain', 'shp.example'], '1 Nothing is saved for shp.example. Did you mean “shop.example”?'],
  [['playbooks', 'export', '--format', 'recoder'], '2 --format is abra, recorder, playwright, not "recoder".'],
  [['playbooks', 'import', 'DATA/price.json'], '2 …/price.json cannot be read. Did you mean “prices.json”?'],
  [['play', 'DATA/price.json', ...AT], '2 …/price.json cannot be read. Did you mean “prices.json”?'],
  [['workflow', 'DATA/price.json'], '2 …/price.json cannot be read. Did you mean “prices.json”?'],
  [['play', 'Log in', ...AT, '--profile', 'DATA/profil'], '1 There is no profile …/profil. Did you mean “profile”?'],
])('%j ends before a browser starts: %s', async (given, said) => {
  expect(await abra(...given.map((word) => word.replace('DATA', data)))).toContain(said);
});
