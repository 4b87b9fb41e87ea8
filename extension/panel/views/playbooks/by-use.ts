import type { Playbook } from '../../../../src/model/playbook';

/** The latest used first; never used ones by their making. */
export function byUse(playbooks: readonly Playbook[]): Playbook[] {
  const when = (playbook: Playbook) => playbook.lastUsed || playbook.createdAt;
  return [...playbooks].sort((left, right) => when(right).localeCompare(when(left)));
}
