import type { PlannerAnswer, PlannerPort } from '../../../src/agent/ports';
import { fail, ok, type Result } from '../../../src/lib/result';
import { domainOf } from '../../../src/lib/url';
import type { Snapshot } from '../../../src/model/page/snapshot';
import { isLocalEndpoint } from '../../../src/model/plan/endpoints';
import type { Plan } from '../../../src/model/plan/plan';
import { isCompletion } from '../../../src/model/plan/plan-kind';
import { isModel, isProtocol, type Protocol } from '../../../src/model/plan/planners';
import { NO_USAGE } from '../../../src/model/run/add-usage';
import type { Fault } from '../../../src/model/run/fault';
import type { Run } from '../../../src/model/run/run';
import type { Usage } from '../../../src/model/run/usage';
import { faultOf } from '../../../src/model/say-in-english';
import { saying } from '../../../src/model/saying-of';
import { DEFAULT_SETTINGS, type PlannerKind, type Settings } from '../../../src/model/settings';
import { commandPlanner } from '../../../src/planner/commands/command-planner';
import { endpointPlanner } from '../../../src/planner/endpoint/endpoint-planner';
import { hideSecrets } from '../../../src/planner/endpoint/hide-secrets';
import { modelPlanner } from '../../../src/planner/model-planner';
import { onDevicePlanner } from '../../../src/planner/on-device/on-device-planner';
import { modelWhereStuck } from '../../../src/planner/one-step/model-where-stuck';
import { isPictureNeeded } from '../../../src/planner/picture-needed';
import { planRequest } from '../../../src/planner/plan-request';
import type { Planner } from '../../../src/planner/planner';
import { asProposed } from '../../../src/playbook/learn/as-proposed';
import { takePicture } from '../pictures/picture';

export interface PlannerDependencies {
  settings(): Promise<Settings>;
  key(): Promise<string | undefined>;
  /** The summary lines of the playbooks for the run's page, most relevant first. */
  summary(run: Run): Promise<string>;
  /** The secrets of the run's page, to be kept out of prompts. */
  secrets(run: Run): Promise<Record<string, string>>;
  /** A new scan of the page for a screenshot of it. */
  lookAgain(run: Run): Promise<Result<Snapshot, Fault>>;
  /** Reports the cost of a call, and the site it was made for, to the meter. */
  spent(usage: Usage, domain: string): Promise<void>;
}

/** From goal and page to a plan, by the planner that the run was started with. */
export function plannerPort(world: PlannerDependencies): PlannerPort {
  const modelFor = rememberModel();
  let pictures = DEFAULT_SETTINGS.pictures;
  return {
    kind: (run) => ({ planner: run.started.planner, picture: isProtocol(run.started.planner) && pictureWanted(pictures, run) }),
    plan: async (run, purpose, hear, signal): Promise<PlannerAnswer> => {
      const by = run.started.planner;
      const fallback = run.started.workflow?.fallback;
      const settings = await world.settings();
      pictures = settings.pictures;
      const request = planRequest(run, purpose, await world.summary(run));
      if (!request) return { result: fail(NO_PAGE), usage: NO_USAGE, by };
      const hooks = { onThought: hear.thought, onRetry: hear.note };
      const modelOf = async (kind: PlannerKind): Promise<Result<Planner, Fault>> => {
        if (!isProtocol(kind)) return ok(LOCAL[kind]);
        // Checked here, right before the request: whoever started the run, no page content leaves the machine before the person has agreed.
        const key = await keyFor(world);
        if (!key.ok) return key;
        return ok(pictured(modelFor(settings, key.value, await world.secrets(run)), run, pictures, () => world.lookAgain(run)));
      };
      const chosen = await modelOf(by);
      if (!chosen.ok) return { result: chosen, usage: NO_USAGE, by };
      const model = by === 'embedded' && fallback ? await modelOf(fallback) : undefined;
      const planner = model?.ok && fallback ? modelWhereStuck(model.value, fallback) : chosen.value;
      const answer = await planner.plan(request, hooks, signal);
      if (answer.usage.calls) await world.spent(answer.usage, domainOf(run.snapshot?.url ?? ''));
      return { ...answer, result: asTold(answer.result, run), by: answer.by ?? by };
    },
  };
}

