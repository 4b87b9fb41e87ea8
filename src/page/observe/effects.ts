import { tidy } from '../../lib/text';
import { timeNow } from '../../lib/time-now';
import type { Delta } from '../../model/page/delta';
import { roleOrTagOf } from '../dom/label';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';
import { deepActiveElement, flatParent } from '../dom/roots';
import { isDrawnAgain, picturesAround } from './canvas-picture';
import { drawnOtherwise } from './drawings';
import { drawnAgain } from './drawn-again';
import { namedPanel } from './led-to';
import type { PageChange } from './page-change';
import { quickSelector } from './quick-selector';
import { type Responses, watchResponses } from './responses';
import { VISIBILITY_ATTRIBUTES } from './sort-mutations';

/** Watches what an operation causes beside elements and their states: see `Delta.effects`. Made right before the operation. */
export interface Effects {
  answers: Responses;
  /** What is stored from now on is not of this operation. */
  endStored(): void;
  /**
   * The input itself begins or ends, after so many mutations: what changed before is the pointer's way there. From the first call on only looks count that can
   * be the operation's own.
   */
  input(mutations: number): void;
  /**
   * The effects so far. `records`: mutations since then, as they were before `change` was made of them. `caused`: paths of requests that
   * the operation is known to have sent; undefined where they cannot be told from others. `isOthers`: something else changed this element.
   */
  seen(
    change: PageChange,
    records: readonly MutationRecord[],
    caused?: ReadonlySet<string>,
    isOthers?: (element: Element) => boolean,
  ): string[];
  /** What looked otherwise when that was seen, and does not any more. */
  faded(): Element[];
}

/** Most storage entries that are compared, and the longest value, in characters: reading more costs more than it is worth. */
const [MAX_ENTRIES, MAX_VALUE_CHARS] = [100, 20_000];

/** Begins to watch the effects of an operation on `element`. Changed looks count where nothing else was seen, or always with `withLooks`. */
export function watchEffects(element: Element, withLooks = false): Effects {
  const answers = watchResponses();
  const boxes = watchScrolling(element);
  const before = storedLately() ?? storedNow();
  let stored: readonly string[] | undefined;
  const pictures = [...picturesAround(element)];
  const scrolled = `${scrollX} ${scrollY}`;
  const input: number[] = [];
  const left = deepActiveElement();
  let worn: { looks: readonly Element[]; records: readonly MutationRecord[] } = { looks: [], records: [] };
  return {
    answers: { ...answers, stop: () => [answers, boxes].forEach((one) => void one.stop()) },
    input: (mutations) => void input.push(mutations),
    endStored: () => {
      stored = changedKeys(before.stores, storesNow());
    },
    seen: ({ delta, texts }, records, caused, isOthers = () => false) => {
      const focus = deepActiveElement();
      const now = storedNow();
      const moved = delta.focus && focus && !dom.contains(focus, element) && !dom.contains(element, focus);
      const strong = [
        ...texts.flatMap((one) => placesOf('text', one)),
        ...answers.asked(caused).map((asked) => `request ${asked}`),
        ...(stored ?? changedKeys(before.stores, now.stores)).map((key) => `storage ${key}`),
        ...changedKeys(before.cookies, now.cookies).map((key) => `cookie ${key}`),
        ...(delta.url ? ['address'] : []),
        ...(delta.title ? ['title'] : []),
        ...pictures.flatMap(([canvas, before]) => (isDrawnAgain(canvas, before) ? [`canvas ${effectPlaceOf(canvas)}`] : [])),
        ...drawnOtherwise(records).flatMap((one) => (isOthers(one) ? [] : placesOf('drawing', one))),
        ...(moved ? [`focus ${effectPlaceOf(focus)}`] : []),
        ...(scrolled === `${scrollX} ${scrollY}` ? [] : ['scroll']),
        ...boxes.scrolled().map((box) => `scroll in ${effectPlaceOf(box)}`),
      ];
      const looks =
        withLooks || !(strong.length || hasVisibleChange(delta))
          ? (withLooks || !input.length ? allLooks(records, withLooks ? '' : POINTED) : ownLooks(records, input, element, left)).filter(
              (one) => !isOthers(one),
            )
          : [];
      const look = new Set(restyled(records));
      worn = { records, looks: looks.filter((one) => look.has(one)) };
      const found = [...strong, ...looks.map(lookOf)];
      return [...new Set(found.map((one) => one.slice(0, 400)))].slice(0, 20);
    },
    faded() {
      const now = new Set(restyled(worn.records));
      return worn.looks.filter((one) => !now.has(one));
    },
  };
}

