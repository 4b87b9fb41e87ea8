import { foldLetters } from '../../../lib/text';
import { isSameLandmark } from '../../../model/landmark-words';
import type { SnapshotElement } from '../../../model/snapshot';
import type { Command, Said } from '../command';
import { conceptsIn } from '../concepts';
import { grammarFor } from '../grammars';
import { hasCapability } from '../kinds';
import { parsePhrase } from '../phrase';
import { isEditable, type Scene } from '../scene';
import { comparable } from '../text-fit';
import { NOT_ONLY_INSIDE, WELL_NAMED } from '../thresholds';
import { voiceOf } from '../voice';
import { wordsFor } from '../words-for';
import { cellMeant, filterColumn, writeCell } from './cell';
import { act } from './click';
import { composerOf, isOfMessages } from './conversation';
import { fieldBeside, fieldMeant } from './field-meant';
import { type Found, findTarget, nameOf, sayClick } from './find-target';
import { abstain, type Resolution, type Resolve, wordsOf } from './resolution';
import { has } from './share-said';
import { valueFor, valueOf, whichValue } from './value';

/** "type X in the search box". Without a field: the one with the focus, or the only one there is. */
export const type: Resolve = ({ command, scene, opened }) =>
  filterColumn(scene, command, opened) ?? inCell(scene, command) ?? typeInto(scene, command, command.slots.field, {});

/** "append X to the notes". */
export const append: Resolve = ({ command, scene }) => typeInto(scene, command, command.slots.field, { mode: 'append' });

/** "clear the search box". */
export const clear: Resolve = ({ command, scene }) => {
  const said = command.slots.field;
  const found = findField(scene, command, said);
  if (!found.ok) return found.abstain;
  // "Delete the task" empties no field called "New task": of a name that says more, its kind has to be said.
  const { kind } = said ? parsePhrase(said, command.language) : {};
  const isField = kind === 'field' || kind === 'textarea' || kind === 'menu';
  if (said && found.text < WELL_NAMED && !isField) return abstain(voiceOf(command.language)('missing', { name: said.text }));
  return act(scene, found.element, 'clear', found.why);
};

/** Takes a short name with a word for search in it, also by its type or value (0.78 × 0.9), not by its description (0.78 × 0.85). */
const SEARCH_BOX = 0.68;

/** "search X": into a clear search box and submitted; else a clear search button, behind which there may be a box. */
export const search: Resolve = ({ command, scene, opened }) => {
  const value = valueOf(withoutPlace(command.slots.text, command.language), command.language);
  if ('couldBe' in value) return whichValue(value.couldBe, command);
  const text = value.text.trim();
  if (command.slots.field) return searchIn(scene, command, text);
  const box = findTarget(scene, { text: 'search', quoted: false }, command, { needs: 'editable', threshold: SEARCH_BOX });
  const other = box.ok ? otherSearchBox(scene, box.element) : undefined;
  if (box.ok && other) return whichField(scene, command, [box.element, other]);
  if (box.ok) return act(scene, box.element, 'type', box.why, { text: withoutBox(text, box.element, command), submit: 'true' });
  const button = findTarget(scene, { text: 'search', quoted: false }, command, { needs: 'clickable', threshold: NOT_ONLY_INSIDE });
  if (button.ok && !opened && !sendsFields(scene, button.element)) {
    const click = act(scene, button.element, 'click', `${button.why}, no search box in sight`);
    return click.kind === 'act' ? { ...click, unfinished: true } : click;
  }
  const only = fieldOfSearch(scene);
  if (only) return act(scene, only, 'type', 'the field that the search asks for', { text, submit: 'true' });
  if (box.several) return box.abstain;
  return abstain(voiceOf(command.language)('noSearchBox'), fieldsToTypeIn(scene, text, command));
};

