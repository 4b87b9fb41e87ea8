import { commandLanguages } from '../../../languages/joined/command-languages';
import { once } from '../../../lib/once';
import { foldLetters, shorten } from '../../../lib/text';
import { introducesQuote } from '../../../model/goal/value';
import type { SnapshotElement } from '../../../model/snapshot';
import { isLabelIn, isNameIn } from '../choose-element';
import type { Command, Said } from '../command';
import { anyOf, grammarFor, wordList } from '../grammars';
import { boxOfAllRows, boxOfRow } from '../header-row';
import { nthItem } from '../items';
import { opensMenu } from '../kinds';
import { isNamedAlike } from '../names-by-language';
import { bareName, parsePhrase } from '../phrase';
import { type Entry, isEditable, type Scene } from '../scene';
import { comparable, FIT, textFit, theOneCalled } from '../text-fit';
import { NEARLY_EXACT } from '../thresholds';
import { voiceOf } from '../voice';
import { wordsFor } from '../words-for';
import { cellMeant, sortColumn, writeCell } from './cell';
import { act, asCheck, clickOn } from './click';
import { fieldBeside, fieldMeant } from './field-meant';
import { type Found, findTarget, labelIn, nameOf, sayClick } from './find-target';
import { abstain, type Resolution, type Resolve } from './resolution';
import { byHeader, byOwnHeader, SORTING } from './sort-by-header';
import { valueFor, whichValue } from './value';

const NOTHING: Said = { text: '', quoted: false };

/** "choose Purple", "choose Purple from the theme menu". */
export const select: Resolve = (circumstance) => {
  const { command, scene } = circumstance;
  const option = command.slots.option ?? NOTHING;
  if (command.slots.field)
    return selectedText(scene, command, option) ?? setField(scene, command, command.slots.field, option, circumstance.opened);
  const ticked = tickedItem(scene, command, option);
  if (ticked) return ticked;
  const texts = selectedText(scene, command, option);
  if (texts) return texts;
  const lists = scene.snapshot.elements.flatMap((element) => {
    const labels = element.tag === 'select' && !element.states.includes('disabled') ? labelsFitting(element, option) : undefined;
    return labels ? [chooseAll(scene, element, labels)] : [];
  });
  if (lists[0] && lists.length === 1) return lists[0];
  const native = selectsWith(scene, option);
  const alike = native.filter(({ label }) => textFit(comparable(option.text), comparable(label)) >= FIT.exact);
  const [same] = alike;
  if (same && native.length === 1) return choose(scene, same.element, same.label, `has the option “${same.label}”`);
  const clicked = clickOn({ ...scene, entries: scene.entries.filter(({ element }) => element.tag !== 'select') }, command, option);
  // What several menus offer to the letter is no reason to click what only resembles it.
  if (clicked.kind === 'act' && (alike.length < 2 || isNameIn(scene)(option.text))) return asCheck(scene, clicked);
  const only = native[0];
  if (native.length === 1 && only) return choose(scene, only.element, only.label, `has the option “${only.label}”`);
  if (native.length > 1) {
    const say = voiceOf(command.language);
    return abstain(
      say('optionOfSeveral', { option: option.text, count: native.length }),
      native.map(({ element, label }) => say('chooseFrom', { option: label, name: nameOf(element) })),
    );
  }
  const named = optionOfField(circumstance);
  return named ? setField(scene, command, named.field, named.option, circumstance.opened) : clicked;
};

/** "select the text "red lamp" in the notes": marks what the field holds; that is no option, and never written. */
function selectedText(scene: Scene, command: Command, { text, inner }: Said): Resolution | undefined {
  if (inner === undefined || !introducesQuote(text.slice(0, text.indexOf(inner)))) return undefined;
  const holding = scene.entries.filter(({ element }) => isEditable(element) && !element.secret && element.value?.includes(inner));
  const found = command.slots.field
    ? findTarget(scene, command.slots.field, command, { needs: 'editable' })
    : { ok: holding.length === 1, element: holding[0]?.element, why: 'holds that text' };
  const { value = '' } = (found.ok && found.element) || {};
  const at = value.indexOf(inner);
  if (!found.ok || !found.element || at < 0 || value.indexOf(inner, at + 1) >= 0)
    return abstain(voiceOf(command.language)('missing', { name: inner }));
  const [before, after] = [value.slice(Math.max(0, at - AROUND), at), value.slice(at + inner.length, at + inner.length + AROUND)];
  return act(scene, found.element, 'selectText', found.why, { text: inner, before, after });
}
/** Characters beside a quotation by which it is found again; as many as a recording keeps. */
const AROUND = 32;

