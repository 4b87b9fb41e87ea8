import type { SnapshotElement } from '../../../model/snapshot';
import { textRows } from '../answer/text-rows';
import type { Command, Said } from '../command';
import { editDistance } from '../edit-distance';
import type { Scene } from '../scene';
import { comparable, FIT } from '../text-fit';
import { act } from './click';
import { findTarget } from './find-target';
import type { Resolution } from './resolution';

/** "sort by price" names no menu, and needs none. */
export const SORTING: Said = { text: 'sort', quoted: false };

const TABLES = new Set(['table', 'grid', 'treegrid']);

const isPressedHeader = ({ role, place }: SnapshotElement): boolean =>
  (role === 'button' || role === 'link') && place.some(({ kind }) => TABLES.has(kind));

/** What can be pressed in a table, and says just what heads a column of its text. */
export const headsColumn = (scene: Scene, { name, role, weak, place }: SnapshotElement): boolean =>
  (weak === true || role === 'button' || role === 'link') &&
  role !== 'cell' &&
  place.some(({ kind }) => kind === 'table') &&
  textRows(scene).some((row) => row.some(({ head }) => head === name));

/** "sort by age" where the headers of a table sort it. */
export function byHeader(scene: Scene, command: Command, option: Said): Resolution | undefined {
  const isHeader = ({ role, place }: SnapshotElement) => role === 'columnheader' || place[0]?.kind === 'columnheader';
  const prefers = ({ element }: Scene['entries'][number]) => (isHeader(element) ? 1 : 0);
  const header = findTarget(scene, option, command, { needs: 'clickable', threshold: FIT.inName, prefers });
  if (header.ok) return act(scene, header.element, 'click', header.why);
  const isIn = ({ element }: Scene['entries'][number]) => (isPressedHeader(element) || headsColumn(scene, element) ? 1 : 0);
  const button = findTarget(scene, option, command, { needs: 'clickable', threshold: FIT.sameThing, prefers: isIn });
  return button.ok ? act(scene, button.element, 'click', button.why) : undefined;
}

/** "Sort by depth" of a table, where nothing but a header that is spelt nearly so ("Port") could be called "sort": that word is ours, and misspelt by nobody. */
export function byOwnHeader(scene: Scene, command: Command, canBeSet: (element: SnapshotElement) => boolean): Resolution | undefined {
  const menu = findTarget(scene, SORTING, command, { needs: 'any', prefers: ({ element }) => (canBeSet(element) ? 1 : 0) });
  const isMisread = menu.ok && editDistance(comparable(menu.element.name).normal, SORTING.text, 1) === 1;
  if (!isMisread) return undefined;
  const said = command.slots.option ?? { text: '', quoted: false };
  const header = byHeader(scene, command, said);
  const named = header ? undefined : findTarget(scene, said, command, { needs: 'clickable' });
  return header ?? (named?.ok === false ? named.abstain : undefined);
}
