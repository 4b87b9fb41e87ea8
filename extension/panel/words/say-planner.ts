import type { PlanProgress } from '../../../src/model/run';

/** Who made a plan, in a person's words. */
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
