import { sameKey } from '../lib/text';
import type { Run } from '../model/run';
import type { Step } from './step';

/** Does the last seen page mark a field that one of these steps acted on as invalid? Such a sequence ran to its end and achieved nothing. */
export function isRefused(steps: readonly Step[], { snapshot }: Run): boolean {
  const wrong = new Set(snapshot?.elements.filter(({ states }) => states.includes('invalid')).map(({ role, name }) => wordsOf(role, name)));
  return steps.some(({ record: { found } }) => found && wrong.has(wordsOf(found.role, found.name)));
}

const wordsOf = (role = '', name = '') => `${role} ${sameKey(name)}`;
