import { listUpTo, textUpTo, z } from '../../model/schema';

/**
 * User flows of Chrome DevTools' Recorder. As in its own parser, unknown fields are dropped and unknown step types refused.
 * https://github.com/puppeteer/replay (docs/api/interfaces/Schema.UserFlow.md)
 */
const selector = textUpTo(2000);
const selectors = z
  .array(z.union([selector, z.array(selector).check(z.minLength(1), z.maxLength(12))]))
  .check(z.minLength(1), z.maxLength(40));
const base = {
  timeout: z.optional(z.number().check(z.minimum(1), z.maximum(30_000))),
  assertedEvents: z.optional(
    z
      .array(z.object({ type: z.literal('navigation'), url: z.optional(textUpTo(4000)), title: z.optional(textUpTo(1000)) }))
      .check(z.maxLength(20)),
  ),
  target: z.optional(textUpTo(4000)),
};
const framed = { ...base, frame: z.optional(listUpTo(z.int().check(z.minimum(0)), 12)) };
const aimed = { ...framed, selectors };
const pointed = {
  ...aimed,
  offsetX: z.number(),
  offsetY: z.number(),
  button: z.optional(z.enum(['primary', 'auxiliary', 'secondary', 'back', 'forward'])),
  duration: z.optional(z.number().check(z.minimum(0), z.maximum(60_000))),
  deviceType: z.optional(z.enum(['mouse', 'pen', 'touch'])),
};

export const RecorderStep = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('setViewport'),
    ...base,
    width: z.number(),
    height: z.number(),
    deviceScaleFactor: z.number(),
    isMobile: z.boolean(),
    hasTouch: z.boolean(),
    isLandscape: z.boolean(),
  }),
  z.object({ type: z.literal('navigate'), ...base, url: textUpTo(4000) }),
  z.object({ type: z.literal('click'), ...pointed }),
  z.object({ type: z.literal('doubleClick'), ...pointed }),
  z.object({ type: z.literal('change'), ...aimed, value: textUpTo(20_000) }),
  z.object({ type: z.literal('hover'), ...aimed }),
  z.object({ type: z.literal('keyDown'), ...base, key: z.string().check(z.minLength(1), z.maxLength(40)) }),
  z.object({ type: z.literal('keyUp'), ...base, key: z.string().check(z.minLength(1), z.maxLength(40)) }),
  z.object({
    type: z.literal('scroll'),
    ...framed,
    selectors: z.optional(selectors),
    x: z.optional(z.number()),
    y: z.optional(z.number()),
  }),
  z.object({
    type: z.literal('waitForElement'),
    ...aimed,
    operator: z.optional(z.enum(['>=', '==', '<='])),
    count: z.optional(z.number().check(z.minimum(0))),
    visible: z.optional(z.boolean()),
    /** How older versions write that it is not visible. */
    hidden: z.optional(z.boolean()),
    properties: z.optional(z.record(z.string(), z.unknown())),
    attributes: z.optional(z.record(z.string(), z.string())),
  }),
  // Newer than version 3.1 of the parser.
  z.object({ type: z.literal('waitForURL'), ...base, url: textUpTo(4000), exact: z.optional(z.boolean()) }),
  z.object({ type: z.literal('waitForExpression'), ...framed, expression: textUpTo(20_000) }),
  z.object({ type: z.literal('close'), ...base }),
  z.object({ type: z.literal('emulateNetworkConditions'), ...base, download: z.number(), upload: z.number(), latency: z.number() }),
  z.object({ type: z.literal('customStep'), ...framed, name: textUpTo(200), parameters: z.unknown() }),
]);
export type RecorderStep = z.infer<typeof RecorderStep>;
export type RecorderStepOf<Kind extends RecorderStep['type']> = RecorderStep & { type: Kind };

export const RecorderFlow = z.object({
  title: textUpTo(400),
  timeout: z.optional(z.number().check(z.minimum(1), z.maximum(30_000))),
  selectorAttribute: z.optional(textUpTo(100)),
  steps: listUpTo(RecorderStep, 2000),
});
export type RecorderFlow = z.infer<typeof RecorderFlow>;

/** Names of Abra's custom steps: one with the data of the whole playbook (the last step), one for an operation that the format lacks. */
export const ABRA_PLAYBOOK = 'abra-playbook';
export const ABRA_OPERATION = 'abra-operation';
