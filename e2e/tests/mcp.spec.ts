import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { AbraBrowser } from '../../src/runner/browser';
import { type McpClient, openMcpClient, SERVER, type ToolCall } from '../fixtures/mcp-client';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';
import { type Sites, serveSites } from '../sites/serve.mjs';

let sites: Sites;
let data: string;
let client: McpClient | undefined;
test.beforeAll(async () => {
  sites = await serveSites();
});
test.beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'abra-mcp-'));
});
test.afterEach(async () => {
  await client?.close();
  client = undefined;
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
});
test.afterAll(() => sites.close());

async function connect(words: string[] = [], environment: Record<string, string> = {}): Promise<ToolCall> {
  client = await openMcpClient({ words, environment: { ABRA_DATA: data, ...environment } });
  return client.call;
}

/** A page with one button that deletes an account, and how often that was done. */
async function serveAccount(): Promise<{ url: string; deleted: () => number; server: Server }> {
  let deleted = 0;
  const server = createServer((request, response) => {
    if (request.method === 'POST') deleted += 1;
    response.end('<!doctype html><title>Account</title><form method=post><button>Delete account</button></form>');
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, deleted: () => deleted, server };
}

/** The processes whose browser uses this profile. */
async function browsersOf(profile: string): Promise<string[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(all.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return all.filter((_, at) => lines[at]?.includes(`--user-data-dir=${profile}`));
}

test('the tools say what they take, answer and may do', async () => {
  await connect();
  const tools = (await client?.sdk.listTools())?.tools ?? [];
  expect(tools.map(({ name }) => name)).toEqual([
    'open',
    'look',
    'execute_sequence',
    'run_goal',
    'play_playbook',
    'list_playbooks',
    'answer',
    'tabs',
    'close',
  ]);
  for (const { name, description, inputSchema, annotations } of tools) {
    expect(description, name).toMatch(/\.$/);
    expect(inputSchema, name).toMatchObject({ type: 'object', additionalProperties: false });
    expect(annotations?.readOnlyHint, name).toBe(['look', 'list_playbooks', 'tabs'].includes(name));
  }
  expect(tools.filter(({ outputSchema }) => outputSchema).map(({ name }) => name)).toEqual([
    'execute_sequence',
    'run_goal',
    'play_playbook',
    'list_playbooks',
    'answer',
  ]);
  // Nothing was needed of a browser so far.
  expect(await browsersOf(path.join(data, 'profile'))).toEqual([]);
});

test('a page is opened, told between markers, and the next time only by what changed', async () => {
  const call = await connect();
  const opened = await call('open', { url: sites.url('themes', { modal: 'never' }), look: true });
  const [, nonce] = /<page-([\da-f]{8})>/.exec(opened.text) ?? [];
  expect(opened.text).toContain(`</page-${nonce}>`);
  const [, number] = /\[(\d+)\] button "Theme Neutral"/.exec(opened.text) ?? [];
  const done = await call('execute_sequence', {
    actions: [
      { action: 'click_element', element: Number(number) },
      { action: 'click_element', selector: 'role=option[name="Fuchsia"]' },
    ],
    verbose: true,
  });
  expect(done.structured).toMatchObject({
    completed: 2,
    steps: [
      { action: 'click_element', result: 'ok' },
      { action: 'click_element', result: 'ok' },
    ],
    stateChange: { changed: [expect.objectContaining({ to: expect.stringContaining('Fuchsia') })] },
  });
  expect(done.text).toContain(`[${number}] button "Theme Fuchsia"`);
  expect(done.text).not.toContain('Sofia Davis');
  expect((await call('look', { changes: true })).text).toContain('All elements are as before.');
  const brief = await call('look', { tokens: 300, find: 'Subject' });
  expect(brief.text).toContain('"Subject"');
  expect(brief.text.length).toBeLessThan(2000);
  expect((await call('tabs')).text).toContain('1  http://localhost');
  await call('open', { url: sites.url('shop'), newTab: true });
  expect((await call('tabs')).text).toMatch(/1 {2}.*\n2 {2}.*shop/);
  await call('close', { tab: 2 });
  expect((await call('tabs')).text).not.toContain('shop');
});

test('an action that fails ends the sequence with what was done before it, and one that lacks something begins nothing', async () => {
  const call = await connect();
  const url = sites.url('themes', { modal: 'never' });
  const failed = await call('execute_sequence', {
    url,
    actions: [
      { action: 'set_value', selector: 'label=Subject', value: 'A broken lamp' },
      { action: 'click_element', element: 4711 },
      { action: 'set_value', selector: 'label=Subject', value: 'never' },
    ],
  });
  expect(failed).toMatchObject({ isError: true, text: expect.stringContaining('1 of 3 done.') });
  expect(failed.structured).toMatchObject({
    completed: 1,
    failed: { index: 1, action: 'click_element', error: expect.stringContaining('4711') },
    stateChange: { changed: [expect.objectContaining({ field: 'value', to: 'A broken lamp' })] },
  });
  const lacking = await call('execute_sequence', { actions: [{ action: 'scroll' }, { action: 'click_element' }] });
  expect(lacking).toMatchObject({ isError: true, text: expect.stringContaining('Action 2 (click_element) needs an element') });
});

test('each field of seed 001 is accepted and answered: sessions, the longest wait, steps, and one change of the page', async () => {
  const page =
    '<!doctype html><title>Before</title><form><label>Name <input id="name"></label><button id="go" type="button">Go</button></form>';
  const script = `<script>go.onclick = () => {
    document.title = 'After'; document.querySelector('form').remove(); document.body.insertAdjacentHTML('beforeend', '<h1 id="told">Hello</h1>');
    const spin = document.createElement('p'); spin.setAttribute('aria-busy', 'true'); document.body.append(spin);
    const beat = (n) => n && setTimeout(() => { spin.textContent = n; beat(n - 1); }, 50); beat(100); };</script>`;
  const server = createServer((_request, response) => response.end(page + script));
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  try {
    const call = await connect();
    await call('open', { url });
    await call('open', { url: sites.url('themes', { modal: 'never' }), newTab: true });
    const actions = [
      { action: 'set_value', selector: '#name', value: 'Ada' },
      { action: 'click_element', selector: '#go' },
    ];
    const asked = { sessionId: '1', timeoutMs: 400, stabilityMs: 500, pollIntervalMs: 100, verbose: true, look: 'none' };
    const done = await call('execute_sequence', { actions, ...asked });
    const step = (action: string) => ({ action, result: 'ok', durationMs: expect.any(Number) });
    expect(done.structured, done.text).toMatchObject({
      completed: 2,
      stateChange: {
        title: { from: 'Before', to: 'After' },
        appeared: expect.arrayContaining([expect.objectContaining({ selector: '#told', tagName: 'h1' })]),
        disappeared: expect.arrayContaining([expect.objectContaining({ selector: '#go', tagName: 'button' })]),
      },
      stabilityWaitMs: expect.any(Number),
      steps: [step('set_value'), step('click_element')],
    });
    // The page goes on for five seconds; it was waited for no longer than asked, twice.
    expect((done.structured as { stabilityWaitMs: number }).stabilityWaitMs).toBeLessThan(1200);
    const none = await call('execute_sequence', { actions, sessionId: 'user-a' });
    expect(none).toMatchObject({ isError: true, text: expect.stringContaining('no session "user-a"') });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('files of the folder that was named are uploaded by their path in it, and no others', async () => {
  const folder = path.join(data, 'receipts');
  await mkdir(path.join(folder, 'may'), { recursive: true });
  await writeFile(path.join(folder, 'may/lunch.txt'), '14.50 for soup');
  await writeFile(path.join(data, 'private.txt'), 'hunter2');
  await symlink(path.join(data, 'private.txt'), path.join(folder, 'link.txt'));
  const call = await connect(['--files', folder]);
  const url = sites.url('/pages/expenses');
  const hand = (file: string) => [
    { action: 'upload', selector: 'label=Receipt', files: [file] },
    { action: 'click_element', selector: 'role=button[name="Hand in"]' },
  ];
  for (const file of ['../private.txt', 'link.txt', path.join(data, 'private.txt'), 'none.txt']) {
    const refused = await call('execute_sequence', { url, actions: hand(file) });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('is no file of the folder') });
  }
  const done = await call('execute_sequence', { url, actions: hand('may/lunch.txt') });
  expect(done.structured, done.text).toMatchObject({ completed: 2 });
  expect((await call('look')).text).toContain('14.50 for soup');
  const goal = await call('run_goal', {
    url,
    goal: 'upload "may/lunch.txt" to Receipt, then click "Hand in", then wait for "Received lunch.txt"',
  });
  expect(goal.structured, goal.text).toMatchObject({ outcome: 'success' });
  const none = await call('run_goal', { url, goal: 'upload "link.txt" to Receipt' });
  expect(none.structured, none.text).toMatchObject({ outcome: 'question', question: { kind: 'file' } });
  expect(client?.heard()).not.toContain('hunter2');
});

test('without a folder no file is given, and a secret that a run asks for is given by the name of a lent one, for its site alone', async () => {
  const origin = new URL(sites.url('desk')).origin;
  const call = await connect(['--url', origin, '--secret', 'desk=env:DESK_PASSWORD'], { DESK_PASSWORD: ACCOUNT.password });
  const upload = [{ action: 'upload', selector: 'label=Receipt', files: ['lunch.txt'] }];
  const refused = await call('execute_sequence', { url: sites.url('/pages/expenses'), actions: upload });
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('--files') });
  const asks = await call('run_goal', { url: sites.url('/desk/login'), goal: 'type {{secret:pin}} into Password' });
  expect(asks.structured, asks.text).toMatchObject({ outcome: 'question', question: { kind: 'secret' } });
  const { run } = asks.structured as { run: string };
  const none = await call('answer', { run, secret: 'pin' });
  expect(none).toMatchObject({ isError: true, text: expect.stringContaining('No secret "pin" was lent') });
  const given = await call('answer', { run, secret: 'desk' });
  expect(given.structured, given.text).toMatchObject({ outcome: 'success' });
  const signIn = [
    { action: 'set_value', selector: 'label=Email', value: ACCOUNT.email },
    { action: 'set_value', selector: 'label=Password', secret: 'desk' },
    { action: 'click_element', selector: 'role=button[name="Login"]' },
  ];
  const done = await call('execute_sequence', { url: sites.url('/desk/login'), actions: signIn });
  expect(done.structured, done.text).toMatchObject({
    completed: 3,
    stateChange: { url: { to: expect.stringContaining('/desk/dashboard') } },
  });
  const elsewhere = await call('run_goal', {
    url: sites.url('/desk/login').replace('localhost', '127.0.0.1'),
    goal: 'type {{secret:pin}} into Password',
  });
  const other = (elsewhere.structured as { run: string }).run;
  expect(await call('answer', { run: other, secret: 'desk' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('was lent for'),
  });
  expect(client?.heard()).not.toContain(ACCOUNT.password);
});

test('a sequence goes on in the page that it leads to, but not by the numbers of another page', async () => {
  const call = await connect();
  const signIn = [
    { action: 'set_value', selector: 'label=Email', value: ACCOUNT.email },
    { action: 'set_value', selector: 'label=Password', value: ACCOUNT.password },
    { action: 'click_element', selector: 'role=button[name="Login"]' },
  ];
  const search = [
    { action: 'set_value', selector: 'label=Destination', value: 'Porto' },
    { action: 'click_element', selector: 'role=button[name="Search"]' },
  ];
  const done = await call('execute_sequence', { url: sites.url('desk'), actions: [...signIn, ...search] });
  expect(done.structured, done.text).toMatchObject({ completed: 5, stateChange: { url: { to: expect.stringContaining('q=Porto') } } });
  expect(done.text).toContain('8 stays in Porto');
  const numbered = [...signIn, { action: 'click_element', element: 3 }];
  const stopped = await call('execute_sequence', { url: sites.url('/desk/logout'), actions: numbered });
  expect(stopped).toMatchObject({
    isError: true,
    structured: { completed: 3, failed: { index: 3, error: expect.stringContaining('dashboard') } },
  });
});

test('a goal is carried out with its steps told, and is a playbook then: listed, read as a resource, played', async () => {
  const call = await connect();
  const url = sites.url('themes', { modal: 'never' });
  const steps: { progress: number; total?: number; message?: string }[] = [];
  const done = await call('run_goal', { goal: 'open the theme menu and choose Fuchsia', url }, { onprogress: (step) => steps.push(step) });
  expect(done.structured).toMatchObject({ outcome: 'success', steps: 2, modelCalls: 0, run: expect.stringMatching(/^run-/) });
  expect(steps).toEqual([
    { progress: 1, total: expect.any(Number), message: 'Click button "Theme Neutral": done' },
    { progress: 2, total: 2, message: 'Click option "Fuchsia": done' },
  ]);
  const { playbooks } = (await call('list_playbooks', { domain: new URL(url).host })).structured as { playbooks: { name: string }[] };
  const [{ name } = { name: '' }] = playbooks;
  expect(playbooks).toHaveLength(1);
  const resources = (await client?.sdk.listResources())?.resources ?? [];
  const [uri = ''] = resources.map((one) => one.uri);
  expect(uri).toMatch(/^abra:\/\/playbooks\/localhost%3A\d+\//);
  const [content] = (await client?.sdk.readResource({ uri }))?.contents ?? [];
  expect(JSON.parse(content && 'text' in content ? content.text : '')).toMatchObject({ playbooks: [{ name }] });
  expect(await client?.sdk.readResource({ uri: `${uri}x` }).catch(String)).toContain('not found');
  expect((await call('play_playbook', { name, url })).structured).toMatchObject({ outcome: 'success', modelCalls: 0 });
  expect(await call('play_playbook', { name: 'Fly to the moon' })).toMatchObject({
    isError: true,
    text: expect.stringContaining(`Saved: “${name}”`),
  });
  expect(await call('run_goal', { goal: 'do a barrel roll' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('barrel roll'),
  });
});

test('what needs a yes comes back as a question, for a goal and a sequence, and only its answer does it', async () => {
  const call = await connect();
  const account = await serveAccount();
  const asked = await call('run_goal', { goal: 'click Delete account', url: account.url });
  expect(asked).toMatchObject({ isError: false, structured: { outcome: 'question', question: { kind: 'confirm' } } });
  const { run } = asked.structured as { run: string };
  expect(asked.text).toContain('Ask the person');
  expect(await call('answer', { run, choice: 'surely' })).toMatchObject({ isError: true, text: expect.stringContaining('allow (') });
  expect(account.deleted()).toBe(0);
  expect((await call('answer', { run, choice: 'deny' })).structured).toMatchObject({ outcome: 'stopped' });
  expect(account.deleted()).toBe(0);
  expect(await call('answer', { run, choice: 'allow' })).toMatchObject({ isError: true, text: expect.stringContaining('has ended') });

  const actions = [{ action: 'click_element', selector: 'role=button[name="Delete account"]' }];
  const sequence = await call('execute_sequence', { url: account.url, actions });
  expect(sequence).toMatchObject({ isError: false, structured: { completed: 0, question: { kind: 'confirm' } } });
  expect(account.deleted()).toBe(0);
  const again = (sequence.structured as { run: string }).run;
  expect((await call('answer', { run: again, choice: 'allow' })).structured).toMatchObject({ outcome: 'success' });
  expect(account.deleted()).toBe(1);
  account.server.close();
});

test('a call that the client cancels stops its run', async () => {
  const call = await connect(['--no-learn']);
  await call('open', { url: sites.url('themes', { modal: 'never' }) });
  const cancel = new AbortController();
  const waiting = call(
    'run_goal',
    { goal: 'click Reset and wait for "Never shown" for 60 seconds' },
    { signal: cancel.signal, onprogress: () => cancel.abort() },
  );
  await expect(waiting).rejects.toThrow();
  expect((await call('run_goal', { goal: 'click Reset' })).structured).toMatchObject({ outcome: 'success' });
  // What is in the journal now was done by the cancellation: a killed server writes nothing more.
  await client?.kill('SIGKILL');
  await expect.poll(() => browsersOf(path.join(data, 'profile'))).toEqual([]);
  const abra = await AbraBrowser.launch({ profile: path.join(data, 'profile') });
  const { runs } = await abra.call('run.list', {});
  expect(runs.map(({ outcome }) => outcome)).toEqual(['success', 'stopped']);
  await abra.close();
});

test('lent secrets and typed passwords do their work, and are in no answer, no output and no journal', async () => {
  const words = ['--secret', 'desk=env:DESK_PASSWORD', '--url', sites.url('desk')];
  const call = await connect(words, { DESK_PASSWORD: ACCOUNT.password });
  const signIn = (value: string) => [
    { action: 'set_value', selector: 'label=Email', value: ACCOUNT.email },
    { action: 'set_value', selector: 'input[type=password]', value },
    { action: 'click_element', selector: 'role=button[name="Login"]' },
  ];
  const first = await call('execute_sequence', { url: sites.url('desk'), actions: signIn('{{secret:desk}}'), verbose: true, look: 'page' });
  expect(first.structured, first.text).toMatchObject({ completed: 3, stateChange: { url: { to: expect.stringContaining('dashboard') } } });
  await call('open', { url: sites.url('/desk/logout') });
  const typed = 'canary-by-hand-77';
  const second = await call('execute_sequence', { url: sites.url('desk'), actions: signIn(typed), verbose: true, look: 'page' });
  expect(second.text).toContain('do not match');
  await call('look', {});
  // Elsewhere than on its site the secret is not typed.
  const account = await serveAccount();
  const foreign = await call('execute_sequence', {
    url: account.url,
    actions: [{ action: 'set_value', selector: 'role=button', value: '{{secret:desk}}' }],
  });
  expect(foreign.structured).toMatchObject({ completed: 0 });
  account.server.close();
  const said = client?.heard() ?? '';
  await client?.close();
  for (const canary of [ACCOUNT.password, typed]) expect(said).not.toContain(canary);
  await expect.poll(() => browsersOf(path.join(data, 'profile'))).toEqual([]);
  const abra = await AbraBrowser.launch({ profile: path.join(data, 'profile') });
  const { runs } = await abra.call('run.list', {});
  const journals = await Promise.all(runs.map(({ runId }) => abra.call('run.load', { runId })));
  expect(runs).toHaveLength(3);
  for (const canary of [ACCOUNT.password, typed]) expect(JSON.stringify(journals)).not.toContain(canary);
  expect((await abra.call('secrets.list', {})).secrets).toEqual([]);
  await abra.close();
});

/** A server that is spoken to by hand, with a page open. `out`: all that it wrote to stdout. */
async function serveByHand(words: string[] = [], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...SERVER, 'mcp', ...words], {
    env: { ...process.env, ABRA_DATA: data, ...environment },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let out = '';
  child.stdout.on('data', (piece) => (out += piece));
  const over = new Promise<number | null>((resolve) => child.on('close', resolve));
  const say = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const begin = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'by hand', version: '1' } };
  say({ id: 1, method: 'initialize', params: begin });
  await expect.poll(() => out, { timeout: 30_000 }).toContain('"id":1');
  say({ method: 'notifications/initialized' });
  say({ id: 2, method: 'tools/call', params: { name: 'open', arguments: { url: sites.url('themes') } } });
  await expect.poll(() => out, { timeout: 30_000 }).toContain('"id":2');
  return { child, over, out: () => out };
}

for (const [how, leave, code] of [
  ['closes its end', (child: ChildProcess) => child.stdin?.end(), 0],
  ['ends the server', (child: ChildProcess) => child.kill('SIGTERM'), 0],
  ['and the server are killed', (child: ChildProcess) => child.kill('SIGKILL'), null],
] as const)
  test(`when the client ${how}, the browser is gone${code === 0 ? ', and what was lent' : ''}`, async () => {
    const lent = ['--secret', 'desk=env:DESK_PASSWORD', '--url', sites.url('desk')];
    const { child, over } = await serveByHand(lent, { DESK_PASSWORD: ACCOUNT.password });
    const profile = path.join(data, 'profile');
    expect((await browsersOf(profile)).length).toBeGreaterThan(0);
    leave(child);
    await expect.poll(() => browsersOf(profile)).toEqual([]);
    expect(await over).toBe(code);
    if (code === null) return;
    const abra = await AbraBrowser.launch({ profile });
    expect((await abra.call('secrets.list', {})).secrets).toEqual([]);
    await abra.close();
  });

test('what is wrong is told in a sentence that says what to do', async () => {
  const call = await connect();
  const wrong: [string, Record<string, unknown>, RegExp][] = [
    ['look', {}, /No page is open\. Call `open`/],
    ['open', { url: 'file:///etc/passwd' }, /begins with http/],
    ['open', { url: 'http://localhost:9/' }, /cannot be opened/],
    ['open', { adress: 'x' }, /adress|url/],
    ['answer', { run: 'run-none', choice: 'allow' }, /There is no run run-none/],
    ['close', { tab: 7 }, /No page is open|There is no tab 7/],
  ];
  for (const [tool, given, told] of wrong) {
    const answered = await call(tool, given);
    expect(answered, tool).toMatchObject({ isError: true, text: expect.stringMatching(told) });
    expect(answered.text, tool).not.toMatch(/\n\s+at /);
  }
  // A second server on the same profile says why it cannot begin, and works once it is free.
  const second = await openMcpClient({ words: [], environment: { ABRA_DATA: data } });
  const url = sites.url('themes');
  expect(await second.call('open', { url })).toMatchObject({ isError: true, text: expect.stringContaining('--profile') });
  await client?.close();
  await expect.poll(() => browsersOf(path.join(data, 'profile'))).toEqual([]);
  expect(await second.call('open', { url })).toMatchObject({ isError: false });
  await second.close();
});

test('a secret that the site keeps is not lent over, at each try, and no browser stays behind', async () => {
  const profile = path.join(data, 'profile');
  const abra = await AbraBrowser.launch({ profile });
  await abra.call('secrets.set', { name: 'desk', origin: sites.origin, value: 'kept by a person' });
  await abra.close();
  const call = await connect(['--secret', 'desk=env:DESK_PASSWORD', '--url', sites.url('desk')], { DESK_PASSWORD: ACCOUNT.password });
  const kept = { isError: true, text: expect.stringContaining('keeps a secret “desk” already') };
  expect(await call('open', { url: sites.url('desk') })).toMatchObject(kept);
  expect(await call('list_playbooks')).toMatchObject(kept);
  await expect.poll(() => browsersOf(profile)).toEqual([]);
});

test('stdout carries the protocol alone, and a wrong call ends before it', async () => {
  const { child, over, out } = await serveByHand();
  child.stdin.end();
  expect(await over).toBe(0);
  for (const line of out().trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });

  const refused = spawn(process.execPath, [...SERVER, 'mcp', '--secret', 'a=env:PATH'], { stdio: ['pipe', 'pipe', 'pipe'] });
  let [told, notes] = ['', ''];
  refused.stdout.on('data', (piece) => (told += piece));
  refused.stderr.on('data', (piece) => (notes += piece));
  expect(await new Promise((resolve) => refused.on('close', resolve))).toBe(2);
  expect([told, notes]).toEqual(['', expect.stringContaining('--url')]);
});
