import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Abra } from '../fixtures/abra';
import { serveAccountPage } from '../fixtures/account-page';
import { browsersOf } from '../fixtures/mcp-test';
import { click, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import { serveModel } from '../model/serve-model.mjs';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';
import { type Sites, serveSites } from '../sites/serve.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

let sites: Sites;
let data: string;
test.beforeAll(async () => {
  sites = await serveSites();
});
test.beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'abra-data-'));
});
test.afterEach(() => rm(data, { recursive: true, force: true, maxRetries: 5 }));
test.afterAll(() => sites.close());

interface Ended {
  code: number | null;
  out: string;
  notes: string;
}

const processOf = (words: string[], environment: Record<string, string> = {}) =>
  spawn(process.execPath, [path.join(ROOT, 'src/runner/bin.mjs'), ...words], {
    cwd: ROOT,
    env: { ...process.env, ABRA_DATA: data, ANTHROPIC_API_KEY: '', OPENAI_API_KEY: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** What a program ended with; `abra` as a person or a program calls it. */
function ended(child: ChildProcess): Promise<Ended> {
  let [out, notes] = ['', ''];
  child.stdout?.on('data', (piece) => (out += piece));
  child.stderr?.on('data', (piece) => (notes += piece));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, notes })));
}
const abra = (...words: string[]) => ended(processOf(words));

test('a goal is carried out, known the next time, and its playbook is listed, shown, played and turned off', {
  tag: '@nightly',
}, async () => {
  const goal = ['run', 'open the theme menu and choose Fuchsia', '--url', sites.url('themes')];
  const first = await abra(...goal);
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining('“Theme” is now “Fuchsia”') });
  expect(first.notes).toContain('planned by embedded');
  const again = await abra(...goal, '--json');
  const lines = again.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string; by?: string; outcome?: string; snapshot?: unknown });
  expect(again.code).toBe(0);
  expect(lines.find(({ kind }) => kind === 'planned')?.by).toBe('recall');
  expect(lines.at(-1)).toMatchObject({ kind: 'result', outcome: 'success', usage: { calls: 0 } });
  expect(lines.every(({ snapshot }) => snapshot === undefined)).toBe(true);
  const [known] = JSON.parse((await abra('playbooks', 'list', '--json')).out) as { name: string; domain: string; steps: number }[];
  expect(known).toMatchObject({ domain: new URL(sites.origin).host, steps: 2 });
  const { name = '' } = known ?? {};
  expect((await abra('playbooks', 'show', name)).out).toContain('1. Click button "Theme Neutral"');
  expect(await abra('play', name, '--url', sites.url('themes'))).toMatchObject({ code: 0 });
  expect((await abra('playbooks', 'versions', name)).out).toContain('learned');
  expect((await abra('playbooks', 'invalidate', name)).code).toBe(0);
  expect((await abra('playbooks', 'list')).out).toContain('turned off');
});

test('a playbook goes to a file and, on another computer, from it', { tag: '@nightly' }, async () => {
  const url = sites.url('themes');
  await abra('run', 'open the theme menu and choose Fuchsia', '--url', url);
  const file = path.join(data, 'themes.json');
  expect((await abra('playbooks', 'export', '--to', file)).code).toBe(0);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ domain: new URL(url).host });
  const elsewhere = { ABRA_DATA: path.join(data, 'elsewhere') };
  const taken = await ended(processOf(['playbooks', 'import', file], elsewhere));
  expect(taken).toMatchObject({ code: 0, out: expect.stringContaining('new') });
  await writeFile(file, '{"not": "a playbook"}');
  const refused = await ended(processOf(['playbooks', 'import', file], elsewhere));
  expect(refused).toMatchObject({ code: 2, notes: expect.stringContaining('Nothing was taken in') });
});

test('a workflow file runs with secrets of the environment, which are nowhere afterwards', { tag: '@nightly' }, async () => {
  const file = path.join(data, 'desk.json');
  await writeFile(
    file,
    JSON.stringify({
      workflow_id: 'Sign in',
      url: sites.url('desk'),
      steps: [{ action: 'Navigate' }, { action: 'Login', target: 'default' }],
      credentials: { username: '{{secret:who}}', password: '{{secret:desk}}' },
    }),
  );
  const words = ['workflow', file, '--secret', 'who=env:DESK_USER', '--secret', 'desk=env:DESK_PASSWORD', '--json'];
  const signedIn = await ended(processOf(words, { DESK_USER: ACCOUNT.email, DESK_PASSWORD: ACCOUNT.password }));
  expect(signedIn.code, signedIn.notes + signedIn.out.slice(-2000)).toBe(0);
  expect(`${signedIn.out}${signedIn.notes}`).not.toContain(ACCOUNT.password);
  // Lent for that run alone: the same without them asks, and one that is kept for good is not overwritten.
  const without = await ended(processOf(['workflow', file]));
  expect(without.code).not.toBe(0);
});

