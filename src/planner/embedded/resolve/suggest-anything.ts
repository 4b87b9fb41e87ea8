import { bareWords } from '../../../lib/text';
import { isSameLandmark } from '../../../model/landmark-words';
import { isFinalLabel } from '../../../model/risk-label';
import type { SnapshotElement } from '../../../model/snapshot';
import { chooseElement } from '../choose-element';
import { editDistance } from '../edit-distance';
import { CONTROLS } from '../inside';
import { parsePhrase } from '../phrase';
import { type Entry, isEditable, type Scene } from '../scene';
import { comparable } from '../text-fit';
import { languageOf, type Voice } from '../voice';
import { wordsFor } from '../words-for';
import { nameOf } from './find-target';

/** Shorter words ("to", "of") are in many names and tell nothing; by judgement. */
const TELLING = 3;
/** As many as are shown. */
const ON_PAGE = 3;

/** What a thing is called is worth more than what is done to it, or what such things are; by judgement. */
const NAMES = 3;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** A page with no more controls offers them all, whatever was said; by judgement. */
const FEW = 8;

/**
 * Commands that would work on this page and have a word of what was said, nearest first; of a page with a few controls those; where `filled` was just typed, what
 * its form is sent with. Never what has nothing to do with it.
 */
export function suggestAnything(scene: Scene, said: string, say: Voice, filled?: string): string[] {
  const words = new Set(comparable(said).words.filter((word) => word.length >= TELLING));
  const { small, does, things, contents } = wordsFor(languageOf(said));
  const tells = (word: string) => ![small, does, things, contents].some((plain) => plain.has(word));
  const all = bareWords(said);
  const isNear = (name: string) =>
    all.some(
      (word) => word.length > 1 && word.length === name.length && editDistance(comparable(word).normal, comparable(name).normal, 1) === 1,
    );
  const named = scene.entries.filter(
    ({ element }) => element.inView && nameOf(element) !== '' && (CONTROLS.has(element.role) || isNear(element.name)),
  );
  const likeness = ({ name, description = '' }: SnapshotElement) =>
    sum(comparable(`${name} ${description}`).words.map((word) => (words.has(word) ? (tells(word) ? NAMES : 1) : 0)));
  const near = named
    .map((entry) => ({ entry, like: likeness(entry.element) + Number(isNear(entry.element.name)) }))
    .filter(({ entry, like }) => like > 0 || (scene.entries.length <= FEW && !isFinalLabel(entry.element.name)))
    .sort((left, right) => right.like - left.like || left.entry.order - right.entry.order);
  const selects = scene.entries.filter(({ element }) => element.tag === 'select' && element.options);
  const suggestions =
    near.some(({ like }) => like > 0) || selects.length !== 1 || scene.entries.length > FEW ? [] : optionsOf(selects[0]?.element, say);
  const sends = filled !== undefined && !near.some(({ like }) => like > 0) ? sendsForm(scene, filled) : [];
  for (const { entry } of [...sends.map((one) => ({ entry: one })), ...near]) {
    const name = nameOf(entry.element);
    if (
      suggestions.length < ON_PAGE &&
      chooseElement(scene, parsePhrase({ text: name, quoted: true }, 'en'), { needs: 'clickable' }).kind === 'found'
    )
      suggestions.push(say('click', { target: say('named', { name }) }));
  }
  return [...new Set(suggestions)].slice(0, ON_PAGE);
}

/** The buttons beside the field of a form that has this value. */
function sendsForm(scene: Scene, value: string): Entry[] {
  const field = scene.snapshot.elements.find((element) => isEditable(element) && element.value === value);
  const form = field?.place.find(({ kind }) => kind === 'form' || kind === 'search');
  return form
    ? scene.entries.filter(
        ({ element: { role, name, place } }) => role === 'button' && name !== '' && place.some((one) => isSameLandmark(one, form)),
      )
    : [];
}

const optionsOf = (element: SnapshotElement | undefined, say: Voice): string[] =>
  (element?.options ?? [])
    .filter(({ selected }) => !selected)
    .map(({ label }) => say('chooseFrom', { option: label, name: element ? nameOf(element) : '' }));
