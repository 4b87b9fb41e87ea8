import { isLocalEndpoint } from '../../../src/model/endpoints';
import { isProtocol, PLANNERS } from '../../../src/model/planners';
import type { PlannerKind, Settings } from '../../../src/model/settings';
import { say } from '../../locales/say';

/** The planner that a goal will get, and a sentence about it. `missing`: what prevents the use of the selected one. */
export interface PlannerInUse {
  planner: PlannerKind;
  name: string;
  detail: string;
  missing?: 'key' | 'consent';
}

/** Without a key the embedded planner plans; without consent the model does not, and nothing plans in its place. A local endpoint needs neither. */
export function plannerInUse(settings: Settings, hasKey: boolean, wanted: PlannerKind = settings.planner): PlannerInUse {
  if (wanted === 'embedded') return EMBEDDED;
  if (!isProtocol(wanted)) return { planner: wanted, name: say('told.chromesOwnModel'), detail: say('planner.inChrome') };
  const { model, endpoint, protocol, consent } = settings;
  const isLocal = isLocalEndpoint(endpoint);
  if (!hasKey && !isLocal) return { ...EMBEDDED, missing: 'key' };
  const detail = isLocal ? say('planner.onThisMachine', { host: hostOf(endpoint) }) : say('planner.textGoesTo', { host: hostOf(endpoint) });
  return { planner: protocol, name: model, detail, ...(isLocal || consent ? {} : { missing: 'consent' }) };
}

const EMBEDDED: PlannerInUse = { planner: 'embedded', name: say(PLANNERS.embedded.label), detail: say('planner.noKey') };

/** The endpoint's host, for display. */
export function hostOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).host : endpoint;
}

/** The kinds that can be chosen here, a name each: the AI model by the protocol of its endpoint, the on-device model only if Chrome has one. */
export const plannerChoices = ({ protocol }: Settings): { id: PlannerKind; label: string }[] =>
  (['embedded', protocol, ...('LanguageModel' in globalThis ? (['on-device'] as const) : [])] as const).map((id) => ({
    id,
    label: say(PLANNERS[id].label),
  }));
