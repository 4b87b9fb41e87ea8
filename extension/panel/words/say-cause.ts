import type { VersionCause } from '../../../src/model/playbook';

/** The cause of a version in words. */
export const sayVersionCause = (cause: VersionCause): string => causes[cause];

const causes: Record<VersionCause, string> = {
  recorded: 'Shown by a person',
  learned: 'Learned from a run',
  stitched: 'Put together from a run',
  healed: 'Healed by itself',
  repaired: 'Repaired by the planner',
  edited: 'Edited by a person',
  imported: 'Imported',
};
