import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { Abra } from '../fixtures/abra';
import { begin, recording } from '../fixtures/showing';
import { serveSites } from '../sites/serve.mjs';
import { openZoo } from '../zoo/stage';
import { publish } from './publish';

/**
 * Does the recorder tell a gap where nothing was lost, or lose something without a word? Each control of the zoo's widgets and of the demo sites is pressed, or written into, by mouse
 * and keyboard while Abra records. What came of it is what the page shows and sends, not what Abra says. ONLY=words takes some pages.
 */
const only = process.env.ONLY ?? '';
/** Controls a page. */
const EACH = 8;
/** By then a step or a gap is there: the recorder hears what comes of a gesture for two seconds, ms. */
const TOLD_BY = 2500;

type Came = 'kept' | 'told' | 'kept and told' | 'nothing came, nothing said' | 'an alarm' | 'lost in silence';
interface Pressed {
  page: string;
  what: string;
  came: Came;
}

test('what is pressed is kept, or told, or came to nothing', async () => {
  test.setTimeout(3_600_000);
  const [zoo, sites, abra] = [await openZoo(), await serveSites(), await Abra.launch()];
  const widgets = readdirSync(path.resolve(import.meta.dirname, '../zoo/widgets')).map((file) => path.parse(file).name);
  const pages = [
    ...['themes', 'shop', 'desk'].map((name) => [name, sites.url(name)] as const),
    ...widgets.map((name) => [name, `${zoo.url}/${name}`] as const),
  ].filter(([name]) => only.split(',').some((words) => name.includes(words)));
  const all: Pressed[] = [];
  try {
    for (const [name, url] of pages) all.push(...(await pressed(abra, name, url)));
  } finally {
    await abra.close();
    await sites.close();
    zoo.server.close();
  }
  const count = (...came: Came[]) => all.filter((one) => came.includes(one.came)).length;
  const bad = all.filter(({ came }) => came === 'an alarm' || came === 'kept and told' || came === 'lost in silence');
  for (const { page, what, came } of bad) console.log(`${page}: ${what}: ${came}`);
  publish(abra.browser.context.browser()?.version() ?? '', {
    name: 'alarms',
    title: 'What the recorder keeps, tells and loses',
    about:
      'Each control in view of the zoo and the demo sites, at most eight a page, is pressed or written into by mouse and keyboard while Abra records; the effect is what the page shows and sends. An alarm: a gap is reported although the press had no effect, or its step was kept.',
    heads: ['presses', 'pages', 'kept', 'told', 'lost in silence', 'alarms'],
    rows: [
      [
        all.length,
        pages.length,
        count('kept', 'kept and told'),
        count('told', 'kept and told', 'an alarm'),
        count('lost in silence'),
        count('an alarm', 'kept and told'),
      ],
    ],
    details: all,
    whole: !only,
  });
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(({ came }) => came === 'lost in silence')).toEqual([]);
});

async function pressed(abra: Abra, name: string, url: string): Promise<Pressed[]> {
  const tab = await abra.browser.context.newPage();
  const found: Pressed[] = [];
  const sent: string[] = [];
  tab.on('request', (request) => sent.push(request.url()));
  tab.on('dialog', (dialog) => void dialog.dismiss());
  try {
    await tab.goto(url);
    await begin(abra, tab);
    for (let nth = 0; nth < EACH; nth++) {
      const next = await nextControl(tab);
      if (!next) break;
      await tab.mouse.move(next.x, next.y);
      // What pointing at it changes is not what came of the press.
      const before = await shown(tab);
      if ((await shown(tab)) !== before) continue;
      const [requests, kept] = [sent.length, await lines(abra)];
      await tab.mouse.click(next.x, next.y);
      if (next.isText) await tab.keyboard.type('7');
      const grown = await untilTold(abra, kept);
      const changed = (await shown(tab)) !== before || sent.length > requests;
      found.push({ page: name, what: next.what, came: cameOf(changed, kept, grown) });
    }
  } finally {
    await abra.call('record.set', { status: 'stopped' });
    await abra.call('record.discard', {});
    await tab.close();
  }
  return found;
}

function cameOf(changed: boolean, before: Lines, after: Lines): Came {
  const [kept, told] = [after.steps !== before.steps, after.gaps > before.gaps];
  if (kept) return told ? 'kept and told' : 'kept';
  if (told) return changed ? 'told' : 'an alarm';
  return changed ? 'lost in silence' : 'nothing came, nothing said';
}

interface Lines {
  steps: string;
  gaps: number;
}

async function lines(abra: Abra): Promise<Lines> {
  const now = await recording(abra);
  return { steps: JSON.stringify(now?.steps ?? []), gaps: now?.gaps?.length ?? 0 };
}

/** What the recording holds once the gesture is in it, or by the time when it would be. */
async function untilTold(abra: Abra, before: Lines): Promise<Lines> {
  let now = before;
  const look = async () => {
    now = await lines(abra);
    return JSON.stringify(now);
  };
  await expect
    .poll(look, { timeout: TOLD_BY, intervals: [100] })
    .not.toBe(JSON.stringify(before))
    .catch(() => undefined);
  return now;
}

/** The next control in view that was not pressed yet, the middle of what can be seen of it. */
function nextControl(tab: Page): Promise<{ x: number; y: number; what: string; isText: boolean } | undefined> {
  return tab.evaluate(() => {
    const seen = (globalThis as unknown as { pressed?: Set<Element> }).pressed ?? new Set<Element>();
    Object.assign(globalThis, { pressed: seen });
    const CONTROLS =
      'button,input:not([type=hidden],[type=file]),textarea,select,summary,a[href^="#"],[contenteditable],[role=button],[role=tab],[role=menuitem],[role=option],[role=checkbox],[role=switch],[role=radio],[role=treeitem],[role=combobox],[role=slider]';
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      const box = control.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (seen.has(control) || box.width < 4 || box.height < 4 || y > innerHeight || x > innerWidth || y < 0 || x < 0) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(control.contains(hit) || hit.contains(control)) || control.matches(':disabled,select')) continue;
      seen.add(control);
      // biome-ignore lint/performance/useDomNodeTextContent: as a person sees it
      const name = control.getAttribute('aria-label') ?? control.innerText?.trim() ?? '';
      const isText = control.matches(
        'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=range],[type=color]),textarea,[contenteditable]',
      );
      return { x, y, what: `${control.tagName.toLowerCase()} ${name.slice(0, 40)}`, isText };
    }
    return undefined;
  });
}

/** What a person can see of the page, and where it is: texts, values, states. Painted before it is read. */
function shown(tab: Page): Promise<string> {
  return tab.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const states = [...document.querySelectorAll('*')].map((element) => {
      const field = element as HTMLInputElement;
      const aria = ['checked', 'selected', 'expanded', 'pressed', 'valuenow', 'hidden'].map(
        (state) => element.getAttribute(`aria-${state}`) ?? '',
      );
      return `${field.value ?? ''}${field.checked ?? ''}${(element as HTMLDetailsElement).open ?? ''}${aria.join()}`;
    });
    // biome-ignore lint/performance/useDomNodeTextContent: as a person sees it
    return [location.href, document.body.innerText, states.join('|'), localStorage.length].join('\n');
  });
}
