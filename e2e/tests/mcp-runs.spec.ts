import { AbraBrowser } from '../../src/runner/browser';
import { serveAccountPage } from '../fixtures/account-page';
import { browsersOf, expect, test } from '../fixtures/mcp-test';

/** Goals, questions and cancelling by `abra mcp`. */
// Over 5 s: a server of its own with a Chromium of its own.
test('a goal is carried out with its steps told, and is a playbook then: listed, read as a resource, played', async ({ mcp, site }) => {
  const call = await mcp.connect();
  const url = site.url('themes', { modal: 'never' });
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
  const resources = (await mcp.client?.sdk.listResources())?.resources ?? [];
  const [uri = ''] = resources.map((one) => one.uri);
  expect(uri).toMatch(/^abra:\/\/playbooks\/localhost%3A\d+\//);
  const [content] = (await mcp.client?.sdk.readResource({ uri }))?.contents ?? [];
  expect(JSON.parse(content && 'text' in content ? content.text : '')).toMatchObject({ playbooks: [{ name }] });
  expect(await mcp.client?.sdk.readResource({ uri: `${uri}x` }).catch(String)).toContain('not found');
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

// Over 5 s: a server of its own with a Chromium of its own.
test('what needs a yes comes back as a question, for a goal and a sequence, and only its answer does it', async ({ mcp }) => {
  const call = await mcp.connect();
  const account = await serveAccountPage();
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
  account.close();
});

test('a call that the client cancels stops its run', { tag: '@nightly' }, async ({ mcp, site }) => {
  const call = await mcp.connect(['--no-learn']);
  await call('open', { url: site.url('themes', { modal: 'never' }) });
  const cancel = new AbortController();
  const waiting = call(
    'run_goal',
    { goal: 'click Reset and wait for "Never shown" for 60 seconds' },
    { signal: cancel.signal, onprogress: () => cancel.abort() },
  );
  await expect(waiting).rejects.toThrow();
  expect((await call('run_goal', { goal: 'click Reset' })).structured).toMatchObject({ outcome: 'success' });
  // What is in the journal now was done by the cancellation: a killed server writes nothing more.
  await mcp.client?.kill('SIGKILL');
  await expect.poll(() => browsersOf(mcp.profile)).toEqual([]);
  const abra = await AbraBrowser.launch({ profile: mcp.profile });
  const { runs } = await abra.call('run.list', {});
  expect(runs.map(({ outcome }) => outcome)).toEqual(['success', 'stopped']);
  await abra.close();
});
