import { alikeKey } from '../../lib/text';
import { flatParent } from '../dom/roots';
import type { Due, Sighting } from './walk';

/** Up to here a look tells all: what fits a prompt many times over, and is looked at within some tens of milliseconds. */
const ALL = 3000;
/** So many elements made alike are a crowd. */
const CROWD = 200;
/** Of one crowd at most so many are told; a screen of the smallest cells (16 × 60 px) holds 1,000 of them. */
const MOST = 1000;
/** More than this that fit the wanted words equally well tell nobody apart. */
const WANTED = 100;

/**
 * Of a page with very many elements, those that are worth telling: everything but crowds, and of a crowd (cells, rows, days: elements made alike) what is
 * in view or within a screen of it, and what fits the wanted words best. The others are counted, in words for the planner.
 */
export function* thin(all: Sighting[], wanted: string, due: Due): Generator<void, { told: Sighting[]; counted: string[] }> {
  if (all.length <= ALL) return { told: all, counted: [] };
  const crowds = new Map<string, Sighting[]>();
  for (const sighting of all) {
    if (due()) yield;
    const kind = kindOf(sighting.element);
    const crowd = crowds.get(kind);
    if (crowd) crowd.push(sighting);
    else crowds.set(kind, [sighting]);
  }
  const left = new Set<Sighting>();
  const counted: string[] = [];
  const fits = fitness(wanted);
  for (const crowd of crowds.values()) {
    if (crowd.length < CROWD) continue;
    const told = yield* toldOf(crowd, fits, due);
    for (const sighting of crowd) if (!told.has(sighting)) left.add(sighting);
    if (told.size < crowd.length && counted.length < 20)
      counted.push(
        `${told.size} of ${crowd.length} elements like <${crowd[0]?.element.localName}> told, those near the view; scroll for more`,
      );
  }
  return { told: all.filter((sighting) => !left.has(sighting)), counted };
}

function* toldOf(crowd: Sighting[], fits: (element: Element) => number, due: Due): Generator<void, Set<Sighting>> {
  const told = new Set<Sighting>();
  let best: Sighting[] = [];
  let most = 0;
  for (const sighting of crowd) {
    if (due()) yield;
    const { element } = sighting;
    if (told.size < MOST && isNear(sighting.proxy ?? element)) told.add(sighting);
    const fit = fits(element);
    if (fit < most || fit === 0) continue;
    if (fit > most) best = [];
    most = fit;
    if (best.length <= WANTED) best.push(sighting);
  }
  if (best.length <= WANTED) for (const sighting of best) told.add(sighting);
  return told;
}

/** In the view or within a screen of it; and what has the focus, wherever it is. */
function isNear(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const across = box.right > -innerWidth && box.left < 2 * innerWidth;
  return (across && box.bottom > -innerHeight && box.top < 2 * innerHeight) || element.matches(':focus');
}

/** How an element is made: it, what holds it, and what holds that. */
function kindOf(element: Element): string {
  let kind = '';
  let node: Element | null = element;
  for (let level = 0; node && level < 3; level++, node = flatParent(node))
    kind += `${node.localName}.${node.classList[0] ?? ''}[${node.getAttribute('role') ?? ''}] `;
  return kind;
}

/** How many of the wanted words an element and what holds it say. */
function fitness(wanted: string): (element: Element) => number {
  const words = [...new Set(alikeKey(wanted.slice(0, 400)).split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 1).slice(0, 20);
  if (!words.length) return () => 0;
  const read = new Map<Element, string>();
  const said = (element: Element) => {
    let text = read.get(element);
    if (text === undefined) {
      text = alikeKey((element.textContent ?? '').slice(0, 300));
      read.set(element, text);
    }
    return text;
  };
  /** The nearest of what holds it that says more than it does itself. */
  const around = (element: Element, own: string) => {
    let node = flatParent(element);
    for (let level = 0; node && level < 3; level++, node = flatParent(node)) if (said(node) !== own) return said(node);
    return '';
  };
  return (element) => {
    const own = said(element);
    const row = around(element, own);
    return words.reduce((sum, word) => sum + (own.includes(word) ? 2 : row.includes(word) ? 1 : 0), 0);
  };
}
