import { z } from '../../model/schema';

/** What the action of one command can be. */
export const Method = z.enum([
  'click',
  'type',
  'navigateTo',
  'scrollDown',
  'scrollUp',
  'scrollToMiddle',
  'waitForNavigation',
  'goBack',
  'goForward',
  'reload',
  'selectOption',
  'selectText',
  'doubleClick',
  'rightClick',
  'dragAndDrop',
  'hover',
  'check',
  'uncheck',
  'clear',
  'press',
  'scrollLeft',
  'scrollRight',
  'scrollTo',
  'wait',
  'waitFor',
  'upload',
  'assert',
  'extract',
  'screenshot',
]);
export type Method = z.infer<typeof Method>;

/** `locator` names an element of the list that was given, never another; actions without an element have none. */
export const Action = z.strictObject({
  locator: z.optional(z.string().check(z.minLength(1))),
  description: z.string(),
  method: Method,
  arguments: z.array(z.strictObject({ name: z.string(), value: z.string() })),
});
export type Action = z.infer<typeof Action>;

/** The two answers to one command: exactly one action, or a completion that says why there is none. */
export const ActionOrCompletion = z.union([
  z.strictObject({ elements: z.array(Action).check(z.length(1)) }),
  z.strictObject({ isComplete: z.literal(true), summary: z.string(), suggestions: z.array(z.string()) }),
]);
export type ActionOrCompletion = z.infer<typeof ActionOrCompletion>;
