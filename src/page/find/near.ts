import { shorten } from '../../lib/text';
import { toRelative } from '../../model/page/position-math';
import type { Fingerprint } from '../../model/page/target';
import type { OptionIdentity } from '../../model/playbook/option-key';
import { framePlace } from '../dom/frame-place';
import { tagOf } from '../dom/label';
import { oncePerRead, oncePerTree, withReadCache } from '../dom/labels';
import { fixedContentOf, nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { newPlaceMemo, type PlaceMemo, placeOf } from '../dom/place';
import type { Point } from '../dom/point';
import { MIDDLE, pointAtRatio } from '../dom/ratio';
import { roleOf } from '../dom/role';
import { stableAttributes } from '../selectors/attributes';
import { countByQuery, type SelectorCounts } from '../selectors/selectors';
import { isField } from './field';
import { fieldLabel } from './field-label';
import { iconOf } from './icon';
import { neighboursOf } from './neighbours';
import { saysNoWord, textBesideName } from './shown';
import { structureOf } from './structure';
import { isSurfaceOfControls } from './surface';

/**
 * What makes an element that was just found by `known` itself, where nothing of it and of what stands around it has changed: what is told by the whole
 * page (selectors, lookalikes, siblings) stays as it was recorded, as it is what found it, and most of the work. Undefined where anything has changed: then
 * it is described anew.
 */
export const describedAsKnown = (known: Fingerprint, element: Element, offset?: Point): Fingerprint | undefined =>
  withReadCache(() => {
    if (!isAsKnown(nearOf(element, sharedMemo(element), offset), known)) return undefined;
    const { frame, position, size, offset: then, ...kept } = known;
    return { ...kept, ...whereIs(element, offset) };
  });

/** What is told by an element and what stands around it. */
export type Near = Pick<Fingerprint, (typeof NEAR)[number]>;
const NEAR = ['tag', 'role', 'name', 'text', 'label', 'placeholder', 'icon', 'attributes', 'landmarks', 'neighbours', 'structure'] as const;

/** What the element and its surroundings tell. `offset`: where it was pressed, if that matters. Found out once in one look. */
export function nearOf(element: Element, memo: PlaceMemo, offset?: Point): Near {
  return offset ? nearAt(element, memo, offset) : oncePerRead('near', element, () => nearAt(element, memo));
}

function nearAt(element: Element, memo: PlaceMemo, offset?: Point): Near {
  const role = roleOf(element);
  const name = shorten(nameOf(element), 200);
  const isWordless = isField(element) || isSurfaceOfControls(element, offset);
  const text = isWordless ? '' : shorten(name ? textBesideName(element, name) : fixedContentOf(element), 120);
  const label = fieldLabel(element, name);
  const placeholder = dom.getAttribute(element, 'placeholder') ?? dom.getAttribute(element, 'aria-placeholder') ?? '';
  const icon = [name, text].every(saysNoWord) && !label && !placeholder && !isField(element) ? iconOf(element) : '';
  return {
    tag: tagOf(element),
    ...(role && { role }),
    ...(name && { name }),
    ...(text && { text }),
    ...(label && { label }),
    ...(placeholder && { placeholder: shorten(placeholder, 200) }),
    ...(icon && { icon }),
    attributes: stableAttributes(element),
    landmarks: placeOf(element, name || text, memo),
    neighbours: neighboursOf(element),
    structure: structureOf(element, memo.nth),
  };
}

/** What tells an option from others, read of the option alone: no part of it asks the page around. */
export const identityOf = (element: Element): OptionIdentity => ({
  tag: tagOf(element),
  role: roleOf(element),
  attributes: stableAttributes(element),
  structure: structureOf(element, sharedMemo(element).nth),
});

/** Where in the page it is now. `offset`: where the pointer was, as ratios of its box. */
export function whereIs(element: Element, offset: Point | undefined): Pick<Fingerprint, 'frame' | 'position' | 'size' | 'offset'> {
  const frame = framePlace();
  const box = dom.getBoundingClientRect(element);
  const point = pointAtRatio(box, offset ?? MIDDLE);
  return {
    ...(frame.path.length > 0 && { frame }),
    position: toRelative(point, { width: innerWidth, height: innerHeight, scrollX, scrollY }),
    size: { width: Math.round(box.width), height: Math.round(box.height) },
    ...(offset && { offset }),
  };
}

/** Is everything of it and around it as it was? */
export const isAsKnown = (near: Near, known: Fingerprint) => NEAR.every((part) => isSame(near[part], known[part]));

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!one || !other || typeof one !== 'object' || typeof other !== 'object') return false;
  const [mine, theirs] = [Object.entries(one), other as Record<string, unknown>];
  return mine.length === Object.keys(theirs).length && mine.every(([key, value]) => isSame(value, theirs[key]));
}

/** Of one look: what was weighed before it is described is not found out twice. */
export const sharedMemo = (element: Element): PlaceMemo =>
  oncePerRead('around', dom.getRootNode(element), () => ({ ...newPlaceMemo(), nth: selectorCountsOf(element).nth }));

/** What selectors hit in the root of an element. */
export function selectorCountsOf(element: Element): SelectorCounts {
  const root = dom.getRootNode(element) as ParentNode & Node;
  return oncePerTree('census', root, () => countByQuery(root));
}
