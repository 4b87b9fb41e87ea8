import { Target, TextQuote, targetFields } from '../page/target';
import { listUpTo, textUpTo, z } from '../schema';

/** Longest text in one operation, characters. */
const text = textUpTo(20_000);

/** A native dialog of the page and how the person answered it; `reply` is what they typed into a prompt and may hold placeholders. */
export const DialogAnswer = z.strictObject({
  kind: z.enum(['alert', 'confirm', 'prompt']),
  text: textUpTo(300),
  accept: z.boolean(),
  reply: z.optional(text),
});

export type DialogAnswer = z.infer<typeof DialogAnswer>;

const common = {
  /** Skipped at a replay if its target is missing (a banner, a survey). */
  optional: z.optional(z.boolean()),
  /** Marked as irreversible by the person or the recorder: confirmed each time, whatever its name, and only on its very element. */
  irreversible: z.optional(z.boolean()),
  /** The reason, in the words of the planner or the person. */
  note: z.optional(textUpTo(400)),
  /** The native dialogs that it opened when it was recorded, in order. Only these are answered for the person. */
  dialogs: z.optional(listUpTo(DialogAnswer, 10)),
  /** The tab of the playbook it acts in: absent or 0 is where it began, n the nth that its operations opened. */
  tab: z.optional(z.int().check(z.minimum(0), z.maximum(20))),
};

const aimed = { ...targetFields, ...common };

/** Modifier keys by their `KeyboardEvent.key`. */
export const Modifier = z.enum(['Alt', 'Control', 'Meta', 'Shift']);

export type Modifier = z.infer<typeof Modifier>;

/**
 * The toggle state that a click led to, where it is known: of the target itself, or of the panel that it controls (`shown`, `hidden`).
 * `up`: the panel follows the box so many levels around the target. `word`: the class that was added (`has`) or removed with it. `name`:
 * the target's name in that state, where it differs in the other.
 */
export const LedTo = z.strictObject({
  state: z.enum(['expanded', 'collapsed', 'pressed', 'released', 'selected', 'unselected', 'checked', 'unchecked', 'shown', 'hidden']),
  up: z.optional(z.int().check(z.minimum(0), z.maximum(8))),
  word: z.optional(z.strictObject({ is: textUpTo(60), has: z.boolean() })),
  name: z.optional(textUpTo(400)),
});

export type LedTo = z.infer<typeof LedTo>;

/** What the operations' rows make their schemas of, so that they do not import zod: `z` as a value would bundle all of it. */
export const parts = {
  z: {
    strictObject: z.strictObject,
    literal: z.literal,
    enum: z.enum,
    string: z.string,
    number: z.number,
    int: z.int,
    boolean: z.boolean,
    array: z.array,
    optional: z.optional,
    minLength: z.minLength,
    maxLength: z.maxLength,
    minimum: z.minimum,
    maximum: z.maximum,
    regex: z.regex,
  },
  textUpTo,
  listUpTo,
  text,
  common,
  aimed,
  Target,
  TextQuote,
  LedTo,
  Modifier,
  /** The number of an element in the snapshot that the planner was shown. */
  elementId: z.int().check(z.minimum(0)),
  /** Declared to the model as an integer; any number is accepted. */
  px: z.number().check(z.meta({ type: 'integer' })),
};

export type Parts = typeof parts;
/**
 * How an operation would matter if it were dispatched twice. `activate` is a press with the main button, Enter or Space, and a form
 * submitted from a field: different ways to the same thing.
 */
export const Unrepeatable = z.enum(['activate', 'click', 'key', 'drag', 'wheel', 'upload', 'append']);

export type Unrepeatable = z.infer<typeof Unrepeatable>;
