import { type ChildProcess, spawn } from 'node:child_process';
import { AbraBrowser } from '../../src/runner/browser';
import { openMcpClient, SERVER } from '../fixtures/mcp-client';
import { browsersOf, expect, test } from '../fixtures/mcp-test';
import { ACCOUNT } from '../sites/desk/desk-route.mjs';

/** How `abra mcp` ends, and what it says when it cannot begin. */

/** A server that is spoken to by hand, with a page open. `out`: all that it wrote to stdout. */
async function serveByHand(data: string, url: string, words: string[] = [], environment: Record<string, string> = {}) {
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
  await expect.poll(() => out).toContain('"id":1');
  say({ method: 'notifications/initialized' });
  say({ id: 2, method: 'tools/call', params: { name: 'open', arguments: { url } } });
  await expect.poll(() => out).toContain('"id":2');
  return { child, over, out: () => out };
}

// Over 5 s: a server with a Chromium of its own, and what is left of them is waited for.
for (const [how, leave, code] of [
  ['closes its end', (child: ChildProcess) => child.stdin?.end(), 0],
  ['ends the server', (child: ChildProcess) => child.kill('SIGTERM'), 0],
  ['and the server are killed', (child: ChildProcess) => child.kill('SIGKILL'), null],
] as const)
  test(`when the client ${how}, the browser is gone, and what was lent`, { tag: code === null ? [] : '@nightly' }, async ({
    mcp,
    site,
  }) => {
    const lent = ['--secret', 'desk=env:DESK_PASSWORD', '--url', site.url('desk')];
    const { data, profile } = mcp;
    const { child, over } = await serveByHand(data, site.url('themes'), lent, { DESK_PASSWORD: ACCOUNT.password });
    expect((await browsersOf(profile)).length).toBeGreaterThan(0);
    leave(child);
    await expect.poll(() => browsersOf(profile)).toEqual([]);
    expect(await over).toBe(code);
    const abra = await AbraBrowser.launch({ profile });
    expect((await abra.call('secrets.list', {})).secrets).toEqual([]);
    await abra.close();
  });

test('what is wrong is told in a sentence that says what to do', { tag: '@nightly' }, async ({ mcp, site }) => {
  const call = await mcp.connect();
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
  const second = await openMcpClient({ words: [], environment: { ABRA_DATA: mcp.data } });
  const url = site.url('themes');
  expect(await second.call('open', { url })).toMatchObject({ isError: true, text: expect.stringContaining('--profile') });
  await mcp.client?.close();
  await expect.poll(() => browsersOf(mcp.profile)).toEqual([]);
  expect(await second.call('open', { url })).toMatchObject({ isError: false });
  await second.close();
});

// Over 5 s: two Chromiums on one profile, one after the other.
test('a secret that the site keeps is not lent over, at each try, and no browser stays behind', async ({ mcp, site }) => {
  const { profile } = mcp;
  const abra = await AbraBrowser.launch({ profile });
  await abra.call('secrets.set', { name: 'desk', origin: site.origin, value: 'kept by a person' });
  await abra.close();
  const call = await mcp.connect(['--secret', 'desk=env:DESK_PASSWORD', '--url', site.url('desk')], { DESK_PASSWORD: ACCOUNT.password });
  const kept = { isError: true, text: expect.stringContaining('keeps a secret “desk” already') };
  expect(await call('open', { url: site.url('desk') })).toMatchObject(kept);
  expect(await call('list_playbooks')).toMatchObject(kept);
  await expect.poll(() => browsersOf(profile)).toEqual([]);
});

test('stdout carries the protocol alone, and a wrong call ends before it', { tag: '@nightly' }, async ({ mcp, site }) => {
  const { child, over, out } = await serveByHand(mcp.data, site.url('themes'));
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
