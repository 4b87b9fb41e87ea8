import { z } from 'zod';
import { Param } from './playbook';
import { Shown } from './shown';

/** A recording in progress, or a stopped one that is not saved yet: its steps, newest last. */
export const Recording = z.strictObject({
  tabId: z.number().int(),
  domain: z.string(),
  pagePath: z.string(),
  status: z.enum(['recording', 'paused', 'stopped']),
  steps: z.array(Shown),
  /** Full URL where it began. */
  start: z.string().max(8000),
  /** The tabs it went through, in the order of opening; the first is `tabId`. */
  tabs: z.array(z.number().int()).max(40),
  proposedName: z.string(),
  /** The params that it would be saved with. */
  params: z.array(Param),
  /** The last time it was tried. */
  trial: z.strictObject({ runId: z.string() }).optional(),
  viewport: z.strictObject({ width: z.number(), height: z.number() }),
  /** How many steps were refused by their schema. */
  missed: z.number().int().optional(),
  /** The browser was closed since, so `tabId` is no tab's. A try opens its page again. */
  gone: z.literal(true).optional(),
});
export type Recording = z.infer<typeof Recording>;
