import { Act } from '../risk/act';
import { toldUpTo } from '../saying';
import { listUpTo, textUpTo, z } from '../schema';
import { SecretPlace } from '../secret/secret-place';

const short = textUpTo(1000);
const told = toldUpTo(1000);

/** A near miss for the wanted target: how well it fits (0..1) and what differs. */
export const Candidate = z.strictObject({
  label: short,
  selector: z.optional(textUpTo(1000)),
  score: z.number(),
  differs: listUpTo(told, 12),
});
export type Candidate = z.infer<typeof Candidate>;

const nearest = listUpTo(Candidate, 6);
/** The page was provably at rest, so it was not waited for any longer. */
const atRest = z.optional(z.literal(true));

/** An expected reason to stop, with evidence. Not an exception. */
export const Bail = z.discriminatedUnion('kind', [
  /** `searched`: what the steps before had searched for; the target is not among the results. */
  z.strictObject({ kind: z.literal('target-missing'), wanted: short, nearest, searched: z.optional(short), atRest }),
  z.strictObject({ kind: z.literal('target-ambiguous'), wanted: short, nearest, atRest }),
  /** The element chosen in a step's place differs from all that was recorded of it; `nearest` is that element. */
  z.strictObject({ kind: z.literal('target-refused'), wanted: short, nearest }),
  z.strictObject({ kind: z.literal('target-covered'), wanted: short, by: told, atRest }),
  z.strictObject({ kind: z.literal('target-disabled'), wanted: short, why: told, atRest }),
  z.strictObject({ kind: z.literal('value-rejected'), wanted: short, shown: short }),
  z.strictObject({ kind: z.literal('option-missing'), wanted: short, options: listUpTo(short, 200) }),
  z.strictObject({ kind: z.literal('variant-unknown'), playbook: short, variant: short, known: listUpTo(short, 200) }),
  z.strictObject({ kind: z.literal('playbook-unknown'), playbook: short, nearest: listUpTo(short, 12) }),
  /** `instead`: what the page shows, or where it went, instead of the expected outcome. */
  z.strictObject({ kind: z.literal('no-effect'), wanted: short, missing: listUpTo(short, 20), instead: z.optional(told) }),
  z.strictObject({ kind: z.literal('never-settled'), busyWith: listUpTo(short, 20) }),
  /** `formAgain`: it shows the form again that was submitted; `says`: what it says there that it did not say before, in its words. */
  z.strictObject({
    kind: z.literal('page-left'),
    url: textUpTo(4000),
    from: z.optional(textUpTo(4000)),
    formAgain: z.optional(z.strictObject({ says: z.optional(short) })),
  }),
  z.strictObject({ kind: z.literal('assert-failed'), wanted: short, shown: short }),
  z.strictObject({
    kind: z.literal('needs-person'),
    what: z.enum(['login', 'captcha', 'payment', 'consent', 'file']),
    why: told,
    /** What the page asked, in its words. */
    asked: z.optional(short),
    /** Only this secret is missing: it is asked for by name. */
    secret: z.optional(SecretPlace),
  }),
  z.strictObject({ kind: z.literal('needs-trusted-input'), wanted: short, why: told }),
  z.strictObject({ kind: z.literal('not-allowed'), rule: told }),
  z.strictObject({ kind: z.literal('outcome-unknown'), wanted: short, why: told }),
  /** Nothing was dispatched: this act needs a confirmation; `why` begins the question. */
  z.strictObject({ kind: z.literal('needs-yes'), act: Act, key: textUpTo(80), why: short }),
  z.strictObject({ kind: z.literal('out-of-time'), waitedFor: short, ms: z.number() }),
  z.strictObject({ kind: z.literal('stopped') }),
]);
export type Bail = z.infer<typeof Bail>;
export type BailKind = Bail['kind'];
/** A reason why a target cannot be acted on. */
export type TargetBail = Exclude<Extract<Bail, { kind: `target-${string}` }>, { kind: 'target-refused' }>;
