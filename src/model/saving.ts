import { z } from 'zod';

/** What runs from memory saved, against the runs with model calls that they were learned from. Estimated; what is not known is counted apart. */
export const Saving = z.strictObject({
  /** Runs of which it is known. */
  runs: z.number().int().min(0),
  calls: z.number().int().min(0),
  dollars: z.number().min(0),
  ms: z.number().min(0),
  /** Of `runs`, those whose model has no known price. */
  unpriced: z.number().int().min(0),
  /** Runs from memory of which nothing is known: shown by a person, taken in, or what they were learned from is kept no longer. */
  unknown: z.number().int().min(0),
});
export type Saving = z.infer<typeof Saving>;

export const NO_SAVING: Saving = { runs: 0, calls: 0, dollars: 0, ms: 0, unpriced: 0, unknown: 0 };

/** Both together. */
export function addSaving(one: Saving, other: Saving): Saving {
  const sum = (key: keyof Saving) => one[key] + other[key];
  return {
    runs: sum('runs'),
    calls: sum('calls'),
    dollars: sum('dollars'),
    ms: sum('ms'),
    unpriced: sum('unpriced'),
    unknown: sum('unknown'),
  };
}

/** What a playbook saved so far. */
export const PlaybookSaving = z.strictObject({ domain: z.string(), id: z.string(), saving: Saving });
export type PlaybookSaving = z.infer<typeof PlaybookSaving>;
