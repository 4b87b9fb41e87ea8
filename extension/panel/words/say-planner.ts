import type { PlanProgress } from '../../../src/model/run';
import { say } from '../../locales/say';

/** The name of a plan's planner, for display. */
export function sayPlanner(by: PlanProgress['by']): string {
  return planners[by];
}

const planners: Record<PlanProgress['by'], string> = {
  recall: say('words.fromMemory'),
  play: say('playbooks.playbook'),
  embedded: say('told.simpleCommands'),
  'messages-api': say('told.aiModel'),
  'on-device': say('told.chromesOwnModel'),
};
