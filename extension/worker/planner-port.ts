import type { PlannerAnswer, PlannerPort } from '../../src/agent/ports';
import { fail } from '../../src/lib/result';
import { isCompletion } from '../../src/model/plan';
import type { Run } from '../../src/model/run';
import type { PlannerKind, Settings } from '../../src/model/settings';
import { NO_USAGE } from '../../src/model/usage';
import { claudePlanner } from '../../src/planner/claude/claude-planner';
import { embeddedPlanner } from '../../src/planner/embedded/embedded-planner';
import type { Planner } from '../../src/planner/planner';
import { takePicture } from './picture';
import { planRequest } from './plan-request';

export interface PlannerWorld {
  settings(): Promise<Settings>;
  key(): Promise<string | undefined>;
  /** Ranked lines of the playbooks of the run's page. */
  summary(run: Run): Promise<string>;
}

/** Goal and page to plan, by the planner that the run was started with. */
export function plannerPort(world: PlannerWorld): PlannerPort {
  const embedded = embeddedPlanner;
  return {
    kind: (run) => ({ planner: run.started.planner, picture: wantsPicture(run) }),
    plan: async (run, purpose, hear, signal): Promise<PlannerAnswer> => {
      const settings = await world.settings();
      const by = run.started.planner;
      const request = planRequest(run, purpose, await world.summary(run));
      if (!request)
        return {
          result: fail({ kind: 'page-unreachable', message: 'There is no page to plan on. Open one and run the goal again.' }),
          usage: NO_USAGE,
          by,
        };
      const planner = await choose(by, settings, embedded, world);
      if (!planner) return { result: fail(NO_KEY), usage: NO_USAGE, by };
      const picture = by !== 'embedded' && pictureAllowed(settings, run) ? await takePicture(run) : undefined;
      const answer = await planner.plan(
        picture ? { ...request, picture } : request,
        { onThought: hear.thought, onRetry: hear.note },
        signal,
      );
      return { ...answer, by };
    },
  };
}

const NO_KEY = {
  kind: 'no-key' as const,
  message: 'There is no key for the model. Put one in the settings, or choose the embedded planner, which needs none.',
};

async function choose(
  kind: PlannerKind,
  { endpoint, model }: Settings,
  embedded: Planner,
  world: PlannerWorld,
): Promise<Planner | undefined> {
  if (kind !== 'claude') return embedded;
  const key = await world.key();
  return key ? claudePlanner({ endpoint, model, key }) : undefined;
}

const pictureAllowed = ({ pictures }: Settings, run: Run) => pictures === 'always' || (pictures === 'stuck' && wantsPicture(run));

/** Text alone got stuck: the last plan bailed. */
function wantsPicture(run: Run): boolean {
  const last = run.plans.at(-1);
  return last?.bail !== undefined && !isCompletion(last.plan);
}

/** Which planner a new run gets: the one wished for, the embedded one where there is no key or no consent yet. */
export async function plannerFor(wished: PlannerKind | undefined, world: PlannerWorld): Promise<PlannerKind> {
  const settings = await world.settings();
  const kind = wished ?? settings.planner;
  if (kind !== 'claude' || wished) return kind;
  return (await world.key()) && settings.consent ? 'claude' : 'embedded';
}
