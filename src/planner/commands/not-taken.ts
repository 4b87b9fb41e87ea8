import type { Snapshot, SnapshotElement } from '../../model/page/snapshot';
import type { PlanRequest } from '../planner';
import type { Voice } from './voice';

/**
 * What the page says against what was done: fields that it marks as wrong now, and that were typed into, or were right when the last plan was
 * made; and a secret that was typed and that a new document asks for again. Undefined when there are none. A run that ends so has not reached its goal, and teaches nothing.
 */
export function notTaken({ snapshot, history }: Pick<PlanRequest, 'snapshot' | 'history'>, say: Voice): string | undefined {
  const last = history.at(-1)?.snapshot;
  if (!last) return undefined;
  const touched = new Set(history.flatMap(targetsOf));
  const wrongBefore = new Set(invalidIn(last).map(roleAndName));
  const invalid = invalidIn(snapshot).filter((element) => touched.has(roleAndName(element)) || !wrongBefore.has(roleAndName(element)));
  const wrong = [...new Set([...invalid, ...askedAgain(snapshot, last, touched)])];
  if (wrong.length === 0) return undefined;
  const why = [...new Set(wrong.flatMap(({ description }) => description ?? []))].join(' ');
  const list = wrong.map(({ name, role }) => `“${name || role}”`).join(', ');
  return [say('notTaken', { list }), ...(why ? [say('pageSays', { why })] : [])].join(' ');
}

/** Another document, and the secret that was typed is asked for again: the form was refused. */
function askedAgain({ frames, elements }: Snapshot, last: Snapshot, touched: ReadonlySet<string>): SnapshotElement[] {
  if (frames[0]?.documentId === last.frames[0]?.documentId) return [];
  return elements.filter((one) => (one.secret || one.type === 'password') && !one.value && touched.has(roleAndName(one)));
}

const invalidIn = ({ elements }: Snapshot) => elements.filter(({ states }) => states.includes('invalid'));

const roleAndName = ({ role, name }: SnapshotElement) => `${role} ${name}`;

function targetsOf({ plan, snapshot }: PlanRequest['history'][number]): string[] {
  if (!plan || plan.isComplete === true) return [];
  const ids = new Set(plan.operations.flatMap((operation) => ('elementId' in operation ? (operation.elementId ?? []) : [])));
  return snapshot?.elements.filter(({ id }) => ids.has(id)).map(roleAndName) ?? [];
}
