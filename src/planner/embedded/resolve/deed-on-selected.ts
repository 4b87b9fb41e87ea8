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
 * "Delete Budget.xlsx", "rename Budget.xlsx to Plan.xlsx", where a thing is selected first and a button that stands in none of them does it to what is selected. One look for
 * each step: the thing is selected, the button pressed, the new name written where one may be written then.
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
  const [field, other] = opened && renamed !== undefined ? scene.entries.filter(isWritten) : [];
  if (field && !other)
    return act(scene, field.element, 'type', `opened by “${button.element.name}”`, { text: renamed ?? '', submit: 'true' });
  const selecting = selectorOf(scene, telling);
  if (!selecting) return undefined;
  if (!isSelected(selecting)) return opened ? undefined : goOn(selectBy(scene, selecting, telling));
  // Pressed already, and nothing to write in came of it.
  const before = scene.before && selectorOf(sceneOf(scene.before), telling);
  if (renamed !== undefined && opened && before && isSelected(before)) return undefined;
  const pressed = act(scene, button.element, 'click', `does it to what is selected (${telling.join(' ')})`);
  return renamed === undefined ? pressed : goOn(pressed);
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
  const [box, another] = entries.filter(
    ({ element: { role, place, states } }) =>
      role === 'checkbox' &&
      !states.includes('disabled') &&
      !states.includes('readonly') &&
      place.some(({ kind, name }) => ITEM_ROLES.has(kind) && isMeant(name ?? '')),
  );
  if (box) return another ? undefined : box;
  const [only, other] = entries.filter(({ element: { role, name } }) => SELECTED.has(role) && isMeant(name));
  return other ? undefined : only;
}
/** "Budget" may be called Budget.xlsx; by judgement. */
const MORE = 1;
/** What a press selects. */
const SELECTED = new Set(['treeitem', 'option', 'row']);

const isSelected = ({ element: { states } }: Entry): boolean => states.includes('selected') || states.includes('checked');

const selectBy = (scene: Scene, { element }: Entry, telling: readonly string[]): Resolution =>
  act(scene, element, element.role === 'checkbox' ? 'check' : 'click', `is “${telling.join(' ')}”, selects it`);

/** Where the caret is since then. */
const isWritten = ({ element }: Entry): boolean => isEditable(element) && element.states.includes('focused') && !element.secret;
