import type { Snapshot, SnapshotElement } from '../../model/page/snapshot';
import { besideOf, labelsBeside } from './labels-beside';
import { type Name, nameOf } from './names';

/** A snapshot made ready to be asked. */
export interface Scene {
  snapshot: Snapshot;
  /** The page before the last plan. */
  before?: Snapshot | undefined;
  entries: readonly Entry[];
  /** The element's name in an action: its selector, told apart from equal selectors of other frames. */
  locatorOf(element: SnapshotElement): string;
  /** Undefined when no element of the list has this locator. */
  elementAt(locator: string): SnapshotElement | undefined;
}

/** An element with what a person reads as its name, and the places that it stands in. */
export interface Entry {
  element: SnapshotElement;
  order: number;
  names: readonly Name[];
  /** The words beside what is set, where nothing else is its label. */
  label?: Name;
  places: readonly Name[];
}

/** Prepares a snapshot; linear in its elements. */
export function sceneOf(snapshot: Snapshot, before?: Snapshot): Scene {
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
  const rowOf = rowsIn(snapshot);
  const { labels, groups } = labelsBeside(snapshot);
  return {
    snapshot,
    before,
    entries: snapshot.elements.map((element, order) => ({
      element,
      order,
      names: namesOf(element),
      ...labelOf(element, labels),
      places: [...element.place.flatMap(({ name }) => (name ? [rowOf(name)] : [])), groups.get(element) ?? ''].filter(Boolean).map(nameOf),
    })),
    locatorOf: (element) => locators.get(element.id) ?? '',
    elementAt: (locator) => elements.get(locator),
  };
}

function labelOf(element: SnapshotElement, labels: ReadonlyMap<SnapshotElement, string>): { label?: Name } {
  const beside = labels.get(element) ?? (element.name === '' || element.name === element.placeholder ? besideOf(element) : undefined);
  return beside ? { label: nameOf(beside) } : {};
}

/** What a person reads: the tooltip and the value are names of what has no other. */
function namesOf(element: SnapshotElement): Name[] {
  const { name, placeholder, description, value, secret } = element;
  const shown = name === '' && !isEditable(element) && !secret ? value : undefined;
  const tooltip = /^icon /.test(description ?? '') ? undefined : description;
  // "Pencil (Q)", "Bold [Ctrl+B]": the keys that do the same are no part of what a control is called.
  const bare = /^(.*\S)\s*(?:\([^()]+\)|\[[^[\]]+\])$/.exec(name)?.[1];
  const texts = [name, bare, writtenOnce(element), placeholder, shown, name === '' ? tooltip : undefined];
  return [...new Set(texts)].flatMap((text) => (text ? [nameOf(text)] : []));
}

/** What a box around a control is called by its words alone, where they are said twice: once written in it, once as the name of the control in it. */
export function writtenOnce({ name, weak }: SnapshotElement): string | undefined {
  const half = name.slice(0, Math.floor(name.length / 2));
  return weak && name !== '' && name === `${half} ${half}` ? half : undefined;
}

/** Rows of the tables in a page's text by the words that they begin with, which is all that the list of elements calls them by. Of two that begin alike it is unknown which. */
function rowsIn({ text, elements }: Snapshot): (name: string) => string {
  const lines = elements.some(({ place }) => place.some(({ kind }) => kind === 'row'))
    ? text.split('\n').flatMap((line) => (/^\s*\|/.test(line) ? [line.replaceAll('|', ' ').replace(/\s+/g, ' ').trim()] : []))
    : [];
  return (name) => {
    const [only, other] = lines.filter((line) => line.startsWith(name));
    return only !== undefined && other === undefined ? only : name;
  };
}

/** Roles and tags that take text. */
export function isEditable({ states, role, tag }: SnapshotElement): boolean {
  if (states.includes('readonly')) return false;
  if (['textbox', 'searchbox', 'spinbutton'].includes(role)) return true;
  return role === 'combobox' ? tag === 'input' || tag === 'textarea' : tag === 'textarea';
}
