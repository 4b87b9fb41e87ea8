import { ENGLISH } from './sayings/english';
import { listUpTo, textUpTo, z } from './schema';

/** A value of a saying: a text or number; a step of the run, by its id and in English words; an element as the page named it; texts of a list. */
export const SayingValue = z.union([
  textUpTo(12_000),
  z.number(),
  z.strictObject({ step: textUpTo(80), words: textUpTo(2000) }),
  z.strictObject({ thing: textUpTo(2000) }),
  listUpTo(textUpTo(8000), 40),
]);
export type SayingValue = z.infer<typeof SayingValue>;

export type SayingKind = keyof typeof ENGLISH;
const KINDS = Object.keys(ENGLISH) as [SayingKind, ...SayingKind[]];

/**
 * One sentence of Abra's for a person, as a kind of a closed set and its values: who shows it words it in the person's language. The type has a name of
 * its own because TypeScript writes the type of each schema that holds one in full, and all kinds in each of them were too much for it.
 */
export interface Saying {
  kind: SayingKind;
  values?: Record<string, SayingValue> | undefined;
}
export const Saying: z.ZodMiniType<Saying> = z.strictObject({
  kind: z.enum(KINDS),
  values: z.optional(z.record(textUpTo(40), SayingValue)),
});

/** The sentences of one text of Abra's, in their order. */
export const Sayings = listUpTo(Saying, 40);
export type Sayings = z.infer<typeof Sayings>;

/** The same; absent if the text beside them is of a page, a model or a person. */
export const Says = z.optional(Sayings);

/** A text of a page, a model or a person, as it is; or a sentence of Abra's. */
export const toldUpTo = (max: number) => z.union([textUpTo(max), Saying]);
export type Told = string | Saying;
