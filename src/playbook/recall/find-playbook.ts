import type { DomainPlaybooks, Playbook } from '../../model/playbook/playbook';
import { healthRank } from '../mend/health';

/**
 * The playbook with exactly this name, or exactly this former name; never a part of a name, never another spelling. Obsolete ones are not
 * found. Of several: the one of the page, then the healthiest, then the one used last.
 */
export function findPlaybook({ playbooks }: DomainPlaybooks, name: string, path?: string): Playbook | undefined {
  const usable = playbooks.filter(({ obsolete }) => !obsolete);
  const named = usable.filter((playbook) => playbook.name === name);
  const candidates = named.length ? named : usable.filter(({ aliases }) => aliases?.includes(name));
  const rank = (playbook: Playbook) => (playbook.pagePath === path ? 0 : 10) + healthRank(playbook);
  return [...candidates].sort((left, right) => rank(left) - rank(right) || (left.lastUsed < right.lastUsed ? 1 : -1))[0];
}