// Over 5 s: each command is a process with a Chromium of its own.
test('what cannot be answered here ends with its choices, and one of them answers it', async () => {
  const account = await serveAccountPage();
  const { url } = account;
  const words = ['run', 'click Delete account', '--url', url];
  const open = await abra(...words);
  expect(open).toMatchObject({
    code: 3,
    out: expect.stringContaining('cannot be undone'),
    notes: expect.stringContaining('--answer allow'),
  });
  expect(account.deleted()).toBe(0);
  expect((await abra(...words, '--answer', 'deny')).code).toBe(1);
  expect(account.deleted()).toBe(0);
  expect((await abra(...words, '--answer', 'allow')).code).toBe(0);
  expect(account.deleted()).toBe(1);
  account.close();
});

test('a goal that is not understood, a wrong call and a site that is not there each have their code and sentence', {
  tag: '@nightly',
}, async () => {
  const url = sites.url('themes');
  expect(await abra('run', 'do a barrel roll', '--url', url)).toMatchObject({ code: 1, out: expect.stringContaining('barrel roll') });
  expect(await abra('run', 'click Theme')).toMatchObject({ code: 2, notes: expect.stringContaining('--url') });
  expect(await abra('run', 'click Theme', '--url', 'themes')).toMatchObject({ code: 2, notes: expect.stringContaining('http') });
  expect(await abra('run', 'click Theme', '--uri', url)).toMatchObject({ code: 2, notes: expect.stringContaining('--uri') });
  expect(await abra('run', 'x', '--url', url, '--secret', 'a=b')).toMatchObject({ code: 2, notes: expect.stringContaining('env:') });
  expect(await abra('dance')).toMatchObject({ code: 2, notes: expect.stringContaining('abra --help') });
  expect(await abra('run', 'click Theme', '--url', 'http://127.0.0.1:9/')).toMatchObject({
    code: 1,
    notes: expect.stringContaining('cannot be opened'),
  });
  expect(await abra('play', 'Nothing', '--url', url)).toMatchObject({
    code: 1,
    notes: expect.stringContaining('No playbook is called “Nothing”'),
  });
});

test('a model plans with the key of the environment', { tag: '@nightly' }, async () => {
  const model = await serveModel({ key: 'k-from-the-environment' });
  model.script([(request) => plan([click(idOf(request, 'button "Theme Neutral"'))], { more: false })]);
  const environment = { ANTHROPIC_API_KEY: 'k-from-the-environment', ANTHROPIC_BASE_URL: model.origin };
  const words = ['run', 'show me what colours there are', '--url', sites.url('themes'), '--json'];
  const run = await ended(processOf(words, environment));
  expect(run.code, run.notes + run.out.slice(-2000)).toBe(0);
  expect(JSON.parse(run.out.trim().split('\n').at(-1) ?? '')).toMatchObject({ outcome: 'success', usage: { calls: 1 } });
  expect(run.out).not.toContain('k-from-the-environment');
  // It is not kept: the same goal on another page, without the variable, asks for it.
  expect(await abra('run', 'count the colours', '--planner', 'model', '--url', sites.url('themes'))).toMatchObject({ code: 2 });
  await model.close();
});

test('the doctor says what is here and what is missing', { tag: '@nightly' }, async () => {
  const well = await abra('doctor', '--json');
  expect(well.code).toBe(0);
  expect(JSON.parse(well.out)).toMatchObject({ ok: true });
  const locked = await ended(processOf(['doctor'], { ABRA_DATA: '/dev/null/abra' }));
  expect(locked).toMatchObject({ code: 4, out: expect.stringContaining('ABRA_DATA') });
});

test('a profile that another Chromium has open is said to be used', { tag: '@nightly' }, async () => {
  const profile = path.join(data, 'busy');
  const other = await Abra.launch({ profile });
  const run = await abra('run', 'click Theme Neutral', '--url', sites.url('themes'), '--profile', profile);
  expect(run).toMatchObject({ code: 4, notes: expect.stringContaining('Another Chromium') });
  await other.close();
});

// Over 5 s: a process with a Chromium of its own.
test('Ctrl-C stops a run that waits, takes back what was lent, and ends the browser', async () => {
  const lends = ['--url', sites.url('themes'), '--secret', 'desk=env:DESK', '--json'];
  const environment = { DESK: 'a secret of the desk' };
  const child = processOf(['run', 'wait for "Never shown" for 60 seconds', ...lends], environment);
  const over = ended(child);
  await new Promise<void>((resolve) => child.stdout?.on('data', (piece) => String(piece).includes('"kind":"sent"') && resolve()));
  child.kill('SIGINT');
  expect(await over).toMatchObject({ code: 130, notes: expect.stringContaining('Stopped') });
  // A secret that is still there would not be overwritten, and a browser that is still there would hold the profile.
  expect(await ended(processOf(['run', 'click Theme Neutral', ...lends], environment))).toMatchObject({ code: 0 });
});

test('Ctrl-C while the browser starts ends both, with a sentence', { tag: '@nightly' }, async () => {
  const child = processOf(['run', 'wait for "Never shown" for 60 seconds', '--url', sites.url('themes')]);
  const over = ended(child);
  const profile = path.join(data, 'profile');
  await expect.poll(() => browsersOf(profile)).not.toEqual([]);
  child.kill('SIGINT');
  expect(await over).toMatchObject({ code: 130, notes: expect.stringContaining('Stopped') });
  await expect.poll(() => browsersOf(profile)).toEqual([]);
});
