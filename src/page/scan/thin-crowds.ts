import { relevanceTo } from '../../lib/relevance';
import { sayCrowds } from '../../model/page/crowds';
import { oncePerTree } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import { firstClass } from '../dom/place';
import { flatParent } from '../dom/roots';
import { textStart } from '../dom/text-start';
import type { Due } from './listeners';
import type { WalkedElement } from './walk';

/** Up to this many elements a scan lists all: many times what fits a prompt, and scanned within some tens of milliseconds. */
const ALL = 3000;
/** This many similar elements are a crowd: more than any menu or form has, and 15 groups just below it are still within a whole scan. */
const CROWD = 200;
/** At most this many elements of one crowd are listed; a screen of the smallest cells (16 × 60 px) holds 1,000. */
const MAX_ELEMENTS = 1000;
/** If more than this fit the wanted words equally well, the words single out none. */
const WANTED = 100;

/**
 * On a page with very many elements, those worth listing: everything but crowds (cells, rows, days: similar elements), and of a crowd what
 * is within a screen of the viewport and what fits the wanted words best. The others are counted, in words for the planner.
 */
export function* thinCrowds(all: WalkedElement[], wanted: string, due: Due): Generator<void, { told: WalkedElement[]; counted: string[] }> {
  if (all.length <= ALL) return { told: all, counted: [] };
  const crowds = new Map<string, WalkedElement[]>();
  for (const sighting of all) {
    if (due()) yield;
    const kind = shapeKeyOf(sighting.element);
    const crowd = crowds.get(kind);
    if (crowd) crowd.push(sighting);
    else crowds.set(kind, [sighting]);
  }
  const left = new Set<WalkedElement>();
  const counted: string[] = [];
  for (const crowd of crowds.values()) {
    if (crowd.length < CROWD) continue;
    const told = yield* toldOf(crowd, wanted, due);
    for (const sighting of crowd) if (!told.has(sighting)) left.add(sighting);
    if (told.size < crowd.length && counted.length < 20)
      counted.push(sayCrowds(told.size, crowd.length, `${dom.localName(crowd[0]?.element)}`));
  }
  return { told: all.filter((sighting) => !left.has(sighting)), counted };
}

function* toldOf(crowd: WalkedElement[], wanted: string, due: Due): Generator<void, Set<WalkedElement>> {
  const told = new Set<WalkedElement>();
  for (const sighting of crowd) {
    if (due()) yield;
    if (told.size < MAX_ELEMENTS && isNear(sighting.proxy ?? sighting.element)) told.add(sighting);
  }
  if (wanted) for (const sighting of yield* fitting(crowd, wanted, due)) told.add(sighting);
  return told;
}

/** Those that contain the most wanted words, themselves or with their container; none where that holds of very many. */
function* fitting(crowd: WalkedElement[], wanted: string, due: Due): Generator<void, WalkedElement[]> {
  const relevance = relevanceTo(wanted.slice(0, 400));
  const texts = new Map<Element, number>();
  const taken = (element: Element) => {
    const number = texts.get(element) ?? relevance.add(spacedTextOf(element));
    texts.set(element, number);
    return number;
  };
  const said: number[][] = [];
  for (const { element } of crowd) {
    if (due()) yield;
    const around = containerOf(element);
    said.push(around ? [taken(element), taken(around)] : [taken(element)]);
  }
  const scores = relevance.scores();
  const fits = said.map((numbers) => numbers.reduce((sum, number) => sum + (scores[number] ?? 0), 0));
  const most = fits.reduce((one, other) => Math.max(one, other), 0);
  const best = crowd.filter((_, at) => fits[at] === most);
  return most > 0 && best.length <= WANTED ? best : [];
}

/** Its texts with spaces between them: adjacent cells are separate words. */
const spacedTextOf = (element: Element) => textStart(element, 300, ' ');

/** The nearest ancestor that has more text than the element. */
function containerOf(element: Element): Element | undefined {
  const lengthOf = (one: Element) => oncePerTree('length', one, () => (dom.textContent(one) ?? '').trim().length);
  const own = lengthOf(element);
  let node = flatParent(element);
  for (let level = 0; node && level < 3; level++, node = flatParent(node)) if (lengthOf(node) > own) return node;
  return undefined;
}

/** Within a screen of the viewport, or focused. */
function isNear(element: Element): boolean {
  const box = dom.getBoundingClientRect(element);
  const across = box.right > -innerWidth && box.left < 2 * innerWidth;
  return (across && box.bottom > -innerHeight && box.top < 2 * innerHeight) || dom.matches(element, ':focus');
}

/** A key of how an element is made: its tag and class, its parent's and its grandparent's. */
function shapeKeyOf(element: Element): string {
  let kind = '';
  let node: Element | null = element;
  for (let level = 0; node && level < 3; level++, node = flatParent(node))
    kind += `${dom.localName(node)}.${firstClass(node)}[${dom.getAttribute(node, 'role') ?? ''}] `;
  return kind;
}
