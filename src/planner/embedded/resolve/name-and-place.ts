import { once } from '../../../lib/once';
import { foldLetters } from '../../../lib/text';
import { inAnyLanguage } from '../all-languages';
import { chooseElement, type ElementQuery } from '../choose-element';
import type { Command } from '../command';
import { itemsOf, nthItem } from '../items';
import { bareName, parsePhrase } from '../phrase';
import type { Entry, Scene } from '../scene';
import { comparable, FIT, textFit } from '../text-fit';
import { WELL_NAMED } from '../thresholds';
import { clickFound } from './click';
import { findIn, findTarget } from './find-target';
import type { Resolution } from './resolution';

/** So many words at most are tried as the name that a command begins with; by judgement. */
const LONGEST_NAME = 4;

/**
 * "delete the second project", "view the profile of Ann", "print the invoice": words that begin with the very name of a button, and go on with
 * what it stands at, or with what the whole page is about. Undefined where that is not one thing.
 */
export function nameAndPlace(scene: Scene, command: Command): Resolution | undefined {
  const words = command.source.replace(/[“”"]/g, '').split(/\s+/);
  for (let count = Math.min(LONGEST_NAME, words.length - 1); count > 0; count--) {
    const name = bareName(words.slice(0, count).join(' '), command.language);
    const place = words.slice(count).join(' ').replace(preposition(), '');
    const found = name === '' || place === '' ? undefined : namedAt(scene, command, name, place);
    if (found) return found;
  }
  const parted = nameApart(scene, words);
  return parted && namedAt(scene, command, parted.name, parted.place);
}

/** "choose the Enterprise plan" where the buttons say "Choose plan": the name stands around the place. */
function nameApart(scene: Scene, said: readonly string[]): { name: string; place: string } | undefined {
  const first = comparable(said[0] ?? '').normal;
  const last = comparable(said.at(-1) ?? '').normal;
  const entry = scene.entries.find(({ element }) => {
    const { words } = comparable(element.name);
    return words.length === 2 && words[0] === first && words[1] === last;
  });
  return entry && said.length > 2 ? { name: entry.element.name, place: said.slice(1, -1).join(' ') } : undefined;
}

const preposition = once(() => new RegExp(`^(${inAnyLanguage(({ grammar }) => grammar.prepositions)})\\s+`, 'i'));

const WISH: ElementQuery = {
  needs: 'clickable',
  threshold: WELL_NAMED,
  prefers: ({ element }) => (['button', 'link', 'menuitem', 'tab'].includes(element.role) ? 1 : 0),
};

function namedAt(scene: Scene, command: Command, name: string, place: string): Resolution | undefined {
  const named = findTarget(scene, { text: name, quoted: true }, command, WISH);
  if (named.ok) return isAbout(scene, bareName(place, command.language)) ? clickFound(scene, command, named) : undefined;
  if (!named.several) return undefined;
  const nth = atNth(scene, command, name, place);
  if (nth) return nth;
  const there = findIn(scene, name, bareName(place, command.language), command.language, WISH);
  return there && clickFound(scene, command, there);
}

/** "delete the second project": in the second of the things that the page lists; where it lists none that can be told, the second of that name. */
function atNth(scene: Scene, command: Command, name: string, place: string): Resolution | undefined {
  const { ordinal, names } = parsePhrase({ text: place, quoted: false }, command.language);
  if (ordinal === undefined || (names[0]?.words.length ?? 0) > 1) return undefined;
  const phrase = parsePhrase({ text: name, quoted: true }, command.language);
  const isNamed = ({ texts }: Entry) => texts.some(({ text }) => textFit(comparable(name), text) >= FIT.sameThing);
  const listed = itemsOf(scene).some(({ entries }) => entries.some(isNamed));
  const item = listed ? nthItem(scene, ordinal) : undefined;
  if (listed && !item) return undefined;
  const choice = item
    ? chooseElement(scene, phrase, { ...WISH, prefers: (entry) => (item.entries.includes(entry) ? (WISH.prefers?.(entry) ?? 1) : 0) })
    : chooseElement(scene, { ...phrase, ordinal }, WISH);
  if (choice.kind !== 'found') return undefined;
  const { entry, text, why } = choice.ranked;
  return clickFound(scene, command, { element: entry.element, text, why: `${why}, ${place}` });
}

/** Do these words stand in the page's title or address? */
function isAbout({ snapshot }: Scene, words: string): boolean {
  const page = ` ${foldLetters(`${snapshot.title} ${snapshot.url}`).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return words !== '' && page.includes(` ${foldLetters(words)} `);
}
