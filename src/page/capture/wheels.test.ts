import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Operation } from '../../model/plan/operation';
import { turn } from '../rest/turn';
import { followWheel } from './follow-wheel';
import { newLedger } from './ledger';
import type { Listen, RecorderState } from './recorder-state';
import { $, end, missing, onRecordedPage, said, show, steps } from './showing.fixture';

onRecordedPage();

const SHEET = '<canvas width=300 height=200 style="display:block" aria-label=Sheet></canvas><output></output>';
/** The page takes the wheel there. */
const takes = (selector: string) => {
  let events = 0;
  $(selector).addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      $('output').textContent = `${++events}`;
    },
    { passive: false },
  );
  return () => events;
};
const turns = async (selector: string, ...deltas: number[]) => {
  for (const y of deltas) await userEvent.wheel($(selector), { delta: { y } });
  await turn();
};
const recorded = () => {
  end();
  return [...said(), ...missing()];
};

test('a wheel that the page takes on a drawing is a step, with its place', async () => {
  show(SHEET);
  const events = takes('canvas');
  await turns('canvas', 40);
  await expect.poll(events).toBe(1);
  expect(recorded()).toEqual(['Turn the wheel down over canvas "Sheet"']);
  const place = expect.closeTo(0.5, 1);
  expect(steps()[0]?.operation).toMatchObject({ deltaY: 40, fingerprint: { offset: { x: place, y: place } } });
});

test('without a pause it is one, however many events it has; the same wheel at another place is another', () => {
  document.body.innerHTML = SHEET;
  const told: Operation[] = [];
  const nothing = () => undefined;
  const ledger = newLedger(nothing, { input: nothing, begin: nothing, goesOn: nothing, judge: nothing });
  const showing = { step: (operation: Operation) => told.push(operation), press: nothing };
  const listen: Listen = (name, hear) => $('canvas').addEventListener(name, (event) => hear(event as never));
  followWheel(listen, showing as unknown as RecorderState, ledger);
  takes('canvas');
  const { left, top } = $('canvas').getBoundingClientRect();
  for (const clientX of [left + 30, left + 31, left + 32, left + 200])
    $('canvas').dispatchEvent(
      new WheelEvent('wheel', { clientX, clientY: top + 40, deltaY: 40, deltaX: 1, cancelable: true, bubbles: true, composed: true }),
    );
  ledger.judge();
  expect(told).toMatchObject([
    { deltaX: 3, deltaY: 120, count: 3, fingerprint: { offset: { x: expect.closeTo(0.1, 1) } } },
    { deltaY: 40, fingerprint: { offset: { x: expect.closeTo(0.7, 1) } } },
  ]);
});

test('the other way round is another step', async () => {
  show(SHEET);
  const events = takes('canvas');
  await turns('canvas', 40, -20);
  await expect.poll(events).toBe(2);
  expect(recorded()).toEqual(['Turn the wheel down over canvas "Sheet"', 'Turn the wheel up over canvas "Sheet"']);
});

test('with Control it is zooming, as two fingers on a touchpad make it, wherever the page takes it', async () => {
  show('<div id=board tabindex=0 aria-label=Board role=region style="width:300px;height:200px">Ground</div><output></output>');
  const events = takes('#board');
  await userEvent.keyboard('{Control>}');
  await turns('#board', -40);
  await userEvent.keyboard('{/Control}');
  await expect.poll(events).toBe(1);
  expect(recorded()).toEqual(['Zoom in over region "Board"']);
  expect(steps()[0]?.operation).toMatchObject({ deltaY: -40, modifiers: ['Control'] });
});

test('what comes of it is promised, and what is done next comes after it', async () => {
  show(`${SHEET}<button>Save</button>`);
  const events = takes('canvas');
  await turns('canvas', 40);
  await expect.poll(events).toBe(1);
  await userEvent.click($('button'));
  expect(recorded()).toEqual(['Turn the wheel down over canvas "Sheet"', 'Click button "Save"']);
  expect(steps()[0]?.delta?.effects).toEqual(expect.arrayContaining([expect.stringMatching(/^text of /)]));
});

test('what the browser scrolls is no step', async () => {
  show(`<div id=list style="height:100px;width:300px;overflow:auto"><div style="height:900px">${SHEET}</div></div>`);
  const scrolled = new Promise((resolve) => $('#list').addEventListener('scroll', resolve, { once: true }));
  $('canvas').addEventListener('wheel', () => undefined, { passive: false });
  await turns('canvas', 60);
  await scrolled;
  expect(recorded()).toEqual([]);
});
