import { bridgeFolder, openLink } from '../../src/runner/bridge/bridge-link';
import { serveAccountPage } from '../fixtures/account-page';
import { type Bridged, openBridged } from '../fixtures/bridged';
import { killWorker } from '../fixtures/kill-worker';
import { test as base, expect } from '../fixtures/test';

const test = base.extend<{ bridged: Bridged }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  bridged: async ({}, use) => {
    const bridged = await openBridged();
    await use(bridged);
    await bridged.close();
  },
});

// Over 5 s: a Chromium with a native host, and a server of its own.
test('a client acts in the tab that was chosen, by a sequence and a goal, and each run says who began it', async ({ bridged, site }) => {
  const { abra } = bridged;
  const tab = await abra.browser.context.newPage();
  await tab.goto(site.url('themes', { modal: 'never' }));
  const { call } = await bridged.connect(await bridged.token('Claude Desktop'));
  expect(await call('look')).toMatchObject({ isError: true, text: expect.stringContaining('has not chosen a tab') });
  await bridged.choose(tab);
  expect((await call('look')).text).toMatch(/\[\d+\] button "Theme Neutral"/);
  const done = await call('execute_sequence', {
    actions: [
      { action: 'click_element', selector: 'role=button[name="Theme Neutral"]' },
      { action: 'click_element', selector: 'role=option[name="Fuchsia"]' },
    ],
  });
  expect(done.structured, done.text).toMatchObject({ completed: 2 });
  expect((await call('run_goal', { goal: 'click "Increase"' })).structured).toMatchObject({ outcome: 'success' });
  const { runs } = await abra.call('run.list', {});
  expect(runs).toHaveLength(2);
  for (const { runId } of runs) expect((await abra.load(runId)).started.client?.name).toBe('Claude Desktop');
  const { notes, clients } = await abra.call('bridge.state', {});
  expect(notes.map(({ call: name, client, refused }) => [name, client, refused])).toContainEqual([
    'run.start',
    'Claude Desktop',
    undefined,
  ]);
  expect(notes).toContainEqual(expect.objectContaining({ call: 'bridge.tab', refused: 'tab' }));
  expect(clients).toEqual([expect.objectContaining({ name: 'Claude Desktop', connected: true })]);
});

/** The panel of a person who has seen it before. */
async function openPanel({ abra }: Bridged, tabId: number) {
  const panel = await abra.browser.openPanel(tabId);
  await panel.getByRole('button', { name: 'Start in private mode' }).click();
  return panel;
}

const press = (name: string) => ({ actions: [{ action: 'click_element', selector: `role=button[name="${name}"]` }] });

