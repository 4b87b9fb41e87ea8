import type { PlannerKind, Settings } from '../../../src/model/settings';
import { say } from '../../locales/say';

/** The planner that a goal will get, and a sentence about it. `missing`: what prevents the use of the selected one. */
export interface PlannerInUse {
  planner: PlannerKind;
  name: string;
  detail: string;
  missing?: 'key' | 'consent';
}

export const EMBEDDED_DETAIL = say('planner.noKey');

/** The model plans only with a key and the person's consent; otherwise the embedded planner does. */
export function plannerInUse(settings: Settings, hasKey: boolean, wanted: PlannerKind = settings.planner): PlannerInUse {
  return IN_USE[wanted](settings, hasKey);
}

const IN_USE: Record<PlannerKind, (settings: Settings, hasKey: boolean) => PlannerInUse> = {
  embedded: () => embedded(),
  'messages-api': ({ consent, model, endpoint }, hasKey) => {
    if (!consent) return embedded('consent');
    if (!hasKey) return embedded('key');
    return { planner: 'messages-api', name: model, detail: say('planner.textGoesTo', { host: hostOf(endpoint) }) };
  },
  'on-device': () => ({ planner: 'on-device', name: say('told.chromesOwnModel'), detail: say('planner.inChrome') }),
};

const embedded = (missing?: 'key' | 'consent'): PlannerInUse => ({
  planner: 'embedded',
  name: say('told.simpleCommands'),
  detail: EMBEDDED_DETAIL,
  ...(missing ? { missing } : {}),
});

/** The endpoint's host, for display. */
export function hostOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).host : endpoint;
}

/** The kinds that can be chosen here: the on-device model only where Chrome has one. */
export const PLANNERS: readonly { id: PlannerKind; label: string }[] = [
  { id: 'embedded', label: say('told.simpleCommands') },
  { id: 'messages-api', label: say('told.aiModel') },
  ...('LanguageModel' in globalThis ? [{ id: 'on-device', label: say('told.chromesModel') } as const] : []),
];
