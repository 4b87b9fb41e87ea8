import type { Operation } from '../../model/plan/operation';
import type { Playbook, PlaybookVersion } from '../../model/playbook/playbook';
import type { Outcome } from '../../model/run/leg';
import { addCandidate, putInForce } from './versions';

export type VersionAction =
  | { action: 'pin' | 'unpin' | 'rollBack' | 'obsolete' | 'restore'; version: number; now: string }
  | { action: 'edit'; operations: Operation[]; outcomes: (Outcome | null)[]; why: string; now: string };

/** Applies a person's action on the versions of a playbook. `edited` has the fields beside its operations that the person changed. */
export function changeVersion(playbook: Playbook, change: VersionAction, edited?: Playbook): Playbook {
  switch (change.action) {
    case 'pin':
    case 'unpin':
      return {
        ...playbook,
        versions: playbook.versions.map((one) => (one.version === change.version ? withPin(one, change.action === 'pin') : one)),
      };
    case 'rollBack':
      return putInForce(playbook, change.version);
    case 'obsolete':
      return { ...playbook, obsolete: true };
    case 'restore': {
      const { obsolete: _obsolete, ...restored } = playbook;
      return restored;
    }
    case 'edit': {
      const { operations, outcomes, why, now } = change;
      const aligned = operations.map((_operation, step) => outcomes[step] ?? null);
      const added = addCandidate(playbook, operations, aligned, { cause: 'edited', why, now });
      const inForce = putInForce(added.playbook, added.version);
      return { ...inForce, name: edited?.name ?? inForce.name, params: edited?.params ?? inForce.params, unproven: true };
    }
  }
}

const withPin = (version: PlaybookVersion, pinned: boolean): PlaybookVersion => {
  const { pinned: _pinned, ...rest } = version;
  return pinned ? { ...rest, pinned } : rest;
};
