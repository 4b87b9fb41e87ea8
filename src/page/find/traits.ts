import { digest } from '../../lib/digest';
import { sameKey } from '../../lib/text';
import { leafTexts } from '../dom/leaf-texts';
import * as dom from '../dom/native-accessors';

/**
 * Digests of what a person can tell an element by beside its own words, which rewording leaves alone: what its link asks for ("kind=lens"),
 * the hint and the limits of a field, a patch of colour, and the texts that stand with it and with no other of the box: a name, a price, a
 * line of explanation. Never what was typed or is chosen now. `words` is what it says itself.
 * Those that no rewording changes begin with "=".
 */
export function traitsBeside(element: Element, words: string, box: Element, beside: (Element | undefined)[]): string[] {
  const slot = slotOf(element, box, beside);
  const kept = [...attributeTraits(element), ...colours(element)].map((one) => `=${digest(one)}`);
  const said = [hint(element), ...textsIn(slot, element)].filter((one) => one !== '' && one !== words).map(digest);
  return [...new Set([...kept, ...said])].slice(0, MOST);
}
const MOST = 8;

/** Those that are written on the element and that no rewording changes. */
export const attributeTraits = (element: Element): string[] => [...asked(element), limits(element)].filter((one) => one !== '');

const NONE: string[] = [];

/** The parameters of a link, one by one: those of a visit are the same on all of them and prove nothing. */
function asked(element: Element): string[] {
  const href = dom.getAttribute(element, 'href') ?? '';
  if (!href.includes('?')) return NONE;
  const query = /^(javascript|data|blob|mailto):/i.test(href.trim()) ? '' : (/\?([^#]*)/.exec(href)?.[1] ?? '');
  return query
    .split('&')
    .filter((pair) => pair.length < 100 && /=./.test(pair))
    .slice(0, 8)
    .map((pair) => `?${pair}`);
}

const hint = (element: Element) => {
  const said = sameKey(dom.getAttribute(element, 'placeholder') ?? '');
  return said && `placeholder ${said}`;
};

function limits(element: Element): string {
  if (dom.localName(element) !== 'input') return '';
  const set = ['min', 'max', 'step', 'pattern', 'maxlength', 'accept'].map((name) => dom.getAttribute(element, name) ?? '');
  return set.some(Boolean) ? `limits ${set.join(' ')}` : '';
}

/** Patches of colour on a choice, as a theme has. What is switched shows its state by colour, so that is none. */
function colours(element: Element): string[] {
  if (!/^(option|menuitem|menuitemradio|listitem|link|button)$/.test(dom.getAttribute(element, 'role') ?? dom.localName(element)))
    return NONE;
  if (['aria-pressed', 'aria-expanded'].some((state) => dom.hasAttribute(element, state))) return NONE;
  if (!dom.firstElementChild(element)) return NONE;
  return [...dom.querySelectorAll(element, 'span,i,div,b')]
    .slice(0, 6)
    .filter((patch) => !dom.firstChild(patch))
    .map((patch) => getComputedStyle(patch))
    .filter((style) => !CLEAR.test(style.backgroundColor))
    .map((style) => `colour ${style.backgroundColor}`);
}
const CLEAR = /^transparent$|^rgba\(.*, 0\)$/;

/** The largest part of the box that holds no other one. */
function slotOf(element: Element, box: Element, beside: (Element | undefined)[]): Element {
  let slot = element;
  for (let around = dom.parentElement(slot); around && around !== box; around = dom.parentElement(around)) {
    if (beside.some((other) => other && dom.contains(around, other))) break;
    slot = around;
  }
  return slot;
}

/** Texts that stand beside the element. */
function textsIn(slot: Element, element: Element): string[] {
  if (slot === element) return NONE;
  const own = new Set(leafTexts(element, 6).map((leaf) => leaf.text));
  return leafTexts(slot, 8)
    .map((leaf) => leaf.text)
    .filter((text) => !own.has(text) && TELLING.test(text))
    .slice(0, 4)
    .map(sameKey);
}
/** Words, or three digits and more: a single number counts something and changes. */
export const TELLING = /\p{L}{3}|\d\D?\d\D?\d/u;
