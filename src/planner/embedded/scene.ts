import { sayLandmark } from '../../model/landmark-words';
import { isVerbOfDeed } from '../../model/risk-label';
import type { Snapshot, SnapshotElement } from '../../model/snapshot';
import { writtenOnce } from './inside';
import { type Comparable, comparable } from './text-fit';

/** A snapshot made ready to be asked. */
export interface Scene {
  snapshot: Snapshot;
  /** The day that "tomorrow" is after. */
  now: Date;
  entries: Entry[];
  /** Was it not there at the last look? Nothing is new at the first. */
  isNew(element: SnapshotElement): boolean;
  /** The element's name in an action: its selector, told apart from equal selectors of other frames. */
  locatorOf(element: SnapshotElement): string;
  /** Undefined when no element of the list has this locator. */
  elementAt(locator: string): SnapshotElement | undefined;
}

/** An element with the texts people may call it by; `weight` is how much such a text proves. */
export interface Entry {
  element: SnapshotElement;
  order: number;
  texts: { source: string; weight: number; text: Comparable }[];
  places: Comparable[];
}

/** Prepares a snapshot; linear in its elements. */
export function sceneOf(snapshot: Snapshot, now = new Date()): Scene {
  const locators = new Map<number, string>();
  const elements = new Map<string, SnapshotElement>();
  for (const element of snapshot.elements) {
    if (element.selector === '') continue;
    const path = snapshot.frames[element.frame]?.path.join('.') ?? '';
    const base = path === '' ? element.selector : `frame ${path} >> ${element.selector}`;
    let locator = base;
    for (let nth = 1; elements.has(locator); nth++) locator = `${base} >> nth=${nth}`;
    locators.set(element.id, locator);
    elements.set(locator, element);
  }
  const drawsIcons = snapshot.elements.filter(({ name }) => LIGATURE.test(name)).length >= ICON_NAMES;
  const firstLook = snapshot.elements.every((element) => element.isNew);
  return {
    snapshot,
    now,
    isNew: (element) => element.isNew === true && !firstLook,
    entries: snapshot.elements.map((element, order) => entryOf(element, order, drawsIcons)),
    locatorOf: (element) => locators.get(element.id) ?? '',
    elementAt: (locator) => elements.get(locator),
  };
}

/** So many names that begin with an icon's word are no accident; by judgement. */
const ICON_NAMES = 3;

/** How much a text proves that an element is called so, next to its accessible name (1): the less, the less a person sees of it. */
const PROVES = { nameWithoutIcon: 0.99, placeholder: 0.97, beside: 0.93, value: 0.9, type: 0.9, description: 0.85, identifier: 0.8 };

function entryOf(element: SnapshotElement, order: number, drawsIcons: boolean): Entry {
  const texts: Entry['texts'] = [];
  const add = (source: string, weight: number, text: string | undefined) => {
    if (text) texts.push({ source, weight, text: cached(text) });
  };
  add('name', 1, element.name);
  add('name', 1, writtenOnce(element));
  if (drawsIcons) add('name', PROVES.nameWithoutIcon, withoutIcon(element.name));
  add('placeholder', PROVES.placeholder, element.placeholder);
  add('description', PROVES.description, element.description);
  if (element.name === '') add('value', PROVES.value, element.value);
  if (element.name === '' || element.name === element.placeholder) add('beside', PROVES.beside, besideOf(element));
  const type = TYPE_WORDS[element.type ?? ''] ?? (element.role === 'searchbox' ? 'search' : undefined);
  if (isEditable(element)) add('type', PROVES.type, type);
  const identifier = /[#[]/.test(element.selector) ? identifierIn(element.selector) : undefined;
  add('identifier', PROVES.identifier, identifier);
  return { element, order, texts, places: element.place.map((place) => cached(sayLandmark(place))) };
}

/** Fonts that draw icons out of words leave those in the names: "table_view Tables", "delete Delete", "person Profile". */
const LIGATURE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)* (?=\p{Lu})/u;

/** A name without the word that its icon is drawn of; not where that word may be the very thing that it does. */
function withoutIcon(name: string): string | undefined {
  const icon = LIGATURE.exec(name)?.[0];
  if (icon === undefined) return undefined;
  const rest = name.slice(icon.length);
  return isVerbOfDeed(icon) && !rest.toLowerCase().startsWith(icon.trim()) ? undefined : rest;
}

/** The words that stand before a control which nobody labelled for it: to a person they are its label. What a row says is the label of its box. */
export function besideOf({ place, role }: SnapshotElement): string | undefined {
  const [inner] = place;
  return inner && (inner.kind === 'item' || (role === 'checkbox' && ROWS.has(inner.kind))) ? inner.name : undefined;
}
const ROWS = new Set(['listitem', 'row', 'treeitem']);

const TYPE_WORDS: Record<string, string> = { search: 'search', email: 'email', password: 'password', tel: 'phone', date: 'date' };

/** Roles and tags that take text. */
export function isEditable(element: SnapshotElement): boolean {
  if (element.states.includes('readonly')) return false;
  if (['textbox', 'searchbox', 'spinbutton'].includes(element.role)) return true;
  return element.role === 'combobox' ? element.tag === 'input' || element.tag === 'textarea' : element.tag === 'textarea';
}

/** Words of an id, test id or name attribute; generated ones say nothing. */
function identifierIn(selector: string): string | undefined {
  const last = selector.split(/\s*>>\s*|\s*>\s*|\s+/).at(-1) ?? '';
  const found = /^#([\w-]+)$/.exec(last)?.[1] ?? /\[(?:data-testid|data-test|data-test-id|name|id)=["']?([\w-]+)["']?\]/.exec(last)?.[1];
  if (!found || /\d{3,}/.test(found)) return undefined;
  return found.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]+/g, ' ');
}

/** By judgement, for memory. */
const KEPT_TEXTS = 20_000;
const CACHE = new Map<string, Comparable>();

/** Pages are looked at again and again; their texts stay. */
function cached(text: string): Comparable {
  const known = CACHE.get(text);
  if (known) return known;
  if (CACHE.size > KEPT_TEXTS) CACHE.clear();
  const made = comparable(text);
  CACHE.set(text, made);
  return made;
}
