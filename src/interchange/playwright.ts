import type { Playbook } from '../model/playbook';
export function writePlaywright(_playbooks: readonly Playbook[]): { text: string; notes: string[] } {
  return { text: '', notes: [] };
}
