import type { Fingerprint } from '../../model/target';
import { labelOf } from '../dom/label';
import { withReadCache } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import { rememberSecret } from '../dom/secret';
import { describe } from '../find/describe';
import { type TogglesSeen, togglesOf } from '../observe/led-to';
import { actingElement } from './acting-element';

/** The target of a person's input, described before the page could change it. */
export interface RecordedTarget {
  element: Element;
  fingerprint: Fingerprint;
  label: string;
  /** The toggle states around it before the press, which may change one. */
  toggles?: TogglesSeen;
}

/**
 * The control at an element, described. `at` is the pointer position, CSS px of the viewport; it is kept for targets without inner elements
 * (a canvas).
 */
export function recordTarget(element: Element | null, at?: { x: number; y: number }): RecordedTarget | undefined {
  return element ? recordExactTarget(actingElement(element), at) : undefined;
}

/** The same for exactly this element. */
export function recordExactTarget(element: Element, at?: { x: number; y: number }): RecordedTarget {
  if (element instanceof HTMLInputElement && element.type === 'password') rememberSecret(element);
  return withReadCache(() => {
    const fingerprint = describe(element, at && isSurface(element) ? ratioIn(element, at) : undefined);
    return { element, fingerprint, label: labelOf(element).slice(0, 400) };
  });
}

/** The same for something that is being pressed, with its toggle states before the page handles the press. */
export function recordPressTarget(element: Element | null, at?: { x: number; y: number }): RecordedTarget | undefined {
  const aimed = recordTarget(element, at);
  return aimed && { ...aimed, toggles: togglesOf(aimed.element) };
}

/** Elements on which the position of a press matters. */
const isSurface = (element: Element) => /^(canvas|svg|img|map|video|object|embed)$/.test(dom.localName(element));

function ratioIn(element: Element, { x, y }: { x: number; y: number }): { x: number; y: number } | undefined {
  const box = dom.getBoundingClientRect(element);
  return box.width && box.height ? { x: (x - box.left) / box.width, y: (y - box.top) / box.height } : undefined;
}
