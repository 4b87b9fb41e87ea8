import * as dom from '../dom/native-accessors';
import { type NthMemo, nthOf } from '../dom/nth';
import { SAME_TAG_IN_PATH } from './thresholds';

/** Tags and places from its root down: "body>main:1>ul:2>li:3". */
export function structureOf(element: Element, memo?: NthMemo): string {
  const steps: string[] = [];
  for (let node: Element | null = element; node && dom.localName(node) !== 'html'; node = dom.parentElement(node)) {
    steps.unshift(dom.localName(node) === 'body' ? 'body' : `${dom.localName(node)}:${nthOf(node, memo).index}`);
  }
  const whole = steps.join('>');
  return whole.length <= 1000 ? whole : whole.slice(-1000);
}

/** How alike two structures are, 0..1: equal steps from both ends, those with an equal tag only count half. */
export function structureLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const a = one.split('>');
  const b = other.split('>');
  const longest = Math.max(a.length, b.length);
  const shortest = Math.min(a.length, b.length);
  let score = 0;
  let front = 0;
  while (front < shortest && a[front] === b[front]) {
    front++;
    score++;
  }
  for (let back = 1; back <= shortest - front; back++) {
    const x = a[a.length - back];
    const y = b[b.length - back];
    if (x === y) score++;
    else if (tagOf(x) === tagOf(y)) score += SAME_TAG_IN_PATH;
    else break;
  }
  return score / longest;
}

/** Do two structures have the same tags, whatever their places? */
export const hasSameTags = (one: string | undefined, other: string): boolean =>
  one?.split('>').map(tagOf).join() === other.split('>').map(tagOf).join();

const tagOf = (step = '') => step.split(':', 1)[0];
