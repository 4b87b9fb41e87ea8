import { addUsage, NO_USAGE, Usage } from '../../../src/model/usage';

/** Cost of the model calls of one day. `day` as "2026-11-21", in the person's time zone. */
export interface DaySpent {
  day: string;
  usage: Usage;
}

/** Where the meter survives the worker. */
export interface MeterStore {
  load(): Promise<unknown>;
  save(spent: DaySpent): Promise<void>;
}

export interface DayMeter {
  /** Adds a call. Calls that end at the same time are added one after another. */
  add(usage: Usage): Promise<void>;
  today(): Promise<DaySpent>;
}

/** Counts tokens and dollars of a day; a new day begins at zero. */
export function dayMeter(store: MeterStore, now: () => Date = () => new Date()): DayMeter {
  let turn: Promise<unknown> = Promise.resolve();
  const today = async (): Promise<DaySpent> => {
    const day = dayOf(now());
    const stored = (await store.load()) as Partial<DaySpent> | undefined;
    const usage = stored?.day === day ? Usage.safeParse(stored.usage).data : undefined;
    return { day, usage: usage ?? NO_USAGE };
  };
  return {
    today,
    add: (usage) => {
      const next = turn.then(async () => {
        const spent = await today();
        await store.save({ ...spent, usage: addUsage(spent.usage, usage) });
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
