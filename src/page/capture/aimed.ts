import type { Fingerprint } from '../../model/target';
import { labelOf } from '../dom/label';
import { withReadCache } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import { rememberSecret } from '../dom/secret';
import { describe } from '../find/describe';
import { type TogglesSeen, togglesOf } from '../observe/led-to';
import { actingElement } from './acting-element';

/** Something the person pointed at, as it was before the page could change. */
export interface Aimed {
  element: Element;
  fingerprint: Fingerprint;
  label: string;
  /** What was pressed may turn a state: how all were before. */
  toggles?: TogglesSeen;
}

/** The control at an element. `at` is where the pointer was, CSS px in the viewport; it is kept where the element has no parts to tell it by. */
export function aim(element: Element | null, at?: { x: number; y: number }): Aimed | undefined {
  return element ? aimExactly(actingElement(element), at) : undefined;
}

export function aimExactly(element: Element, at?: { x: number; y: number }): Aimed {
  if (element instanceof HTMLInputElement && element.type === 'password') rememberSecret(element);
  return withReadCache(() => {
    const fingerprint = describe(element, at && isSurface(element) ? ratioIn(element, at) : undefined);
    return { element, fingerprint, label: labelOf(element).slice(0, 400) };
  });
}

/** The same of something that is pressed now: how its states are before the page hears of it. */
export function aimToPress(element: Element | null, at?: { x: number; y: number }): Aimed | undefined {
  const aimed = aim(element, at);
  return aimed && { ...aimed, toggles: togglesOf(aimed.element) };
}

/** Where it matters where one presses. */
const isSurface = (element: Element) => /^(canvas|svg|img|map|video|object|embed)$/.test(dom.localName(element));

function ratioIn(element: Element, { x, y }: { x: number; y: number }): { x: number; y: number } | undefined {
  const box = dom.getBoundingClientRect(element);
  return box.width && box.height ? { x: (x - box.left) / box.width, y: (y - box.top) / box.height } : undefined;
}
