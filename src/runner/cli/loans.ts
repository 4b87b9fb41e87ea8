import type { PlannerKind } from '../../model/settings';
import type { AbraBrowser } from '../browser';
import { EXIT, giveUp } from '../give-up';

/** What the command line lends to Abra for one run, and takes back when it ends, however it ends. */
export interface Loans {
  /** Secrets by name, for one site. Ends the command where the site keeps one of that name, which would be lost. */
  secrets(values: Record<string, string>, origin: string): Promise<void>;
  /** The key and the endpoint of the environment, in the SDK's own variables, where the model is to plan. */
  model(planner: PlannerKind, environment: NodeJS.ProcessEnv): Promise<void>;
  /** Everything at once, and once: whoever asks again waits for the same. */
  takeBack(): Promise<void>;
}

/** Lends to this browser's Abra; see `Loans`. */
export function openLoans(abra: AbraBrowser): Loans {
  const lent: (() => Promise<unknown>)[] = [];
  let isOver = false;
  let taken: Promise<void> | undefined;
  const takeAll = async () => void (await Promise.all(lent.map((one) => one())));
  return {
    secrets: async (values, origin) => {
      const kept = (await abra.call('secrets.list', {})).secrets.filter((one) => one.origin === origin).map(({ name }) => name);
      const twice = Object.keys(values).find((name) => kept.includes(name));
      if (twice !== undefined)
        giveUp(EXIT.usage, `${origin} keeps a secret “${twice}” already. Leave out --secret ${twice}, or call it otherwise.`);
      for (const [name, value] of Object.entries(values)) {
        // Ctrl-C while it lends: what is lent from here on nobody would take back.
        if (isOver) return;
        lent.push(() => abra.call('secrets.remove', { name, origin }));
        await abra.call('secrets.set', { name, origin, value });
      }
    },
    model: async (planner, { ANTHROPIC_API_KEY: key, ANTHROPIC_BASE_URL: base }) => {
      if (planner !== 'messages-api' || !key) return;
      const { settings, hasKey } = await abra.call('settings.get', {});
      const { planner: before, consent, endpoint } = settings;
      if (!hasKey) lent.push(() => abra.call('settings.setKey', { key: '' }));
      lent.push(() => abra.call('settings.set', { patch: { planner: before, consent, endpoint } }));
      await abra.settings({ planner, consent: true, ...(base ? { endpoint: base } : {}), ...(hasKey ? {} : { key }) });
    },
    takeBack: () => {
      isOver = true;
      taken ??= takeAll();
      return taken;
    },
  };
}
