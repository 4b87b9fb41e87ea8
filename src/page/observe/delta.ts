import { same, shorten, tidy, tidyStart } from '../../lib/text';
import type { Delta, ElementChange } from '../../model/page/delta';
import { changedFields, type FieldChange, type Fields } from '../dom/fields';
import { walkFlatTree } from '../dom/known-roots';
import { labelsOf } from '../dom/labels';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { complaintsIn } from './complaints';
import type { Hidden } from './hidden';
import { calledNow, holdsText, isInline, isNamedByContent, type Notable, notable, POPUP_ROLES } from './notable';
import type { PageChange } from './page-change';
import { quickSelector } from './quick-selector';
import { type SortedMutations, sortMutations } from './sort-mutations';
import { summariseElement } from './summarise-element';

/** Most entries of each list; `totals` counts the rest. */
const MAX_CHANGES = 30;
/** A text that one operation changes more often than this is a ticker. */
const TICKS = 3;

/** How the page was when the operation began. */
export interface Before {
  url: string;
  title: string;
  focus: Element | null;
  fields: Fields;
}

/**
 * The change since `before`, computed from mutation records. Brings `hidden` up to date. What `isOthers` says of an element that came, went or was
 * retold is left out: something else did that.
 */
export function computeDelta(
  records: readonly MutationRecord[],
  before: Before,
  hidden: Hidden,
  isOthers: (element: Element) => boolean = () => false,
): PageChange {
  const sifted = sortMutations(records);
  const seen = sights(sifted, hidden);
  const [came, went] = [seen.came, seen.went].map((all) => all.filter(({ element }) => !isOthers(element))) as [Notable[], Notable[]];
  cancelReplaced(came, went);
  const changed = changes(sifted, before, hidden, new Set(came.map((found) => found.element)));
  const focus = deepActiveElement();
  const delta: Delta = {
    ...(location.href !== before.url && { url: { from: before.url.slice(0, 4000), to: location.href.slice(0, 4000) } }),
    ...(dom.title(document) !== before.title && { title: { from: shorten(before.title, 400), to: shorten(dom.title(document), 400) } }),
    appeared: capped(came),
    disappeared: capped(went),
    changed: changed.slice(0, MAX_CHANGES),
    ...(focus && focus !== before.focus && focus !== dom.body(document) && { focus: summariseElement(focus) }),
    ...named('opened', came),
    ...named('closed', went),
    totals: { appeared: came.length, disappeared: went.length, changed: changed.length },
  };
  const switched = [...sifted.states].flatMap(([element, state]) => (state.has('disabled') || state.has('aria-disabled') ? [element] : []));
  const texts = retold(sifted, came).filter((element) => !isOthers(element));
  return { delta, came, texts, switched, complaints: complaintsIn(sifted, came, texts) };
}

function retold({ texts }: SortedMutations, came: readonly Notable[]): Element[] {
  const written = [...texts].flatMap(([element, { from, times }]) => (times <= TICKS && ownText(element) !== tidy(from) ? [element] : []));
  const all = [...written, ...came.flatMap(({ element, rank }) => (rank === 3 ? [element] : []))];
  return all
    .filter((element) => dom.isConnected(element) && !dom.contains(dom.head(document), element) && !CLOCK.test(ownText(element)))
    .slice(0, MAX_CHANGES);
}
const CLOCK = /\d{1,2}:\d{2}/;

/** A delta without any change. */
export const noDelta = (): Delta => ({ appeared: [], disappeared: [], changed: [], totals: { appeared: 0, disappeared: 0, changed: 0 } });

function sights(sifted: SortedMutations, hidden: Hidden): { came: Notable[]; went: Notable[] } {
  const came: Notable[] = [];
  const went: Notable[] = [];
  for (const { element, from } of sifted.removed) if (!from || !hidden.holds(from)) collectGone(element, hidden, went);
  const appear = (top: Element) => collectShown(top, hidden, came);
  for (const element of sifted.added) {
    const parent = dom.parentElement(element);
    if (!parent || !hidden.holds(parent)) appear(element);
  }
  const fresh = new Set(sifted.added);
  for (const region of sifted.regions) {
    hidden.turned(
      region,
      (element) => !fresh.has(element) && appear(element),
      (element) => collectGone(element, hidden, went),
    );
  }
  return { came, went };
}

function collectShown(top: Element, hidden: Hidden, into: Notable[]): void {
  const texts: Element[] = [];
  hidden.look(top, (element) => collect(element, texts, into));
}

function collectGone(top: Element, hidden: Hidden, into: Notable[]): void {
  const texts: Element[] = [];
  walkFlatTree(top, (element) => !(element !== top && hidden.holds(element) && !dom.isConnected(element)) && collect(element, texts, into));
}

