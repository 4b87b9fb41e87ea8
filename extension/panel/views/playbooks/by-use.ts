import type { Playbook } from '../../../../src/model/playbook';

/** Order: last used first; playbooks that were never used, by date of creation. */
export function byUse(playbooks: readonly Playbook[]): Playbook[] {
  const when = (playbook: Playbook) => playbook.lastUsed || playbook.createdAt;
  return [...playbooks].sort((left, right) => when(right).localeCompare(when(left)));
}
