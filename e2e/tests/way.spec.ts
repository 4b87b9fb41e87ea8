import type { Page } from '@playwright/test';
import { items } from '../../src/model/run/run';
import { explorer, rememberer, type Wanted } from '../fixtures/customiser-models';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';

const GOAL = 'set theme to Fuchsia, style Lyra, radius Large';
const WANTED: Wanted = [['Theme', 'Fuchsia'], ['Style', 'Lyra'], ['Radius', 'Large']]; // biome-ignore format: a table

const chosen = (tab: Page) => tab.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}'));

// Over 5 s: three visits, the first with nine calls.
test('cold explores one operation a call, warm composes playbooks in one call, hot asks nobody', async ({ abra, tab, site, model }) => {
  const visit = async () => {
    await tab.goto('about:blank');
    await tab.goto(site.url('themes', { modal: 'always' }));
    model.forget();
  };

  await visit();
  model.script(explorer(WANTED));
  const cold = await abra.run(GOAL, { tab, learn: true });
  expect(cold.finished).toMatchObject({ outcome: 'success' });
  expect(await chosen(tab)).toMatchObject({ theme: 'Fuchsia', style: 'Lyra', radius: 'Large' });
  // Looked at in the middle of its entrance, the dialog over the page would not have been seen, and a click would have run into it.
  expect(items(cold).map(({ status }) => status)).toEqual(Array.from({ length: 1 + 2 * WANTED.length }, () => 'done'));
  const coldOperations = items(cold).length;
  expect(model.calls.length).toBe(coldOperations + 1);
  const domain = new URL(tab.url()).host;
  const learned = await abra.playbooks(domain);
  expect(learned.playbooks.length).toBeGreaterThanOrEqual(3);
  expect(Object.values(learned.optionMap).some((options) => Object.keys(options).includes('Purple'))).toBe(true);

  await visit();
  model.script(rememberer(WANTED));
  const warm = await abra.run('make it fuchsia in the Lyra style with a large radius please', { tab });
  expect(warm.finished).toMatchObject({ outcome: 'success' });
  expect(await chosen(tab)).toMatchObject({ theme: 'Fuchsia', style: 'Lyra', radius: 'Large' });
  expect(model.calls.length).toBe(1);
  expect(items(warm).length).toBeGreaterThanOrEqual(3);

  await visit();
  model.script([]);
  const hot = await abra.run(GOAL, { tab });
  expect(hot.finished).toMatchObject({ outcome: 'success' });
  expect(await chosen(tab)).toMatchObject({ theme: 'Fuchsia', style: 'Lyra', radius: 'Large' });
  expect(hot.usage.calls).toBe(0);
  expect(model.calls.length).toBe(0);
});

test.describe('over Chat Completions', () => {
  test.use({ protocol: 'chat-completions' });

  test('a model plans the first visit, and nobody is asked on the second', async ({ abra, tab, site, model }) => {
    await tab.goto(site.url('themes'));
    model.script([(request) => plan([click(idOf(request, 'button "Theme Neutral"'))], { more: true }), complete('The colours are shown.')]);
    const first = await abra.run('show me what colours there are', { tab, learn: true });
    expect(first).toMatchObject({ finished: { outcome: 'success' }, usage: { calls: 2 } });
    expect(model.calls.map(({ path }) => path)).toEqual(['/v1/chat/completions', '/v1/chat/completions']);
    expect(model.calls[0]?.body).toMatchObject({ stream: true, response_format: { type: 'json_schema' } });
    await tab.goto(site.url('themes'));
    model.forget();
    const second = await abra.run('show me what colours there are', { tab });
    expect(second).toMatchObject({ finished: { outcome: 'success' }, usage: { calls: 0 } });
    expect(model.calls).toHaveLength(0);
    const spent = await abra.call('settings.spent', { domain: new URL(tab.url()).host });
    expect(spent).toMatchObject({ usage: { calls: 2 }, site: { calls: 2 } });
  });
});
