import type { Fingerprint } from '../../model/target';
import { companyOf } from './company';
import type { Evidence, Field } from './evidence';
import { isGraver, readsAsNeighbour } from './grave';
import { readMember } from './member';
import { neighboursOf } from './neighbours';
import { isNumberedAsThen } from './numbered';
import { keepsBetween, keepsPlace } from './order';
import { isOneOfMany, reading } from './seat';

/** As many read so as then, it is in its place among them, and it alone of them stands beside what it stood beside. */
export const standsByItself = (wanted: Fingerprint, evidence: Evidence, field: Field, index: number) =>
  evidence.sameRole &&
  !evidence.elsewhere &&
  evidence.item !== 'contradicts' &&
  evidence.neighbours === 1 &&
  field.twins.length === wanted.ordinal?.of &&
  index === wanted.ordinal.index &&
  field.twins.every((twin) => twin === evidence.element || !neighboursOf(twin).some((name) => wanted.neighbours.includes(name)));

/** Of all that read so, it is the only one that stands between the two that it stood between. */
export const standsAlone = (wanted: Fingerprint, evidence: Evidence, field: Field) =>
  evidence.sameRole &&
  !evidence.elsewhere &&
  evidence.item !== 'contradicts' &&
  [keepsPlace, keepsBetween].some(
    (keeps) => keeps(wanted, evidence.element) && field.twins.every((twin) => twin === evidence.element || !keeps(wanted, twin)),
  );

/** It is the only one of its role in the row that it was the only one in, and nothing there is called as it was: "×" that says "Delete" now. */
export function isOnlyInRow(wanted: Fingerprint, evidence: Evidence): boolean {
  const then = wanted.company;
  if (!then || !evidence.sameRole || evidence.item !== 'agrees' || isGraver(wanted, evidence)) return false;
  const now = companyOf(evidence.element);
  return (
    now?.box === then.box &&
    /^(row|listitem|article)$/.test(then.box) &&
    [then, now].every(({ members, at, from, of }) => {
      const roles = members.map((member) => readMember(member).role);
      return members.length === of && roles.filter((role) => role === roles[at - from]).length === 1;
    })
  );
}

/** Several read as it did, none does any more, as many read as this one does now, and it is the one in its place in the thing that it stood in. */
function wasRenamedWithOthers(wanted: Fingerprint, evidence: Evidence, field: Field): boolean {
  const { index = 0, of = 1 } = wanted.ordinal ?? {};
  if (of < 2 || field.sameWords > 0 || !evidence.sameRole || evidence.item !== 'agrees' || isGraver(wanted, evidence)) return false;
  if (evidence.words < 0.5) return false;
  const alike = reading(evidence.element);
  return alike.length === of && alike[index] === evidence.element;
}

/** It says a part of what it said, or more, between the two that it stood between: a count that is gone, a word that was added. */
export function votesForReworded(wanted: Fingerprint, evidence: Evidence, field: Field): number {
  if (wasRenamedWithOthers(wanted, evidence, field) || (field.sameWords === 0 && isOnlyInRow(wanted, evidence))) return 3;
  if (field.sameWords === 0 && isNumberedAsThen(wanted, evidence)) return 3;
  if (
    evidence.semantic === 'silent' ||
    (evidence.words < 0.5 && !evidence.recounted) ||
    evidence.renumbered ||
    !evidence.sameRole ||
    evidence.elsewhere
  )
    return 0;
  if (field.sameWords > 0 || isGraver(wanted, evidence) || readsAsNeighbour(wanted, evidence)) return 0;
  if (isOneOfMany(wanted) && !evidence.recounted) return 0;
  if (evidence.item === 'contradicts' || (evidence.key === 'contradicts' && evidence.item !== 'agrees')) return 0;
  if (evidence.item === 'agrees' && evidence.neighbours === 1 && wanted.neighbours.length > 1) return 3;
  return keepsPlace(wanted, evidence.element) ? 3 : 0;
}
