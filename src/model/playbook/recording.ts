import { Shown } from '../page/shown';
import { listUpTo, textUpTo, z } from '../schema';
import { Gap, MAX_GAPS } from './gap';
import { Param } from './playbook';

const schema = z.strictObject({
  tabId: z.int(),
  domain: z.string(),
  pagePath: z.string(),
  status: z.enum(['recording', 'paused', 'stopped']),
  steps: z.array(Shown),
  /** Full URL where it began. */
  start: textUpTo(8000),
  /** The tabs it went through, in the order of opening; the first is `tabId`. */
  tabs: listUpTo(z.int(), 40),
  proposedName: z.string(),
  /** The params that it would be saved with. */
  params: z.array(Param),
  /** The last time it was tried. */
  trial: z.optional(z.strictObject({ runId: z.string() })),
  viewport: z.strictObject({ width: z.number(), height: z.number() }),
  /** What the person showed and no step holds, in the order of time. */
  gaps: z.optional(listUpTo(Gap, MAX_GAPS)),
  /** The browser was closed since, so `tabId` is no tab's. A try opens its page again. */
  gone: z.optional(z.literal(true)),
});

/** A recording in progress, or a stopped one that is not saved yet: its steps, newest last. */
export interface Recording extends z.infer<typeof schema> {}
/** Named, because the types of all calls together would else be too long for a declaration file. */
export const Recording: z.ZodMiniType<Recording> = schema;
