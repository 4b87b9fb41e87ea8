import { z } from 'zod';
import { SAYINGS, type SayingKind } from './sayings/sayings';

/** A value of a saying: a text or number; a step of the run, by its id and in English words; an element as the page named it; texts of a list. */
export const SayingValue = z.union([
  z.string().max(12_000),
  z.number(),
  z.strictObject({ step: z.string().max(80), words: z.string().max(2000) }),
  z.strictObject({ thing: z.string().max(2000) }),
  z.array(z.string().max(8000)).max(40),
]);
export type SayingValue = z.infer<typeof SayingValue>;

const KINDS = Object.keys(SAYINGS) as [SayingKind, ...SayingKind[]];

/**
 * One sentence of Abra's for a person, as a kind of a closed set and its values: who shows it words it in the person's language. The type has a name of
 * its own because TypeScript writes the type of each schema that holds one in full, and all kinds in each of them were too much for it.
 */
export interface Saying {
  kind: SayingKind;
  values?: Record<string, SayingValue> | undefined;
}
export const Saying: z.ZodType<Saying> = z.strictObject({
  kind: z.enum(KINDS),
  values: z.record(z.string().max(40), SayingValue).optional(),
});

/** The sentences of one text, in their order; absent if a text is of a page, a model or a person. */
export const Says = z.array(Saying).max(40).optional();
