import { foldLetters, same, shorten } from '../../../lib/text';
import type { SnapshotElement } from '../../../model/snapshot';
import { conceptOf, conceptsIn } from '../concepts';
import { grammarFor } from '../grammars';
import { CONTROLS, ITEM_ROLES } from '../inside';
import { bareEnd, bareText } from '../parse-command';
import { type Entry, isEditable, type Scene } from '../scene';
import { comparable } from '../text-fit';
import { languageOf, voiceOf } from '../voice';
import { wordsFor } from '../words-for';
import { act } from './click';
import { dayFor } from './day-said';
import { abstain, inTurn, type Resolution } from './resolution';
import { has } from './share-said';

/** What is to be made: "add a card "Call the bank" to Review". */
interface Made {
  language: string;
  /** What it is to be called. */
  title: string;
  /** Words for what it is and where, that the control which makes one has to have. */
  telling: readonly string[];
  isQuoted: boolean;
  /** What else is said of it, as it was written. */
  rest: string;
}

/**
 * "Create a folder called Invoices": the one control that makes such a thing is pressed; in the form that it opens the name is written, and the button pressed that
 * ends it. A form that asks for more than was said is left open.
 */
export function addThing(scene: Scene, said: string, opened: boolean): Resolution | undefined {
  const made = madeBy(said);
  if (!made) return undefined;
  const named = made.isQuoted ? made : withPlace(scene, made);
  if (opened) return fillForm(scene, named, said);
  const openers = scene.entries.flatMap((entry) => opener(entry, named) ?? []).sort((left, right) => right.share - left.share);
  // What is there already under this name is what was meant: "add the block "Quote"".
  if (openers.length === 0 || scene.entries.some(({ element }) => CONTROLS.has(element.role) && same(element.name, named.title)))
    return undefined;
  const most = openers.filter(({ share }) => share === openers[0]?.share);
  // Where nothing was said of where, the one that is of no list.
  const apart = most.filter(({ entry, isPlaced }) => isPlaced || !entry.element.place.some(({ kind }) => LISTS.has(kind)));
  const [best, other] = most.length > 1 ? apart : most;
  if (!best || other) return undefined;
  const click = act(scene, best.entry.element, 'click', 'makes a new one');
  return click.kind === 'act' ? { ...click, unfinished: true } : undefined;
}

function madeBy(said: string): Made | undefined {
  const language = languageOf(said);
  const { prepositions, calls } = grammarFor(language);
  const bare = bareText(said, language);
  const [first = ''] = comparable(bare).words;
  if (conceptOf(first) !== 'add') return undefined;
  const quoted = /[“"]([^“”"]+)[”"]/.exec(bare);
  const called = quoted ?? calls.exec(foldLetters(bare));
  if (!called) return undefined;
  const title = quoted?.[1] ?? bareEnd(bare.slice(called.index + called[0].length), language).replace(/[.!]+$/u, '');
  const rest = quoted ? `${bare.slice(0, quoted.index)} ${bare.slice(quoted.index + quoted[0].length)}` : bare.slice(0, called.index);
  const { small, does } = wordsFor(language);
  const isPlain = (word: string) => small.has(word) || does.has(word) || prepositions.has(word) || conceptOf(word) === 'add';
  const dated = /\d/.test(rest) ? rest.slice(rest.search(/(?:\S+\s+)?\S*\d/u)) : '';
  const { words } = comparable(rest.slice(0, rest.length - dated.length).replace(calls, ' '));
  return title.trim() === ''
    ? undefined
    : { language, title: title.trim(), isQuoted: quoted !== null, telling: words.filter((word) => !isPlain(word)), rest: dated.trim() };
}

interface Opener {
  entry: Entry;
  /** How much of its name was said. */
  share: number;
  /** Was it said where it stands? */
  isPlaced: boolean;
}

const LISTS = new Set([...ITEM_ROLES, 'group', 'list']);

