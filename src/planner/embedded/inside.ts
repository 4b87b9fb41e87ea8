import { same } from '../../lib/text';
import type { Box } from '../../model/position';
import type { SnapshotElement } from '../../model/snapshot';

/** What a box around a control is called by its words alone, where they are said twice: once written in it, once as the name of the control ("Add Question" and an icon with that tooltip). */
export function writtenOnce({ name, weak }: Pick<SnapshotElement, 'name' | 'weak'>): string | undefined {
  const half = name.slice(0, Math.floor(name.length / 2));
  return weak && name !== '' && name === `${half} ${half}` ? half : undefined;
}

/**
 * Is this the small control inside of something that itself shows the words which are only the control's tooltip? A press in the middle of the box around it
 * does not go to it: they are two things, and a person means what they read.
 */
export const isPartOf = (inner: SnapshotElement, outer: SnapshotElement): boolean =>
  inner !== outer &&
  inner.frame === outer.frame &&
  same(writtenOnce(outer) ?? '', inner.name) &&
  isOver(inner.box, outer.box) &&
  !isOver(outer.box, inner.box);

/** Roles of what is used by a press. */
export const CONTROLS = new Set(['button', 'link', 'tab', 'menuitem', 'checkbox', 'switch', 'radio', 'option']);

/** Roles of what repeats and holds controls: the row, card or item that an element stands in. */
export const ITEM_ROLES = new Set('row listitem article item treeitem option figure'.split(' '));

/** One thing in two elements (a tab and the link in it): the one that has a role, else the inner one, stands for both. */
export function isInside(outer: SnapshotElement, inner: SnapshotElement): boolean {
  if (outer === inner || outer.frame !== inner.frame || !same(outer.name, inner.name)) return false;
  if (!isOver(outer.box, inner.box) && !isOver(inner.box, outer.box)) return false;
  return CONTROLS.has(outer.role) === CONTROLS.has(inner.role) ? outer.id < inner.id : CONTROLS.has(inner.role);
}

/** A box and the box that it is filled with, neither of them a control of its own: a press goes to the inner one, whichever is named. */
export const isFilledBy = (one: SnapshotElement, other: SnapshotElement): boolean =>
  !!(one.weak && other.weak) &&
  one.role === other.role &&
  one.frame === other.frame &&
  (fills(one.box, other.box) || fills(other.box, one.box));

const fills = (inner: Box, outer: Box): boolean =>
  isOver(inner, outer) &&
  inner.width <= outer.width &&
  inner.height <= outer.height &&
  inner.width * inner.height >= FILLED * outer.width * outer.height;

/** The part of a box from which what stands in it fills it; by judgement. */
const FILLED = 0.7;

/** Does the first stand in the box of the second? */
export const isIn = (inner: SnapshotElement | undefined, outer: SnapshotElement): boolean =>
  inner !== undefined && inner.frame === outer.frame && isOver(inner.box, outer.box);

/** The middle of the first is in the second. */
function isOver({ x, y, width, height }: Box, box: Box): boolean {
  const [across, down] = [x + width / 2, y + height / 2];
  return box.x <= across && across <= box.x + box.width && box.y <= down && down <= box.y + box.height;
}
