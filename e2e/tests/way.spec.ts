import type { Page } from '@playwright/test';
import { items } from '../../src/model/run';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import type { ModelRequest, Reply } from '../model/serve-model.mjs';

const GOAL = 'set theme to Fuchsia, style Lyra, radius Large';
const WANTED: [menu: string, option: string][] = [['Theme', 'Fuchsia'], ['Style', 'Lyra'], ['Radius', 'Large']]; // biome-ignore format: a table

/** Explores as a model does that knows nothing: what it sees is what it can name, one operation a call. */
function explorer(request: ModelRequest): Reply {
  const start = idOf(request, 'button "Get Started');
  if (start !== undefined) return plan([click(start)], { thought: 'A dialog is in the way.' });
  for (const [menu, option] of WANTED) {
    if (idOf(request, `button "${menu} ${option}`) !== undefined) continue;
    const offered = idOf(request, `option "${option}`) ?? idOf(request, `menuitemradio "${option}`);
    if (offered !== undefined) return plan([click(offered)], { thought: `Choosing ${option}.` });
    return plan([click(idOf(request, `button "${menu} `))], { thought: `Opening ${menu}.` });
  }
  return complete('Theme, style and radius are set.');
}

/** Knows what the playbooks are for. */
function rememberer(request: ModelRequest): Reply {
  const known = [...request.text.matchAll(/^- (Select [^[\n]+?) \[/gm)].map(([, name]) => name as string);
  const operations = WANTED.flatMap(([menu, option]) => {
    const name = known.find((one) => one.includes(menu));
    return name ? [{ playbook: name, variant: option, params: [] }] : [];
  });
  const start = idOf(request, 'button "Get Started');
  return plan([...(start === undefined ? [] : [click(start)]), ...operations], { more: false, sequenceName: 'Set up the theme' });
}

const chosen = (tab: Page) => tab.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}'));

test('cold explores one operation a call, warm composes playbooks in one call, hot asks nobody', async ({ abra, tab, site, model }) => {
  const visit = async () => {
    await tab.goto('about:blank');
    await tab.goto(site.url('themes', { modal: 'always' }));
    model.forget();
  };

  await visit();
  model.script(explorer);
  const cold = await abra.run(GOAL, { tab, learn: true });
  expect(cold.finished).toMatchObject({ outcome: 'success' });
  expect(await chosen(tab)).toMatchObject({ theme: 'Fuchsia', style: 'Lyra', radius: 'Large' });
  const coldOperations = items(cold).length;
  expect(model.calls.length).toBe(coldOperations + 1);
  const domain = new URL(tab.url()).host;
  const learned = await abra.playbooks(domain);
  expect(learned.playbooks.length).toBeGreaterThanOrEqual(3);
  expect(Object.values(learned.optionMap).some((options) => Object.keys(options).includes('Purple'))).toBe(true);

  await visit();
  model.script(rememberer);
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
