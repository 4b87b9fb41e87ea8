import type { SnapshotElement } from '../../model/snapshot';
import type { Entry, Scene } from './scene';
import type { Comparable } from './text-fit';

/** The headers of the page's tables and grids. One that holds the box for all rows names no column. */
export function headerEntries({ entries }: Scene): Entry[] {
  const headers = entries.filter(({ element }) => element.role === 'columnheader');
  const boxes = headers.length > 0 ? entries.filter(({ element }) => element.role === 'checkbox') : [];
  return headers.filter(({ element }) => !boxes.some((box) => isWithin(box.element, element)));
}

/** Does one lie within another? */
export const isWithin = ({ box, frame }: SnapshotElement, around: SnapshotElement): boolean =>
  frame === around.frame &&
  box.x >= around.box.x &&
  box.y >= around.box.y &&
  box.x + box.width <= around.box.x + around.box.width &&
  box.y + box.height <= around.box.y + around.box.height;

/** What the header of its column says: "mark the order of Ann as paid". */
export function headerOf(headers: readonly Entry[], { box, frame, place }: SnapshotElement): Comparable | undefined {
  if (!place.some(({ kind }) => kind === 'row')) return undefined;
  const middle = box.x + box.width / 2;
  const isAbove = (header: SnapshotElement) =>
    header.frame === frame && header.box.y < box.y && header.box.x <= middle && middle <= header.box.x + header.box.width;
  return headers.find(({ element }) => isAbove(element))?.texts[0]?.text;
}

/** Does it stand in the row of the headers? That row is none of those that a table lists. */
export const isInHeaderRow = (headers: readonly Entry[], { box, frame }: SnapshotElement): boolean =>
  headers.some(
    ({ element }) => element.frame === frame && box.y < element.box.y + element.box.height && element.box.y < box.y + box.height,
  );

/** Of the boxes of one row: the only one, else the only one that stands in no named column, which is there to select the row. */
export function boxOfRow(scene: Scene, boxes: readonly Entry[]): Entry | undefined {
  const headers = headerEntries(scene);
  const free = boxes.length > 1 ? boxes.filter(({ element }) => headerOf(headers, element) === undefined) : boxes;
  return free.length === 1 ? free[0] : undefined;
}

/** The box beside the headers, which selects all rows. */
export function boxOfAllRows(scene: Scene): Entry | undefined {
  const headers = headerEntries(scene);
  const boxes = scene.entries.filter(({ element }) => element.role === 'checkbox' && isInHeaderRow(headers, element));
  return boxes.length === 1 ? boxes[0] : undefined;
}

/** In one row: the middle of one is within the other. */
export function isBeside({ box, frame }: SnapshotElement, other: SnapshotElement): boolean {
  const middle = other.box.y + other.box.height / 2;
  return frame === other.frame && box.y < middle && middle < box.y + box.height;
}
