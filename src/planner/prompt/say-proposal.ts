import type { Proposal } from '../../model/plan/plan';
import { fence } from './fence';

/** What known playbooks do of the goal, and what is left. Names of playbooks may be words of the page, so they stand within a fence. */
export function sayProposal({ steps, left }: Proposal, nonce: string): string {
  const lines = steps.map(({ does, reference: { params, ...rest } }) => {
    const given = Object.entries(params ?? {}).map(([name, value]) => ({ name, value }));
    return `“${does}”: ${JSON.stringify({ ...rest, ...(given.length ? { params: given } : {}) })}`;
  });
  return `${fence('playbooks', nonce, lines.join('\n'))}
These do a part of the goal. Left: ${left.map((text) => `“${text}”`).join(', ')}. Plan both, in the goal's order; leave a playbook out only if it does not fit here.`;
}
