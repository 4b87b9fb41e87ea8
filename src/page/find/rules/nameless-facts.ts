import type { Fingerprint } from '../../../model/page/target';
import * as dom from '../../dom/native-accessors';
import { newPlaceMemo } from '../../dom/place';
import { isVisible } from '../../dom/visible';
import { stableAttributes } from '../../selectors/attributes';
import { AGREES, CONTRADICTS, SILENT } from '../agreement';
import { ROW_KIND } from '../boxes';
import type { Compared, Evidence } from '../evidence';
import { fieldLabel } from '../field-label';
import { lookalikesOf } from '../lookalikes';
import { neighboursOf } from '../neighbours';
import { hitsOf } from '../nothing-changed';
import { soundsFinalNow } from '../reused';
import { readSibling } from '../sibling';
import { siblingContextOf } from '../sibling-context';
import { hasSameTags, structureOf } from '../structure';
import { hasSurfaceSize, isSurfaceOfControls, sizeOf } from '../surface';
import { RIVAL_SHARE } from '../thresholds';
import { weighBlocks } from '../weigh-blocks';
import { isTextField } from './facts';
import { fact } from './rule';

/** Has the recorded element no name, text, label or placeholder? */
export const isNameless = (wanted: Fingerprint): boolean => !wanted.name && !wanted.text && !wanted.placeholder && !wanted.label;

/**
 * One of several without words, told from them by an id or attribute that is no number in a list, then and now. Where none of the others stands by now
 * at what it stood by, that was reworded.
 */
export const isKeyedLookalike = fact(({ wanted, element, semantic, sameRole, page: { lookalikes } }: Compared): boolean => {
  if (!isNameless(wanted) || (wanted.ordinal?.of ?? 1) < 2 || semantic === CONTRADICTS || !sameRole) return false;
  const isKey = (selector: string) =>
    KEY.test(selector) && hitsOf(wanted, selector).length === 1 && hitsOf(wanted, selector)[0] === element;
  if (!wanted.selectors.some(isKey)) return false;
  const memo = newPlaceMemo();
  return lookalikes.every((other) => other === element || weighBlocks(wanted, other, memo).item !== AGREES);
});
/** An id, a test id, or an attribute by which scripts tell things apart. */
const KEY = /^(#|[a-z]*\[data-)[^\d\s>]+$/;

/** Have both the same markup? */
export const isSameMake = ({ sameRole, wanted, element, structure }: Evidence): boolean =>
  sameRole && wanted.tag === dom.localName(element) && structure === 1;

/** As many as then have no words, and it has its number among them. */
export function isPlacedAmong({ wanted: { ordinal, icon }, element, role, page: { lookalikes } }: Compared): boolean {
  const at = lookalikes.indexOf(element);
  const now = at < 0 && !icon ? lookalikesOf(element, role, '') : { index: at, of: lookalikes.length };
  return !ordinal || (now.of === ordinal.of && now.index === ordinal.index);
}

/** Is it a drawing, or a map or a sheet that was pressed at a place: large, and no other of its make is nearly as large beside it? */
export function isOnlySurface({ wanted, element }: Evidence): boolean {
  if (!(wanted.offset || isSurfaceOfControls(element, undefined)) || !hasSurfaceSize(element) || !isVisible(element)) return false;
  const isRival = (other: Element) => {
    if (other === element || dom.contains(other, element) || dom.contains(element, other)) return false;
    return sizeOf(other) >= RIVAL_SHARE * sizeOf(element);
  };
  return ![...dom.querySelectorAll(document, wanted.tag)].some(isRival);
}

/** What it shows beside it is no neighbour of a slider, and nothing tells about what stands off the page, where nobody sees it. */
export function hasItsNeighbours({ wanted, element, role, neighbours }: Evidence): boolean {
  if (!wanted.neighbours.length || neighbours === 1) return true;
  if (isOffPage(wanted)) return dom.getBoundingClientRect(element).right + scrollX < 0;
  const now = role === 'slider' ? neighboursOf(element) : [];
  const named = wanted.neighbours.filter((name) => LETTER.test(name));
  return role === 'slider' && named.every((name) => now.includes(name));
}
const LETTER = /\p{L}/u;
const isOffPage = ({ position, size }: Fingerprint) =>
  !!position && !!size && position.relX * position.viewportWidth + (position.scrollX ?? 0) + size.width < 0;

/** The act before opened it, then and now: it is written as it was, at the end of the same tags, and alone without words, whatever stands around it. */
export function isOpenedField({ wanted, element, sameRole, page: { opened, lookalikes } }: Compared): boolean {
  if (!wanted.opened || opened !== element || !sameRole || wanted.tag !== dom.localName(element)) return false;
  const isAlone = wanted.ordinal?.of === 1 && lookalikes.length === 1 && lookalikes[0] === element;
  return isAlone && isWrittenAlike(wanted, element) && !fieldLabel(element, '') && hasSameTags(wanted.structure, structureOf(element));
}

/** Has it the same attributes that last, but for the language of the page? */
function isWrittenAlike({ attributes: { lang: then, ...wanted } }: Fingerprint, element: Element): boolean {
  const { lang: now, ...own } = stableAttributes(element);
  const names = Object.keys(wanted);
  return names.length === Object.keys(own).length && names.every((name) => wanted[name] === own[name]);
}

/** A field that nothing is called by, but the only one of its type, then and now, and what stands beside it does still. */
export function isOnlyOfType(one: Evidence): boolean {
  if (!isTextField(one) || one.semantic !== SILENT || one.places === CONTRADICTS) return false;
  const selector = one.wanted.selectors.find((selected) => /^[a-z]+\[type=[^\]]+\]$/.test(selected));
  if (!selector || !one.wanted.neighbours.length || one.neighbours < 1) return false;
  const [only, other] = [...dom.querySelectorAll(document, selector)].filter(isVisible);
  return only === one.element && !other;
}

/** It is the only one of its role in the row that it was the only one in, and nothing there is called as it was: "×" that says "Delete" now. */
export function isOnlyInRow(one: Evidence): boolean {
  const then = one.wanted.company;
  if (!then || !one.sameRole || one.item !== AGREES || soundsFinalNow(one)) return false;
  const now = siblingContextOf(one.element);
  return (
    now?.box === then.box &&
    ROW_KIND.test(then.box) &&
    [then, now].every(({ members, at, from, of }) => {
      const roles = members.map((sibling) => readSibling(sibling).role);
      return members.length === of && roles.filter((role) => role === roles[at - from]).length === 1;
    })
  );
}
