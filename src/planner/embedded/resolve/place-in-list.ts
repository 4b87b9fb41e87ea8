import { sayLandmark } from '../../../model/landmark-words';
import type { SnapshotElement } from '../../../model/snapshot';
import { grammarFor } from '../grammars';
import { CONTROLS } from '../inside';
import { bareText } from '../parse-command';
import { type Entry, isEditable, type Scene } from '../scene';
import { comparable } from '../text-fit';
import { wordsFor } from '../words-for';
import { act } from './click';
import { inTurn, type OneAct, type Resolution } from './resolution';

/** "Put A above B", "A should be the first of its list", "swap A and B": things of a list are found in the sentence, and the other words only say where they go. */
export function placeInList(scene: Scene, said: string, language: string): Resolution | undefined {
  const { sides, ordinals, spots, kinds, spaced, pronouns, prepositions } = grammarFor(language);
  const { words } = comparable(bareText(said.replace(/[“”"]/g, ' '), language));
  const where = (word: string) => (sides.get(word) === 'moves' ? undefined : (sides.get(word) ?? ordinals.get(word)));
  if (!words.some((word) => where(word) !== undefined)) return undefined;
  const { named, rest } = namedIn(
    scene,
    words,
    [words[0], words.at(-1)].some((word) => sides.get(word ?? '') === 'moves'),
  );
  const { small, things } = wordsFor(language);
  const isPlain = (word: string) =>
    [small, things, spots, sides, kinds, pronouns, prepositions].some((plain) => plain.has(word)) || (!spaced && word.length === 1);
  const [side, other] = new Set(rest.flatMap((word) => where(word) ?? []));
  const [one, two, three] = named;
  if (!one || three || side === undefined || other !== undefined || !rest.every((word) => isPlain(word) || where(word) !== undefined))
    return undefined;
  const drag = (from: SnapshotElement, to: SnapshotElement | undefined, at: 'before' | 'after'): OneAct[] => {
    const dragged =
      to && to !== from ? act(scene, from, 'dragAndDrop', `${at} “${to.name}”`, { target: scene.locatorOf(to), side: at }) : undefined;
    return dragged?.kind === 'act' ? [dragged] : [];
  };
  const list = listOf(scene, two ?? one);
  const at = list.indexOf(one);
  if (side === 'before' || side === 'after') return inTurn(two ? drag(one, two, side) : []);
  if (side !== 'swap') {
    const place = side === 'start' ? 1 : side === 'end' ? -1 : Number(side);
    const there = list.at(place < 0 ? place : place - 1);
    // Where the things are buttons their library makes way under what is dragged: it goes to where that one is now.
    if (at >= 0 && there && there !== one && CONTROLS.has(one.role))
      return act(scene, one, 'dragAndDrop', `to where “${there.name}” is`, { target: scene.locatorOf(there) });
    return inTurn(drag(one, there, place < 0 || (at >= 0 && there && at < list.indexOf(there)) ? 'after' : 'before'));
  }
  if (!two || at < 0) return undefined;
  // The one that stands first goes behind the other, which then goes to what stood behind the first.
  const [first, last] = at < list.indexOf(two) ? [one, two] : [two, one];
  const next = list[list.indexOf(first) + 1];
  return inTurn([...drag(first, last, 'after'), ...(next === last ? [] : drag(last, next, 'before'))]);
}

/** What stands in the same things and is of its kind. */
function listOf({ entries }: Scene, { role, tag, place, name }: SnapshotElement): SnapshotElement[] {
  const around = (element: SnapshotElement) =>
    element.place
      .slice(element.place[0]?.name === element.name ? 1 : 0)
      .map(sayLandmark)
      .join();
  const here = around({ place, name } as SnapshotElement);
  return entries.flatMap(({ element }) => (element.role === role && element.tag === tag && around(element) === here ? [element] : []));
}

/**
 * The things of lists whose whole names stand in the sentence, in its order, and the words that are in none of them. None where two are called so. Controls are things
 * only of a sentence that moves them: libraries make buttons of what is dragged.
 */
function namedIn(scene: Scene, words: readonly string[], moves: boolean): { named: SnapshotElement[]; rest: string[] } {
  const isThing = ({ element }: Entry) => (moves || !CONTROLS.has(element.role)) && !isEditable(element) && element.selector !== '';
  const things = scene.entries
    .filter(isThing)
    .flatMap((entry) => entry.texts.filter(({ source }) => source === 'name').map(({ text }) => ({ ...entry, name: text.words })));
  const named: SnapshotElement[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const here = things.filter(({ name }) => name.length > 0 && name.every((word, index) => words[at + index] === word));
    const longest = Math.max(0, ...here.map(({ name }) => name.length));
    const called = new Set(here.flatMap(({ element, name }) => (name.length === longest ? [element] : [])));
    const [only, other] = called;
    if (other) return { named: [], rest };
    if (only && listOf(scene, only).length > 1) named.push(only);
    else rest.push(...words.slice(at, at + Math.max(1, longest)));
    at += Math.max(1, longest);
  }
  return { named, rest };
}
