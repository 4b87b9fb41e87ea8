import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';

/** Mutation records sorted by what they mean, in order. Nodes that were inserted and removed again are left out. */
export interface SortedMutations {
  /** Inserted elements, outermost only. */
  added: Element[];
  removed: { element: Element; from: Element | null }[];
  /** Elements whose own text changed: its first value, and how often it was changed. */
  texts: Map<Element, { from: string; times: number }>;
  /** First old value of each attribute that is part of an element's state. */
  states: Map<Element, Map<string, string | null>>;
  /** Elements in which something may have become visible or hidden. */
  regions: Element[];
}

/** Attributes that are state, and so part of a delta. */
export const STATE_ATTRIBUTES = (
  'aria-expanded aria-selected aria-checked aria-pressed aria-disabled aria-invalid aria-current aria-hidden aria-label aria-valuenow ' +
  'aria-valuetext aria-sort aria-busy aria-activedescendant disabled readonly required checked selected open href src placeholder title alt'
).split(' ');
/** Attributes whose change may show or hide something. */
export const VISIBILITY_ATTRIBUTES = ['class', 'style', 'hidden', 'inert', 'data-state', 'data-open', 'data-loading', 'slot'];
const MAY_SHOW_OR_HIDE = new Set([
  ...VISIBILITY_ATTRIBUTES,
  'open',
  'aria-hidden',
  'aria-expanded',
  'aria-selected',
  'checked',
  'disabled',
]);

/** Sorts mutation records; see `Sifted`. */
export function sortMutations(records: readonly MutationRecord[]): SortedMutations {
  const first = new Map<Node, { added: boolean; from: Element | null }>();
  const texts: SortedMutations['texts'] = new Map();
  const states: SortedMutations['states'] = new Map();
  const regions = new Set<Element>();
  for (const record of records) {
    const target = record.target;
    if (record.type === 'attributes') siftAttribute(record, target as Element, states, regions);
    else if (record.type === 'characterData') noteText(texts, dom.parentElement(target), record.oldValue ?? '');
    else siftChildren(record, first, texts);
  }
  const added: Element[] = [];
  const removed: SortedMutations['removed'] = [];
  for (const [node, { added: came, from }] of first) {
    if (!(node instanceof Element) || isOverlay(node)) continue;
    if (came && dom.isConnected(node)) added.push(node);
    if (!came && !dom.isConnected(node)) removed.push({ element: node, from });
  }
  return { added: outermost(added), removed, texts, states, regions: outermost([...regions].filter((region) => dom.isConnected(region))) };
}

function siftAttribute(record: MutationRecord, target: Element, states: SortedMutations['states'], regions: Set<Element>): void {
  const name = record.attributeName ?? '';
  if (isOverlay(target)) return;
  // An attribute of one element may show its sibling (`.open + .menu`).
  if (MAY_SHOW_OR_HIDE.has(name)) regions.add(dom.parentElement(target) ?? target);
  if (!STATE_ATTRIBUTES.includes(name)) return;
  const known = states.get(target) ?? new Map<string, string | null>();
  if (!known.has(name)) known.set(name, record.oldValue);
  states.set(target, known);
}

function siftChildren(
  record: MutationRecord,
  first: Map<Node, { added: boolean; from: Element | null }>,
  texts: SortedMutations['texts'],
): void {
  const target = record.target;
  const from = target instanceof ShadowRoot ? target.host : target instanceof Element ? target : null;
  const gone: string[] = [];
  let textCame = false;
  for (const node of record.removedNodes) {
    if (!first.has(node)) first.set(node, { added: false, from });
    if (dom.nodeType(node) === 3) gone.push(dom.nodeValue(node) ?? '');
  }
  for (const node of record.addedNodes) {
    if (!first.has(node)) first.set(node, { added: true, from });
    if (dom.nodeType(node) === 3) textCame = true;
  }
  if (gone.length || textCame) noteText(texts, from, gone.join(''));
}

function noteText(texts: SortedMutations['texts'], element: Element | null, from: string): void {
  if (!element) return;
  const known = texts.get(element);
  if (known) known.times++;
  else texts.set(element, { from, times: 1 });
}

function outermost(elements: Element[]): Element[] {
  const all = new Set(elements);
  return elements.filter((element) => {
    for (let node = dom.parentElement(element); node; node = dom.parentElement(node)) if (all.has(node)) return false;
    return true;
  });
}
