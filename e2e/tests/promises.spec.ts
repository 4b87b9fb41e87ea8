import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { items } from '../../src/model/run/run';
import type { Abra } from '../fixtures/abra';
import { listen } from '../fixtures/listen';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { begin, said, save } from '../fixtures/showing';
import { test as base, expect } from '../fixtures/test';
import type { Script } from '../model/serve-model.mjs';

/** "Done" is a claim: what came of a step when it was shown or learned has to come again, also of the last one. */
interface Shop {
  url: string;
  /** What the pages do from now on. */
  mode: 'works' | 'dead' | 'refuses' | 'leads-on';
}

const test = base.extend<{ shop: Shop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  shop: async ({}, use) => {
    const { shop, server } = await serveShop();
    await use(shop);
    server.closeAllConnections();
    server.close();
  },
});
test.setTimeout(180_000);

const SHOP = (
  mode: Shop['mode'],
) => `<!doctype html><title>Shop</title><h1>Lamp</h1><p><a href="/cart" aria-label="Cart"><b id="badge">0</b></a></p>
<button id="add">Add to cart</button> <button id="like">Like</button> <button id="remember">Remember me</button>
<canvas id="sign" width="200" height="80" aria-label="Signature" style="border:1px solid"></canvas>
<button id="stock">Ask for stock</button> <button id="silent">Say hello</button>
<script>
  const mode = ${JSON.stringify(mode)};
  const at = (id, work) => document.getElementById(id).addEventListener('click', () => mode === 'dead' || work());
  at('add', async () => {
    const answer = await fetch('/api/cart', { method: 'POST' });
    if (answer.ok) document.getElementById('badge').textContent = (await answer.json()).count;
  });
  at('like', () => document.getElementById('like').classList.toggle('liked'));
  at('remember', () => localStorage.setItem('remember', String(performance.now())));
  at('sign', () => { const pen = document.getElementById('sign').getContext('2d'); pen.fillStyle = 'hsl(' + Math.random() * 360 + ' 80% 50%)'; pen.fillRect(60, 20, 80, 40); });
  at('stock', () => fetch('/api/stock?at=' + performance.now()));
</script>`;

/** The answer to a form, at the address of the form's action. */
const WELCOME = '<!doctype html><title>Welcome</title><h1>Welcome</h1>';
const LOGIN = (
  flash: string,
  action = '/authenticate',
) => `<!doctype html><title>Login</title>${flash && `<div class="flash" role="alert">${flash}</div>`}
<form action="${action}" method="post"><label>User name <input name="user"></label><label>Colour <input name="colour"></label><button>Login</button></form>`;

async function serveShop(): Promise<{ shop: Shop; server: Server }> {
  const shop: Shop = { url: '', mode: 'works' };
  let count = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    const html = (body: string) => response.setHeader('content-type', 'text/html').end(body);
    const works = shop.mode === 'works';
    if (pathname === '/api/cart')
      response.writeHead(works ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify({ count: ++count }));
    else if (pathname === '/api/stock') response.writeHead(works ? 200 : 503, { 'content-type': 'application/json' }).end('{}');
    else if (pathname === '/authenticate' && shop.mode === 'leads-on')
      html(
        '<!doctype html><title>Wait</title><p>You are being signed in.<script>setTimeout(() => { location.href = "/secure"; }, 800)</script>',
      );
    else if (pathname === '/authenticate') response.writeHead(303, { location: works ? '/secure' : '/login?again' }).end();
    else if (pathname === '/login') html(LOGIN(request.url?.includes('again') ? 'Your username is invalid!' : ''));
    else if (pathname === '/sign-in') html(LOGIN('', '/in'));
    else if (pathname === '/in') html(works ? WELCOME : LOGIN('Your username is invalid!', '/in'));
    else if (pathname === '/secure') html(WELCOME);
    else html(SHOP(shop.mode));
  });
  const port = await listen(server);
  shop.url = `http://127.0.0.1:${port}`;
  return { shop, server };
}

const GOAL = 'log in as "ada" with the colour "blue"';

const logIn: Extract<Script, (...asked: never[]) => unknown> = (request) => {
  if (request.prompt.includes('Welcome')) return complete('Logged in.');
  if (!request.prompt.includes('User name') || request.prompt.includes('invalid')) return complete('It was refused.', false);
  const type = (name: string, text: string) => ({
    type: 'type',
    elementId: idOf(request, `textbox "${name}"`) ?? -2,
    text,
    mode: 'replace',
    submit: false,
  });
  return plan([type('User name', 'ada'), type('Colour', 'blue'), click(idOf(request, 'button "Login"'))]);
};