/** "select the first mail": the box to tick in the first of what the page lists; "select all rows": the one beside the headers. */
function tickedItem(scene: Scene, { language }: Command, option: Said): Resolution | undefined {
  const all = grammarFor(language).all.find((word) => foldLetters(option.text).startsWith(`${word} `));
  const { kind, ordinal, names } = parsePhrase(all ? { text: option.text.slice(all.length + 1), quoted: false } : option, language);
  const { contents } = wordsFor(language);
  const isContent = names.length === 1 && names[0]?.words.every((word) => contents.has(word));
  const isListed = isContent || (names.length === 0 && ['result', 'card', 'row'].includes(kind ?? ''));
  if (!isListed || (ordinal === undefined) !== (all !== undefined)) return undefined;
  const boxes = nthItem(scene, ordinal ?? 1)?.entries.filter(({ element }) => element.role === 'checkbox') ?? [];
  const box = all ? boxOfAllRows(scene) : boxOfRow(scene, boxes);
  return box && act(scene, box.element, 'check', `${kind} ${ordinal ?? all}`);
}

/** "Show 50 rows a page": what is called so is set to what is said besides. */
export const setBySentence: Resolve = (circumstance) => {
  const said = circumstance.command.slots.object;
  const named = said && optionOfField({ ...circumstance, command: { ...circumstance.command, slots: { option: said } } });
  if (!named || !/\d/.test(named.option.text)) return abstain('');
  return setField(circumstance.scene, circumstance.command, named.field, named.option, circumstance.opened);
};

/** "pick the purple theme", "choose Item 40" of the list called Item: the words end or begin with what something that can be set is called. */
function optionOfField({ command, scene }: Parameters<Resolve>[0]): { field: Said; option: Said } | undefined {
  const said = command.slots.option;
  if (!said || said.quoted) return undefined;
  const words = bareName(said.text, command.language).split(' ');
  const isLabel = isLabelIn(scene);
  const at = words.findIndex((_, index) => index > 0 && isLabel(words.slice(index).join(' ')));
  const count = words.findLastIndex((_, index) => index > 0 && isLabel(words.slice(0, index).join(' ')));
  if (at < 0 && count > 0) return { field: { text: words.slice(0, count).join(' '), quoted: false }, option: said };
  if (at < 0) return undefined;
  return { field: { text: words.slice(at).join(' '), quoted: false }, option: { text: words.slice(0, at).join(' '), quoted: false } };
}

/** "set theme to Fuchsia": a native select, a field, a switch, or a menu that is opened first. */
export const set: Resolve = ({ command, scene, opened }) =>
  (command.slots.field ? undefined : (sortColumn(scene, command, opened) ?? byOwnHeader(scene, command, canBeSet))) ??
  setField(scene, command, command.slots.field ?? SORTING, command.slots.option ?? NOTHING, opened);

function setField(scene: Scene, command: Command, field: Said, option: Said, opened: boolean): Resolution {
  const named = findTarget(scene, field, command, { needs: 'any', prefers: ({ element }) => (canBeSet(element) ? 1 : 0) });
  const cell = named.ok && named.element.role !== 'gridcell' ? undefined : cellMeant(scene, field, command.language);
  if (cell) return writeCell(scene, command, cell, option);
  const choice = named.ok ? undefined : choiceIn(scene, field, option, command);
  if (choice) return choice;
  return setFound(
    scene,
    command,
    named.ok || named.several ? fieldMeant(scene, named, field, command) : (fieldBeside(scene, field, command) ?? named),
    field,
    option,
    opened,
  );
}

/** "Size: Large" where each size is a box or button of its own: the one called so of what stands under that name. */
function choiceIn(scene: Scene, field: Said, option: Said, command: Command): Resolution | undefined {
  const name = comparable(bareName(field.text, command.language));
  const isThere = ({ element, places }: Entry) => CHOICES.has(element.role) && places.some((place) => textFit(name, place) >= NEARLY_EXACT);
  const found = findTarget(scene, option, command, { needs: 'clickable', prefers: (entry) => (isThere(entry) ? 1 : 0) });
  return found.ok ? asCheck(scene, act(scene, found.element, 'click', found.why)) : undefined;
}
const CHOICES = new Set(['radio', 'checkbox', 'option', 'button']);

