import type { PlanProgress } from '../../../src/model/run';

/** The name of a plan's planner, for display. */
export function sayPlanner(by: PlanProgress['by']): string {
  return planners[by];
}

const planners: Record<PlanProgress['by'], string> = {
  recall: 'From memory',
  play: 'Playbook',
  embedded: 'Embedded planner',
  'messages-api': 'Model',
  'on-device': 'On-device model',
};
