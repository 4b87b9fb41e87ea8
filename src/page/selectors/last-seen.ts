import type { SeenElement } from '../../model/page/snapshot';
import type { Fingerprint } from '../../model/page/target';

const seen = new Map<number, SeenElement>();

/** Keeps what a scan saw, so that a number can be resolved although its element was rendered anew. */
export function keepSeen(elements: SeenElement[]): void {
  seen.clear();
  for (const element of elements) seen.set(element.ref, element);
}

/** A partial fingerprint of the element that had this number at the last scan. */
export function lastSeen(ref: number): Fingerprint | undefined {
  const element = seen.get(ref);
  if (!element) return undefined;
  const parts = element.selector.split(' >> ');
  const type = element.type;
  return {
    selectors: parts.slice(-1),
    tag: element.tag,
    ...(element.role && { role: element.role }),
    ...(element.name && { name: element.name.slice(0, 200) }),
    ...(element.placeholder && { placeholder: element.placeholder.slice(0, 200) }),
    attributes: { ...(type && { type }), ...(element.href && { href: element.href.slice(0, 400) }) },
    landmarks: element.place,
    neighbours: [],
    ...(parts.length > 1 && { shadowPath: parts.slice(0, -1) }),
    ordinal: { index: 0, of: alike(element) },
  };
}

const alike = (element: SeenElement) =>
  [...seen.values()].filter((other) => other.role === element.role && other.name === element.name).length;