// Over 5 s: a Chromium with a native host, and a server of its own.
test('what needs a yes is asked in the panel, which says who wants it, and the call waits for it', async ({ bridged }) => {
  const { abra } = bridged;
  const account = await serveAccountPage();
  const tab = await abra.browser.context.newPage();
  await tab.goto(account.url);
  const { call } = await bridged.connect(await bridged.token('Claude Desktop'));
  const tabId = await bridged.choose(tab);
  const panel = await openPanel(bridged, tabId);
  await expect(panel.getByText('Other programs may act in this tab.')).toBeVisible();
  const waiting = call('execute_sequence', press('Delete account'));
  await expect(panel.getByText('Started by “Claude Desktop”')).toBeVisible();
  const question = panel.getByRole('region', { name: /May Abra do this/ });
  await expect(question).toBeVisible();
  const [{ runId = '' } = {}] = (await abra.call('run.list', {})).runs;
  // The program cannot answer it, whatever it chooses.
  expect(await call('answer', { run: runId, choice: 'allow' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('none of the choices'),
  });
  expect(account.deleted()).toBe(0);
  await question.getByRole('button', { name: /Delete/ }).click();
  expect((await waiting).structured).toMatchObject({ completed: 1 });
  expect(account.deleted()).toBe(1);
  account.close();
});

test('the person stops a run in the panel, and the tab is theirs again until they give it back', { tag: '@nightly' }, async ({
  bridged,
  site,
}) => {
  const { abra } = bridged;
  const tab = await abra.browser.context.newPage();
  await tab.goto(site.url('themes', { modal: 'never' }));
  const { call } = await bridged.connect(await bridged.token('Claude Desktop'));
  const tabId = await bridged.choose(tab);
  const panel = await openPanel(bridged, tabId);
  const waiting = call('run_goal', { goal: 'click Reset and wait for "Never shown" for 60 seconds' });
  await panel.getByRole('button', { name: 'Stop', exact: true }).click();
  expect(await waiting).toMatchObject({ isError: true, structured: { outcome: 'stopped' } });
  await expect(panel.getByText('Other programs may not act in this tab.')).toBeVisible();
  expect(await call('execute_sequence', press('Increase'))).toMatchObject({
    isError: true,
    text: expect.stringContaining('has not chosen a tab'),
  });
  await panel.getByRole('button', { name: 'Allow in this tab' }).click();
  await expect(panel.getByText('Other programs may act in this tab.')).toBeVisible();
  expect((await call('execute_sequence', press('Increase'))).structured).toMatchObject({ completed: 1 });
});

test('a call that the client cancels stops its run, and so does a client that goes; neither takes the tab', { tag: '@nightly' }, async ({
  bridged,
  site,
}) => {
  const { abra } = bridged;
  const tab = await abra.browser.context.newPage();
  await tab.goto(site.url('themes', { modal: 'never' }));
  const token = await bridged.token('Claude Desktop');
  const first = await bridged.connect(token);
  const tabId = await bridged.choose(tab);
  const goal = 'click Reset and wait for "Never shown" for 60 seconds';
  const outcomes = async () => (await abra.call('run.list', {})).runs.map(({ outcome }) => outcome);
  const cancel = new AbortController();
  await expect(first.call('run_goal', { goal }, { signal: cancel.signal, onprogress: () => cancel.abort() })).rejects.toThrow();
  await expect.poll(outcomes).toEqual(['stopped']);
  const left = first.call('run_goal', { goal }, { onprogress: () => void first.kill('SIGKILL') });
  await expect(left).rejects.toThrow();
  await expect.poll(outcomes).toEqual(['stopped', 'stopped']);
  expect((await abra.call('bridge.state', {})).tabId).toBe(tabId);
});

test('a token that is revoked ends the connection and its run at once, and opens none', { tag: '@nightly' }, async ({ bridged, site }) => {
  const { abra } = bridged;
  const tab = await abra.browser.context.newPage();
  await tab.goto(site.url('themes', { modal: 'never' }));
  const token = await bridged.token('Claude Desktop');
  const { call } = await bridged.connect(token);
  await bridged.choose(tab);
  const [client] = (await abra.call('bridge.state', {})).clients;
  const revoked = call(
    'run_goal',
    { goal: 'click Reset and wait for "Never shown" for 60 seconds' },
    { onprogress: () => void abra.call('bridge.revoke', { id: client?.id ?? '' }) },
  );
  expect(await revoked).toMatchObject({ isError: true });
  await expect.poll(async () => (await abra.call('run.list', {})).runs.map(({ outcome }) => outcome)).toEqual(['stopped']);
  expect(await call('look')).toMatchObject({ isError: true, text: expect.stringContaining('was revoked') });
  const other = await bridged.connect('abra-0000');
  expect(await other.call('look')).toMatchObject({ isError: true, text: expect.stringContaining('not known here') });
  expect((await abra.call('bridge.state', {})).clients).toEqual([]);
});

test('a worker that is started anew goes on with the run, and the client hears how it ended', { tag: '@nightly' }, async ({
  bridged,
  site,
}) => {
  const { abra } = bridged;
  const tab = await abra.browser.context.newPage();
  await tab.goto(site.url('themes', { modal: 'never' }));
  const { call } = await bridged.connect(await bridged.token('Claude Desktop'));
  await bridged.choose(tab);
  const killed = async () => {
    await killWorker(tab);
    // Whatever starts it: here a panel, else the alarm.
    await expect.poll(async () => (await abra.call('bridge.state', {}).catch(() => undefined))?.link).toBe('on');
  };
  let killing: Promise<void> | undefined;
  const goal = 'click Reset, then wait for "Never shown" for 6 seconds';
  const done = await call(
    'run_goal',
    { goal },
    {
      onprogress: () => {
        killing ??= killed();
      },
    },
  );
  await killing;
  expect(done.structured, done.text).toMatchObject({
    run: expect.stringMatching(/^run-/),
    outcome: expect.stringMatching(/^(success|failed)$/),
  });
  expect((await call('execute_sequence', press('Increase'))).structured).toMatchObject({ completed: 1 });
});

// Over 5 s: a Chromium with a native host of its own.
test('other tabs, other runs and the rest of the wire are nothing to a program that speaks for itself', async ({ bridged, site }) => {
  const { abra, data } = bridged;
  const [chosen, bank] = [await abra.browser.context.newPage(), await abra.browser.context.newPage()];
  await chosen.goto(site.url('themes', { modal: 'never' }));
  await bank.goto(site.url('desk'));
  const bankId = await abra.tabId(bank);
  const own = await abra.run('click "Increase"', { tab: chosen, planner: 'embedded' });
  await bridged.choose(chosen);
  const events: unknown[] = [];
  const listener = { event: (event: unknown) => void events.push(event), lost: () => undefined };
  const link = await openLink(bridgeFolder(data), await bridged.token('Odd'), listener);
  const increase = { type: 'click', selector: 'role=button[name="Increase"]' };
  for (const [call, params] of [
    ['page.snapshot', { tabId: bankId }],
    ['site.state', { tabId: bankId }],
    ['run.start', { goal: 'click "Login"', tabId: bankId }],
    ['run.sequence', { tabId: bankId, operations: [increase] }],
    ['run.load', { runId: own.id }],
    ['run.stop', { runId: own.id }],
    ['run.list', {}],
    ['run.answer', { runId: own.id, questionId: 'x', choice: 'allow' }],
    ['secrets.list', {}],
    ['settings.get', {}],
    ['bridge.choose', { tabId: bankId }],
    ['bridge.add', { name: 'me' }],
    ['playbooks.list', { domain: 'bank.test' }],
    ['playbooks.export', { domain: new URL(site.url('desk')).host }],
  ] as const)
    expect(await link.ask(call, params), call).toMatchObject({ ok: false });
  expect((await abra.call('run.list', {})).runs).toHaveLength(1);
  // The person's own run in that tab is heard of by nobody else.
  await abra.run('click "Decrease"', { tab: chosen, planner: 'embedded' });
  expect(events).toEqual([]);
  // A flood is cut off.
  const flood = await Promise.all(Array.from({ length: 300 }, () => link.ask('bridge.tab', {})));
  expect(flood.filter(({ ok }) => ok).length).toBeLessThan(100);
  expect((await abra.call('bridge.state', {})).notes).toContainEqual(expect.objectContaining({ client: 'Odd', refused: 'flood' }));
  // So is what is too large for Chrome, by the host already.
  const large = await openLink(bridgeFolder(data), await bridged.token('Large'), listener);
  expect(await large.ask('run.start', { goal: 'x'.repeat(2_000_000) })).toMatchObject({
    ok: false,
    failure: { message: expect.stringContaining('too long') },
  });
  expect((await abra.call('bridge.state', {})).link).toBe('on');
});
