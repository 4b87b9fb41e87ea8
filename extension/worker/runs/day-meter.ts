import { addUsage, NO_USAGE } from '../../../src/model/run/add-usage';
import { Usage, UsageOfSites } from '../../../src/model/run/usage';

/** Cost of the model calls of one day, and of one site for as long as it is kept. `day` as "2026-11-21", in the person's time zone. */
export interface Spent {
  day: string;
  usage: Usage;
  site?: Usage;
}

/** What is kept: the day, and what each site cost in all, the one used last at the end. */
export interface Meter {
  day: string;
  usage: Usage;
  sites: Record<string, Usage>;
}

/** Where the meter survives the worker. */
export interface MeterStore {
  load(): Promise<unknown>;
  save(meter: Meter): Promise<void>;
}

export interface DayMeter {
  /** Adds a call on a site. Calls that end at the same time are added one after another. */
  add(usage: Usage, domain: string): Promise<void>;
  today(domain?: string): Promise<Spent>;
}

/** So many sites are counted; the one that was not used for longest goes. */
const MAX_SITES = 500;

/** Counts tokens and dollars of a day, which begins at zero, and of each site. */
export function dayMeter(store: MeterStore, now: () => Date = () => new Date()): DayMeter {
  let turn: Promise<unknown> = Promise.resolve();
  const load = async () => {
    const day = dayOf(now());
    const stored = (await store.load()) as Partial<Meter> | undefined;
    const usage = stored?.day === day ? Usage.safeParse(stored.usage).data : undefined;
    return { day, usage: usage ?? NO_USAGE, sites: new Map(Object.entries(UsageOfSites.safeParse(stored?.sites).data ?? {})) };
  };
  return {
    today: async (domain = '') => {
      const { day, usage, sites } = await load();
      const site = sites.get(domain);
      return { day, usage, ...(site && { site }) };
    },
    add: (usage, domain) => {
      const next = turn.then(async () => {
        const { day, usage: before, sites } = await load();
        const here = addUsage(sites.get(domain) ?? NO_USAGE, usage);
        sites.delete(domain);
        if (domain) sites.set(domain, here);
        await store.save({ day, usage: addUsage(before, usage), sites: Object.fromEntries([...sites].slice(-MAX_SITES)) });
      });
      turn = next.catch(() => undefined);
      return next;
    },
  };
}

function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
