import type { Fault } from '../model/run/fault';
import { items, type Run } from '../model/run/run';
import type { RunEventOf } from '../model/run/run-event';
import { choiceOf } from '../model/say-in-english';
import { saying } from '../model/saying-of';
import { endAs } from './end-as';
import type { Move } from './move';

/**
 * A run that has done something waits where its page has become one that the person has not let Abra into: the event of its question, undefined for other faults.
 * What was asked of the old document stays in flight, so that what came of it is looked up as soon as the new one may be seen.
 */
export function accessQuestion(run: Run, { message, says }: Fault, at: number): RunEventOf<'questioned'> | undefined {
  const isBegun = items(run).some(({ status, record }) => status === 'dispatching' || record?.dispatched);
  if (!isBegun || says?.[0]?.kind !== 'needsYourOk') return undefined;
  const id = `${ACCESS}${answersOf(run).length + 1}`;
  const choices = [choiceOf('continue', 'goOn'), choiceOf('stop', 'stop')];
  return { kind: 'questioned', at, question: { id, kind: 'access', text: message, says, choices, safe: 'stop' } };
}

/** The end of a run whose person did not let it in; undefined for others. */
export const endWithoutAccess = (run: Run): Move | undefined =>
  answersOf(run).includes('stop') ? endAs('stopped', saying('stoppedByYou')) : undefined;

const answersOf = ({ answers }: Run): string[] => Object.entries(answers).flatMap(([id, choice]) => (id.startsWith(ACCESS) ? choice : []));
const ACCESS = 'access-';
