import { isFinalLabel } from '../../../model/risk-label';
import type { Snapshot, SnapshotElement } from '../../../model/snapshot';
import { conceptsIn } from '../concepts';
import { bareText } from '../parse-command';
import { act } from '../resolve/click';
import { abstain, type OneAct, type Resolution } from '../resolve/resolution';
import { type Scene, sceneOf } from '../scene';
import { comparable } from '../text-fit';
import { languageOf, voiceOf } from '../voice';
import { wordsFor } from '../words-for';
import { isQuestion, tellByPage, tellingOf } from './tell-by-page';

/** A question is answered by words: what the page shows, or what a press unfolds. */
export function answered(found: Resolution, said: string, scene: Scene, opened: boolean): Resolution {
  if (!isQuestion(said) || (found.kind !== 'abstain' && found.kind !== 'act')) return found;
  const language = languageOf(said);
  const pressed = opened && scene.before ? unfolding(sceneOf(scene.before, scene.now), said, language) : undefined;
  if (pressed && scene.before) return unfolded(scene, scene.before, pressed.action.description, said, language);
  const folds = () => (opened ? undefined : unfolding(scene, said, language));
  if (found.kind === 'abstain') return tellByPage(scene, said, language) ?? (found.several ? found : (folds() ?? found));
  const answer = folds();
  return answer && answer.action.locator === found.action.locator ? answer : found;
}

/** A question that the page itself asks, folded: the only one that has the most words of this one. A press unfolds it, and does nothing else. */
function unfolding(scene: Scene, said: string, language: string): OneAct | undefined {
  const telling = asked(said, language);
  const folded = scene.snapshot.elements.filter(mayAnswer).map((element) => ({ element, share: shareOf(telling, element.name) }));
  const most = Math.max(0, ...folded.map(({ share }) => share));
  const [only, other] = folded.filter(({ share }) => share === most);
  if (!only || other || most < Math.min(telling.length, ENOUGH)) return undefined;
  const pressed = act(scene, only.element, 'click', 'it may unfold the answer');
  return pressed.kind === 'act' ? { ...pressed, unfinished: true } : undefined;
}
/** By judgement: one word of several is about something else. */
const ENOUGH = 2;

const mayAnswer = ({ states, href, name, type }: SnapshotElement): boolean =>
  // "More of X" is a menu, which no second press closes for sure.
  !conceptsIn(comparable(name).normal).has('more') &&
  states.includes('collapsed') &&
  !states.includes('popup') &&
  !states.includes('disabled') &&
  href === undefined &&
  type !== 'submit' &&
  (!isFinalLabel(name) || /[?？]\s*$/u.test(name));

const shareOf = (telling: readonly string[], text: string): number => {
  const { words } = comparable(text);
  return telling.filter((word) => words.includes(word)).length;
};

/** The lines that were not there before the press, if they and what was pressed have all words of the question. */
function unfolded(scene: Scene, before: Snapshot, pressed: string, said: string, language: string): Resolution {
  const known = linesOf(before);
  const text = linesOf(scene.snapshot)
    .filter((line) => !known.includes(line))
    .join('\n');
  const telling = asked(said, language);
  const isAnswer = text !== '' && shareOf(telling, `${pressed} ${text}`) === telling.length;
  if (!isAnswer) return abstain(voiceOf(language)('cannotAnswer'));
  return { kind: 'answer', summary: text, readFrom: [] };
}

/** Verbs that only use what is named tell nothing of it: "I want to read how to pay". */
const asked = (said: string, language: string): string[] =>
  tellingOf(bareText(said, language), language).filter((word) => !wordsFor(language).does.has(word));

const linesOf = ({ text }: Snapshot): string[] => text.split('\n').map((line) => line.trim());