/** Its changed look, as an effect. */
export const lookOf = (element: Element) => `look of ${effectPlaceOf(element)}`;

/** Did elements appear, disappear or change their state, or did the page navigate, or windows open or close? */
export const hasVisibleChange = ({ totals, url, title, opened, closed }: Delta): boolean =>
  totals.appeared + totals.disappeared + totals.changed > 0 || !!(url || title || opened || closed);

/** Keys of where a text or drawing is, one by itself and one by its container: one of the two is still valid where the page was changed. */
function placesOf(kind: string, element: Element): string[] {
  const around = dom.closest(element, 'a,button,[role],[aria-label],header,nav,aside,footer,section,li,tr');
  return [
    `${kind} of ${withoutNumbers(quickSelector(element))}`,
    ...(around && around !== element ? [`${kind} in ${effectPlaceOf(around)}`] : []),
  ];
}

/** "button Like", or without a name its selector; without numbers, which count something. */
function effectPlaceOf(element: Element): string {
  const name = nameOf(element);
  return withoutNumbers(name ? `${roleOrTagOf(element)} ${tidy(name).slice(0, 80)}` : quickSelector(element));
}

/** Numbers and generated ids differ on the next run. */
const withoutNumbers = (text: string) =>
  text.replace(/[\da-f]{8}(-?[\da-f]{4,})*|\d+([.,]\d+)*/gi, (found) => (/\d/.test(found) ? '#' : found));

/** What the page has stored, and when that was read, ms of `timeNow()`. */
interface Stored {
  stores: Map<string, string>;
  cookies: Map<string, string>;
  at: number;
}
let last: Stored | undefined;

const storedNow = (): Stored => {
  last = { stores: storesNow(), cookies: cookiesNow(), at: timeNow() };
  return last;
};

/** As it was read at the end of the operation before, if this one follows at once: reading cookies asks another process, which takes half a millisecond. */
const storedLately = (): Stored | undefined => (last && timeNow() - last.at < AT_ONCE_MS ? last : undefined);
/** Between two operations of a leg lie 1 to 6 ms; what the page stores meanwhile counts as of the later one, as what it stores by itself during that does. */
const AT_ONCE_MS = 8;

/** What local and session storage hold, by key; a number in a key stands for any. */
export function storesNow(): Map<string, string> {
  const found = new Map<string, string>();
  for (const read of [() => localStorage, () => sessionStorage]) {
    try {
      const store = read();
      for (let at = 0; at < Math.min(store.length, MAX_ENTRIES); at++) {
        const key = store.key(at) ?? '';
        const value = store.getItem(key) ?? '';
        found.set(withoutNumbers(key), `${found.get(withoutNumbers(key)) ?? ''}${value.length > MAX_VALUE_CHARS ? value.length : value}`);
      }
    } catch {
      // A document with an opaque origin has no storage.
    }
  }
  return found;
}

/** By name. Analytics cookies begin with an underscore by convention, and change by themselves. */
function cookiesNow(): Map<string, string> {
  try {
    const pairs = dom
      .cookie(document)
      .split('; ')
      .filter((pair) => pair && !pair.startsWith('_'));
    return new Map(pairs.map((pair) => [withoutNumbers(pair.split('=', 1)[0] ?? ''), pair]));
  } catch {
    return new Map();
  }
}

