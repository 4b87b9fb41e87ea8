import { toAbsolute } from '../../model/position-math';
import type { Fingerprint, Target } from '../../model/target';
import * as dom from '../dom/native-accessors';
import { newPlaceMemo } from '../dom/place';
import { roleOf } from '../dom/role';
import { deepElementFromPoint, flatParent } from '../dom/roots';
import { isInAnotherBlock } from './another-block';
import { weigh } from './evidence';
import { isElsewhere } from './judge';
import { hasKey } from './keys';

/** The point of a target in the viewport of now, CSS px; undefined where it names none. */
export function pointOf(target: Target): { x: number; y: number } | undefined {
  const viewport = { width: innerWidth, height: innerHeight, scrollX, scrollY };
  const position = target.position ?? target.fingerprint?.position;
  if (position) return toAbsolute(position, viewport);
  return target.relX !== undefined && target.relY !== undefined ? { x: target.relX * innerWidth, y: target.relY * innerHeight } : undefined;
}

/**
 * The last resort: what lies at the recorded point, if it fits the fingerprint in tag, role and words, and nothing it stands in speaks
 * against it. Without a fingerprint: only something interactive.
 */
export function byCoordinates(point: { x: number; y: number }, wanted: Fingerprint | undefined): Element | undefined {
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
  if (!sized || evidence.item === 'contradicts' || evidence.places === 'contradicts' || isElsewhere(wanted, evidence)) return false;
  if (evidence.block === 'contradicts' || isInAnotherBlock(wanted, evidence, false)) return false;
  // Twins look alike everywhere: the point alone does not tell them apart.
  if ((wanted.ordinal?.of ?? 1) > 1 && evidence.item !== 'agrees') return false;
  if (evidence.semantic === 'agrees') return true;
  return (
    evidence.semantic === 'silent' &&
    (!hasKey(wanted) || evidence.key === 'agrees') &&
    evidence.structure >= 0.8 &&
    SURFACE.test(dom.localName(element))
  );
}
/** Things that are hit by point rather than by name. */
const SURFACE = /^(canvas|svg|img|video|embed|object|iframe)$/;
const near = (one: number, other: number) => Math.abs(one - other) <= Math.max(8, other * 0.25);

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
