import { afterEach, beforeAll, expect, describe as group, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Shown } from '../model/page/shown';
import { FrameScan } from '../model/page/snapshot';
import { Fingerprint } from '../model/page/target';
import { Progress, Report } from '../model/run/leg';
import type { z } from '../model/schema';
import { captureSteps } from './capture/capture';
import { pickElement } from './capture/pick/pick-element';
import { describe } from './find/describe';
import { hostilePage, LONG, WORDS } from './hostile.fixture';
import { onBarePage, type Step, send } from './run-leg/run-leg.fixture';
import { scan } from './scan/scan';

onBarePage();
/** Nothing here leads away from the test. */
const stay = (event: Event) => event.preventDefault();
beforeAll(() => {
  for (const kind of ['click', 'auxclick', 'submit']) window.addEventListener(kind, stay);
  history.replaceState(null, '', `${location.pathname}#${'h'.repeat(6000)}`);
});
afterEach(() => document.body.removeAttribute('style'));

/** What a schema has against a value as it comes over the wire; nothing where it takes it. */
function against(schema: z.ZodMiniType, value: unknown): string[] {
  const heard = JSON.parse(JSON.stringify(value ?? null));
  const parsed = schema.safeParse(heard);
  return parsed.success
    ? []
    : parsed.error.issues.map(
        ({ path, message }) => `${path.map((part) => (typeof part === 'number' ? '#' : String(part))).join('.')}: ${message}`,
      );
}
const once = (all: string[]) => [...new Set(all)].sort();

const PAGES = Array.from({ length: 4 }, (_, seed) => seed);
const fill = (seed: number) => {
  document.body.innerHTML = '';
  hostilePage(document.body, seed);
};
const controls = () => [...document.body.querySelectorAll('*')].filter((one) => !/^(br|option|tbody|tr)$/.test(one.localName));

group('whatever a page says, its schema takes what is told of it', () => {
  test.each(PAGES)('page %i: looked at', (seed) => {
    fill(seed);
    expect(once(against(FrameScan, scan()))).toEqual([]);
    expect(once(against(FrameScan, scan({ text: 60_000 })))).toEqual([]);
  });

  test.each(PAGES)('page %i: each element described', (seed) => {
    fill(seed);
    const all = controls();
    expect(all.length).toBeGreaterThan(0);
    const step = Math.max(1, Math.floor(all.length / 12));
    expect(once(all.filter((_, at) => at % step === 0).flatMap((one) => against(Fingerprint, describe(one, { x: 0.5, y: 0.5 }))))).toEqual(
      [],
    );
  });

  test.each(PAGES)('page %i: acted on', { timeout: 120_000 }, async (seed) => {
    fill(seed);
    const told: unknown[] = [];
    const steps: Step[] = controls()
      .filter((one) => one.id && one.id.length < 20)
      .slice(0, 5)
      .flatMap(({ id }): Step[] => [
        { type: 'click', selector: `[id="${CSS.escape(id)}"]`, optional: true },
        { type: 'hover', selector: `[id="${CSS.escape(id)}"]`, optional: true },
      ]);
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) {
      const report = await send([step], { patience: 0, settleLimit: 50 }, (progress) => told.push(progress));
      expect(once(against(Report, report))).toEqual([]);
    }
    expect(once(told.flatMap((one) => against(Progress, one)))).toEqual([]);
  });
});

test('a bail quotes the text of an operation of any length', async () => {
  document.body.innerHTML = `<input id="short" maxlength="3"><select id="list"><option>${LONG}</option></select><input id="day" type="date">
    <input id="check" type="checkbox" onclick="return false"><div id="box">${LONG}</div><button id="off" disabled title="${'t'.repeat(3000)}">${LONG}</button>`;
  const long = 'y'.repeat(20_000);
  const steps: Step[] = [
    { type: 'type', selector: '#short', text: long },
    { type: 'type', selector: '#day', text: long },
    { type: 'type', selector: '#box', text: long },
    { type: 'select', selector: '#list', options: [long] },
    { type: 'select', selector: '#list', options: Array.from({ length: 200 }, () => LONG) },
    { type: 'select', selector: '#box', options: [long] },
    { type: 'check', selector: '#check', checked: true },
    { type: 'press', selector: '#box', key: 'k'.repeat(60) },
    { type: 'assert', text: long },
    { type: 'assert', selector: '#box', text: long },
    { type: 'assert', selector: '#box', value: long },
    { type: 'assert', url: 'u'.repeat(4000) },
    { type: 'wait', until: 'text', text: long, timeout: 0 },
    { type: 'extract', selector: '#none', name: 'n'.repeat(80) },
    { type: 'extract', selector: '#box', name: 'box', what: 'list' },
    { type: 'extract', name: 'page' },
    { type: 'click', selector: `#${'s'.repeat(1900)}` },
    { type: 'click', selector: '#off' },
    { type: 'click', fingerprint: { selectors: [], tag: 'b', name: 'n'.repeat(400), attributes: {}, landmarks: [], neighbours: [] } },
    { type: 'drag', selector: '#box', to: { selector: '#none' } },
    { type: 'upload', selector: '#box', files: ['f'.repeat(300)] },
  ];
  const refused: string[] = [];
  for (const step of steps) {
    const report = await send([step], { patience: 0, settleLimit: 50 });
    refused.push(...against(Report, report).map((issue) => `${step.type}: ${issue}`));
  }
  expect(once(refused)).toEqual([]);
});

test('whatever is shown, its schema takes the steps', { timeout: 120_000 }, async () => {
  const refused: string[] = [];
  for (const seed of [0, 3]) {
    fill(seed);
    const told: Shown[] = [];
    const end = captureSteps((shown) => told.push(shown));
    for (const element of controls()
      .filter((one) => one.id && one.id.length < 20 && one.checkVisibility())
      .slice(0, 3)) {
      await userEvent.click(element, { force: true, timeout: 500 }).catch(() => undefined);
      await userEvent.keyboard('a{Enter}');
    }
    end();
    refused.push(...told.flatMap((shown) => against(Shown, shown)));
    expect(told.length).toBeGreaterThan(0);
  }
  expect(once(refused)).toEqual([]);
});

test('whatever is picked, its schema takes it', { timeout: 120_000 }, async () => {
  const refused: string[] = [];
  let picks = 0;
  for (const seed of [0, 3]) {
    fill(seed);
    for (const element of controls()
      .filter((one) => one.id && one.checkVisibility())
      .slice(0, 3)) {
      const picked = new Promise<unknown>((resolve) => {
        const picking = pickElement(true, (one) => resolve(one?.fingerprint));
        void userEvent
          .click(element, { force: true, timeout: 1000 })
          .catch(() => undefined)
          .then(() => {
            picking.end();
            resolve(undefined);
          });
      });
      const fingerprint = await picked;
      if (fingerprint === undefined) continue;
      picks++;
      refused.push(...against(Fingerprint, fingerprint));
    }
  }
  expect(picks).toBeGreaterThan(0);
  expect(WORDS.length).toBeGreaterThan(5);
  expect(once(refused)).toEqual([]);
});
