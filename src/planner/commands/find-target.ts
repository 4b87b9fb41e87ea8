import { shorten, tidy } from '../../lib/text';
import type { SnapshotElement } from '../../model/page/snapshot';
import { isFinalLabel, spends } from '../../model/risk/risk-label';
import { choose, type TargetChoice, type TargetQuery } from './choose';
import type { Command, Said } from './command';
import { type Capability, hasCapability } from './kinds';
import { FIT, nameOf } from './names';
import { type Phrase, readPhrase } from './phrase';
import { abstain, labelIn, type Resolution, spokenName } from './resolution';
import { sayPlaceIn } from './say-element-in';
import type { Entry, Scene } from './scene';
import { tableOf } from './tables';
import { type Voice, voiceOf } from './voice';

/** An element chosen for a command, or the completion that says why none was. */
export type Found = { ok: true; element: SnapshotElement; why: string } | { ok: false; refusal: Resolution; several: boolean };

/** Finds the one element that was said. */
export function findTarget(scene: Scene, said: Said | undefined, command: Command, query: TargetQuery): Found {
  const phrases = readPhrase(said ?? { text: '', quoted: false }, command.language).map((phrase) => withIndex(phrase, command));
  const choice = choose(scene, phrases, withOptions(query, said, command));
  if (choice.kind !== 'found') return { ok: false, refusal: explain(choice, said, command), several: choice.kind === 'several' };
  const { element, fit } = choice;
  const why = fit >= FIT.alike ? `called “${shorten(nameOf(element.name).text, 60)}”` : `has “${said?.text}” in its name`;
  // What cannot be undone is named as it is, and for money to the letter.
  const least = spends(element.name) ? FIT.same : isFinalLabel(element.name) ? FIT.alike : FIT.words;
  if (fit < least && query.needs === 'clickable') {
    const say = voiceOf(command.language);
    const refusal = abstain(say('notExactly', { said: command.source, label: labelIn(say, element) }), again(command, say, [element]));
    return { ok: false, refusal, several: false };
  }
  return { ok: true, element, why };
}

/** What a workflow's step says besides: which of several ... */
function withIndex(phrase: Phrase, { slots }: Command): Phrase {
  const index = Number(slots.index?.text ?? Number.NaN);
  return Number.isInteger(index) && index >= 0 ? { ...phrase, ordinal: index + 1 } : phrase;
}

/** ... and what it is like. */
function withOptions(query: TargetQuery, said: Said | undefined, { slots }: Command): TargetQuery {
  const role = slots.role?.text.trim().toLowerCase();
  const holds = nameOf(slots.contains?.text ?? '').normal;
  const exact = isExact(slots) ? tidy(said?.text ?? '') : undefined;
  const fits = ({ element }: Entry) => {
    const { name, placeholder = '', value = '', description = '', selector, place } = element;
    const isCalled = exact === undefined || selector === exact || [name, placeholder].some((one) => tidy(one) === exact);
    const shown = [name, value, placeholder, description, place.find(({ kind }) => ITEMS.has(kind))?.name ?? ''];
    return isCalled && (!role || element.role === role) && shown.some((one) => nameOf(one).normal.includes(holds));
  };
  return { ...query, only: (entry) => fits(entry) && (query.only?.(entry) ?? true) };
}
const ITEMS = new Set('row listitem article item treeitem option figure'.split(' '));
const isExact = ({ exact }: Command['slots']): boolean => exact?.text.trim().toLowerCase() === 'true';

/**
 * Where a step that waits or checks looks: for words anywhere on the page, or, by its options, for a place. Its target is a CSS selector or the words of that
 * place; with `exact` all of them.
 */
export function placeSought({ slots }: Command): { text?: string; selector?: string } {
  const target = slots.text?.inner ?? slots.text?.text.trim() ?? '';
  const text = slots.contains?.text;
  if (target === '') return { text: text ?? '' };
  if (text === undefined && !isExact(slots)) return { text: target };
  const selector = /^[#.[]/.test(target) ? target : isExact(slots) ? `:text-is(${JSON.stringify(target)})` : `text=${target}`;
  return { selector, ...(text === undefined ? {} : { text }) };
}

/** Why it is no choice, with suggestions that are commands themselves. */
function explain(choice: Exclude<TargetChoice, { kind: 'found' }>, said: Said | undefined, command: Command): Resolution {
  const say = voiceOf(command.language);
  if (choice.kind === 'several') {
    const { candidates } = choice;
    const list = candidates.slice(0, 4).map(({ element }) => labelWithPlace(element, say));
    const summary = say('ambiguous', { said: command.source, count: candidates.length, list: list.join('; ') });
    return abstain(summary, tellApart(candidates, command, say));
  }
  const { disabled, near } = choice;
  if (disabled) return abstain(say('disabled', { label: labelIn(say, disabled) }), [say('waitFor', { name: spokenName(disabled) })]);
  return abstain(
    say('missing', { name: said?.text.trim() || command.source }),
    again(
      command,
      say,
      near.map(({ element }) => element),
    ),
  );
}

function tellApart(candidates: readonly Entry[], command: Command, say: Voice): string[] {
  const shown = candidates.slice(0, 3);
  const names = new Set(shown.map(({ element }) => spokenName(element)));
  if (names.size === shown.length)
    return again(
      command,
      say,
      shown.map(({ element }) => element),
    );
  const rows = shown.map(({ element: { place } }) => place.find(({ kind, name }) => ROWS.has(kind) && !!name)?.name ?? '');
  const targets =
    rows.every(Boolean) && new Set(rows).size === shown.length
      ? shown.map(({ element }, at) => say('inRow', { name: spokenName(element), row: shorten(rows[at] ?? '', 80).replace(/["“”]/g, '') }))
      : shown.map(({ element }, at) => say(NTH[at] ?? 'third', { name: spokenName(element) }));
  return targets.map((target) => sayAgain(command, say, target));
}
const NTH = ['first', 'second', 'third'] as const;
const ROWS = new Set('row listitem article item treeitem option group dialog form region heading'.split(' '));

const again = (command: Command, say: Voice, elements: readonly SnapshotElement[]): string[] =>
  elements
    .filter((element) => spokenName(element) !== '')
    .map((element) => sayAgain(command, say, say('named', { name: spokenName(element) })));

/** What was to be done, with another target, as a command of the same language. */
function sayAgain({ intent, slots }: Command, say: Voice, target: string): string {
  const { text } = slots;
  if (text && (intent === 'type' || intent === 'append')) return say('typeIn', { text: text.text.replace(/"/g, "'"), target });
  return say(AGAIN.find((name) => name === intent) ?? 'click', { target });
}
const AGAIN = ['check', 'uncheck', 'hover', 'doubleClick', 'rightClick', 'clear', 'scrollTo'] as const;

function labelWithPlace(element: SnapshotElement, say: Voice): string {
  const label = labelIn(say, element);
  return element.place[0] ? say('inPlace', { label, place: sayPlaceIn(say, element.place[0]) }) : label;
}

/** Is it only "it", "them", "there"? */
export const isIt = (said: Said | undefined, { language }: Command): boolean =>
  said !== undefined && !said.quoted && tableOf(language).pronouns.has(nameOf(said.text).normal);

/** The element of the command before, which "it" means, unless it cannot be used so. */
export const itself = (element: SnapshotElement, needs: Capability) =>
  hasCapability(needs, element) ? { ok: true as const, element, why: 'what the command before it was done to' } : undefined;
