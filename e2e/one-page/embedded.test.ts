import { items, type Run } from '../../src/model/run/run';
import { expect, test } from './test';

/** The planner without a model, from a command to what the page shows. */

const said = (run: Run) => [
  ...items(run).map(({ operation, label, status }) => `${operation.type} ${label ?? ''} ${status}`),
  run.finished?.outcome,
];
const by = { planner: 'embedded' } as const;

test('types into the search box and presses Enter', async ({ abra, tab, site }) => {
  await tab.goto(site.url('shop'));
  const run = await abra.run('type camera in the search box and press Enter', by);
  expect(said(run)).toMatchObject([expect.stringContaining('type'), expect.stringMatching(/press .*done/), 'success']);
  expect(tab.one<HTMLInputElement>('[type=search], [role=combobox]').value).toBe('camera');
  expect(run.usage.calls).toBe(0);
});

test('opens a menu and chooses from it', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const run = await abra.run('open the theme menu and choose Purple', by);
  expect(run.finished).toMatchObject({ outcome: 'success', summary: '“Theme” is now “Purple”.' });
  expect(tab.one('#theme-trigger').textContent).toContain('Purple');
  expect(tab.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}').theme)).toBe('Purple');
});

test('a notice with one way on is closed, told, and nothing else is waited for', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'always' }));
  const run = await abra.run('set theme to Fuchsia, style Lyra, radius Large', by);
  expect(run.finished?.outcome).toBe('success');
  expect(run.plans.flatMap(({ bail }) => bail ?? [])).toEqual([]);
  expect(tab.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}'))).toMatchObject({
    theme: 'Fuchsia',
    style: 'Lyra',
    radius: 'Large',
  });
});

test('a page is looked at when its first data are there', async ({ abra, tab, site }) => {
  await tab.goto(`${site.url('shop')}?q=camera`);
  const run = await abra.run('open "Aria Camera"', by);
  expect(run.finished?.outcome).toBe('success');
  expect(tab.url).toMatch(/\/product\//);
});

test('a login that the page refuses is told as refused, and nothing is learned from it', async ({ abra, tab, site }) => {
  await tab.goto(site.url('desk'));
  const run = await abra.run('log in as ada@example.com with password wrong-one', by);
  expect(run.finished).toMatchObject({ outcome: 'failed', summary: expect.stringContaining('does not take “Email”') });
  expect(await abra.playbooks()).toEqual([]);
});

const LOGIN = `<form method="post" action="home" onsubmit="sessionStorage.sent = Number(sessionStorage.sent ?? 0) + 1">
  <input aria-label="Email" name="email"><input type="password" aria-label="Password" name="password"><button>Sign in</button></form>`;

test('a known login that the server refuses is sent once', async ({ abra, tab, site }) => {
  const page = (body: string) => `<!doctype html><title>Log in</title>${body}`;
  const url = await site.serve({ login: page(LOGIN), 'POST home': page('<h1>Welcome, Ada</h1>') });
  const goal = 'type "ada@site.example" into Email and type "hunter2!" into Password and click Sign in';
  await tab.goto(url);
  sessionStorage.removeItem('sent');
  expect((await abra.run(goal, by)).finished?.outcome).toBe('success');
  expect(sessionStorage.getItem('sent')).toBe('1');
  await site.serve({ 'POST home': page(`<p role="alert">Your password is invalid!</p>${LOGIN}`) });
  await tab.goto(url);
  const again = await abra.run(goal, by);
  expect(again.plans.map((one) => one.by)).toEqual(['recall']);
  expect(again.finished).toMatchObject({
    outcome: 'failed',
    summary: expect.stringContaining('shows it again and says "Your password is invalid!"'),
  });
  expect(sessionStorage.getItem('sent')).toBe('2');
});

test('scrolls to the middle and goes back', async ({ abra, tab, site }) => {
  await tab.goto(await site.serve({ first: '<title>First</title><h1>First</h1>' }));
  const first = tab.url;
  await tab.goto(site.url('themes', { modal: 'never' }));
  const scrolled = await abra.run('scroll to the middle', by);
  expect(scrolled.finished?.outcome).toBe('success');
  expect(tab.evaluate(() => Math.abs(scrollY / (document.documentElement.scrollHeight - innerHeight) - 0.5))).toBeLessThan(0.02);
  const back = await abra.run('go back', by);
  expect(back.finished?.outcome).toBe('success');
  expect(tab.url).toBe(first);
});

test('an ambiguous command ends with suggestions and touches nothing', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const log = () => tab.evaluate(() => document.body.dataset.log);
  const before = log();
  const run = await abra.run('click Invite', by);
  expect(run.finished?.outcome).toBe('failed');
  expect(run.finished?.suggestions.length).toBeGreaterThanOrEqual(2);
  expect(items(run)).toEqual([]);
  expect(log()).toBe(before);
});

test('a known goal is played from memory on the second visit', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  await abra.run('open the theme menu and choose Purple', by);
  await tab.reload();
  const again = await abra.run('open the theme menu and choose Purple', by);
  expect(again.plans.map((one) => one.by)).toEqual(['recall']);
  expect(again.finished?.outcome).toBe('success');
});