/** A plan with what it plays of the run's proposal bound as the goal says. */
function asTold(result: Result<Plan, Fault>, { goal, recalled }: Run): Result<Plan, Fault> {
  if (!result.ok || isCompletion(result.value) || !recalled?.proposal) return result;
  return ok({ ...result.value, operations: asProposed(result.value.operations, recalled.proposal, goal) });
}

/** Planners that send nothing outside this machine. */
const LOCAL: Record<Exclude<PlannerKind, Protocol>, Planner> = { embedded: commandPlanner, 'on-device': onDevicePlanner() };

const NO_KEY = faultOf('no-key', saying('keyMissing'));
const NO_CONSENT = faultOf('no-consent', saying('consentMissing'));
const NO_PAGE = faultOf('page-unreachable', saying('noPage'));

/** The planner with a screenshot of the page where one is wanted, taken when the model is called. */
function pictured(planner: Planner, run: Run, pictures: Settings['pictures'], look: () => Promise<Result<Snapshot, Fault>>): Planner {
  if (!pictureWanted(pictures, run)) return planner;
  return {
    plan: async (request, hooks, signal) => {
      const picture = await takePicture(run, look);
      return planner.plan(picture ? { ...request, picture } : request, hooks, signal);
    },
  };
}

/** Keeps one planner as long as its settings stay the same: it remembers which parameters its endpoint rejected. */
function rememberModel() {
  let known: { by: string; planner: Planner } | undefined;
  return ({ protocol, endpoint, keyAs, model }: Settings, key: string, secrets: Record<string, string>): Planner => {
    const place = { protocol, endpoint, keyAs, model, key };
    const by = JSON.stringify([place, secrets]);
    if (known?.by !== by) known = { by, planner: modelPlanner(endpointPlanner({ ...place, hide: hideSecrets({ ...secrets, key }) })) };
    return known.planner;
  };
}

/** Always, or when text alone got stuck and a picture would tell more. */
const pictureWanted = (pictures: Settings['pictures'], run: Run): boolean =>
  pictures === 'stuck' ? isPictureNeeded(run) : pictures === 'always';

/** The key to ask the model of the settings with, or why it may not be asked. */
async function keyFor(world: PlannerDependencies): Promise<Result<string, Fault>> {
  const { endpoint, consent } = await world.settings();
  const key = keyAt(endpoint, await world.key());
  if (!key) return fail(NO_KEY);
  return consent || isLocalEndpoint(endpoint) ? ok(key) : fail(NO_CONSENT);
}

/** The key as an SDK sends it: a server on this machine may want none, and SDKs want one. */
export const keyAt = (endpoint: string, key: string | undefined): string | undefined =>
  key || (isLocalEndpoint(endpoint) ? 'none' : undefined);

/**
 * The planner of a new run: the requested one, or that of the settings, with the embedded one in place of a model that has no key. A model without
 * consent is not replaced: a known goal needs none, and for another one the run ends by asking for it.
 */
export async function plannerFor(wished: PlannerKind | undefined, world: PlannerDependencies): Promise<PlannerKind> {
  const { planner } = await world.settings();
  if (wished || !isProtocol(planner)) return wished ?? planner;
  const key = await keyFor(world);
  return key.ok || key.failure.kind === 'no-consent' ? planner : 'embedded';
}

/** The planner for workflow steps at which the embedded planner abstains: that of the settings, if it is a model that can be used. */
export async function fallbackFor(world: PlannerDependencies): Promise<{ fallback?: PlannerKind }> {
  const { planner } = await world.settings();
  return isModel(planner) && (!isProtocol(planner) || (await keyFor(world)).ok) ? { fallback: planner } : {};
}
