import { z } from 'zod';

/**
 * User flows of Chrome DevTools' Recorder. As in its own parser, unknown fields are dropped and unknown step types refused.
 * https://github.com/puppeteer/replay (docs/api/interfaces/Schema.UserFlow.md)
 */
const selector = z.string().max(2000);
const selectors = z
  .array(z.union([selector, z.array(selector).min(1).max(12)]))
  .min(1)
  .max(40);
const base = {
  timeout: z.number().min(1).max(30_000).optional(),
  assertedEvents: z
    .array(z.object({ type: z.literal('navigation'), url: z.string().max(4000).optional(), title: z.string().max(1000).optional() }))
    .max(20)
    .optional(),
  target: z.string().max(4000).optional(),
};
const framed = { ...base, frame: z.array(z.number().int().min(0)).max(12).optional() };
const aimed = { ...framed, selectors };
const pointed = {
  ...aimed,
  offsetX: z.number(),
  offsetY: z.number(),
  button: z.enum(['primary', 'auxiliary', 'secondary', 'back', 'forward']).optional(),
  duration: z.number().min(0).max(60_000).optional(),
  deviceType: z.enum(['mouse', 'pen', 'touch']).optional(),
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
  z.object({ type: z.literal('navigate'), ...base, url: z.string().max(4000) }),
  z.object({ type: z.literal('click'), ...pointed }),
  z.object({ type: z.literal('doubleClick'), ...pointed }),
  z.object({ type: z.literal('change'), ...aimed, value: z.string().max(20_000) }),
  z.object({ type: z.literal('hover'), ...aimed }),
  z.object({ type: z.literal('keyDown'), ...base, key: z.string().min(1).max(40) }),
  z.object({ type: z.literal('keyUp'), ...base, key: z.string().min(1).max(40) }),
  z.object({ type: z.literal('scroll'), ...framed, selectors: selectors.optional(), x: z.number().optional(), y: z.number().optional() }),
  z.object({
    type: z.literal('waitForElement'),
    ...aimed,
    operator: z.enum(['>=', '==', '<=']).optional(),
    count: z.number().min(0).optional(),
    visible: z.boolean().optional(),
    /** How older versions write that it is not visible. */
    hidden: z.boolean().optional(),
    properties: z.record(z.string(), z.unknown()).optional(),
    attributes: z.record(z.string(), z.string()).optional(),
  }),
  // Newer than version 3.1 of the parser.
  z.object({ type: z.literal('waitForURL'), ...base, url: z.string().max(4000), exact: z.boolean().optional() }),
  z.object({ type: z.literal('waitForExpression'), ...framed, expression: z.string().max(20_000) }),
  z.object({ type: z.literal('close'), ...base }),
  z.object({ type: z.literal('emulateNetworkConditions'), ...base, download: z.number(), upload: z.number(), latency: z.number() }),
  z.object({ type: z.literal('customStep'), ...framed, name: z.string().max(200), parameters: z.unknown() }),
]);
export type RecorderStep = z.infer<typeof RecorderStep>;
export type RecorderStepOf<Kind extends RecorderStep['type']> = RecorderStep & { type: Kind };

export const RecorderFlow = z.object({
  title: z.string().max(400),
  timeout: z.number().min(1).max(30_000).optional(),
  selectorAttribute: z.string().max(100).optional(),
  steps: z.array(RecorderStep).max(2000),
});
export type RecorderFlow = z.infer<typeof RecorderFlow>;

/** Names of Abra's custom steps: one with the data of the whole playbook (the last step), one for an operation that the format lacks. */
export const ABRA_PLAYBOOK = 'abra-playbook';
export const ABRA_OPERATION = 'abra-operation';
