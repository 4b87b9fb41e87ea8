import { foldLetters } from '../../../lib/text';
import type { Command } from '../command';
import { conceptOf, conceptsIn } from '../concepts';
import { grammarFor } from '../grammars';
import { boxOfAllRows, boxOfRow } from '../header-row';
import { type Item, itemsOf } from '../items';
import { bareName, isPronoun, parsePhrase, parseRelations } from '../phrase';
import type { Entry, Scene } from '../scene';
import { comparable, theOneCalled } from '../text-fit';
import { WELL_NAMED } from '../thresholds';
import { wordsFor } from '../words-for';
import { byPage } from './by-page';
import { act } from './click';
import { findTarget } from './find-target';
import { betweenParts } from './option';
import { inTurn, type Resolution } from './resolution';
import { has } from './share-said';

const TICKS = new Set(['check', 'uncheck', 'select', 'click']);
const LISTED = new Set(['result', 'card', 'row', 'option']);

/** "Tick the first three rows", "select Oat and Rye": the boxes of the things that are named, each of which has one. Undefined where one of them has not. */
export function checkRows(scene: Scene, said: string, command: Command | undefined): Resolution | undefined {
  if (command && !TICKS.has(command.intent)) return undefined;
  const method = command?.intent === 'uncheck' ? 'uncheck' : 'check';
  const object = command?.slots.object ?? command?.slots.option;
  if (!command || !object || object.quoted) return undefined;
  const counted = firstOf(object.text, command.language);
  if (counted) return inTurn(boxesOf(scene, counted).map((box) => box && act(scene, box.element, method, `of the first ${counted}`)));
  const group = ofGroup(scene, object.text, command);
  if (group) return inTurn(group.map(({ element }) => act(scene, element, method, 'of all that stand there')));
  const parts = object.text.split(betweenParts()).filter((part) => part.trim() !== '');
  if (parts.length < 2 || /[“”"]/.test(said)) return undefined;
  const { tick } = grammarFor(command.language);
  const where = placeAtEnd(parts.at(-1) ?? '', command.language);
  return inTurn(
    parts.map((part) => {
      const found = findTarget(scene, { text: part.endsWith(where) ? part : part + where, quoted: false }, command, BOX);
      if (found.ok && found.element.role !== 'radio') return act(scene, found.element, method, found.why);
      const one = byPage(scene, { ...command, intent: method, source: `${tick} ${part}` }, false);
      return one?.kind === 'act' && one.action.method === method ? one : undefined;
    }),
  );
}
const BOX = { needs: 'checkable', threshold: WELL_NAMED } as const;

/** "Tick 1001 and 1005": the second name is ticked too. */
export function checkNext(scene: Scene, said: string, first: Command | undefined): Resolution | undefined {
  if (!first?.elided || (first.intent !== 'check' && first.intent !== 'uncheck')) return undefined;
  const ticked = byPage(scene, { ...first, source: `${grammarFor(first.language).tick} ${said}` }, false);
  return ticked?.kind === 'act' && ticked.action.method === first.intent ? ticked : undefined;
}

/** " in the Toppings group", said once behind several names. */
function placeAtEnd(said: string, language: string): string {
  const [place] = parseRelations({ text: said, quoted: false }, language);
  const { spoken = '' } = place?.head ?? {};
  return spoken !== '' && said.startsWith(spoken) ? said.slice(spoken.length) : '';
}

/** "Everything except Ham", "all of the toppings": the boxes below each other that belong together, but for those that are left out. */
function ofGroup(scene: Scene, said: string, { language }: Command): Entry[] | undefined {
  const { except, kinds } = grammarFor(language);
  const { small } = wordsFor(language);
  const [named = '', ...others] = said.split(except);
  const [first = '', ...rest] = comparable(named).words;
  const boxes = scene.entries.filter(({ element }) => element.role === 'checkbox' && !element.states.includes('disabled'));
  const isPlain = (word: string) =>
    small.has(word) || isPronoun({ text: word, quoted: false }, language) || BOXES.has(kinds.get(word) ?? '');
  const telling = rest.filter((word) => !isPlain(word));
  if (conceptOf(first) !== 'all' || boxOfAllRows(scene) || others.length > 1 || (telling.length > 0 && others.length === 0))
    return undefined;
  const isThere = ({ places }: Entry) => places.some(({ words }) => telling.every((word) => has(new Set(words), word)));
  const group = telling.length > 0 ? boxes.filter(isThere) : boxes;
  const column = (one: Entry) => `${one.element.frame} ${one.element.box.x} ${one.places.map(({ normal }) => normal).join()}`;
  if (group.length < 2 || new Set(group.map(column)).size > 1) return undefined;
  const left = others.flatMap((some) => some.split(betweenParts()).filter((part) => part.trim() !== ''));
  const out = left.map((part) => theOneCalled(comparable(bareName(part, language)), group, ({ element }) => element.name));
  return out.includes(undefined) ? undefined : group.filter((entry) => !out.includes(entry));
}
const BOXES = new Set(['checkbox', 'option', 'element']);

/** "The first three rows": 3. */
function firstOf(said: string, language: string): number | undefined {
  const { ordinals, numbers } = grammarFor(language);
  const words = said.split(/\s+/);
  const at = words.findIndex((word) => ordinals.get(foldLetters(word)) === 1);
  const word = foldLetters(words[at + 1] ?? '');
  const count = numbers.get(word) ?? Number(word);
  const { kind, names } = parsePhrase({ text: words.slice(at + 2).join(' '), quoted: false }, language);
  return at >= 0 && Number.isInteger(count) && count > 1 && LISTED.has(kind ?? '') && names.length === 0 ? count : undefined;
}

/** The boxes that select them; an empty place where one has none. */
function boxesOf(scene: Scene, count: number) {
  const boxesIn = ({ entries }: Item) => entries.filter(({ element }) => element.role === 'checkbox');
  // The row of headers is none of them: its box is called after all.
  const isOfAll = (item: Item) => boxesIn(item).some(({ element }) => conceptsIn(comparable(element.name).normal).has('all'));
  const items = itemsOf(scene)
    .filter((item) => !isOfAll(item))
    .slice(0, count);
  const boxes = items.map((item) => boxOfRow(scene, boxesIn(item)));
  return items.length === count ? boxes : [undefined];
}
