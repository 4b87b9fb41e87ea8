import { isLocalEndpoint } from '../../../src/model/plan/endpoints';
import { isProtocol, PLANNERS } from '../../../src/model/plan/planners';
import type { PlannerKind, Settings } from '../../../src/model/settings';
import { say } from '../../locales/say';

/** The planner that a goal will get, and a sentence about it. `missing`: what prevents the use of the selected one. */
export interface PlannerInUse {
  planner: PlannerKind;
  name: string;
  detail: string;
  missing?: 'key' | 'consent';
}

/** Without key or consent the model does not plan, and nothing plans in its place. A local endpoint needs neither. */
export function plannerInUse(settings: Settings, hasKey: boolean): PlannerInUse {
  const { planner, model, endpoint, consent } = settings;
  if (planner === 'embedded') return { planner, name: say(PLANNERS.embedded.label), detail: say('planner.noKey') };
  if (!isProtocol(planner)) return { planner, name: say('told.chromesOwnModel'), detail: say('planner.inChrome') };
  const host = hostOf(endpoint);
  if (isLocalEndpoint(endpoint)) return { planner, name: model, detail: say('planner.onThisMachine', { host }) };
  if (!hasKey) return { planner, name: model, detail: say('planner.needsKey'), missing: 'key' };
  if (!consent) return { planner, name: model, detail: say('planner.needsConsent'), missing: 'consent' };
  return { planner, name: model, detail: say('planner.textGoesTo', { host }) };
}

/** The endpoint's host, for display. */
export function hostOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).host : endpoint;
}

/** The kinds that can be chosen here, a name each: the AI model by the protocol of its endpoint, the on-device model if Chrome has one or it is set. */
export const plannerChoices = ({ planner, protocol }: Settings): { id: PlannerKind; label: string }[] =>
  (['embedded', protocol, 'on-device'] as const)
    .filter((id) => id !== 'on-device' || id === planner || 'LanguageModel' in globalThis)
    .map((id) => ({ id, label: say(PLANNERS[id].label) }));
