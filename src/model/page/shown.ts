import { onlyPlaceholder } from '../../lib/placeholder';
import { Operation } from '../plan/operation';
import { isWriting, rewritten } from '../plan/writing';
import { Param } from '../playbook/playbook';
import { SeenOption } from '../run/record';
import { listUpTo, textUpTo, z } from '../schema';
import { secretOfValue } from '../secret/secret-shapes';
import { Delta } from './delta';

/** One recorded step, as the page reported it, with the person's edits since. */
export const Shown = z.strictObject({
  at: z.number(),
  operation: Operation,
  label: textUpTo(400),
  /** Replaces the previous step of the same field (typing goes on). */
  replaces: z.optional(z.boolean()),
  url: textUpTo(4000),
  options: z.optional(listUpTo(SeenOption, 500)),
  /** What it caused, without values. */
  delta: z.optional(Delta),
  /** The target appeared through the previous step, so the two belong together. */
  caused: z.optional(z.boolean()),
  /** The person made its value a param: the operation holds `{{name}}`, the value is its default. */
  blank: z.optional(Param),
  /** The person wants the same value in each run: it becomes no param. */
  fixed: z.optional(z.boolean()),
});
export type Shown = z.infer<typeof Shown>;

/** What the value of a step becomes at a replay. */
export type ValueMark =
  | { as: 'fixed' }
  | { as: 'secret'; name: string }
  | { as: 'blank'; param: Pick<Param, 'name' | 'kind'> & { label?: string } };

/** The text that a step types or the option it chooses; undefined for other steps. Of a param its default. */
export function stepValueOf({ operation, blank }: Pick<Shown, 'operation' | 'blank'>): string | undefined {
  if (blank) return blank.default ?? '';
  if (isWriting(operation)) return operation.text;
  return operation.type === 'select' && operation.options.length === 1 ? operation.options[0] : undefined;
}

/** Is its value only the name of a secret? */
export const isSecretStep = (step: Pick<Shown, 'operation'>): boolean => secretNameIn(step) !== undefined;

/** The name of the secret that a step types. */
export function secretNameIn({ operation }: Pick<Shown, 'operation'>): string | undefined {
  const only = isWriting(operation) ? onlyPlaceholder(operation.text) : undefined;
  return only?.secret ? only.name : undefined;
}

/** The step with its value marked. The value of a secret is dropped: removing that mark leaves it empty. Pure. */
export function markValue(step: Shown, mark: ValueMark): Shown {
  const value = isSecretStep(step) ? '' : stepValueOf(step);
  if (value === undefined) return step;
  const { blank: before, fixed: _fixed, ...rest } = step;
  if (mark.as === 'fixed') return { ...withValue(rest, value), fixed: true };
  if (mark.as === 'secret') return isWriting(step.operation) ? withValue(rest, `{{secret:${mark.name}}}`) : step;
  const known = before?.known ?? rest.options?.map(({ label }) => label).slice(0, 50);
  const param: Param = { ...mark.param, default: value, ...(mark.param.kind === 'option' && known?.length ? { known } : {}) };
  return { ...withValue(rest, `{{${param.name}}}`), blank: param };
}

/** A step without the secrets that `told` masks. A typed text that contained one is asked for at a replay. */
export function shownWithout(step: Shown, told: Shown): Shown {
  const value = stepValueOf(step);
  if (value === undefined || value === stepValueOf(told) || isSecretStep(step)) return told;
  return markValue(told, { as: 'secret', name: secretOfValue(value) ?? 'secret' });
}

/** Marks one of the steps. A new secret is also removed from all other steps, where a label may repeat it. Pure. */
export function markStep(steps: readonly Shown[], at: number, mark: ValueMark): Shown[] {
  const step = steps[at];
  if (!step) return [...steps];
  const value = stepValueOf(step) ?? '';
  const marked = steps.map((one, index) => (index === at ? markValue(step, mark) : one));
  if (mark.as !== 'secret' || isSecretStep(step) || value.trim().length < SHORTEST) return marked;
  const hidden = (key: string, inner: unknown) =>
    typeof inner === 'string' && !CLOSED.has(key) ? inner.replaceAll(value, `{{secret:${mark.name}}}`) : inner;
  return JSON.parse(JSON.stringify(marked), hidden) as Shown[];
}
/** Shorter values occur in many words. */
const SHORTEST = 3;
/** Enumerations, which hold no words of the page. */
const CLOSED = new Set(['type', 'kind', 'mode', 'how', 'button', 'until', 'tag', 'role', 'direction', 'to', 'side']);

/** The replacement for a step on the same field, with that step's mark: what was made a secret stays one while typing goes on. */
export function markedAs(before: Shown, step: Shown): Shown {
  const secret = secretNameIn(before);
  if (secret !== undefined && !isSecretStep(step)) return markValue(step, { as: 'secret', name: secret });
  if (before.blank) return markValue(step, { as: 'blank', param: before.blank });
  return before.fixed ? { ...step, fixed: true } : step;
}

function withValue(step: Shown, value: string): Shown {
  const { operation } = step;
  if (isWriting(operation)) return { ...step, operation: rewritten(operation, value) };
  return operation.type === 'select' ? { ...step, operation: { ...operation, options: [value] } } : step;
}
