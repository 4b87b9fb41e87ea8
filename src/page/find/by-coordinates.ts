import type { Fingerprint } from '../../model/page/target';
import * as dom from '../dom/native-accessors';
import { newPlaceMemo } from '../dom/place';
import type { Point } from '../dom/point';
import { roleOf } from '../dom/role';
import { deepElementFromPoint, flatParent } from '../dom/roots';
import { AGREES, CONTRADICTS, SILENT } from './agreement';
import { isInAnotherBlock } from './another-block';
import { hasKey } from './element-keys';
import { weigh } from './evidence';
import { isMovedAway } from './rules/facts';
import { PATH_ALIKE, SIZE_SLACK, SIZE_SLACK_PX } from './thresholds';

/**
 * The last resort: what lies at the recorded point, if it fits the fingerprint in tag, role and words, and nothing it stands in speaks
 * against it. Without a fingerprint: only something interactive.
 */
export function byCoordinates(point: Point, wanted: Fingerprint | undefined): Element | undefined {
  let first: Element | undefined;
  for (let node = deepElementFromPoint(point.x, point.y); node; node = flatParent(node)) {
    if (wanted ? fits(wanted, node) : isInteractive(node)) {
      first = node;
      break;
    }
  }
  return first;
}

function fits(wanted: Fingerprint, element: Element): boolean {
  if (wanted.tag !== dom.localName(element) || (wanted.role ?? '') !== roleOf(element)) return false;
  const evidence = weigh(wanted, element, newPlaceMemo());
  const box = dom.getBoundingClientRect(element);
  const sized = !wanted.size || (near(box.width, wanted.size.width) && near(box.height, wanted.size.height));
  if (!sized || evidence.item === CONTRADICTS || evidence.places === CONTRADICTS || isMovedAway(evidence)) return false;
  if (evidence.block === CONTRADICTS || isInAnotherBlock(evidence, false)) return false;
  // Twins look alike everywhere: the point alone does not tell them apart.
  if ((wanted.ordinal?.of ?? 1) > 1 && evidence.item !== AGREES) return false;
  if (evidence.semantic === AGREES) return true;
  return (
    evidence.semantic === SILENT &&
    (!hasKey(wanted) || evidence.key === AGREES) &&
    evidence.structure >= PATH_ALIKE &&
    SURFACE.test(dom.localName(element))
  );
}
/** Things that are hit by point rather than by name. */
const SURFACE = /^(canvas|svg|img|video|embed|object|iframe)$/;
const near = (one: number, other: number) => Math.abs(one - other) <= Math.max(SIZE_SLACK_PX, other * SIZE_SLACK);

/** Would a person expect something to happen on a click there? */
export function isInteractive(element: Element): boolean {
  if (
    dom.matches(
      element,
      'a[href],area[href],button,input,select,textarea,summary,label,option,canvas,video[controls],audio[controls],[onclick],[tabindex]',
    )
  )
    return true;
  if (
    /^(button|link|checkbox|radio|switch|tab|menuitem|menuitemcheckbox|menuitemradio|option|textbox|searchbox|combobox|slider|spinbutton|treeitem|gridcell)$/.test(
      roleOf(element),
    )
  )
    return true;
  return getComputedStyle(element).cursor === 'pointer' && getComputedStyle(flatParent(element) ?? element).cursor !== 'pointer';
}
