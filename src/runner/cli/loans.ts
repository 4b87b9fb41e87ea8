import { isProtocol } from '../../model/plan/planners';
import type { PlannerKind } from '../../model/settings';
import type { AbraBrowser } from '../browser';
import { EXIT, giveUp } from '../give-up';
import { modelIn } from '../model-variables';

/** Lends to Abra until its browser is closed, also by a kill: nothing has to be taken back, and what the profile keeps stays as it is. */
export interface Loans {
  /** Secrets by name, for one site. Ends the command where the site keeps one of that name: which of the two is meant is not for Abra to guess. */
  secrets(values: Record<string, string>, origin: string): Promise<void>;
  /** The key and the endpoint of the environment, in the SDKs' own variables, where the model is to plan. A kept key is used for the endpoint it is kept for. */
  model(planner: PlannerKind, environment: NodeJS.ProcessEnv): Promise<void>;
}

/** Lends to this browser's Abra; see `Loans`. */
export function openLoans(abra: AbraBrowser): Loans {
  return {
    secrets: async (values, origin) => {
      const kept = (await abra.call('secrets.list', {})).secrets.filter((one) => one.origin === origin).map(({ name }) => name);
      const twice = Object.keys(values).find((name) => kept.includes(name));
      if (twice !== undefined)
        giveUp(EXIT.usage, `${origin} keeps a secret “${twice}” already. Leave out --secret ${twice}, or call it otherwise.`);
      for (const [name, value] of Object.entries(values)) await abra.call('secrets.set', { name, origin, value, lent: true });
    },
    model: async (planner, environment) => {
      const named = modelIn(environment);
      if (!isProtocol(planner) || !named) return;
      const kept = await abra.call('settings.get', {});
      const keeps = kept.hasKey && !named.based && kept.settings.protocol === named.settings.planner;
      const patch = keeps ? { planner: named.settings.planner } : named.settings;
      await abra.call('settings.set', { patch: { ...patch, consent: true }, lent: true });
      if (!keeps) await abra.call('settings.setKey', { key: named.key, lent: true });
    },
  };
}