/** Returns whether to visit the children of the element. */
function collect(element: Element, texts: Element[], into: Notable[]): boolean {
  const inText = isInline(element) && texts.some((text) => dom.contains(text, element));
  const found = notable(element, inText);
  if (!found) return true;
  into.push(found);
  if (found.rank === 3 && holdsText(element)) texts.push(element);
  return !isNamedByContent(found);
}

/** A list that is rendered anew removes and adds the same things: those neither appeared nor disappeared. */
function cancelReplaced(came: Notable[], went: Notable[]): void {
  if (!came.length || !went.length) return;
  const same = new Set<Notable>();
  const keyOf = (found: Notable) =>
    `${dom.localName(found.element)} ${found.role} ${calledNow(found) || tidyStart(dom.textContent(found.element) ?? '', 200)}`;
  pair(came, went, keyOf, same);
  // The index of labels holds those of the page; what was taken out of it is known by its own.
  pair(
    came,
    went.filter(({ element }) => labelBeside(element) !== ''),
    ({ element, role }) => `${role} ${labelBeside(element)}`,
    same,
  );
  if (!same.size) return;
  for (const list of [came, went]) list.splice(0, list.length, ...list.filter((found) => !same.has(found)));
}

/** What a label in the same tree calls a field, be it the page or what was taken out of it. */
function labelBeside(element: Element): string {
  if (!(element instanceof HTMLInputElement)) return '';
  const root = dom.getRootNode(element) as ParentNode & Node;
  const label = dom.closest(element, 'label') ?? (element.id && dom.querySelector(root, `label[for="${CSS.escape(element.id)}"]`));
  return label ? tidy(dom.textContent(label) ?? '') : '';
}

/** Adds those that are the same by their keys to `same`, each once. */
function pair(came: readonly Notable[], went: readonly Notable[], keyOf: (found: Notable) => string, same: Set<Notable>): void {
  const gone = new Map<string, Notable[]>();
  for (const found of went) {
    const key = keyOf(found);
    if (!same.has(found)) gone.set(key, [...(gone.get(key) ?? []), found]);
  }
  for (const found of came) {
    const twin = same.has(found) ? undefined : gone.get(keyOf(found))?.shift();
    if (twin) same.add(found).add(twin);
  }
}

function changes(sifted: SortedMutations, before: Before, hidden: Hidden, fresh: Set<Element>): ElementChange[] {
  const all: FieldChange[] = changedFields(before.fields);
  for (const [element, attributes] of sifted.states) {
    for (const [name, from] of attributes) {
      const to = dom.getAttribute(element, name);
      if (from !== to) all.push({ element, field: name, from: from ?? '', to: to ?? (from === '' ? 'gone' : '') });
    }
  }
  for (const [element, { from, times }] of sifted.texts) {
    const to = ownText(element);
    if (times <= TICKS && !same(from, to)) all.push({ element, field: 'text', from: tidy(from), to });
  }
  return all
    .filter(
      ({ element }) =>
        dom.isConnected(element) &&
        !dom.contains(dom.head(document), element) &&
        !fresh.has(element) &&
        !isInFresh(element, fresh) &&
        !dom.closest(element, PROGRESS) &&
        isShown(element, hidden),
    )
    .map(({ element, field, from, to }) => {
      const name = field === 'text' ? '' : shorten(nameOf(element), 80);
      return { selector: quickSelector(element), ...(name && { name }), field, from: shorten(from, 120), to: shorten(to, 120) };
    });
}

/** How far something is says nothing of what it leads to. */
const PROGRESS = '[role=progressbar],progress';

/** A box that is drawn by its label is seen by that. */
const isShown = (element: Element, hidden: Hidden): boolean =>
  !hidden.holds(element) || (element instanceof HTMLInputElement && Array.from(labelsOf(element)).some((label) => !hidden.holds(label)));

function isInFresh(element: Element, fresh: Set<Element>): boolean {
  const parent = dom.parentElement(element);
  return !!parent && (fresh.has(parent) || isInFresh(parent, fresh));
}

function ownText(element: Element): string {
  let text = '';
  for (let node = dom.firstChild(element); node; node = dom.nextSibling(node)) if (dom.nodeType(node) === 3) text += dom.nodeValue(node);
  return tidy(text);
}

function capped(found: Notable[]) {
  const ranked = found.length > MAX_CHANGES ? [...found].sort((a, b) => a.rank - b.rank).slice(0, MAX_CHANGES) : found;
  return ranked.map((one) => summariseElement(one.element, one.role, calledNow(one)));
}

function named(key: 'opened' | 'closed', found: Notable[]): Partial<Delta> {
  const names = found.filter(({ role }) => POPUP_ROLES.has(role)).map((one) => shorten(`${one.role} ${calledNow(one)}`.trim(), 80));
  return names.length ? { [key]: names.slice(0, 20) } : {};
}