/** "Look for tea in the letters", where the box says "Search letters": that is where, and no part of what is looked for. */
function withoutBox(text: string, { name, placeholder = '' }: SnapshotElement, { language, slots }: Command): string {
  if (slots.text?.quoted || slots.text?.inner !== undefined) return text;
  const { prepositions } = grammarFor(language);
  const { small } = wordsFor(language);
  const label = new Set(comparable(`${name} ${placeholder}`).words);
  const words = text.split(/\s+/);
  const isWhere = (from: number) => {
    const telling = comparable(words.slice(from + 1).join(' ')).words.filter((word) => !small.has(word));
    return prepositions.has(foldLetters(words[from] ?? '')) && telling.length > 0 && telling.every((word) => has(label, word));
  };
  const at = words.findIndex((_, index) => index > 0 && isWhere(index));
  return at < 0 ? text : words.slice(0, at).join(' ');
}

/** "Look for "tea" in the letters": what is quoted is looked for, and the rest says where. */
function withoutPlace(said: Said | undefined, language: string): Said | undefined {
  if (said?.inner === undefined) return said;
  const rest = said.text.split(said.inner).at(-1)?.replace(/[“”"]/g, '').trim().split(/\s+/) ?? [];
  const isPlace = said.text.indexOf(said.inner) <= 1 && grammarFor(language).prepositions.has(foldLetters(rest[0] ?? ''));
  return isPlace ? { text: said.inner, quoted: true } : said;
}

/** A second box of the page's that is made for searching, however it is called: which of them was meant nobody said. */
function otherSearchBox({ snapshot }: Scene, box: SnapshotElement): SnapshotElement | undefined {
  if (box.role !== 'searchbox') return undefined;
  return snapshot.elements.find(
    (element) =>
      element !== box && element.role === 'searchbox' && element.inView && !element.covered && !element.states.includes('disabled'),
  );
}

/** What a search that calls its fields otherwise ("Destination") cannot do without: the one field of words in it that is required. */
function fieldOfSearch(scene: Scene): SnapshotElement | undefined {
  const fields = scene.snapshot.elements.filter(
    (element) => element.place[0]?.kind === 'search' && element.role === 'textbox' && isEditable(element) && !element.covered,
  );
  const required = fields.filter(({ states }) => states.includes('required'));
  return required.length === 1 ? required[0] : undefined;
}

function searchIn(scene: Scene, command: Command, text: string): Resolution {
  const box = findTarget(scene, command.slots.field ?? { text: 'search', quoted: false }, command, {
    needs: 'editable',
    threshold: SEARCH_BOX,
  });
  return box.ok ? act(scene, box.element, 'type', box.why, { text, submit: 'true' }) : box.abstain;
}

/** A search button with fields beside it sends those; it opens no search box. */
function sendsFields(scene: Scene, button: SnapshotElement): boolean {
  const form = button.place.find(({ kind }) => kind === 'form' || kind === 'search');
  return (
    form !== undefined &&
    scene.snapshot.elements.some((element) => isEditable(element) && element.place.some((place) => isSameLandmark(place, form)))
  );
}

/** "rename Kim to Karla": where no field is called so, a cell may be. */
function inCell(scene: Scene, command: Command): Resolution | undefined {
  const { field, text } = command.slots;
  const cell = field && cellMeant(scene, field, command.language);
  return cell && !findField(scene, command, field).ok ? writeCell(scene, command, cell, text) : undefined;
}

function typeInto(scene: Scene, command: Command, field: Said | undefined, more: Record<string, string>): Resolution {
  const found = findField(scene, command, field);
  if (!found.ok) return found.abstain;
  const value = valueFor(scene, found.element, command.slots.text, command);
  if ('abstain' in value) return value.abstain;
  return act(scene, found.element, 'type', found.why, { text: bound(value.text, found.element), ...more });
}

/** `{name}` alone is a blank of a workflow: a secret where the field hides what is typed. */
function bound(text: string, element: SnapshotElement): string {
  const name = /^\{(\w[\w.-]*)\}$/.exec(text)?.[1];
  if (!name) return text;
  return element.secret || element.type === 'password' ? `{{secret:${name}}}` : `{{${name}}}`;
}

/** The field that was said. */
export function findField(scene: Scene, command: Command, field: Said | undefined): Found {
  if (field) {
    const named = fieldMeant(scene, findTarget(scene, field, command, { needs: 'editable' }), field, command);
    const found = named.ok || named.several ? named : (fieldBeside(scene, field, command) ?? named);
    const composer = !found.ok && !found.several && isOfMessages(field.text, command.language) ? composerOf(scene) : undefined;
    return composer ? { ok: true, element: composer, text: 1, why: 'where the page writes messages' } : found;
  }
  const fields = scene.snapshot.elements.filter((element) => hasCapability(element, 'editable') && !element.states.includes('disabled'));
  const focused = fields.find((element) => element.id === scene.snapshot.focused);
  if (focused) return { ok: true, element: focused, text: 1, why: 'has the focus' };
  const visible = fields.filter((element) => element.inView && !element.covered);
  const only = fields.length === 1 ? fields[0] : undefined;
  // A search box is on every page: words without a place are not meant for it just because nothing else is there.
  const meant = only && (!isSearchBox(scene, only) || command.slots.text?.quoted === true);
  if (only && meant) return { ok: true, element: only, text: 1, why: 'the only field' };
  return { ok: false, abstain: whichField(scene, command, visible.length > 0 ? visible : fields), several: visible.length > 1 };
}

function isSearchBox(scene: Scene, field: SnapshotElement): boolean {
  const texts = scene.entries.find(({ element }) => element === field)?.texts ?? [];
  return field.role === 'searchbox' || texts.some(({ text }) => conceptsIn(text.normal).has('search'));
}

function whichField(scene: Scene, command: Command, fields: SnapshotElement[]): Resolution {
  const text = wordsOf(command.slots.text);
  const say = voiceOf(command.language);
  if (fields.length === 0) return abstain(say('noField'));
  return abstain(say('whichField', { said: command.source, count: fields.length }), fieldsToTypeIn(scene, text, command));
}

function fieldsToTypeIn(scene: Scene, text: string, { language }: Command): string[] {
  const say = voiceOf(language);
  const fields = scene.snapshot.elements.filter((element) => isEditable(element) && nameOf(element) !== '');
  const quoted = text.replace(/"/g, "'");
  return fields.map((element) => say('typeIn', { text: quoted, target: say('named', { name: nameOf(element) }) }));
}

/** "submit the form": the button that says so, else the only one that sends a form. */
export const submit: Resolve = ({ command, scene }) => {
  const named = findTarget(scene, { text: 'submit', quoted: false }, command, {
    needs: 'clickable',
    threshold: WELL_NAMED,
    prefers: ({ element }) => (element.role === 'button' ? 1 : 0),
  });
  if (named.ok) return act(scene, named.element, 'click', named.why);
  const submits = scene.snapshot.elements.filter(
    (element) => element.type === 'submit' && !element.states.includes('disabled') && !element.covered,
  );
  const focused = scene.snapshot.elements.find((element) => element.id === scene.snapshot.focused);
  const form = (element: SnapshotElement) => element.place.find(({ kind }) => kind === 'form');
  const ofFocused = focused ? submits.filter((element) => form(element) !== undefined && isSameLandmark(form(element), form(focused))) : [];
  const only = ofFocused.length === 1 ? ofFocused[0] : submits.length === 1 ? submits[0] : undefined;
  if (only) return act(scene, only, 'click', 'the only button that sends a form');
  if (submits.length === 0) return named.abstain;
  const say = voiceOf(command.language);
  return abstain(
    say('severalForms', { count: submits.length }),
    submits.filter((element) => nameOf(element) !== '').map((element) => sayClick(say, element)),
  );
};
