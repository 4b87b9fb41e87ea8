import { z } from '../model/schema';
import { panelCalls } from './calls';

/**
 * What a program may ask of the person's own browser, over the bridge: each row the parameters that are taken. `tabId` has to be the tab that the
 * person chose, `runId` a run of the program's own, `domain` the site of that tab; whatever is no row is refused. The answers are those of the panel's
 * calls of that name.
 */
export const bridgeCalls = {
  /** The tab that the person chose; its answer is that of `site.state`. */
  'bridge.tab': z.strictObject({}),
  'site.state': panelCalls['site.state'].params,
  'page.snapshot': panelCalls['page.snapshot'].params,
  /** The person's settings say who plans. */
  'run.start': z.pick(panelCalls['run.start'].params, { goal: true, tabId: true, learn: true }),
  'run.play': z.omit(panelCalls['run.play'].params, { stepwise: true }),
  'run.sequence': panelCalls['run.sequence'].params,
  'run.stop': panelCalls['run.stop'].params,
  'run.load': panelCalls['run.load'].params,
  'playbooks.domains': z.strictObject({}),
  'playbooks.list': panelCalls['playbooks.list'].params,
} as const;
export type BridgeCall = keyof typeof bridgeCalls;
