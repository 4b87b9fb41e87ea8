import type { Box } from './position';
import type { FrameKey, FrameScan, Snapshot, SnapshotElement, SnapshotFrame } from './snapshot';

export interface ScannedFrame extends FrameKey {
  scan: FrameScan;
}

/**
 * One snapshot from the scans of a tab's documents. Numbers are stable: an element keeps the id that `previous` gave it as long as its
 * document exists, and no other element gets it later, as a plan may still name it. Boxes are moved into the top viewport where the frame's
 * position is known. The top document must be among `frames`.
 */
export function mergeFrames(frames: ScannedFrame[], previous?: Snapshot, unseen: string[] = []): Snapshot {
  const ordered = [...frames].sort((left, right) => comparePaths(left.scan.path, right.scan.path));
  const top = ordered[0];
  const known = knownIds(previous);
  let next = Math.max(previous?.numbered ?? 0, ...known.values()) + 1;
  const places = ordered.map(({ scan }) => frameOffset(scan.path, ordered));
  // Lines of the frames before that no element of theirs has counted.
  let linesLeft = 0;
  const elements = ordered.flatMap(({ documentId, scan }, frame) => {
    const told = scan.elements.map((element, at): SnapshotElement => {
      const lines = (element.lines ?? 0) + (at === 0 ? linesLeft : 0);
      const id = known.get(`${documentId} ${element.ref}`) ?? next++;
      const isNew = element.isNew || (previous !== undefined && !known.has(`${documentId} ${element.ref}`));
      return { ...element, id, frame, box: moved(element.box, places[frame]), ...(isNew ? { isNew } : {}), ...(lines ? { lines } : {}) };
    });
    const counted = scan.elements.reduce((sum, { lines = 0 }) => sum + lines, 0);
    linesLeft = (told.length ? 0 : linesLeft) + (scan.text ? scan.text.split('\n').length : 0) - counted;
    return told;
  });
  const blind = ordered.flatMap(({ scan }, frame) =>
    scan.children
      .filter(({ index }) => !ordered.some((one) => comparePaths(one.scan.path, [...scan.path, index]) === 0))
      .map(({ name, box }) => ({ name, box: moved(box, places[frame]) })),
  );
  const covers = ordered.flatMap(({ scan }, frame) => (scan.covers ?? []).map((box) => moved(box, places[frame])));
  const focusedRef = ordered.findIndex(({ scan }) => scan.focused !== undefined);
  const focused = elements.find((element) => element.frame === focusedRef && element.ref === ordered[focusedRef]?.scan.focused)?.id;
  return {
    url: top?.scan.url ?? '',
    title: top?.scan.title ?? '',
    viewport: top?.scan.viewport ?? { width: 0, height: 0, scrollX: 0, scrollY: 0 },
    extent: top?.scan.extent ?? { width: 0, height: 0 },
    frames: ordered.map(
      ({ frameId, documentId, scan }): SnapshotFrame => ({ frameId, documentId, path: scan.path, url: scan.url, title: scan.title }),
    ),
    elements,
    numbered: next - 1,
    ...(focused === undefined ? {} : { focused }),
    dialogs: ordered.flatMap(({ scan }) => scan.dialogs),
    text: ordered
      .map(({ scan }) => scan.text)
      .filter(Boolean)
      .join('\n'),
    more: ordered.flatMap(({ scan }) => scan.more),
    ...(unseen.length ? { unseen } : {}),
    ...(blind.length ? { blind } : {}),
    ...(covers.length ? { covers } : {}),
  };
}

function knownIds(previous: Snapshot | undefined): Map<string, number> {
  const known = new Map<string, number>();
  for (const element of previous?.elements ?? []) {
    const frame = previous?.frames[element.frame];
    if (frame) known.set(`${frame.documentId} ${element.ref}`, element.id);
  }
  return known;
}

/** The position of a frame's viewport in the top one; undefined when a frame on the path is unknown. */
function frameOffset(path: number[], frames: ScannedFrame[]): { x: number; y: number } | undefined {
  let place = { x: 0, y: 0 };
  for (let depth = 0; depth < path.length; depth++) {
    const parent = frames.find(({ scan }) => comparePaths(scan.path, path.slice(0, depth)) === 0);
    const child = parent?.scan.children.find(({ index }) => index === path[depth]);
    if (!child) return undefined;
    place = { x: place.x + child.box.x, y: place.y + child.box.y };
  }
  return place;
}

const moved = (box: Box, place: { x: number; y: number } | undefined): Box =>
  place ? { ...box, x: box.x + place.x, y: box.y + place.y } : box;

function comparePaths(left: number[], right: number[]): number {
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference) return difference;
  }
  return left.length - right.length;
}
