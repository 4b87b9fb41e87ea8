import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOverlay } from '../dom/own-overlay';
import { deepElementFromPoint } from '../dom/roots';
import { noDelta } from '../observe/delta';
import { observe } from '../observe/observe';
import { scan } from '../scan/scan';
import { openPill, type Pill, placePill } from './pill';

let pill: Pill;
let halts = 0;
beforeEach(() => {
  halts = 0;
  document.body.innerHTML =
    '<style>#all { position: fixed; inset: 0; width: 100%; height: 100% }</style><button id="all">Everything</button>';
  pill = openPill(() => halts++);
});
afterEach(() => {
  pill.leave();
  expect(hosts()).toEqual([]);
  document.body.innerHTML = '';
});
const hosts = () => [...document.documentElement.children].filter(isOverlay);
const middle = () => {
  const { x, y, width, height } = hosts()[0]!.getBoundingClientRect();
  return [x + width / 2, y + height / 2] as const;
};

test('takes a real press, and is never what a hit test of ours finds', () => {
  pill.say('Abra is working', 'Stop');
  expect(document.elementFromPoint(...middle())).toBe(hosts()[0]);
  expect(deepElementFromPoint(...middle())?.id).toBe('all');
  expect(document.elementFromPoint(...middle())).toBe(hosts()[0]);
});

test('is no part of what changed, nor of what is seen, whatever it says', () => {
  const observation = observe();
  observation.mark();
  const before = scan();
  pill.say('Abra is working', 'Stop');
  pill.say('Abra is working · step 3 of 8', 'Stop');
  const after = scan();
  expect(observation.change().delta).toEqual(noDelta());
  observation.stop();
  expect([after.text, after.elements.length]).toEqual([before.text, before.elements.length]);
});

test('takes no focus and no press that no hand made', () => {
  pill.say('Abra is working', 'Stop');
  const { right, top } = hosts()[0]!.getBoundingClientRect();
  for (const type of ['pointerdown', 'click'])
    hosts()[0]!.dispatchEvent(new PointerEvent(type, { clientX: right - 20, clientY: top + 14, bubbles: true, composed: true }));
  (hosts()[0] as HTMLElement).focus();
  expect([halts, document.activeElement]).toEqual([0, document.body]);
});

test('stays where it is while that is fine, and else goes off what is acted on and over no control', () => {
  const size = { width: 200, height: 40 };
  const anywhere = () => true;
  const low = new DOMRectReadOnly(0, innerHeight - 60, innerWidth, 60);
  const first = placePill(size, undefined, undefined, anywhere);
  expect(first.y).toBe(innerHeight - 50);
  expect(placePill(size, first, low, anywhere)).toEqual({ ...first, y: 10 });
  expect(placePill(size, { ...first, y: 10 }, undefined, anywhere)).toEqual({ ...first, y: 10 });
  expect(placePill(size, undefined, low, ({ left }) => left < 20)).toEqual({ x: 10, y: 10 });
  expect(placePill(size, undefined, low, () => false)).toEqual({ ...first, y: 10 });
});
