import { sayAct } from '../model/act-words';
import type { QueueItem, Run } from '../model/run';
import type { Question } from '../model/run-event';
import { confirmId } from './policy';

/** The question for the confirmation that the page needs before it does the operation; a yes to another act does not count. */
export function confirmationQuestion({ id, needsYes }: QueueItem, run: Run): 'denied' | Question | undefined {
  if (!needsYes) return undefined;
  const answer = run.answers[confirmId(id, needsYes.key)];
  if (answer === 'allow') return undefined;
  return answer === 'deny' ? 'denied' : confirmQuestion(id, `${needsYes.why}: ${sayAct(needsYes.act)}. Do it?`, needsYes.key);
}

/** The key of the act that the person confirmed. */
export function confirmedKey({ id, needsYes }: QueueItem, run: Run): string | undefined {
  return needsYes && run.answers[confirmId(id, needsYes.key)] === 'allow' ? needsYes.key : undefined;
}

/** Asks whether this operation may be done. Yes is never the first choice. */
export const confirmQuestion = (operationId: string, text: string, key?: string): Question => ({
  id: confirmId(operationId, key),
  kind: 'confirm',
  text: text.slice(0, 12_000),
  operationId,
  safe: 'deny',
  choices: [
    { id: 'allow', label: 'Allow once' },
    { id: 'deny', label: 'No' },
  ],
});
