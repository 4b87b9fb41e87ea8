import type { Fingerprint } from '../../model/page/target';
import { blocksOf } from '../dom/block';
import { tagOf } from '../dom/label';
import { withReadCache } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import { ITEM_KINDS, type PlaceMemo } from '../dom/place';
import type { Point } from '../dom/point';
import { shadowHosts } from '../dom/roots';
import { TEST_IDS } from '../selectors/attributes';
import { selectorsOf } from '../selectors/selectors';
import { lookalikesOf } from './lookalikes';
import { type Near, nearOf, selectorCountsOf, sharedMemo, whereIs } from './near';
import { siblingContextOf } from './sibling-context';

/**
 * What makes this element itself, in durable form; take it before an operation changes the page.
 * `offset` is where the pointer was, as ratios of the element's box. `before`: its description of a moment ago, since when the tree has not changed: its place among
 * those that read alike is taken from there. Reads only.
 */
export function describe(element: Element, offset?: Point, before?: Fingerprint): Fingerprint {
  return withReadCache(() => {
    const memo = sharedMemo(element);
    const near = nearOf(element, memo, offset);
    return { ...near, ...farOf(element, near, memo, before), ...whereIs(element, offset) };
  });
}

/** What only the whole page can tell: what selects it alone, who else reads so, who stands with it. */
function farOf(element: Element, near: Near, memo: PlaceMemo, before?: Fingerprint): Omit<Fingerprint, keyof Near> {
  const { role = '', name, text, label, placeholder, icon, attributes, landmarks } = near;
  const known = before && READ_AS.every((fact) => before[fact] === near[fact]) ? before.ordinal : undefined;
  const ordinal = known ?? lookalikesOf(element, role, name ?? text ?? '', icon);
  const hosts = shadowHosts(element);
  const siblings = siblingContextOf(element);
  const blocks = blocksOf(element, memo);
  const keyed = !!attributes['id'] || TEST_IDS.some((key) => attributes[key]);
  const hasWords = !!(name ?? text ?? label ?? placeholder);
  const apart = ordinal.of === 1 || landmarks.some(({ kind }) => ITEM_KINDS.has(kind));
  return {
    selectors: selectorsIn(element),
    ...(siblings && { company: siblings }),
    ...(blocks.length > 0 && { blocks }),
    ordinal,
    ...(hosts.length > 0 && { shadowPath: hosts.slice(0, 12).map((host) => selectorsIn(host)[0] ?? tagOf(host)) }),
    ...(!keyed && !(hasWords && apart) && { weak: true }),
  };
}

/** Those that agree in these read alike. */
const READ_AS = ['role', 'name', 'text', 'icon'] as const;

function selectorsIn(element: Element): string[] {
  if (!('querySelectorAll' in dom.getRootNode(element))) return [];
  return selectorsOf(element, selectorCountsOf(element)).filter((selector) => selector.length <= 1000);
}
