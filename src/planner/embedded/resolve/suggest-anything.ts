import { chooseElement } from '../choose-element';
import { parsePhrase } from '../phrase';
import type { Scene } from '../scene';
import { comparable } from '../text-fit';
import type { Voice } from '../voice';
import { nameOf } from './find-target';

/** Shorter words ("to", "of") are in many names and tell nothing; by judgement. */
const TELLING = 3;
/** Of the three suggestions one or more work on any page. */
const ON_PAGE = 2;

/** Commands that would work on this page, nearest to what was said first. */
export function suggestAnything(scene: Scene, said: string, say: Voice): string[] {
  const words = new Set(comparable(said).words.filter((word) => word.length >= TELLING));
  const named = scene.entries.filter(
    ({ element }) => element.inView && nameOf(element) !== '' && ['button', 'link', 'tab', 'menuitem'].includes(element.role),
  );
  const likeness = (name: string) => comparable(name).words.filter((word) => words.has(word)).length;
  const near = named
    .map((entry) => ({ entry, like: likeness(entry.element.name) }))
    .sort((left, right) => right.like - left.like || left.entry.order - right.entry.order);
  const suggestions: string[] = [];
  for (const { entry } of near) {
    const name = nameOf(entry.element);
    if (
      suggestions.length < ON_PAGE &&
      chooseElement(scene, parsePhrase({ text: name, quoted: true }, 'en'), { needs: 'clickable' }).kind === 'found'
    )
      suggestions.push(say('click', { target: say('named', { name }) }));
  }
  return [...new Set([...suggestions, say('scrollDown'), say('goBack')])].slice(0, 3);
}
