import { sayAct } from '../model/risk/act-words';
import { MAX_ALLOWED } from '../model/run/leg';
import type { QueueItem, Run } from '../model/run/run';
import type { Question } from '../model/run/run-event';
import { choiceOf, sayInEnglish } from '../model/say-in-english';
import type { Saying } from '../model/saying';
import { confirmId } from './policy';

/** The question for the confirmation that the page needs before it does the operation; a yes to another act does not count. */
export function confirmationQuestion({ id, needsYes }: QueueItem, run: Run): 'denied' | Question | undefined {
  if (!needsYes) return undefined;
  const answer = run.answers[confirmId(id, needsYes.key)];
  if (answer === 'allow') return undefined;
  return answer === 'deny' ? 'denied' : confirmQuestion(id, `${needsYes.why}: ${sayAct(needsYes.act)}. Do it?`, needsYes.key);
}

/** The keys of all acts that the person confirmed for this operation, where the page asked for the last of them. */
export function confirmedKeys({ id, needsYes }: QueueItem, run: Run): string[] {
  const ofThis = confirmId(id, '');
  const said = Object.keys(run.answers).filter((asked) => asked.startsWith(ofThis) && run.answers[asked] === 'allow');
  return needsYes ? said.map((asked) => asked.slice(ofThis.length)).slice(-MAX_ALLOWED) : [];
}

/** Asks whether this operation may be done. Yes is never the first choice. An act is shown as such, so that its question has no sayings. */
export const confirmQuestion = (operationId: string, asks: string | Saying[], key?: string): Question => ({
  id: confirmId(operationId, key),
  kind: 'confirm',
  text: (typeof asks === 'string' ? asks : sayInEnglish(asks)).slice(0, 12_000),
  ...(typeof asks === 'string' ? {} : { says: asks }),
  operationId,
  safe: 'deny',
  choices: [choiceOf('allow', 'allowOnce'), choiceOf('deny', 'no')],
});