/** Keys whose values differ. */
export const changedKeys = (before: Map<string, string>, now: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((key) => before.get(key) !== now.get(key));

/** Boxes that scroll from now on, but for those that `element` is scrolled into view in. */
function watchScrolling(element: Element): { scrolled(): Element[]; stop(): void } {
  const found = new Set<Element>();
  const hear = (box: Element) => void (dom.contains(box, element) || found.add(box));
  hearScrolling();
  scrollWatches.add(hear);
  return { scrolled: () => [...found], stop: () => void scrollWatches.delete(hear) };
}

const scrollWatches = new Set<(box: Element) => void>();
let hears = false;

/** Once a document: to listen and to stop with each operation takes a tenth of a millisecond of it. */
function hearScrolling(): void {
  if (hears) return;
  hears = true;
  const tell = ({ target }: Event) => {
    if (target instanceof Element) for (const hear of scrollWatches) hear(target);
  };
  dom.addEventListener(document, 'scroll', tell, { capture: true, passive: true });
}

const allLooks = (records: readonly MutationRecord[], without: RegExp | '') => [
  ...restyled(records, without),
  ...drawnAgain(records, POINTED).map((one) => one.element),
];

/**
 * Changed looks that an operation on `element` can have caused: around and in it, in its group, in what it names as its own; elsewhere only while it was
 * dispatched, and not in what the focus has `left`. What says where pointer and focus are changes wherever one presses.
 */
function ownLooks(records: readonly MutationRecord[], input: readonly number[], element: Element, left: Element | null): Element[] {
  const [began] = input;
  const at = new Set(records.slice(began, input.at(-1)).map(({ target }) => target));
  const near = [element, dom.closest(dom.parentElement(element), GROUP), namedPanel(element)];
  const quit = deepActiveElement() === left ? null : besideOf(left, element);
  const isOwn = (one: Element) =>
    dom.contains(one, element) || near.some((box) => dom.contains(box, one)) || (at.has(one) && !dom.contains(quit, one));
  const since = records.slice(began);
  // What was drawn again with what was pressed in it is the answer to the press; so is another state or order, wherever it is.
  const again = drawnAgain(since, POINTED).filter((one) => one.by !== 'look' || !dom.isConnected(element) || isOwn(one.element));
  return [...restyled(since, POINTED).filter(isOwn), ...again.map((one) => one.element)].filter((one) => !dom.matches(one, TOOLTIP));
}
const TOOLTIP = '[class*=tooltip],[role=tooltip]';
const GROUP = 'form,fieldset,table,ul,ol,nav,section,article,details,dialog,[role]';
const POINTED = /\S*(focus|hover)\S*/gi;

/** The largest box around one element that the other is not in; null where it is in the element itself. */
function besideOf(one: Element | null, other: Element): Element | null {
  if (!one || dom.contains(one, other)) return null;
  const parent = flatParent(one);
  return parent && !dom.contains(parent, other) ? besideOf(parent, other) : one;
}

/** Elements whose look changed for good: a class or style that was set and reset meanwhile does not count, nor the words of `without`. */
function restyled(records: readonly MutationRecord[], without: RegExp | '' = ''): Element[] {
  const worn = (look: string | null) => tidy((look ?? '').replace(without, ''));
  const first = new Map<Element, Map<string, string | null>>();
  for (const { type, target, attributeName, oldValue } of records) {
    if (type !== 'attributes' || !attributeName || !VISIBILITY_ATTRIBUTES.includes(attributeName) || isOverlay(target as Element)) continue;
    const known = first.get(target as Element) ?? new Map<string, string | null>();
    if (!known.has(attributeName)) known.set(attributeName, oldValue);
    first.set(target as Element, known);
  }
  return [...first].flatMap(([element, attributes]) =>
    dom.isConnected(element) && [...attributes].some(([name, old]) => worn(dom.getAttribute(element, name)) !== worn(old)) ? [element] : [],
  );
}
