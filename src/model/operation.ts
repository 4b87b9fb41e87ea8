import { z } from 'zod';
import { Target, targetFields } from './target';

/** At most this much text in one operation. */
const text = z.string().max(20_000);
/** A native dialog of the page and how the person answered it; `reply` is what they typed into a prompt and may hold placeholders. */
export const DialogAnswer = z.strictObject({
  kind: z.enum(['alert', 'confirm', 'prompt']),
  text: z.string().max(300),
  accept: z.boolean(),
  reply: text.optional(),
});
export type DialogAnswer = z.infer<typeof DialogAnswer>;

const common = {
  /** May be absent at replay (a banner, a survey): missing target means skipped. */
  optional: z.boolean().optional(),
  /** The person or who recorded it said that it cannot be undone: asked about each time, whatever it is called, and only at its very element. */
  irreversible: z.boolean().optional(),
  /** Why or what for, in the words of the planner or the person. */
  note: z.string().max(400).optional(),
  /** The native dialogs that it brought when it was shown, in order. Only these are answered in the person's place. */
  dialogs: z.array(DialogAnswer).max(10).optional(),
  /** Which tab of the playbook it acts in: absent or 0 is where it began, n the nth that its operations opened. */
  tab: z.number().int().min(0).max(20).optional(),
};
const aimed = { ...targetFields, ...common };

export const Modifier = z.enum(['Alt', 'Control', 'Meta', 'Shift']);
export type Modifier = z.infer<typeof Modifier>;

/**
 * The state that a click led to, where that can be known: of the target itself, or of the panel that it controls (`shown`, `hidden`). `up`: the panel is
 * what follows the box so many levels around the target. `word`: the class that came (`has`) or went with it. `name`: what the target is called in
 * that state, where it is called otherwise in the other one.
 */
export const LedTo = z.strictObject({
  state: z.enum(['expanded', 'collapsed', 'pressed', 'released', 'selected', 'unselected', 'checked', 'unchecked', 'shown', 'hidden']),
  up: z.number().int().min(0).max(8).optional(),
  word: z.strictObject({ is: z.string().max(60), has: z.boolean() }).optional(),
  name: z.string().max(400).optional(),
});
export type LedTo = z.infer<typeof LedTo>;

/** `led`: skipped where that state holds already. */
export const Click = z.strictObject({
  type: z.literal('click'),
  ...aimed,
  led: LedTo.optional(),
  button: z.enum(['left', 'right', 'middle']).optional(),
  count: z.number().int().min(1).max(3).optional(),
  modifiers: z.array(Modifier).max(4).optional(),
});
/** `text` may hold {{param}} and {{secret:name}}. `how`: bulk (default), keys (key by key) or paste. */
export const Type = z.strictObject({
  type: z.literal('type'),
  ...aimed,
  text,
  mode: z.enum(['replace', 'append']).optional(),
  submit: z.boolean().optional(),
  how: z.enum(['bulk', 'keys', 'paste']).optional(),
});
/** Chooses by label in a native select, or in a listbox that is already open. */
export const Select = z.strictObject({ type: z.literal('select'), ...aimed, options: z.array(text).min(1).max(1000) });
/** Brings a checkbox, switch or radio into a state; already there means skipped. */
export const Check = z.strictObject({ type: z.literal('check'), ...aimed, checked: z.boolean() });
/** A key or chord: "Enter", "Control+A". Goes to the target, else to what has the focus. */
export const Press = z.strictObject({ type: z.literal('press'), ...aimed, key: z.string().min(1).max(60) });
export const Hover = z.strictObject({ type: z.literal('hover'), ...aimed });
/** By `direction` and `amount` (CSS px, default most of a viewport), to a `ratio` (0..1) of the extent, or, with a target alone, until it is in view. */
export const Scroll = z.strictObject({
  type: z.literal('scroll'),
  ...aimed,
  direction: z.enum(['up', 'down', 'left', 'right']).optional(),
  amount: z.number().min(0).max(1_000_000).optional(),
  ratio: z.number().min(0).max(1).optional(),
});
/** To another target, or by an offset in CSS px. */
export const Drag = z.strictObject({
  type: z.literal('drag'),
  ...aimed,
  to: Target.optional(),
  offset: z.strictObject({ x: z.number(), y: z.number() }).optional(),
});
/** Files by name; the bytes are asked from the person or the artifact store before the leg, never kept in a playbook. */
export const Upload = z.strictObject({ type: z.literal('upload'), ...aimed, files: z.array(z.string().max(300)).min(1).max(20) });
/** For a duration (ms), or until a condition holds, at most `timeout` ms. */
export const Wait = z.strictObject({
  type: z.literal('wait'),
  ...aimed,
  duration: z.number().min(0).max(60_000).optional(),
  until: z.enum(['visible', 'gone', 'text', 'url']).optional(),
  text: text.optional(),
  timeout: z.number().min(0).max(120_000).optional(),
});
export const Navigate = z.strictObject({
  type: z.literal('navigate'),
  ...common,
  to: z.enum(['url', 'back', 'forward', 'reload']).optional(),
  url: z.string().max(4000).optional(),
});
/** Holds now or within the patience left, else bail assert-failed. With a target: about it; else about the page. */
export const Assert = z.strictObject({
  type: z.literal('assert'),
  ...aimed,
  text: text.optional(),
  url: z.string().max(4000).optional(),
  visible: z.boolean().optional(),
  value: text.optional(),
});
/** Reads a value under a name: what of the target, or of the page's text when there is none. */
export const Extract = z.strictObject({
  type: z.literal('extract'),
  ...aimed,
  name: z.string().min(1).max(80),
  what: z.enum(['text', 'value', 'href', 'list']).optional(),
});

/** Keeps what the page shows now with the run, secrets painted over; of a target that is in sight that part alone. Nothing happens in the page. */
export const Screenshot = z.strictObject({ type: z.literal('screenshot'), ...aimed });

/** The closed set of things Abra can do in a page. There is no "run script", ever. */
export const Operation = z.discriminatedUnion('type', [
  Click,
  Type,
  Select,
  Check,
  Press,
  Hover,
  Scroll,
  Drag,
  Upload,
  Wait,
  Navigate,
  Assert,
  Extract,
  Screenshot,
]);
export type Operation = z.infer<typeof Operation>;
export type OperationType = Operation['type'];
/** The operation of one type. */
export type OperationOf<Kind extends OperationType> = Operation & { type: Kind };
