import type { Page } from '@playwright/test';
import { items } from '../../../src/model/run/run';
import type { Abra } from '../../fixtures/abra';
import { everythingStored } from '../../fixtures/everything-stored';
import { click, complete, idOf, plan } from '../../fixtures/scripted';
import { begin, said, save } from '../../fixtures/showing';
import type { ScriptedModel } from '../../model/serve-model.mjs';
import { type Canary, ENCODINGS, foundIn, PLANTED } from './planted';

interface World {
  abra: Abra;
  tab: Page;
  model: ScriptedModel;
  origin: string;
}

/** Runs, reads, records, draws and exports on a page full of canaries; answers how many searches there were, and what came of them. */
export async function searchCanaries(world: World, canaries: readonly Canary[] = PLANTED): Promise<{ tried: number; found: string[] }> {
  const { abra, tab, model, origin } = world;
  const said: string[] = [];
  abra.onEvent((event) => said.push(JSON.stringify(event)));
  abra.browser.context.on('console', (line) => said.push(line.text()));
  const valueOf = (id: string) => canaries.find((one) => one.id === id)?.value ?? '';
  const kept = valueOf('kept secret in the text');
  if (kept) await abra.call('secrets.set', { name: 'door', origin, value: kept });
  await abra.settings({ pictures: 'always' });
  await tab.route('**/canaries', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: pageOf(canaries) }));
  await tab.goto(`${origin}/canaries`);
  const places: Record<string, string> = {};
  const shots = await runOn(world, `log in with password "${valueOf('goal')}"`);
  for (const [sink, told] of await recordOn(world, valueOf('recorded'), valueOf('recorded by its label'))) places[sink] = told;
  places['model requests'] = JSON.stringify(model.calls, (key, inner) => (key === 'source' ? undefined : inner));
  places['all that is stored'] = await everythingStored(abra);
  places['feed and console'] = said.join('\n');
  // Where nothing was told, nothing could be found.
  for (const place of ['model requests', 'all that is stored', 'feed and console'])
    if (!places[place]?.includes('API key') || !places[place]?.includes('Changed'))
      throw new Error(`${place}: does not tell of the page. ${JSON.stringify(model.calls.at(-1)?.body.messages.at(-1)).slice(-1500)}`);
  const found = canaries.flatMap((canary) =>
    Object.entries(places).flatMap(([place, told]) => foundIn(told, canary).map((encoding) => `${canary.id}: ${encoding} in ${place}`)),
  );
  const inPictures = shots.flatMap(({ what, open }) => open.map((id) => `${id}: to be read in ${what}`));
  return { tried: canaries.length * Object.keys(ENCODINGS).length * Object.keys(places).length, found: [...found, ...inPictures] };
}

const pageOf = (canaries: readonly Canary[]) => `<!doctype html><meta charset=utf-8><title>Keys</title>
<style>body{font:13px sans-serif;margin:4px;columns:3}p,h2,dl,table{margin:2px 0;font-size:12px}</style>
<main>${canaries.map(({ id, html, value }) => (html ? `<div data-canary="${id}">${html(value)}</div>` : '')).join('\n')}
<form method=post action="/login"><input type=password aria-label="Enter"></form>
<button onclick="document.querySelectorAll('input').forEach((one) => { one.value = one.value + '!'; }); this.textContent = 'Changed'">Change</button></main>`;

/** What is read, changed and drawn in a run; the pictures, each with the canaries of which not all is painted over. */
async function runOn({ abra, tab, model }: World, goal: string): Promise<{ what: string; open: string[] }[]> {
  model.script([
    (request) => plan([{ type: 'extract', name: 'all' }, { type: 'screenshot' }, click(idOf(request, 'button "Change"'))]),
    (request) =>
      plan([
        {
          type: 'extract',
          name: 'one',
          elementId: idOf(request, 'textbox "API key"') ?? idOf(request, 'textbox "Access token"'),
          what: 'value',
        },
      ]),
    complete('Read.'),
    complete('Read.'),
  ]);
  const run = await abra.run(goal, { tab, learn: true });
  const pictures: { what: string; type: string; base64: string }[] = model.calls.flatMap(({ body }, call) =>
    body.messages.flatMap(({ content }: { content: { type: string; source?: { media_type: string; data: string } }[] }) =>
      Array.isArray(content)
        ? content.flatMap(({ type, source }) =>
            type === 'image' && source ? [{ what: `picture of call ${call}`, type: source.media_type, base64: source.data }] : [],
          )
        : [],
    ),
  );
  const id = items(run).flatMap(({ record }) => record?.picture ?? [])[0];
  if (id) pictures.push({ what: 'kept picture', type: 'image/png', base64: (await abra.call('run.picture', { id })).base64 });
  if (!pictures.length) throw new Error('There is no picture to look at.');
  return Promise.all(pictures.map(async (picture) => ({ what: picture.what, open: await openIn(tab, picture) })));
}

/** Which canaries are not wholly painted over, by where they stand: of their middle line each point has the colour of the paint. */
const openIn = (tab: Page, picture: { type: string; base64: string }): Promise<string[]> =>
  tab.evaluate(async ({ type, base64 }) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:${type};base64,${base64}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const ratio = bitmap.width / innerWidth;
    const isPaint = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data;
      return [red, green, blue].every((part) => Math.abs(part - 0x44) < 24);
    };
    return [...document.querySelectorAll<HTMLElement>('[data-canary]')].flatMap((box) => {
      const shown = box.querySelector('.canary') ?? box.querySelector('input');
      const holders = [...(shown?.getClientRects() ?? [])].filter(({ top, bottom }) => top > 0 && bottom < innerHeight);
      const points = holders.flatMap(({ left, right, top, bottom }) =>
        [0.3, 0.5, 0.7].map((part) => [left + (right - left) * part, (top + bottom) / 2]),
      );
      // A number stands on the corner of an element.
      const open = points.filter(([x = 0, y = 0]) => !isPaint(x, y)).length;
      return open > points.length / 3 ? [box.dataset.canary ?? ''] : [];
    });
  }, picture);

/** What a person types is recorded, lies there as a draft, is saved, and is exported. */
async function recordOn({ abra, tab, origin }: World, password: string, labelled: string): Promise<[string, string][]> {
  const before = await abra.browser.worker.evaluate(() => chrome.runtime.id);
  await tab.route('**/typed', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<main><p><label>User <input id=user></label></p><p><label>Door <input id=door type=password></label></p><p><label>API-Schlüssel <input id=key></label></p><button>Next</button></main>',
    }),
  );
  await tab.goto(`${origin}/typed`);
  await begin(abra, tab);
  for (const [id, typed] of [
    ['user', 'ada'],
    ['door', password],
    ['key', labelled],
  ] as const) {
    await tab.locator(`#${id}`).click();
    await tab.keyboard.type(typed);
  }
  await tab.getByText('Next').click();
  for (let tries = 0; (await said(abra)).length < 4 && tries < 100; tries++) await tab.evaluate(() => new Promise(requestAnimationFrame));
  const draft = await everythingStored(abra);
  const { domain, id } = await save(abra, `Keys of ${before.slice(0, 4)}`);
  const formats = await Promise.all(
    (['abra', 'recorder', 'playwright'] as const).map(
      async (format) => (await abra.call('playbooks.export', { domain, ids: [id], format })).text,
    ),
  );
  return [
    ['a draft', draft],
    ['exports', formats.join('\n')],
  ];
}
