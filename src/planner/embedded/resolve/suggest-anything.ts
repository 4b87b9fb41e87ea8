import { bareWords } from '../../../lib/text';
import { isFinalLabel } from '../../../model/risk-label';
import type { SnapshotElement } from '../../../model/snapshot';
import { chooseElement } from '../choose-element';
import { editDistance } from '../edit-distance';
import { CONTROLS } from '../inside';
import { parsePhrase } from '../phrase';
import type { Scene } from '../scene';
import { comparable } from '../text-fit';
import type { Voice } from '../voice';
import { nameOf } from './find-target';

/** Shorter words ("to", "of") are in many names and tell nothing; by judgement. */
const TELLING = 3;
/** As many as are shown. */
const ON_PAGE = 3;

/** A page with no more controls offers them all, whatever was said; by judgement. */
const FEW = 8;

/** Commands that would work on this page and have a word of what was said, nearest first; of a page with a few controls those. Never what has nothing to do with it. */
export function suggestAnything(scene: Scene, said: string, say: Voice): string[] {
  const words = new Set(comparable(said).words.filter((word) => word.length >= TELLING));
  const all = bareWords(said);
  const isNear = (name: string) =>
    all.some(
      (word) => word.length > 1 && word.length === name.length && editDistance(comparable(word).normal, comparable(name).normal, 1) === 1,
    );
  const named = scene.entries.filter(
    ({ element }) => element.inView && nameOf(element) !== '' && (CONTROLS.has(element.role) || isNear(element.name)),
  );
  const likeness = ({ name, description = '' }: SnapshotElement) =>
    comparable(`${name} ${description}`).words.filter((word) => words.has(word)).length;
  const near = named
    .map((entry) => ({ entry, like: likeness(entry.element) + Number(isNear(entry.element.name)) }))
    .filter(({ entry, like }) => like > 0 || (scene.entries.length <= FEW && !isFinalLabel(entry.element.name)))
    .sort((left, right) => right.like - left.like || left.entry.order - right.entry.order);
  const selects = scene.entries.filter(({ element }) => element.tag === 'select' && element.options);
  const suggestions = near.some(({ like }) => like > 0) || selects.length !== 1 ? [] : optionsOf(selects[0]?.element, say);
  for (const { entry } of near) {
    const name = nameOf(entry.element);
    if (
      suggestions.length < ON_PAGE &&
      chooseElement(scene, parsePhrase({ text: name, quoted: true }, 'en'), { needs: 'clickable' }).kind === 'found'
    )
      suggestions.push(say('click', { target: say('named', { name }) }));
  }
  return [...new Set(suggestions)].slice(0, ON_PAGE);
}

const optionsOf = (element: SnapshotElement | undefined, say: Voice): string[] =>
  (element?.options ?? [])
    .filter(({ selected }) => !selected)
    .map(({ label }) => say('chooseFrom', { option: label, name: element ? nameOf(element) : '' }));
