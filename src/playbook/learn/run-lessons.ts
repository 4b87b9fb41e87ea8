import type { Playbook } from '../../model/playbook/playbook';
import type { Repair } from '../mend/repairs';
import type { PlaybookUse } from '../play/uses';
import type { PickedOption } from './picks';
import type { Step } from './step';

/** What one run teaches about one domain: computed from the run alone, applied to whatever is stored by then. */
export interface RunLessons {
  domain: string;
  goal: string;
  /** Path on which the first of its steps began. */
  pagePath: string;
  /** The goal was reached by planning, and its words say by themselves what is wanted: they are worth remembering. */
  fulfilled: boolean;
  /** New sequences with the index of their first step in the run. The first is a row of the list, the whole `run` or else the longest; the others are parts of it. */
  learned: { playbook: Playbook; at: number; share?: 'run' | 'part' }[];
  /** The id of the playbook that was recalled for the goal, where more was done for it: all that was learned is a part of that, as the goal has its row already. */
  partOf?: string;
  uses: PlaybookUse[];
  /** The person said yes to each step: no run that counts for the health of what was played. */
  stepwise?: true;
  picks: PickedOption[];
  repairs: Repair[];
  /** All steps, for the options that they showed. */
  steps: Step[];
  /** The number of steps that belong to no playbook, stored or new. */
  strays: number;
  /** Everything for the goal was done on this domain, each clause of the goal that asks to do something had a step, and nothing that failed may have done a part of it. */
  whole: boolean;
  /** Something that the goal asks to be told or checked had no step: the planner saw it. */
  reads: boolean;
  /** The page that decided what was done, where that is not `whole` for this reason alone; and the page of which a planner said that the goal is reached. By their keys. */
  on?: string;
  seenAs?: string;
}