// Over 5 s: the promised page is waited for.
test('a recalled login that the site refuses is no success: the page that its last step led to has to come', async ({
  abra,
  tab,
  shop,
  model,
}) => {
  await tab.goto(`${shop.url}/login`);
  model.script(logIn);
  expect((await abra.run(GOAL, { tab })).finished?.outcome).toBe('success');
  const { playbooks } = await abra.playbooks(new URL(shop.url).host);
  expect(playbooks[0]?.outcomes.at(-1)).toEqual({ navigatesTo: '/secure' });
  const params = Object.fromEntries((playbooks[0]?.params ?? []).map(({ name }) => [name, 'x']));
  await tab.goto(`${shop.url}/login`);
  shop.mode = 'leads-on';
  const led = await abra.play(playbooks[0]?.name ?? '', { tab, params });
  expect(led.finished?.outcome).toBe('success');
  await tab.goto(`${shop.url}/login`);
  shop.mode = 'refuses';
  const run = await abra.play(playbooks[0]?.name ?? '', { tab, params });
  expect(run.finished?.outcome).not.toBe('success');
  expect(run.plans[0]?.bail).toMatchObject({ kind: 'page-left', formAgain: { says: 'Your username is invalid!' } });
});

test('a page at the promised address that shows the form again is not the promised one', async ({ abra, tab, shop, model }) => {
  await tab.goto(`${shop.url}/sign-in`);
  model.script(logIn);
  expect((await abra.run(GOAL, { tab })).finished?.outcome).toBe('success');
  const { playbooks } = await abra.playbooks(new URL(shop.url).host);
  expect(playbooks[0]?.outcomes.at(-1)).toEqual({ navigatesTo: '/in' });
  const params = { ...Object.fromEntries((playbooks[0]?.params ?? []).map(({ name }) => [name, 'x'])) };
  await tab.goto(`${shop.url}/sign-in`);
  expect((await abra.play(playbooks[0]?.name ?? '', { tab, params })).finished?.outcome).toBe('success');
  await tab.goto(`${shop.url}/sign-in`);
  shop.mode = 'refuses';
  const run = await abra.play(playbooks[0]?.name ?? '', { tab, params });
  expect(run.plans[0]?.bail).toMatchObject({ kind: 'page-left', formAgain: { says: 'Your username is invalid!' } });
  expect(run.finished?.outcome).not.toBe('success');
});

const PRESSES = ['add', 'like', 'remember', 'sign', 'stock'] as const;

async function show(abra: Abra, tab: Page, ids: readonly string[]): Promise<void> {
  await begin(abra, tab);
  for (const [at, id] of ids.entries()) {
    await tab.click(`#${id}`);
    // The browser tells its page of an answer some time after the network had it, and later on a busy machine.
    const answered = (path: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(path));
    if (id === 'add' || id === 'stock') await tab.waitForFunction(answered, id === 'add' ? '/api/cart' : '/api/stock');
    await expect.poll(() => said(abra)).toHaveLength(at + 1);
  }
  await save(abra, 'Shopping');
}

test('what came of each of five shown presses is held at a replay, with other numbers, times and drawings', async ({ abra, tab, shop }) => {
  await tab.goto(shop.url);
  await show(abra, tab, PRESSES);
  const { playbooks } = await abra.playbooks(new URL(shop.url).host);
  const kinds = playbooks[0]?.outcomes.map((outcome) => outcome?.effects?.map((one) => one.split(' ', 1)[0]).at(0));
  expect(kinds).toEqual(['request', 'look', 'storage', 'canvas', 'request']);
  await tab.goto(shop.url);
  const kept = await abra.play('Shopping', { tab });
  expect(kept.finished).toMatchObject({ outcome: 'success', summary: expect.not.stringContaining('cannot be seen') });
  expect(items(kept).map(({ record }) => record?.effect)).toEqual(PRESSES.map(() => 'seen'));
});

for (const [at, id] of PRESSES.entries())
  test(`a dead "${id}" is not done: what it did when it was shown does not come`, { tag: at ? '@nightly' : [] }, async ({
    abra,
    tab,
    shop,
  }) => {
    await tab.goto(shop.url);
    await show(abra, tab, [id, ...(at % 2 ? ['silent'] : [])]);
    shop.mode = 'dead';
    await tab.goto(shop.url);
    const run = await abra.play('Shopping', { tab });
    expect(run.plans[0]?.bail).toMatchObject({ kind: 'no-effect' });
    expect(run.finished?.outcome).not.toBe('success');
  });

test('a request that the server refuses is not what was shown', async ({ abra, tab, shop }) => {
  await tab.goto(shop.url);
  await show(abra, tab, ['stock']);
  shop.mode = 'refuses';
  await tab.goto(shop.url);
  expect((await abra.play('Shopping', { tab })).plans[0]?.bail?.kind).toBe('no-effect');
});

test('where nothing can be known, the run says so', async ({ abra, tab, shop }) => {
  await tab.goto(shop.url);
  await show(abra, tab, ['silent', 'like']);
  await tab.goto(shop.url);
  const run = await abra.play('Shopping', { tab });
  expect(run.finished?.summary).toContain('What came of step 1 (Click button "Say hello") cannot be seen.');
});
