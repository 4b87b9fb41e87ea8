import type { Command } from '../command';
import { conceptOf, deedIn } from '../concepts';
import { CONTROLS, ITEM_ROLES } from '../inside';
import { bareText } from '../parse-command';
import { type Entry, isEditable, type Scene, sceneOf } from '../scene';
import { comparable } from '../text-fit';
import { wordsFor } from '../words-for';
import { act } from './click';
import type { OneAct, Resolution } from './resolution';

/**
 * "Delete Budget.xlsx", "rename Budget.xlsx to Plan.xlsx", where a thing is selected first, and a button outside of the list then acts on the selection. One look for each
 * step: the thing is selected, the button pressed, the new name written where a field has opened for it. Undefined where more than that thing is selected.
 */
export function deedOnSelected(scene: Scene, command: Command, opened: boolean): Resolution | undefined {
  const { slots, source, language } = command;
  const renamed = slots.field && slots.text ? slots.text.text : undefined;
  const { words } = comparable(bareText(source.replace(/[“”"]/g, ' '), language));
  const { deed, rest } = deedIn(words);
  const { small, things, contents } = wordsFor(language);
  const thing = slots.field && renamed !== undefined ? comparable(slots.field.text).words : rest;
  const telling = thing.filter((word) => ![small, things, contents].some((plain) => plain.has(word)));
  const [button, another] = scene.entries.filter((entry) => doesTo(deed, entry));
  if (!button || another || telling.length === 0) return undefined;
  const before = opened && scene.before ? selectorOf(sceneOf(scene.before), telling) : undefined;
  if (renamed !== undefined && before && isSelected(before)) return writeName(scene, telling, renamed);
  const selecting = selectorOf(scene, telling);
  // What is selected besides would go with it.
  if (!selecting || scene.entries.some((entry) => entry !== selecting && isSelected(entry) && selects(entry))) return undefined;
  if (!isSelected(selecting)) return opened ? undefined : goOn(selectBy(scene, selecting, telling));
  if (button.element.states.includes('disabled')) return undefined;
  const pressed = act(scene, button.element, 'click', `does it to what is selected (${telling.join(' ')})`);
  return renamed === undefined ? pressed : goOn(pressed);
}

/** The button was pressed: the name goes into the field where the caret is since then, and into no other that had it before. */
function writeName(scene: Scene, telling: readonly string[], name: string): Resolution | undefined {
  const isOpened = ({ element }: Entry) =>
    isEditable(element) &&
    element.states.includes('focused') &&
    !element.secret &&
    (scene.isNew(element) || telling.every((word) => comparable(element.value ?? '').words.includes(word)));
  const field = scene.entries.find(isOpened);
  return field && act(scene, field.element, 'type', 'opened for the name', { text: name, submit: 'true' });
}

const goOn = (resolution: Resolution): OneAct | undefined => (resolution.kind === 'act' ? { ...resolution, unfinished: true } : undefined);

/** Is it called by the verb, or by that and a word for what is selected, and does it stand in none of the things? */
function doesTo(deed: string, { element: { role, name, place } }: Entry): boolean {
  const [first = '', ...rest] = comparable(name).words;
  const concept = conceptOf(deed);
  const isCalled = concept === undefined ? first === deed : DEEDS.has(concept) && conceptOf(first) === concept;
  return CONTROLS.has(role) && isCalled && rest.length < 2 && !place.some(({ kind }) => ITEM_ROLES.has(kind));
}

/** What is done to a thing that is selected; to search, add or go on is not. A verb that is none of the known ones has to be the button's own. */
const DEEDS = new Set(['delete', 'edit', 'download', 'print']);

/** The one thing that has all these words and hardly any other: the box that ticks it, where it has one. */
function selectorOf({ entries }: Scene, telling: readonly string[]): Entry | undefined {
  const isMeant = (name: string) => {
    const { words } = comparable(name);
    return telling.every((word) => words.includes(word)) && words.length <= telling.length + MORE;
  };
  const isUsable = ({ element: { states } }: Entry) => !states.includes('disabled') && !states.includes('readonly');
  const selecting = entries.filter((entry) => selects(entry) && isUsable(entry));
  const isBox = ({ element: { role } }: Entry) => role === 'checkbox';
  const [box, another] = selecting.filter((one) => isBox(one) && one.element.place.some(({ name }) => isMeant(name ?? '')));
  if (box) return another ? undefined : box;
  const [only, other] = selecting.filter((one) => !isBox(one) && isMeant(one.element.name));
  return other ? undefined : only;
}

/** A thing that a press selects, or the box in a thing that does. */
const selects = ({ element: { role, place } }: Entry): boolean =>
  SELECTED.has(role) || (role === 'checkbox' && place.some(({ kind }) => ITEM_ROLES.has(kind)));
/** "Budget" may be called Budget.xlsx; by judgement. */
const MORE = 1;
const SELECTED = new Set(['treeitem', 'option', 'row']);

const isSelected = ({ element: { states } }: Entry): boolean => states.includes('selected') || states.includes('checked');

const selectBy = (scene: Scene, { element }: Entry, telling: readonly string[]): Resolution =>
  act(scene, element, element.role === 'checkbox' ? 'check' : 'click', `is “${telling.join(' ')}”, selects it`);
