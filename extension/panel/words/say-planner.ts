import { PLANNERS } from '../../../src/model/plan/planners';
import type { PlanProgress } from '../../../src/model/run/run';
import { say } from '../../locales/say';

/** The name of a plan's planner, for display. */
export function sayPlanner(by: PlanProgress['by']): string {
  if (by === 'recall') return say('words.fromMemory');
  return by === 'play' ? say('playbooks.playbook') : say(PLANNERS[by].label);
}
