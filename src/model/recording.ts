import { z } from 'zod';
import { Param } from './playbook';
import { Shown } from './shown';

/** A showing in progress, or a stopped one that nobody has saved yet: the steps so far, newest last. */
export const Recording = z.strictObject({
  tabId: z.number().int(),
  domain: z.string(),
  pagePath: z.string(),
  status: z.enum(['recording', 'paused', 'stopped']),
  steps: z.array(Shown),
  /** Where it began, in full. */
  start: z.string().max(8000),
  /** The tabs it went through, in the order in which they opened; the first is `tabId`. */
  tabs: z.array(z.number().int()).max(40),
  proposedName: z.string(),
  /** The blanks that it would be saved with. */
  params: z.array(Param),
  /** The last time it was tried. */
  trial: z.strictObject({ runId: z.string() }).optional(),
  viewport: z.strictObject({ width: z.number(), height: z.number() }),
  /** So many steps were shown and could not be taken. */
  missed: z.number().int().optional(),
  /** The browser was closed since: its tabs are gone, and `tabId` is no tab's. A try opens its page again. */
  gone: z.literal(true).optional(),
});
export type Recording = z.infer<typeof Recording>;
