import { items } from '../../src/model/run/run';
import { explorer, type Wanted } from '../fixtures/customiser-models';
import { click, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import type { ModelRequest, Reply } from '../model/serve-model.mjs';
import { publish } from './publish';

interface Way {
  app: string;
  path: string;
  query: Record<string, string>;
  goal: string;
  /** Is the page as the goal wants it? As the page tells. */
  reached: (told: { state: Record<string, unknown>; url: URL }) => boolean;
  /** What the model says: it reads the page, in the language that it is in. */
  model: (request: ModelRequest) => Reply;
}

/** Five visits, the last three after drift. Healed: nothing that people read has changed. Broken: no fingerprint may be sure of a step. */
const BROKEN = { drift: 'ids,testids,data,aria,text,tag', lang: 'de', seed: '5' };
const VISITS: { what: string; query: Record<string, string> }[] = [
  { what: 'never seen', query: {} },
  { what: 'as it was', query: {} },
  { what: 'drifted: ids, test ids, wrappers', query: { drift: 'ids,testids,wrappers', seed: '3' } },
  { what: 'broken: all of that, tags, texts, in German', query: BROKEN },
  { what: 'still so', query: BROKEN },
];

const WANTED: Wanted = [['Theme', 'Fuchsia'], ['Style', 'Lyra']]; // biome-ignore format: a table
const GERMAN: Wanted = [['Farbwelt', 'Fuchsie'], ['Stil', 'Lyra']]; // biome-ignore format: a table
const isGerman = ({ prompt }: ModelRequest) => /Farbwelt|Reiseziel|Warenkorb/.test(prompt);

/** Knows the whole way at once where all of it is to be seen; asked to mend a step, says that step. */
function batch(name: string, steps: (request: ModelRequest) => object[]): (request: ModelRequest) => Reply {
  return (request) => {
    const broken = Number(/broke at step (\d+) of/.exec(request.text)?.[1] ?? 0);
    const all = steps(request);
    return plan(broken ? all.slice(broken - 1, broken) : all, { more: false, sequenceName: name });
  };
}
const id = (request: ModelRequest, ...words: string[]) => words.map((one) => idOf(request, one)).find((one) => one !== undefined) ?? -2;
const type = (elementId: number, text: string) => ({ type: 'type', elementId, text, mode: 'replace', submit: false });

const WAYS: Way[] = [
  {
    app: 'themes',
    path: '/themes/',
    query: { modal: 'never' },
    goal: 'set theme to Fuchsia, style Lyra',
    reached: ({ state }) => state['theme'] === 'Fuchsia' && state['style'] === 'Lyra',
    model: (request) => explorer(isGerman(request) ? GERMAN : WANTED)(request),
  },
  {
    app: 'desk',
    path: '/desk/dashboard',
    query: {},
    goal: 'find stays in Lisbon for 3 guests',
    reached: ({ url }) =>
      url.pathname === '/desk/results' && url.searchParams.get('q') === 'Lisbon' && url.searchParams.get('guests') === '3',
    model: batch('Find stays', (request) => [
      type(id(request, 'textbox "Destination', 'textbox "Reiseziel'), 'Lisbon'),
      { type: 'select', elementId: id(request, 'combobox "Guests', 'combobox "Gäste'), options: ['3'] },
      click(id(request, 'button "Search', 'button "Suchen')),
    ]),
  },
  {
    app: 'shop',
    path: '/shop/product/1',
    query: {},
    goal: 'put two silver ones into the cart',
    reached: ({ state }) => JSON.stringify(state['basket'] ?? []).includes('"colour":"silver","count":2'),
    model: batch('Put two silver ones into the cart', (request) => [
      click(id(request, 'radio "Silver', 'radio "Silber')),
      click(id(request, 'button "Increase quantity', 'button "Menge erhöhen')),
      click(id(request, 'button "Add to cart', 'button "In den Warenkorb')),
    ]),
  },
];

test('what the same goal costs from visit to visit', async ({ abra, tab, site, model }) => {
  test.setTimeout(600_000);
  await tab.context().addCookies([{ name: 'desk', value: 'open', url: `${site.origin}/desk` }]);
  const rows: { app: string; visit: number; what: string; calls: number; breaks: number; cells: (string | number)[] }[] = [];
  for (const way of WAYS) {
    model.script(way.model);
    for (const [index, { what, query }] of VISITS.entries()) {
      await tab.goto(site.url('home'));
      await tab.evaluate(() => sessionStorage.clear());
      await tab.goto(site.url(way.path, { ...way.query, ...query }));
      await expect.poll(() => tab.evaluate(() => document.body.dataset.ready)).toBe('true');
      model.forget();
      const run = await abra.run(way.goal, { tab, planner: 'messages-api', answer: ({ choices }) => choices[0]?.id });
      const { calls, input, output, cacheRead, cacheWrite } = run.usage;
      const healed = items(run).filter(({ record }) => record?.heal).length;
      const breaks = run.plans.filter(({ mends }) => mends).length;
      const done = items(run).filter(({ status }) => status === 'done').length;
      const each = calls ? (done / calls).toFixed(1) : '–';
      const tokens = input + output + cacheRead + cacheWrite;
      const outcome = run.finished?.outcome ?? `asks: ${run.question?.text.slice(0, 80)}`;
      const state = await tab.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}'));
      expect(way.reached({ state, url: new URL(tab.url()) }), `${way.app}, visit ${index + 1}: ${JSON.stringify(state)}`).toBe(true);
      rows.push({
        app: way.app,
        visit: index + 1,
        what,
        calls,
        breaks,
        cells: [`${way.app} ${index + 1}`, what, calls, breaks, tokens, done, each, healed, outcome],
      });
    }
  }
  publish(tab.context().browser()?.version() ?? '', {
    name: 'learning',
    title: 'Learning curve',
    about:
      'One goal an app, five visits, the last three after a drift; the model is a scripted server that speaks the Messages API, tokens are characters ÷ 4, and the page tells that the goal was reached. Broken: no fingerprint may be sure of a step. Aim: no call from the third visit on but one a break, none the visit after.',
    heads: ['visit', 'the page', 'model calls', 'breaks mended', 'tokens', 'operations', 'operations a call', 'healed', 'outcome'],
    rows: rows.map(({ cells }) => cells),
  });
  for (const { app, visit, calls, breaks } of rows)
    if (visit !== 1) expect({ app, visit, calls }).toEqual({ app, visit, calls: visit === 4 ? breaks : 0 });
});
