import type { VersionCause } from '../../../src/model/playbook/playbook';
import { say } from '../../locales/say';

/** The cause of a version in words. */
export const sayVersionCause = (cause: VersionCause): string => causes[cause];

const causes: Record<VersionCause, string> = {
  recorded: say('words.shownByAPerson'),
  learned: say('words.learnedFromARun'),
  stitched: say('words.putTogetherFromARun'),
  healed: say('words.healedByItself'),
  repaired: say('words.repairedByThePlanner'),
  edited: say('words.editedByAPerson'),
  imported: say('words.imported'),
};
