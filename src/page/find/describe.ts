import { shorten } from '../../lib/text';
import { toRelative } from '../../model/position-math';
import type { Fingerprint } from '../../model/target';
import { framePlace } from '../dom/frame-place';
import { duringLook } from '../dom/labels';
import { contentOf, nameOf } from '../dom/name';
import type { NthMemo } from '../dom/nth';
import { ITEM_KINDS, newPlaceMemo, placeOf } from '../dom/place';
import { isEditingRoot, roleOf } from '../dom/role';
import { shadowHosts } from '../dom/roots';
import { stableAttributes, TEST_IDS } from './attributes';
import { companyOf } from './company';
import { fieldLabel } from './field-label';
import { neighboursOf } from './neighbours';
import { countIn, selectorsOf } from './selectors';
import { structureOf } from './structure';
import { twinsOf } from './twins';

/**
 * What makes this element itself, in durable form; take it before an operation changes the page.
 * `offset` is where the pointer was, as ratios of the element's box. Reads only.
 */
export function describe(element: Element, offset?: { x: number; y: number }): Fingerprint {
  return duringLook(() => look(element, offset));
}

function look(element: Element, offset: { x: number; y: number } | undefined): Fingerprint {
  const role = roleOf(element);
  const name = shorten(nameOf(element), 200);
  const text = name || isField(element) ? '' : shorten(contentOf(element), 120);
  const label = fieldLabel(element, name);
  const placeholder = element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder') ?? '';
  const attributes = stableAttributes(element);
  const memo = newPlaceMemo();
  const landmarks = placeOf(element, name || text, memo).map((place) => shorten(place, 200));
  const box = element.getBoundingClientRect();
  const point = { x: box.left + box.width * (offset?.x ?? 0.5), y: box.top + box.height * (offset?.y ?? 0.5) };
  const ordinal = twinsOf(element, role, name || text);
  const hosts = shadowHosts(element);
  const frame = framePlace();
  const keyed = !!attributes['id'] || TEST_IDS.some((key) => attributes[key]);
  const known = !!(name || text || label || placeholder);
  const company = companyOf(element);
  const apart = ordinal.of === 1 || landmarks.some((place) => ITEM_KINDS.has(place.split(' ', 1)[0] ?? ''));
  return {
    selectors: selectorsIn(element, memo.nth),
    tag: element.localName,
    ...(role && { role }),
    ...(name && { name }),
    ...(text && { text }),
    ...(label && { label }),
    ...(placeholder && { placeholder: shorten(placeholder, 200) }),
    attributes,
    landmarks,
    neighbours: neighboursOf(element),
    ...(company && { company }),
    ordinal,
    structure: structureOf(element, memo.nth),
    ...(hosts.length > 0 && { shadowPath: hosts.map((host) => selectorsIn(host, memo.nth)[0] ?? host.localName) }),
    ...(frame.path.length > 0 && { frame }),
    position: toRelative(point, { width: innerWidth, height: innerHeight, scrollX, scrollY }),
    size: { width: Math.round(box.width), height: Math.round(box.height) },
    ...(offset && { offset }),
    ...(!keyed && !(known && apart) && { weak: true }),
  };
}

function selectorsIn(element: Element, nth: NthMemo): string[] {
  const root = element.getRootNode() as ParentNode & Node;
  return 'querySelectorAll' in root ? selectorsOf(element, countIn(root, nth)).filter((selector) => selector.length <= 1000) : [];
}

/** Things that hold what a person typed: their content is a value, not a text. */
export const isField = (element: Element) => /^(input|textarea|select)$/.test(element.localName) || isEditingRoot(element);
