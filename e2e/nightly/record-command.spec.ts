import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { endRecording, recordIn } from '../../src/runner/cli/record';
import type { Terminal } from '../../src/runner/cli/terminal';
import { Abra } from '../fixtures/abra';
import { listen } from '../fixtures/listen';
import { has, openScreen } from '../fixtures/screen';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** One button that fills the whole page, so that a hand on a screen cannot miss it. */
async function serveButton(): Promise<{ url: string; close(): void }> {
  const page = `<!doctype html><title>One</title><style>body{margin:0}button{width:100vw;height:100vh}</style><button>Light</button>
<script>document.querySelector('button').onclick = ({ target }) => { target.textContent = 'Dark'; };</script>`;
  const server = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(page));
  const port = await listen(server);
  return { url: `http://localhost:${port}/`, close: () => void server.close() };
}

/** A terminal at which nobody sits until `press` is called. */
function stubTerminal(answers: string[] = []): Terminal & { told: string[]; press(): void } {
  const told: string[] = [];
  let press: () => void = () => undefined;
  const entered = new Promise<void>((resolve) => {
    press = resolve;
  });
  const tell = (line: string) => void told.push(line);
  return {
    told,
    press,
    print: tell,
    note: tell,
    isPerson: answers.length > 0,
    ask: async () => answers.shift() ?? '',
    enter: () => entered,
  };
}

const NEVER = new Promise<never>(() => undefined);

test('what a person shows is told step by step, saved by Enter, and plays', async () => {
  const site = await serveButton();
  const abra = await Abra.launch();
  const terminal = stubTerminal(['Make it dark']);
  const recorded = recordIn(abra, site.url, {}, terminal, NEVER);
  await expect.poll(() => terminal.told.join('\n')).toContain('Press Enter');
  const page = abra.browser.context.pages().find((one) => one.url() === site.url);
  await page?.mouse.click(200, 200);
  await expect.poll(() => terminal.told.at(-1)).toMatch(/^ {3}1 {2}Click button "Light"/);
  terminal.press();
  const { over, recording } = await recorded;
  expect(over).toBe('enter');
  expect(await endRecording(abra, { over, recording, options: {}, terminal })).toBe(0);
  expect(terminal.told.at(-1)).toContain(`Saved as “Make it dark” for ${new URL(site.url).host}`);
  const run = await abra.play('Make it dark', {
    tab: await abra.browser.context.newPage().then((tab) => tab.goto(site.url).then(() => tab)),
  });
  expect(run.finished).toMatchObject({ outcome: 'success' });
  await abra.close();
  site.close();
});

test('a page that is closed ends a recording, and Ctrl-C saves it only when the person says so', async () => {
  const site = await serveButton();
  const abra = await Abra.launch();
  const shown = async (interrupted: Promise<'interrupted'>, end: (page: { close(): Promise<void> } | undefined) => void) => {
    const terminal = stubTerminal(['no']);
    const recorded = recordIn(abra, site.url, {}, terminal, interrupted);
    await expect.poll(() => terminal.told.join('\n')).toContain('Press Enter');
    const page = abra.browser.context.pages().findLast((one) => one.url() === site.url);
    await page?.mouse.click(200, 200);
    await expect.poll(() => terminal.told.at(-1)).toContain('Click');
    end(page);
    const { over, recording } = await recorded;
    const code = await endRecording(abra, { over, recording, options: { name: 'Shown' }, terminal });
    return { over, code, said: terminal.told.at(-1) };
  };
  let interrupt: (over: 'interrupted') => void = () => undefined;
  const interrupted = new Promise<'interrupted'>((resolve) => {
    interrupt = resolve;
  });
  expect(await shown(interrupted, () => interrupt('interrupted'))).toEqual({ over: 'interrupted', code: 130, said: 'Nothing is saved.' });
  const { host } = new URL(site.url);
  expect((await abra.playbooks(host)).playbooks).toEqual([]);
  expect(await shown(NEVER, (page) => void page?.close())).toMatchObject({ over: 'tab closed', code: 0 });
  expect((await abra.playbooks(host)).playbooks.map(({ name }) => name)).toEqual(['Shown']);
  await abra.close();
  site.close();
});

function start(words: string[], environment: Record<string, string>): { child: ChildProcess; out(): string; code: Promise<number | null> } {
  const child = spawn(process.execPath, [path.join(ROOT, 'src/runner/bin.mjs'), 'record', ...words], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (out += piece));
  return { child, out: () => out, code: new Promise((resolve) => child.on('close', resolve)) };
}

test('without a display it says what it needs', async () => {
  const { out, code } = start(['--url', 'http://localhost:1/'], { DISPLAY: '', WAYLAND_DISPLAY: '' });
  expect(await code).toBe(4);
  expect(out()).toContain('To record, a window has to be shown');
});

test('in a real window a hand on the screen is recorded, and a window that is closed leaves a playbook', async () => {
  // biome-ignore lint/suspicious/noSkippedTests: it needs a screen, which this machine may not have
  test.skip(!has('Xvfb') || !has('xdotool'), 'No screen on this machine.');
  const [site, screen, data] = await Promise.all([serveButton(), openScreen(), mkdtemp(path.join(tmpdir(), 'abra-record-'))]);
  const { out, code } = start(['--url', site.url, '--name', 'Make it dark', '--json'], { DISPLAY: screen.name, ABRA_DATA: data });
  await expect.poll(out, { timeout: 60_000 }).toContain('Press Enter');
  await screen.type('mousemove', '500', '500', 'click', '1');
  await expect.poll(out, { timeout: 30_000 }).toContain('"kind":"step","number":1,"text":"Click button');
  await screen.type('key', 'ctrl+shift+w');
  expect(await code, out()).toBe(0);
  expect(out()).toContain('"outcome":"saved","name":"Make it dark"');
  screen.close();
  site.close();
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
});
