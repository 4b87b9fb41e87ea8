import type { SnapshotElement } from '../../model/page/snapshot';
import type { Command, Said } from './command';
import { type Found, findTarget } from './find-target';
import { opensMenu } from './kinds';
import { FIT, fitOf, nameOf } from './names';
import { readPhrase } from './phrase';
import { abstain, act, type CommandContext, labelIn, type Resolution, type Resolve, spokenName } from './resolution';
import { type Entry, isEditable, type Scene } from './scene';
import { tableOf } from './tables';
import { valueOf } from './value';
import { voiceOf } from './voice';

/** "Sort by price" */
const SORTING: Said = { text: 'sort', quoted: true };
const NOTHING: Said = { text: '', quoted: false };

/** "choose Purple": the option of the one list that has it, or what is called so; "choose Purple from the theme menu". */
export const select: Resolve = (context) => {
  const { command, scene, opened } = context;
  const { option = NOTHING, field } = command.slots;
  if (field) return set(context);
  const lists = scene.snapshot.elements.flatMap((element) => {
    const label = element.tag === 'select' && !element.states.includes('disabled') ? optionOf(element, option, command) : undefined;
    return label === undefined ? [] : [{ element, label }];
  });
  const found = findTarget(scene, option, command, {
    needs: 'clickable',
    only: (entry) => entry.element.tag !== 'select' && isOption(scene, entry, opened),
  });
  const [list] = lists;
  const say = voiceOf(command.language);
  const offers = lists.map(({ element, label }) => say('chooseFrom', { option: label, name: spokenName(element) }));
  if (lists.length > 1 || (list && (found.ok || found.several)))
    return abstain(say('optionOfSeveral', { option: option.text, count: lists.length }), offers);
  if (list) return act(scene, list.element, 'selectOption', `has the option “${list.label}”`, { option: list.label });
  if (found.ok || found.several) return pressed(scene, found);
  const any = findTarget(scene, option, command, { needs: 'clickable', least: FIT.thing, only: ({ element }) => !isEditable(element) });
  return pressed(scene, any);
};

/** To choose what has a box to tick is to tick it, not to turn it over. */
function pressed(scene: Scene, found: Found): Resolution {
  if (!found.ok) return found.refusal;
  const { element, why } = found;
  return act(scene, element, element.role === 'checkbox' || element.role === 'switch' ? 'check' : 'click', why);
}

/** "set theme to Fuchsia": a native list, a field, a switch, one of several choices, or a menu that is opened first. */
export const set: Resolve = (context) => {
  const { command, scene, opened } = context;
  const { field, option = NOTHING } = command.slots;
  const found = findTarget(scene, field ?? SORTING, command, { needs: 'settable' });
  if (!found.ok) return found.several ? found.refusal : (oneOfChoices(context) ?? found.refusal);
  const { element, why } = found;
  if (element.tag === 'select') return fromList(scene, element, option, command);
  const state = tableOf(command.language).states.get(nameOf(option.text).normal);
  if (element.role === 'checkbox' || element.role === 'switch')
    return state ? act(scene, element, state === 'on' ? 'check' : 'uncheck', why) : whichState(command, element);
  if (element.role === 'slider' || (isEditable(element) && element.role !== 'combobox')) {
    const value = valueOf(option, command, element);
    return value.ok ? act(scene, element, 'type', why, { text: value.text }) : value.refusal;
  }
  if (opened || element.states.includes('expanded')) return fromOpenMenu(context, element);
  return { ...act(scene, element, 'click', why), unfinished: true };
};

const whichState = ({ language, source }: Command, element: SnapshotElement): Resolution => {
  const say = voiceOf(language);
  const target = say('named', { name: spokenName(element) });
  return abstain(say('whichValue', { said: source }), [say('check', { target }), say('uncheck', { target })]);
};

/** "Size: Large" where each size is a box or button of its own: the one called so of what stands under that name. */
function oneOfChoices({ command, scene }: CommandContext): Resolution | undefined {
  const [phrase] = readPhrase(command.slots.field ?? NOTHING, command.language);
  const [name] = phrase?.names ?? [];
  const isThere = ({ element, places }: Entry) =>
    CHOICES.has(element.role) && name !== undefined && places.some((place) => fitOf(name, place) >= FIT.thing);
  const found = findTarget(scene, command.slots.option, command, { needs: 'clickable', only: isThere });
  return found.ok ? pressed(scene, found) : undefined;
}
const CHOICES = new Set('radio checkbox option button'.split(' '));

/** What the list calls the option that was said: to the letter, else the one with these as whole words. */
function optionOf({ options = [] }: SnapshotElement, said: Said, command: Command): string | undefined {
  const phrases = readPhrase(said, command.language).filter(({ place, ordinal }) => !place && ordinal === undefined);
  const names = [nameOf(said.text), ...phrases.flatMap((phrase) => phrase.names)];
  for (const least of [FIT.same, FIT.alike, FIT.words]) {
    const [first, other] = options.filter(({ label }) => names.some((name) => fitOf(name, nameOf(label)) >= least));
    if (first) return other ? undefined : first.label;
  }
  return undefined;
}

function fromList(scene: Scene, element: SnapshotElement, said: Said, command: Command): Resolution {
  const label = optionOf(element, said, command);
  if (label !== undefined) return act(scene, element, 'selectOption', `has the option “${label}”`, { option: label });
  const say = voiceOf(command.language);
  const options = (element.options ?? []).map((option) => option.label);
  const list = options.slice(0, 6).join(', ');
  const offers = options.slice(0, 3).map((option) => say('chooseFrom', { option, name: spokenName(element) }));
  return abstain(say('noOption', { label: labelIn(say, element), option: said.text, list }), offers);
}

function fromOpenMenu({ command, scene }: CommandContext, trigger: SnapshotElement): Resolution {
  const isThere = (entry: Entry) =>
    entry.element !== trigger && isOption(scene, entry, true) && (entry.element.isNew === true || !BOXES.has(entry.element.role));
  const found = findTarget(scene, command.slots.option, command, { needs: 'clickable', only: isThere });
  if (found.ok || found.several) return pressed(scene, found);
  const say = voiceOf(command.language);
  const shown = scene.entries.filter(isThere).map(({ element }) => element);
  const list = shown.slice(0, 6).map(spokenName).join(', ');
  const offers = shown.slice(0, 3).map((element) => say('click', { target: say('named', { name: spokenName(element) }) }));
  return abstain(say('notInMenu', { option: command.slots.option?.text ?? '', list }), offers);
}

/** What a list or an open menu offers; with `opened` also what has come since. */
function isOption({ snapshot }: Scene, { element }: Entry, opened: boolean): boolean {
  if (OPTIONS.has(element.role)) return true;
  const isFirstLook = snapshot.elements.every(({ isNew }) => isNew);
  return opened && element.isNew === true && !isFirstLook && !opensMenu(element);
}
const BOXES = new Set('radio checkbox switch tab'.split(' '));
const OPTIONS = new Set([...'option menuitem menuitemradio menuitemcheckbox treeitem'.split(' '), ...BOXES]);
