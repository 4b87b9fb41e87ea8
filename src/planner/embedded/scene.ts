import type { Landmark } from '../../model/landmark';
import { sayLandmark } from '../../model/landmark-words';
import { isVerbOfDeed } from '../../model/risk-label';
import type { Snapshot, SnapshotElement } from '../../model/snapshot';
import { besideOf, type LabelsBeside, labelsBeside } from './beside';
import { writtenOnce } from './inside';
import { textAround } from './text-around';
import { type Comparable, comparable } from './text-fit';

/** A snapshot made ready to be asked. */
export interface Scene {
  snapshot: Snapshot;
  /** The day that "tomorrow" is after. */
  now: Date;
  /** The page before the last plan. */
  before?: Snapshot | undefined;
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
export function sceneOf(seen: Snapshot, now = new Date(), before?: Snapshot): Scene {
  const around = textAround(seen);
  const snapshot = { ...seen, elements: seen.elements.map(around.named) };
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
  const rowOf = rowsIn(snapshot);
  const itemOf = (place: Landmark, order: number) =>
    (place.kind === 'item' && place.name ? around.itemAt(place.name, order) : undefined) ?? sayLandmark(place);
  const beside = labelsBeside(snapshot);
  const firstLook = snapshot.elements.every((element) => element.isNew);
  return {
    snapshot,
    now,
    before,
    isNew: (element) => element.isNew === true && !firstLook,
    entries: snapshot.elements.map((element, order) =>
      entryOf(element, order, {
        drawsIcons,
        beside,
        sayPlace: (place) => (place.kind === 'row' ? rowOf(place) : itemOf(place, order)),
      }),
    ),
    locatorOf: (element) => locators.get(element.id) ?? '',
    elementAt: (locator) => elements.get(locator),
  };
}

/** So many names that begin with an icon's word are no accident; by judgement. */
const ICON_NAMES = 3;

/** How much a text proves that an element is called so, next to its accessible name (1): the less, the less a person sees of it. */
const PROVES = { nameWithoutIcon: 0.99, placeholder: 0.97, beside: 0.93, value: 0.9, type: 0.9, description: 0.85, identifier: 0.8 };

interface Around {
  drawsIcons: boolean;
  sayPlace(place: Landmark): string;
  beside: LabelsBeside;
}

function entryOf(element: SnapshotElement, order: number, { drawsIcons, sayPlace, beside }: Around): Entry {
  const texts: Entry['texts'] = [];
  const add = (source: string, weight: number, text: string | undefined) => {
    if (text) texts.push({ source, weight, text: cached(text) });
  };
  add('name', 1, element.name);
  add('name', 1, writtenOnce(element));
  if (drawsIcons) add('name', PROVES.nameWithoutIcon, withoutIcon(element.name));
  if (!showsAddress(element)) add('placeholder', PROVES.placeholder, element.placeholder);
  // The tooltip of what has no other name is what a person reads of it; what an icon's file is called nobody reads.
  const isTooltip = element.name === '' && !/^icon /.test(element.description ?? '');
  add('description', isTooltip ? PROVES.placeholder : PROVES.description, element.description);
  if (element.name === '') add('value', PROVES.value, element.value);
  add('name', PROVES.nameWithoutIcon, withoutKeys(element));
  if (element.name === '' || element.name === element.placeholder) add('beside', PROVES.beside, besideOf(element));
  add('beside', PROVES.beside, beside.labels.get(element));
  const type = TYPE_WORDS[element.type ?? ''] ?? (element.role === 'searchbox' ? 'search' : undefined);
  if (isEditable(element)) add('type', PROVES.type, type);
  const identifier = /[#[]/.test(element.selector) ? identifierIn(element.selector) : undefined;
  add('identifier', PROVES.identifier, identifier);
  const group = beside.groups.get(element);
  const places = element.place.map((place) => cached(sayPlace(place)));
  return { element, order, texts, places: group ? [...places, cached(group)] : places };
}

/** "name@example.com" in a field that is called otherwise shows how to write, and names nothing. */
const showsAddress = ({ name, placeholder = '' }: SnapshotElement): boolean =>
  /\S@\S/.test(placeholder) && name !== '' && name !== placeholder;

/** "Pencil (Q)", "Bold [Ctrl+B]": the keys that do the same are no part of what a control is called. */
const withoutKeys = ({ name }: SnapshotElement): string | undefined => /^(.*\S)\s*(?:\([^()]+\)|\[[^[\]]+\])$/.exec(name)?.[1];

/** Rows of the tables in a page's text by the words that they begin with, which is all that the list of elements calls them by. Of two that begin alike nobody knows which. */
function rowsIn({ text, elements }: Snapshot): (place: Landmark) => string {
  const lines = elements.some(({ place }) => place.some(({ kind }) => kind === 'row'))
    ? text.split('\n').filter((line) => /^\s*\|/.test(line))
    : [];
  const rows = lines.map((line) => ({
    whole: cached(line.replaceAll('|', ' ').replace(/\s+/g, ' ').trim()),
    cells: line.split('|').map((cell) => cell.trim()),
  }));
  const known = new Map<string, string>();
  return (place) => {
    const said = sayLandmark(place);
    const found = known.get(said) ?? rowCalled(rows, place.name ?? '') ?? said;
    known.set(said, found);
    return found;
  };
}

/** The one row that begins with these words, else the one that has a cell of just them: a row is called by the first of its cells that no other row has. */
function rowCalled(rows: readonly { whole: Comparable; cells: string[] }[], name: string): string | undefined {
  const { words } = cached(name);
  const begun = rows.filter(({ whole }) => words.length > 0 && words.every((word, at) => whole.words[at] === word));
  const [only, other] = begun.length > 0 ? begun : rows.filter(({ cells }) => name !== '' && cells.includes(name));
  return only && !other ? only.whole.text : undefined;
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