/** Brings what was found to a value or option. */
export function setFound(scene: Scene, command: Command, trigger: Found, field: Said, option: Said, opened: boolean): Resolution {
  // "Make the text bold" is no word to write.
  const said = foldLetters(`${bareName(field.text, command.language)} ${option.text} `);
  const isOfText = [...grammarFor(command.language).writing].some((text) => said.startsWith(`${text} `));
  const isLabelled =
    trigger.ok && textFit(comparable(bareName(field.text, command.language)), comparable(trigger.element.name)) >= FIT.exact;
  if (trigger.ok && !option.quoted && isOfText && !isLabelled)
    return formatted(scene, command, trigger.element, option) ?? whichValue([option.text], command, trigger.element);
  if (trigger.ok && trigger.element.tag === 'select') return fromNative(scene, trigger.element, option, command);
  const state = onOrOff(option, command.language);
  if (trigger.ok && state && ['checkbox', 'switch'].includes(trigger.element.role))
    return act(scene, trigger.element, state === 'on' ? 'check' : 'uncheck', trigger.why);
  const isOpen = opened || (trigger.ok && trigger.element.states.includes('expanded'));
  if (isOpen) return fromOpenMenu(scene, command, option, trigger.ok ? trigger.element : undefined);
  if (trigger.ok && takesText(trigger.element) && trigger.element.role !== 'combobox') return typeOption(scene, trigger, option, command);
  if (!trigger.ok) return (field === SORTING && byHeader(scene, command, option)) || trigger.abstain;
  const click = act(scene, trigger.element, 'click', trigger.why);
  return click.kind === 'act' ? { ...click, unfinished: true } : click;
}

/** "Make all of the text bold": all of it is selected, and the control pressed that is called so. */
function formatted(scene: Scene, command: Command, editor: SnapshotElement, option: Said): Resolution | undefined {
  const control = findTarget(scene, option, command, { needs: 'clickable', threshold: NEARLY_EXACT });
  // One that is pressed now may say so of where the caret is.
  if (!control.ok || editor.tag === 'input' || isEditable(control.element) || control.element.states.includes('pressed')) return undefined;
  const all = act(scene, editor, 'press', 'selects all of the text', { key: 'Control+a' });
  const click = act(scene, control.element, 'click', control.why);
  return all.kind === 'act' && click.kind === 'act' ? { ...click, before: [all] } : undefined;
}

function typeOption(scene: Scene, { element, why }: Found & { ok: true }, option: Said, command: Command): Resolution {
  const value = valueFor(scene, element, option, command);
  return 'abstain' in value ? value.abstain : act(scene, element, 'type', why, { text: value.text });
}

/** A slider is set by its number, as a field is. */
const takesText = (element: SnapshotElement) => isEditable(element) || element.role === 'slider';

function canBeSet(element: SnapshotElement): boolean {
  return (
    takesText(element) || opensMenu(element) || element.options !== undefined || ['button', 'checkbox', 'switch'].includes(element.role)
  );
}

/** So many options that differ by a number are a series, which may go on where the list is scrolled; by judgement. */
const SERIES = 3;
const withoutNumbers = (text: string) => comparable(text.replace(/\d+/g, '#')).normal;

function fromOpenMenu(scene: Scene, command: Command, option: Said, trigger?: SnapshotElement): Resolution {
  const found = findTarget(scene, option, command, {
    needs: 'clickable',
    threshold: FIT.inName,
    prefers: ({ element }) => (isOption(scene, element) ? 1 : 0),
  });
  if (found.ok) return act(scene, found.element, 'click', found.why);
  const offered = scene.entries
    .filter(({ element }) => isOption(scene, element) && element.name !== '')
    .sort((left, right) => Number(scene.isNew(right.element)) - Number(scene.isNew(left.element)));
  if (offered.length === 0) return found.abstain;
  const alike = offered.filter(({ element }) => /\d/.test(option.text) && withoutNumbers(element.name) === withoutNumbers(option.text));
  // The page goes through the list by itself, and bails where it ends.
  if (trigger && alike.length >= SERIES) return choose(scene, trigger, option.text, 'further down in the list');
  const say = voiceOf(command.language);
  return abstain(
    say('notInMenu', {
      option: option.text,
      list: shorten(
        offered
          .slice(0, 12)
          .map(({ element }) => element.name)
          .join(', '),
        300,
      ),
    }),
    offered.map(({ element }) => sayClick(say, element)),
  );
}

