import type { Run } from '../../src/model/run';
import { items } from '../../src/model/run';
import { expect, test } from '../fixtures/test';

const said = (run: Run) => [
  ...items(run).map(({ operation, label, status }) => `${operation.type} ${label ?? ''} ${status}`),
  run.finished?.outcome,
];

test('types into the search box and presses Enter', async ({ abra, tab, site }) => {
  await tab.goto(site.url('shop'));
  const run = await abra.run('type camera in the search box and press Enter', { tab, planner: 'embedded' });
  expect(said(run)).toMatchObject([expect.stringContaining('type'), expect.stringMatching(/press .*done/), 'success']);
  await expect(tab.getByRole('searchbox').or(tab.getByRole('combobox')).first()).toHaveValue('camera');
  expect(run.usage.calls).toBe(0);
});

test('opens a menu and chooses from it', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const run = await abra.run('open the theme menu and choose Purple', { tab, planner: 'embedded' });
  expect(run.finished?.outcome).toBe('success');
  await expect(tab.getByRole('button', { name: /^Theme/ })).toContainText('Purple');
  expect(await tab.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}').theme)).toBe('Purple');
});

test('a notice with one way on is closed, told, and nothing else is waited for', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'always' }));
  const run = await abra.run('set theme to Fuchsia, style Lyra, radius Large', { tab, planner: 'embedded' });
  expect(run.finished?.outcome).toBe('success');
  expect(run.plans.flatMap(({ bail }) => bail ?? [])).toEqual([]);
  expect(await tab.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}'))).toMatchObject({
    theme: 'Fuchsia',
    style: 'Lyra',
    radius: 'Large',
  });
});

test('a page is looked at when its first data are there', async ({ abra, tab, site }) => {
  await tab.goto(`${site.url('shop')}?q=camera`);
  const run = await abra.run('open the first result', { tab, planner: 'embedded' });
  expect(run.finished?.outcome).toBe('success');
  await expect(tab).toHaveURL(/\/product\//);
});

test('a login that the page refuses is told as refused, and nothing is learned from it', async ({ abra, tab, site }) => {
  await tab.goto(site.url('desk'));
  const run = await abra.run('log in as ada@example.com with password wrong-one', { tab, planner: 'embedded' });
  expect(run.finished).toMatchObject({ outcome: 'failed', summary: expect.stringContaining('does not take “Email”') });
  const { playbooks } = await abra.playbooks(new URL(tab.url()).host);
  expect(playbooks).toEqual([]);
});

const LOGIN =
  '<form method="post" action="/home"><input aria-label="Email" name="email"><input type="password" aria-label="Password" name="password"><button>Sign in</button></form>';

test('a known login that the server refuses is sent once', async ({ abra, tab }) => {
  const sent: boolean[] = [];
  let isLetIn = true;
  await tab.route('http://login.test/**', (route) => {
    const isPost = route.request().method() === 'POST';
    if (isPost) sent.push(isLetIn);
    const body = isPost && isLetIn ? '<h1>Welcome, Ada</h1>' : `${isPost ? '<p role="alert">Your password is invalid!</p>' : ''}${LOGIN}`;
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Log in</title>${body}` });
  });
  const goal = 'type "ada@site.example" into Email and type "hunter2!" into Password and click Sign in';
  await tab.goto('http://login.test/');
  expect((await abra.run(goal, { tab, planner: 'embedded' })).finished?.outcome).toBe('success');
  isLetIn = false;
  await tab.goto('http://login.test/');
  const again = await abra.run(goal, { tab, planner: 'embedded' });
  expect(again.plans.map(({ by }) => by)).toEqual(['recall']);
  expect(again.finished).toMatchObject({
    outcome: 'failed',
    summary: expect.stringContaining('shows it again and says "Your password is invalid!"'),
  });
  expect(sent).toEqual([true, false]);
});

test('scrolls to the middle and goes back', async ({ abra, tab, site }) => {
  await tab.goto(`${site.origin}/`);
  await tab.goto(site.url('themes', { modal: 'never' }));
  const scrolled = await abra.run('scroll to the middle', { tab, planner: 'embedded' });
  expect(scrolled.finished?.outcome).toBe('success');
  expect(await tab.evaluate(() => Math.abs(scrollY / (document.documentElement.scrollHeight - innerHeight) - 0.5))).toBeLessThan(0.02);
  const back = await abra.run('go back', { tab, planner: 'embedded' });
  expect(back.finished?.outcome).toBe('success');
  expect(new URL(tab.url()).pathname).toBe('/');
});

test('an ambiguous command ends with suggestions and touches nothing', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const before = await tab.evaluate(() => document.body.dataset.log);
  const run = await abra.run('click the thing', { tab, planner: 'embedded' });
  expect(run.finished?.outcome).toBe('failed');
  expect(run.finished?.suggestions.length).toBeGreaterThanOrEqual(2);
  expect(items(run)).toEqual([]);
  expect(await tab.evaluate(() => document.body.dataset.log)).toBe(before);
});

test('a known goal is played from memory on the second visit', async ({ abra, tab, site }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  await abra.run('open the theme menu and choose Purple', { tab, planner: 'embedded' });
  await tab.reload();
  const again = await abra.run('open the theme menu and choose Purple', { tab, planner: 'embedded' });
  expect(again.plans.map(({ by }) => by)).toEqual(['recall']);
  expect(again.finished?.outcome).toBe('success');
});