/** "Called Fix footer in Done", where things are made in Done: as it is called without its place, and with the place among what is said of it. */
function withPlace(scene: Scene, made: Made): Made {
  const words = made.title.split(/\s+/);
  const { prepositions } = grammarFor(made.language);
  const at = words.findLastIndex((word, index) => index > 0 && prepositions.has(foldLetters(word)));
  const place = at < 0 ? [] : comparable(words.slice(at + 1).join(' ')).words;
  const where = { ...made, title: words.slice(0, at).join(' '), telling: [...made.telling, ...place] };
  return place.length > 0 && scene.entries.some((entry) => opener(entry, where)) ? where : made;
}

/** A control that says to make one, and has all that was said of what and where. */
function opener(entry: Entry, { telling }: Made): Opener | undefined {
  const { element, texts, places } = entry;
  if (!CONTROLS.has(element.role) || element.states.includes('disabled') || element.covered) return undefined;
  const names = texts.filter(({ source }) => source !== 'identifier');
  if (!names.some(({ text }) => text.words.some((word) => conceptOf(word) === 'add') || conceptsIn(text.normal).has('add')))
    return undefined;
  const own = new Set(names.flatMap(({ text }) => text.words));
  const around = new Set(places.flatMap(({ words }) => words));
  if (telling.length === 0 || !telling.every((word) => has(own, word) || has(around, word)) || !telling.some((word) => has(own, word)))
    return undefined;
  const isSaid = (word: string) => conceptOf(word) === 'add' || telling.some((one) => has(new Set([word]), one));
  return {
    entry,
    isPlaced: !telling.every((word) => has(own, word)),
    share: comparable(element.name).words.filter(isSaid).length / Math.max(1, comparable(element.name).words.length),
  };
}

function fillForm(scene: Scene, made: Made, said: string): Resolution {
  const say = voiceOf(made.language);
  const fields = scene.entries.filter(
    ({ element }) => scene.isNew(element) && isEditable(element) && !element.covered && !element.states.includes('disabled'),
  );
  const title = titleField(fields);
  if (!title) return abstain(say('whichField', { said, count: fields.length }));
  const acts = [act(scene, title.element, 'type', 'what the new one is called', { text: made.title })];
  if (made.rest !== '') {
    const [date, other] = fields.filter(({ element }) => element !== title.element && isDate(element));
    const day = date && dayFor(date.element, made.rest.replace(/^\S+\s+(?=\p{L})/u, ''), made.language, scene.now);
    if (!date || other || day === undefined) return abstain(say('noCommand', { said }));
    acts.push(act(scene, date.element, 'type', 'its day', { text: day }));
  }
  const isEmptyStill = ({ element }: Entry) =>
    element !== title.element && !(made.rest !== '' && isDate(element)) && element.states.includes('required') && !element.value;
  const [ends, another] = scene.entries.filter(({ element }) => scene.isNew(element) && endsForm(element));
  if (fields.some(isEmptyStill) || (ends && another)) return abstain(say('noCommand', { said: shorten(said, 120) }));
  if (ends) acts.push(act(scene, ends.element, 'click', 'ends the form'));
  const [only] = acts;
  if (!ends && acts.length === 1 && only?.kind === 'act')
    return act(scene, title.element, 'type', 'what the new one is called', { text: made.title, submit: 'true' });
  return inTurn(acts) ?? abstain(say('noCommand', { said }));
}

const isDate = ({ type, name }: SnapshotElement): boolean => type === 'date' || conceptsIn(comparable(name).normal).has('date');

/** Where its name is written: the only field for a line of words, else the one that has to be filled in, else the one with the focus. */
function titleField(fields: readonly Entry[]): Entry | undefined {
  const lines = fields.filter(
    ({ element }) => element.role === 'textbox' && element.tag === 'input' && !element.value && !isDate(element) && !element.secret,
  );
  const required = lines.filter(({ element }) => element.states.includes('required'));
  const focused = lines.filter(({ element }) => element.states.includes('focused'));
  const inOrder = [lines, required, focused].find(({ length }) => length === 1) ?? [];
  return inOrder[0];
}

/** "Create", "Add", "Save", "OK". */
function endsForm({ role, name, states }: SnapshotElement): boolean {
  const concepts = conceptsIn(comparable(name).normal);
  return role === 'button' && !states.includes('disabled') && ENDS.some((concept) => concepts.has(concept));
}
const ENDS = ['add', 'save', 'ok', 'submit'];
