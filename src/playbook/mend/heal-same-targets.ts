import { same } from '../../lib/text';
import { calledBy } from '../../model/page/called-by';
import type { Fingerprint } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import type { DomainPlaybooks, Playbook } from '../../model/playbook/playbook';
import { versionInForce } from '../../model/playbook/version-in-force';
import { saying } from '../../model/saying-of';
import { targetKey } from '../merge/identity';
import { retarget } from '../play/variants';
import type { OutcomeRephraser } from './rephrase-outcome';
import { addCandidate, putInForce } from './versions';

/** The same target in other playbooks of the page gets the same heal: one break, one repair. Pinned versions stay in force. */
export function healSameTargets(
  memory: DomainPlaybooks,
  mended: Playbook,
  old: Operation,
  { found, retold }: { found: Fingerprint; retold?: OutcomeRephraser },
  now: string,
): DomainPlaybooks {
  const playbooks = memory.playbooks.map((playbook) => {
    if (playbook.id === mended.id || playbook.pagePath !== mended.pagePath) return playbook;
    const operations = playbook.operations.map((operation) =>
      isTwin(operation, old) ? retarget(operation, { fingerprint: found }) : operation,
    );
    if (operations.every((operation, step) => operation === playbook.operations[step])) return playbook;
    const outcomes = playbook.outcomes.map((outcome, step) =>
      retold && operations[step] !== playbook.operations[step] ? retold(playbook, step) : outcome,
    );
    const why = saying('madeTogether', { name: mended.name });
    const added = addCandidate(playbook, operations, outcomes, { cause: 'healed', why, now });
    return versionInForce(playbook)?.pinned ? added.playbook : putInForce(added.playbook, added.version);
  });
  return { ...memory, playbooks };
}

function isTwin(operation: Operation, old: Operation): operation is Exclude<Operation, { type: 'navigate' }> {
  if (operation.type === 'navigate' || old.type === 'navigate' || !operation.fingerprint || !old.fingerprint) return false;
  return targetKey(operation) === targetKey(old) && same(calledBy(operation.fingerprint), calledBy(old.fingerprint));
}
