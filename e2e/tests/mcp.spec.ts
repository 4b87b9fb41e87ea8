import { createServer } from 'node:http';
import { listen } from '../fixtures/listen';
import { browsersOf, expect, test } from '../fixtures/mcp-test';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';

/** `abra mcp`: its tools, pages and sequences. */
test('the tools say what they take, answer and may do', async ({ mcp }) => {
  await mcp.connect();
  const tools = (await mcp.client?.sdk.listTools())?.tools ?? [];
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
  expect(await browsersOf(mcp.profile)).toEqual([]);
});

// Over 5 s: a server of its own with a Chromium of its own.
test('a page is opened, told between markers, and the next time only by what changed', async ({ mcp, site }) => {
  const call = await mcp.connect();
  const opened = await call('open', { url: site.url('themes', { modal: 'never' }), look: true });
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
  // What the page is was told before.
  expect(done.text).not.toContain('Page:');
  expect(done.text).not.toContain('Sofia Davis');
  expect((await call('look', { changes: true })).text).toContain('All elements are as before.');
  const brief = await call('look', { tokens: 300, find: 'Subject' });
  expect(brief.text).toContain('"Subject"');
  expect(brief.text.length).toBeLessThan(2000);
  expect((await call('tabs')).text).toContain('1  http://localhost');
  await call('open', { url: site.url('shop'), newTab: true });
  expect((await call('tabs')).text).toMatch(/1 {2}.*\n2 {2}.*shop/);
  await call('close', { tab: 2 });
  expect((await call('tabs')).text).not.toContain('shop');
});

test('an action that fails ends the sequence with what was done before it, and one that lacks something begins nothing', async ({
  mcp,
  site,
}) => {
  const call = await mcp.connect();
  const url = site.url('themes', { modal: 'never' });
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

test('each field of seed 001 is accepted and answered: sessions, the longest wait, steps, and one change of the page', {
  tag: '@nightly',
}, async ({ mcp, site }) => {
  const page =
    '<!doctype html><title>Before</title><form><label>Name <input id="name"></label><button id="go" type="button">Go</button></form>';
  const script = `<script>go.onclick = () => {
    document.title = 'After'; document.querySelector('form').remove(); document.body.insertAdjacentHTML('beforeend', '<h1 id="told">Hello</h1>');
    const spin = document.createElement('p'); spin.setAttribute('aria-busy', 'true'); document.body.append(spin);
    const beat = (n) => n && setTimeout(() => { spin.textContent = n; beat(n - 1); }, 50); beat(100); };</script>`;
  const server = createServer((_request, response) => response.end(page + script));
  const port = await listen(server);
  const url = `http://localhost:${port}/`;
  try {
    const call = await mcp.connect();
    await call('open', { url });
    await call('open', { url: site.url('themes', { modal: 'never' }), newTab: true });
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
    // The page goes on for five seconds, and without a word it is waited for as long; here twice no longer than asked, on a busy machine a little longer.
    expect((done.structured as { stabilityWaitMs: number }).stabilityWaitMs).toBeLessThan(4000);
    const none = await call('execute_sequence', { actions, sessionId: 'user-a' });
    expect(none).toMatchObject({ isError: true, text: expect.stringContaining('no session "user-a"') });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a sequence goes on in the page that it leads to, but not by the numbers of another page', { tag: '@nightly' }, async ({
  mcp,
  site,
}) => {
  const call = await mcp.connect();
  const signIn = [
    { action: 'set_value', selector: 'label=Email', value: ACCOUNT.email },
    { action: 'set_value', selector: 'label=Password', value: ACCOUNT.password },
    { action: 'click_element', selector: 'role=button[name="Login"]' },
  ];
  const search = [
    { action: 'set_value', selector: 'label=Destination', value: 'Porto' },
    { action: 'click_element', selector: 'role=button[name="Search"]' },
  ];
  const done = await call('execute_sequence', { url: site.url('desk'), actions: [...signIn, ...search] });
  expect(done.structured, done.text).toMatchObject({ completed: 5, stateChange: { url: { to: expect.stringContaining('q=Porto') } } });
  expect(done.text).toContain('8 stays in Porto');
  const numbered = [...signIn, { action: 'click_element', element: 3 }];
  const stopped = await call('execute_sequence', { url: site.url('/desk/logout'), actions: numbered });
  expect(stopped).toMatchObject({
    isError: true,
    structured: { completed: 3, failed: { index: 3, error: expect.stringContaining('dashboard') } },
  });
});
