import { readLandmark } from '../model/page/landmark-words';
import type { Snapshot, SnapshotElement } from '../model/page/snapshot';

/** An element for tests: a visible button unless `over` says otherwise. */
export function element(id: number, name: string, { place = [], ...over }: Over = {}): SnapshotElement {
  return {
    id,
    ref: id,
    frame: 0,
    tag: 'button',
    role: 'button',
    name,
    states: [],
    place: place.map(readLandmark),
    box: { x: 0, y: id * 20, width: 100, height: 18 },
    inView: true,
    selector: `#e${id}`,
    ...over,
  };
}

/** `place`: landmarks in words, such as "row Bob". */
type Over = Omit<Partial<SnapshotElement>, 'place'> & { place?: string[] };

export function page(elements: SnapshotElement[], over: Partial<Snapshot> = {}): Snapshot {
  return {
    url: 'https://shop.test/list?q=camera',
    title: 'Shop',
    viewport: { width: 1280, height: 800, scrollX: 0, scrollY: 0 },
    extent: { width: 1280, height: 800 },
    frames: [{ frameId: 0, documentId: 'document-1', path: [], url: 'https://shop.test/list', title: 'Shop' }],
    elements,
    dialogs: [],
    text: '',
    more: [],
    ...over,
  };
}
