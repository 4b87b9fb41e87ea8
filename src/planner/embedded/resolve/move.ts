import type { SnapshotElement } from '../../../model/snapshot';
import type { Said } from '../command';
import { bareName } from '../phrase';
import { type Entry, isEditable, type Scene } from '../scene';
import { type Comparable, comparable, FIT, textFit } from '../text-fit';
import { WELL_NAMED } from '../thresholds';
import { act } from './click';
import { findTarget } from './find-target';
import { setFound } from './option';
import type { Resolve } from './resolution';

const NOTHING: Said = { text: '', quoted: false };

/** "drag A to B": onto the element B, or into the column or list that is called B. */
export const move: Resolve = ({ command, scene }) => {
  const from = findTarget(scene, command.slots.object ?? NOTHING, command, { needs: 'any' });
  if (!from.ok) return from.abstain;
  const target = command.slots.target ?? NOTHING;
  // "Mets la langue sur français": a list is put on one of its options.
  const isList = from.element.tag === 'select';
  const chosen = isList ? setFound(scene, command, from, command.slots.object ?? NOTHING, target, false) : undefined;
  if (chosen?.kind === 'act') return chosen;
  // "Move the volume slider to 60": to where it says so.
  if (from.element.role === 'slider' && /^\d+([.,]\d+)?$/.test(target.text))
    return act(scene, from.element, 'type', from.why, { text: target.text });
  const dragged = (why: string, values: Record<string, string>) => act(scene, from.element, 'dragAndDrop', `${from.why}; ${why}`, values);
  const members = membersOf(scene, target, command.language);
  // Where a list is called so, what is only a little like it is not meant.
  const to = findTarget(scene, target, command, { needs: 'any', ...(members.length > 0 && { threshold: WELL_NAMED }) });
  const like = members.findLast(({ element }) => element.role === from.element.role && element.tag === from.element.tag);
  const isThere = members.some(({ element }) => element === from.element);
  // A field to write in that stands in the column takes no card.
  if (to.ok && !(isEditable(to.element) && like && !isThere)) return dragged(`onto ${to.why}`, { target: scene.locatorOf(to.element) });
  if (isThere && !to.ok) return to.abstain;
  // Before it or behind it: nobody said so, and where one lies in a list is for the page to say.
  if (like) return dragged(`to the last of “${target.text}”`, { target: scene.locatorOf(like.element) });
  const apart = members.flatMap(({ element }) => counterpart(scene, element, from.element) ?? []);
  if (apart[0]) return dragged(`as far as “${target.text}” is away`, apart[0]);
  return to.ok ? dragged(`onto ${to.why}`, { target: scene.locatorOf(to.element) }) : to.abstain;
};

/** What stands in a place of this name: "the Done column" is what is called Done. */
function membersOf({ entries }: Scene, target: Said, language: string): Entry[] {
  const words = bareName(target.text, language).split(' ');
  const names = [words, words.slice(0, -1), words.slice(1)].map((some) => comparable(some.join(' ')));
  const called = (name: Comparable) =>
    entries.filter(({ element }) => element.place.some((place) => textFit(name, comparable(place.name ?? '')) >= FIT.exact));
  return names.map(called).find((members) => members.length > 0) ?? [];
}

/** Where the place is empty: as far across as a control of it is from the same control where the dragged one stands. */
function counterpart({ entries }: Scene, there: SnapshotElement, from: SnapshotElement): { x: string; y: string } | undefined {
  const here = entries.find(
    ({ element }) =>
      element !== there &&
      element.role === there.role &&
      element.name === there.name &&
      element.place.some(({ kind, name }) => !!name && from.place.some((place) => place.kind === kind && place.name === name)),
  );
  const x = here ? there.box.x - here.element.box.x : 0;
  return x === 0 ? undefined : { x: String(Math.round(x)), y: '0' };
}
