import { normalise } from '../../lib/text';
import type { Company } from '../../model/company';
import { labelsOf, onceALook } from '../dom/labels';
import { roleOf } from '../dom/role';
import { hrefPath, ownValue, TEST_IDS } from './attributes';
import { BOX, kindOfBox, nthOfKind, ROW } from './boxes';
import { digest } from './digest';
import { ownWords } from './own-words';

/**
 * What a person can act on in the same box as the element, and a few words of the page beyond it, as digests. It tells the element from its
 * neighbours where every word has changed. Undefined where it stands alone or in a crowd.
 */
export function companyOf(element: Element): Company | undefined {
  const box = boxOf(element);
  if (!box) return undefined;
  const all = membersOf(box);
  const at = all.indexOf(element);
  if (at < 0 || all.length > CROWD) return undefined;
  const from = Math.max(0, at - REACH);
  const nth = nthOfKind(box);
  return {
    box: pathTo(box, element),
    ...(nth && { nth }),
    at,
    of: all.length,
    from,
    members: all.slice(from, at + REACH + 1).map((member) => onceALook('member', member, () => memberOf(member))),
    beyond: wordsBeyond(box),
  };
}
/** How far to each side members are kept. */
const REACH = 8;
/** Where more than this stand together, a place among them says nothing. */
const CROWD = 300;

/** Elements that stand in the same place of a box of the same kind: candidates where no word and no selector leads to them. */
export function sameSeats(company: Company): Element[] {
  const seats: Element[] = [];
  for (const box of document.querySelectorAll(BOX)) {
    if (seats.length >= 20) break;
    if (kindOfBox(box) !== company.box.split('/', 1)[0]) continue;
    const all = membersOf(box);
    const seat = all.length === company.of ? all[company.at] : undefined;
    if (seat) seats.push(seat);
  }
  return seats;
}

/** What the others say that stand together with an element now. */
export function wordsBeside(element: Element): string[] {
  const box = boxOf(element);
  return box ? membersOf(box).flatMap((member) => (member === element ? [] : wordsIn(member))) : [];
}

const ACTED_ON =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable=""],[contenteditable=true],' +
  '[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],[role^=menuitem],[role=option],[role=combobox],' +
  '[role=textbox],[role=searchbox],[role=slider],[role=spinbutton],[role=treeitem]';
/** The nearest box in its own root that holds something else to act on, or that is one of many (a row) and says more than the element does. */
function boxOf(element: Element): Element | undefined {
  for (let node = element.parentElement; node; node = node.parentElement) {
    if (!node.matches(BOX)) continue;
    if (node.localName === 'body' || isRow(node, element) || membersOf(node).length > 1) return node;
  }
  return undefined;
}

/** One of many, with words beside those of the element. */
export function isRow(box: Element, element: Element): boolean {
  if (!box.matches(ROW)) return false;
  return normalise(box.textContent ?? '').length > normalise(element.textContent ?? '').length + 1;
}

/** The box and what lies between it and the element: "toolbar", or "toolbar/complementary" for what has a box of its own in there. */
function pathTo(box: Element, element: Element): string {
  const kinds: string[] = [];
  for (let node = element.parentElement; node && node !== box; node = node.parentElement)
    if (node.matches(BOX)) kinds.unshift(kindOfBox(node));
  return [kindOfBox(box), ...kinds].join('/').slice(0, 80);
}

/** In reading order, hidden ones and what lies inside of a control left out. */
const membersOf = (box: Element) => onceALook('members', box, () => lookIn(box));

function lookIn(box: Element): Element[] {
  const all = [...box.querySelectorAll(ACTED_ON)].filter((member) => member.checkVisibility() || member.matches('input'));
  return all.length > 1 ? all.filter((member) => !member.parentElement?.closest(CONTROL)) : all;
}
const CONTROL = 'a[href],button,[role=button],[role=link]';

/**
 * "role|words|written|named|picture": what it is; what it says; link target, form name, value; id and test id; the shape of its icon.
 * All but the role are digests, empty where there is nothing.
 */
function memberOf(element: Element): string {
  const type = element.localName === 'input' ? `:${(element as HTMLInputElement).type}` : '';
  return [
    `${roleOf(element)}${type}`,
    digest(wordsIn(element)),
    digest(written(element)),
    digest(named(element)),
    digest(picture(element)),
  ].join('|');
}

/** The words on a control, cheaper than its name: they are only compared with themselves. */
function wordsIn(element: Element): string {
  const label = element.getAttribute('aria-label') ?? '';
  if (label) return normalise(label);
  if (!element.matches('input,textarea,select')) return normalise(element.textContent ?? '').slice(0, 80);
  const [own] = Array.from(labelsOf(element));
  return normalise(own?.textContent ?? element.getAttribute('placeholder') ?? element.getAttribute('title') ?? '').slice(0, 80);
}

function written(element: Element): string {
  const href = element.getAttribute('href') ?? '';
  const anchor = href.startsWith('#') && href.length > 1 ? href : '';
  return ['name', 'autocomplete', 'data-value', 'onclick']
    .map((name) => (element.getAttribute(name) ?? '').replace(/^(on|off)$/, ''))
    .concat(hrefPath(element) || anchor, ownValue(element) ?? '', choicesOf(element))
    .join('\n')
    .trim();
}

/** The values of a list, which stay when its labels are translated. */
const choicesOf = (element: Element) =>
  element.localName === 'select'
    ? [...(element as HTMLSelectElement).options]
        .slice(0, 40)
        .map(({ value }) => value)
        .join('\n')
    : '';

const named = (element: Element) =>
  [element.id, ...TEST_IDS.map((name) => element.getAttribute(name) ?? '')].filter((value) => value !== '').join('\n');

/** The drawn shape of an icon, whatever its classes are called. */
function picture(element: Element): string {
  const drawn = element.querySelectorAll('svg :is(path,circle,rect,line,polyline,polygon,ellipse,use)');
  const shapes = [...drawn]
    .slice(0, 12)
    .map((shape) => SHAPE.map((name) => shape.getAttribute(name) ?? '').join(' '))
    .join('\n');
  const image = element.querySelector('img')?.getAttribute('src') ?? '';
  return `${shapes}${image.startsWith('data:') ? image.slice(0, 400) : image.replace(/[?#].*$/s, '')}`;
}
const SHAPE = ['d', 'points', 'href', 'x', 'y', 'r', 'cx', 'cy', 'x1', 'y1', 'x2', 'y2', 'width', 'height'];

/** Digests of some words of the page that are not in the box, evenly taken from all of it. */
function wordsBeyond(box: Element): string[] {
  const words = [...new Set(saying().flatMap(([element, said]) => (box.localName !== 'body' && box.contains(element) ? [] : [said])))];
  const step = Math.max(1, Math.floor(words.length / SAMPLE));
  return words.filter((_, at) => at % step === 0).slice(0, SAMPLE);
}
const SAMPLE = 12;

/** Digests of what the page itself says, in reading order. */
export const pageWords = () => saying().map(([, said]) => said);

const saying = () => onceALook('words', document, ownWords);
