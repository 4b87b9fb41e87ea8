import type { Playbook, PlaybookVersion } from './playbook';

/** The version whose operations the playbook runs. */
export function versionInForce(playbook: Playbook): PlaybookVersion | undefined {
  return playbook.versions.find(({ status }) => status === 'active');
}

/** The number of the version in force; 1 for playbooks without history. */
export function versionNumber(playbook: Playbook): number {
  return versionInForce(playbook)?.version ?? 1;
}

/** Repaired steps carry version 0, because no stored version has them yet. */
export const REPAIRED_VERSION = 0;
