import { sayAct } from '../model/act-words';
import type { QueueItem, Run } from '../model/run';
import type { Question } from '../model/run-event';
import { confirmId } from './policy';

/** What the page wants a yes for before it does the operation; a yes to another act is none. */
export function askForYes({ id, needsYes }: QueueItem, run: Run): 'denied' | Question | undefined {
  if (!needsYes) return undefined;
  const answer = run.answers[confirmId(id, needsYes.key)];
  if (answer === 'allow') return undefined;
  return answer === 'deny' ? 'denied' : confirmQuestion(id, `${needsYes.why}: ${sayAct(needsYes.act)}. Do it?`, needsYes.key);
}

/** The key of the act that the person said yes to. */
export function allowedKey({ id, needsYes }: QueueItem, run: Run): string | undefined {
  return needsYes && run.answers[confirmId(id, needsYes.key)] === 'allow' ? needsYes.key : undefined;
}

/** May this operation be done? Yes is never what is offered first. */
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
