import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AbraBrowser } from '../../src/runner/browser';
import { serveAccountPage } from '../fixtures/account-page';
import { browsersOf, expect, test } from '../fixtures/mcp-test';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';

/** Files and secrets that were named when `abra mcp` was started, and no others. */
// Over 5 s: a server of its own with a Chromium of its own.
test('files of the folder that was named are uploaded by their path in it, and no others', async ({ mcp, site }) => {
  const folder = path.join(mcp.data, 'receipts');
  await mkdir(path.join(folder, 'may'), { recursive: true });
  await writeFile(path.join(folder, 'may/lunch.txt'), '14.50 for soup');
  await writeFile(path.join(mcp.data, 'private.txt'), 'hunter2');
  await symlink(path.join(mcp.data, 'private.txt'), path.join(folder, 'link.txt'));
  const call = await mcp.connect(['--files', folder]);
  const url = site.url('/pages/expenses');
  const hand = (file: string) => [
    { action: 'upload', selector: 'label=Receipt', files: [file] },
    { action: 'click_element', selector: 'role=button[name="Hand in"]' },
  ];
  for (const file of ['../private.txt', 'link.txt', path.join(mcp.data, 'private.txt'), 'none.txt']) {
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
  expect(mcp.client?.heard()).not.toContain('hunter2');
});

test('without a folder no file is given, and a secret that a run asks for is given by the name of a lent one, for its site alone', {
  tag: '@nightly',
}, async ({ mcp, site }) => {
  const origin = new URL(site.url('desk')).origin;
  const call = await mcp.connect(['--url', origin, '--secret', 'desk=env:DESK_PASSWORD'], { DESK_PASSWORD: ACCOUNT.password });
  const upload = [{ action: 'upload', selector: 'label=Receipt', files: ['lunch.txt'] }];
  const refused = await call('execute_sequence', { url: site.url('/pages/expenses'), actions: upload });
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('--files') });
  const asks = await call('run_goal', { url: site.url('/desk/login'), goal: 'type {{secret:pin}} into Password' });
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
  const done = await call('execute_sequence', { url: site.url('/desk/login'), actions: signIn });
  expect(done.structured, done.text).toMatchObject({
    completed: 3,
    stateChange: { url: { to: expect.stringContaining('/desk/dashboard') } },
  });
  const elsewhere = await call('run_goal', {
    url: site.url('/desk/login').replace('localhost', '127.0.0.1'),
    goal: 'type {{secret:pin}} into Password',
  });
  const other = (elsewhere.structured as { run: string }).run;
  expect(await call('answer', { run: other, secret: 'desk' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('was lent for'),
  });
  expect(mcp.client?.heard()).not.toContain(ACCOUNT.password);
});

test('lent secrets and typed passwords do their work, and are in no answer, no output and no journal', { tag: '@nightly' }, async ({
  mcp,
  site,
}) => {
  const words = ['--secret', 'desk=env:DESK_PASSWORD', '--url', site.url('desk')];
  const call = await mcp.connect(words, { DESK_PASSWORD: ACCOUNT.password });
  const signIn = (value: string) => [
    { action: 'set_value', selector: 'label=Email', value: ACCOUNT.email },
    { action: 'set_value', selector: 'input[type=password]', value },
    { action: 'click_element', selector: 'role=button[name="Login"]' },
  ];
  const first = await call('execute_sequence', { url: site.url('desk'), actions: signIn('{{secret:desk}}'), verbose: true, look: 'page' });
  expect(first.structured, first.text).toMatchObject({ completed: 3, stateChange: { url: { to: expect.stringContaining('dashboard') } } });
  await call('open', { url: site.url('/desk/logout') });
  const typed = 'canary-by-hand-77';
  const second = await call('execute_sequence', { url: site.url('desk'), actions: signIn(typed), verbose: true, look: 'page' });
  expect(second.text).toContain('do not match');
  await call('look', {});
  // Elsewhere than on its site the secret is not typed.
  const account = await serveAccountPage();
  const foreign = await call('execute_sequence', {
    url: account.url,
    actions: [{ action: 'set_value', selector: 'role=button', value: '{{secret:desk}}' }],
  });
  expect(foreign.structured).toMatchObject({ completed: 0 });
  account.close();
  const said = mcp.client?.heard() ?? '';
  await mcp.client?.close();
  for (const canary of [ACCOUNT.password, typed]) expect(said).not.toContain(canary);
  await expect.poll(() => browsersOf(mcp.profile)).toEqual([]);
  const abra = await AbraBrowser.launch({ profile: mcp.profile });
  const { runs } = await abra.call('run.list', {});
  const journals = await Promise.all(runs.map(({ runId }) => abra.call('run.load', { runId })));
  expect(runs).toHaveLength(3);
  for (const canary of [ACCOUNT.password, typed]) expect(JSON.stringify(journals)).not.toContain(canary);
  expect((await abra.call('secrets.list', {})).secrets).toEqual([]);
  await abra.close();
});
