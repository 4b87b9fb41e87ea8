import { z } from 'zod';

/** Why a program was refused. */
export const BridgeRefusal = z.enum(['token', 'shape', 'flood', 'tab', 'run', 'busy', 'site']);
export type BridgeRefusal = z.infer<typeof BridgeRefusal>;

/** A call, or several alike one after another, as the panel shows them. `client`: the name, absent where nobody is known by the token. */
export const BridgeNote = z.strictObject({
  /** Epoch ms of the last of them. */
  at: z.number(),
  client: z.string().max(80).optional(),
  /** A name of `bridgeCalls`; `connect`, or `other` for what is none. */
  call: z.string().max(40),
  refused: BridgeRefusal.optional(),
  times: z.number().int(),
});
export type BridgeNote = z.infer<typeof BridgeNote>;

/** A program as the panel lists it. */
export const BridgeClient = z.strictObject({ id: z.string().max(80), name: z.string().max(80), createdAt: z.number() });
export type BridgeClient = z.infer<typeof BridgeClient>;

export const BridgeState = z.strictObject({
  /** `off`: without Chrome's permission. `no-host`: `abra bridge install` is missing, or what it installed does not start. */
  link: z.enum(['off', 'no-host', 'on']),
  clients: z.array(BridgeClient.extend({ connected: z.boolean() })),
  /** The tab that the person chose. */
  tabId: z.number().int().optional(),
  notes: z.array(BridgeNote),
});
export type BridgeState = z.infer<typeof BridgeState>;

const empty = z.strictObject({});

/** The panel's own calls about it. */
export const bridgePanelCalls = {
  'bridge.state': { params: empty, answer: BridgeState },
  /** A new program; its token is answered this once. */
  'bridge.add': { params: z.strictObject({ name: z.string().trim().min(1).max(60) }), answer: z.strictObject({ token: z.string() }) },
  /** Its connections end, its runs stop, its token is worth nothing. */
  'bridge.revoke': { params: z.strictObject({ id: z.string().max(80) }), answer: empty },
  /** Programs may act in this tab, until the browser is closed or the tab is taken back: absent. */
  'bridge.choose': { params: z.strictObject({ tabId: z.number().int().optional() }), answer: empty },
  /** Looks for the program of `abra bridge install` again. */
  'bridge.connect': { params: empty, answer: empty },
} as const;
