import { same } from '../../../lib/text';
import { grammarFor } from '../grammars';
import { CONTROLS } from '../inside';
import type { Entry, Scene } from '../scene';
import { comparable } from '../text-fit';
import { voiceOf } from '../voice';
import { wordsFor } from '../words-for';
import { act } from './click';
import { explain } from './find-target';
import type { Resolution } from './resolution';

/** Two numbers in a row prove no list of steps; by judgement. */
const FEWEST = 3;

/** "Go to step 3", "open the third step", "the last step": the control that has this number before its name, among those of a list that counts from one. */
export function numberedStep(scene: Scene, said: string, language: string): Resolution | undefined {
  const { ordinals, prepositions } = grammarFor(language);
  const { small, does, things } = wordsFor(language);
  const { words } = comparable(said);
  const places = words.flatMap((word) => (/^\d{1,2}$/.test(word) ? Number(word) : (ordinals.get(word) ?? [])));
  const [place, other] = places;
  const isPlain = (word: string) => small.has(word) || does.has(word) || things.has(word) || prepositions.has(word);
  const rest = words.filter((word) => !/^\d{1,2}$/.test(word) && !ordinals.has(word));
  if (place === undefined || other !== undefined || !rest.some((word) => things.has(word)) || !rest.every(isPlain)) return undefined;
  const steps = numbered(scene);
  const step = place < 0 ? steps.at(place) : steps[place - 1];
  if (!step) return undefined;
  const found = { entry: step, text: 1, kind: 1, score: 1, why: `step ${steps.indexOf(step) + 1}` };
  if (step.element.states.includes('disabled'))
    return explain(
      { kind: 'missing', nearest: [], disabled: found },
      { spoken: said, names: [], quoted: false },
      { intent: 'click', slots: {}, language, source: said, start: 0, end: 0 },
    );
  return step.element.states.includes('current') || step.element.states.includes('selected')
    ? { kind: 'done', why: voiceOf(language)('openAlready', { label: step.element.name }) }
    : act(scene, step.element, 'click', found.why);
}
/** The controls that are numbered from 1 on, one each. */
function numbered({ entries }: Scene): Entry[] {
  const steps: Entry[] = [];
  for (const entry of entries) {
    const number = /(?:^|\s)(\d{1,2})[.)]?\s+\p{L}/u.exec(entry.element.name)?.[1];
    if (number === undefined || !CONTROLS.has(entry.element.role)) continue;
    if (Number(number) === steps.length + 1) steps.push(entry);
    // A tab and the link in it are one.
    else if (!same(entry.element.name, steps.at(-1)?.element.name ?? '')) return [];
  }
  return steps.length >= FEWEST ? steps : [];
}
