import type { Playbook } from '../../../../src/model/playbook';

/** The rows of a list: last used first; playbooks that were never used, by date of creation. Parts of others are no rows. */
export function byUse(playbooks: readonly Playbook[]): Playbook[] {
  const when = (playbook: Playbook) => playbook.lastUsed || playbook.createdAt;
  return playbooks.filter(({ partOf }) => !partOf).sort((left, right) => when(right).localeCompare(when(left)));
}
