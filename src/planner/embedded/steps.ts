import type { SnapshotElement } from '../../model/snapshot';
import { conceptOf, conceptsIn } from './concepts';
import { grammars } from './grammars';
import { bareEnd } from './parse-command';
import type { Scene } from './scene';
import { comparable } from './text-fit';
import { languageOf } from './voice';
import { wordsFor } from './words-for';

/** What a step of a form is ended by, each with what pages call it besides. */
const STEPS = new Map<string, readonly string[]>([
  ['save', ['save']],
  ['next', ['next', 'continue']],
  ['continue', ['continue', 'next']],
]);

/** "Go on", "save", "the next step": the controls whose name says so, whatever it says besides. One may be disabled until something is written. */
function stepsCalled(scene: Scene, said: string, language: string): SnapshotElement[] {
  const { things } = wordsFor(language);
  const { words } = comparable(bareEnd(said, language));
  const wanted = [words, words.filter((word) => !things.has(word))].flatMap((some) => STEPS.get(conceptOf(some.join(' ')) ?? '') ?? []);
  const named = wanted.map((concept) =>
    scene.snapshot.elements.filter(({ role, name }) => role === 'button' && conceptsIn(comparable(name).normal).has(concept)),
  );
  return named.find(({ length }) => length > 0) ?? [];
}

/** The one control of the page for such a step, if it can be used now. */
export function oneOfStep(scene: Scene, said: string, language: string) {
  const [element, other] = stepsCalled(scene, said, language);
  return element && !other && !element.states.includes('disabled')
    ? { element, text: 1, why: `ends the step: “${element.name}”` }
    : undefined;
}

/** Is it a step of the page, or the name of a control with "it" behind: a command by itself, without another verb? */
export function isStepIn(scene: Scene, isName: (phrase: string) => boolean): (phrase: string) => boolean {
  return (phrase) => {
    if (stepsCalled(scene, phrase, languageOf(phrase)).length > 0) return true;
    const words = phrase.trim().split(/\s+/);
    const last = comparable(words.pop() ?? '').normal;
    return words.length > 0 && grammars().some(({ pronouns }) => pronouns.has(last)) && isName(words.join(' '));
  };
}
