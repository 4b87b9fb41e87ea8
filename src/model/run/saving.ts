import { z } from '../schema';

/** What runs from memory saved, estimated against the runs with model calls that they were learned from. Earlier versions stored more fields. */
export const Saving = z.object({
  /** Runs whose saving is known. */
  runs: z.int().check(z.minimum(0)),
  calls: z.int().check(z.minimum(0)),
  dollars: z.number().check(z.minimum(0)),
  ms: z.number().check(z.minimum(0)),
  /** Of `runs`, those whose model has no known price. */
  unpriced: z.int().check(z.minimum(0)),
});
export type Saving = z.infer<typeof Saving>;

export const NO_SAVING: Saving = { runs: 0, calls: 0, dollars: 0, ms: 0, unpriced: 0 };

/** Both together. */
export function addSaving(one: Saving, other: Saving): Saving {
  const sum = (key: keyof Saving) => one[key] + other[key];
  return {
    runs: sum('runs'),
    calls: sum('calls'),
    dollars: sum('dollars'),
    ms: sum('ms'),
    unpriced: sum('unpriced'),
  };
}

/** What a playbook saved so far. */
export const PlaybookSaving = z.strictObject({ domain: z.string(), id: z.string(), saving: Saving });
export type PlaybookSaving = z.infer<typeof PlaybookSaving>;
