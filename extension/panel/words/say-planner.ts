import type { PlanProgress } from '../../../src/model/run';

/** The name of a plan's planner, for display. */
export function sayPlanner(by: PlanProgress['by']): string {
  return planners[by];
}

const planners: Record<PlanProgress['by'], string> = {
  recall: 'From memory',
  play: 'Playbook',
  embedded: 'Simple commands',
  'messages-api': 'AI model',
  'on-device': 'Chrome’s own model',
};
