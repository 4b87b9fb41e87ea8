import { readLandmark } from '../../../model/page/landmark-words';
import type { Snapshot, SnapshotElement } from '../../../model/page/snapshot';

/** An element of a corpus page: role, name, and what else matters. `key` names it in expectations; without one its name does. `place`: landmarks as they are said. */
export interface PageElement extends Partial<Omit<SnapshotElement, 'id' | 'frame' | 'ref' | 'place'>> {
  key?: string;
  place?: string[];
}

/** Role, name and what else there is to say of an element. */
export type Row = [role: string, name: string, more?: PageElement];

/** A page of the corpus. */
export interface Page {
  snapshot: Snapshot;
  /** Key or name to element id; the first of equal names keeps it. */
  ids: ReadonlyMap<string, number>;
}

const VIEWPORT = { width: 1280, height: 800, scrollX: 0, scrollY: 0 };

/** A snapshot out of short rows, laid out top down in one column, 40 CSS px each. */
export function page(url: string, title: string, rows: Row[], more: Partial<Snapshot> = {}): Page {
  const ids = new Map<string, number>();
  const elements = rows.map(([role, name, { key, ...rest } = {}], index) => {
    const id = index + 1;
    const label = key ?? name;
    if (!ids.has(label)) ids.set(label, id);
    return element(id, role, name, rest);
  });
  const snapshot: Snapshot = {
    url,
    title,
    viewport: VIEWPORT,
    extent: { width: 1280, height: Math.max(800, rows.length * 40) },
    frames: [{ frameId: 0, documentId: 'top', path: [], url, title }],
    elements,
    dialogs: [],
    text: '',
    more: [],
    ...more,
  };
  return { snapshot, ids };
}

function element(id: number, role: string, name: string, { place = [], ...rest }: PageElement): SnapshotElement {
  const y = (id - 1) * 40;
  return {
    id,
    frame: 0,
    ref: id,
    tag: TAGS[role] ?? 'div',
    role,
    name,
    states: [],
    place: place.map(readLandmark),
    box: { x: 20, y, width: 200, height: 30 },
    inView: y < VIEWPORT.height,
    selector: `body > *:nth-of-type(${id})`,
    ...rest,
  };
}

const TAGS: Record<string, string> = {
  button: 'button',
  link: 'a',
  textbox: 'input',
  searchbox: 'input',
  checkbox: 'input',
  radio: 'input',
  spinbutton: 'input',
  combobox: 'button',
};