function isOption(scene: Scene, element: SnapshotElement): boolean {
  return (
    ['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'radio', 'treeitem'].includes(element.role) ||
    (scene.isNew(element) && ['button', 'link', 'listitem', ''].includes(element.role))
  );
}

function fromNative(scene: Scene, element: SnapshotElement, option: Said, { language }: Command): Resolution {
  const several = labelsFitting(element, option);
  if (several) return chooseAll(scene, element, several);
  const label = labelFitting(element, option) ?? nthLabel(element, option, language);
  if (label) return choose(scene, element, label, `has the option “${label}”`);
  const labels = (element.options ?? []).map((each) => each.label);
  const say = voiceOf(language);
  return abstain(
    say('noOption', { label: labelIn(say, element), option: option.text, list: shorten(labels.join(', '), 300) }),
    labels.map((each) => say('chooseFrom', { option: each, name: nameOf(element) })),
  );
}

/** The one label that the words fit, or nothing. */
function labelFitting(element: SnapshotElement, option: Said): string | undefined {
  const labels = (element.options ?? []).map(({ label }) => label);
  const called = theOneCalled(comparable(option.text), labels, (label) => label);
  const [alike, another] = called === undefined ? labels.filter((label) => isNamedAlike(option.text, label)) : [];
  return called ?? (another === undefined ? alike : undefined);
}

/** "Olives, Ham and Feta": two or more options of a list that takes several, each of them named. */
function labelsFitting(element: SnapshotElement, { text, quoted }: Said): string[] | undefined {
  if (quoted || element.role !== 'listbox') return undefined;
  const parts = text.split(betweenParts()).filter((part) => part.trim() !== '');
  const labels = parts.flatMap((part) => labelFitting(element, { text: part, quoted: true }) ?? []);
  return parts.length > 1 && new Set(labels).size === parts.length ? labels : undefined;
}

/** What stands between the parts of a list: commas, "and". */
export const betweenParts = once(() => new RegExp(`\\s*[,;、，]\\s*(?:(?:${joints()})\\s)?|\\s+(?:${joints()})\\s+`, 'iu'));
/** "And" in the languages that put spaces between words. */
const joints = once(() => anyOf(commandLanguages().flatMap(({ spaced, grammar }) => (spaced ? wordList(grammar.connectors) : []))));

const chooseAll = (scene: Scene, element: SnapshotElement, labels: readonly string[]): Resolution =>
  act(scene, element, 'selectOption', `has the options “${labels.join('”, “')}”`, { option: labels.join('\n') });

/** "The third option". */
function nthLabel({ options = [] }: SnapshotElement, option: Said, language: string): string | undefined {
  const { ordinal, kind, names } = parsePhrase(option, language);
  return ordinal !== undefined && kind === 'option' && names.length === 0
    ? options.at(ordinal < 0 ? ordinal : ordinal - 1)?.label
    : undefined;
}

function selectsWith(scene: Scene, option: Said): { element: SnapshotElement; label: string }[] {
  return scene.snapshot.elements.flatMap((element) => {
    const label = element.tag === 'select' && !element.states.includes('disabled') ? labelFitting(element, option) : undefined;
    return label ? [{ element, label }] : [];
  });
}

/** "Dermatologia": words that are just what one option of one native select is called. */
export function optionCalled(scene: Scene, said: string): Resolution | undefined {
  const [only, other] = selectsWith(scene, { text: said, quoted: true });
  const isJustSo = only && textFit(comparable(said), comparable(only.label)) >= FIT.exact;
  return isJustSo && !other ? choose(scene, only.element, only.label, `has the option “${only.label}”`) : undefined;
}

/** The action that chooses an option of a native select. */
export function choose(scene: Scene, element: SnapshotElement, label: string, reason: string): Resolution {
  return act(scene, element, 'selectOption', reason, { option: label });
}

function onOrOff(option: Said, language: string): 'on' | 'off' | undefined {
  const words = grammarFor(language);
  const said = foldLetters(option.text.trim());
  if (words.on.has(said)) return 'on';
  return words.off.has(said) ? 'off' : undefined;
}
