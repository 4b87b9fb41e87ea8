import { textUpTo, z } from '../model/schema';

/** Why a program was refused. */
export const BridgeRefusal = z.enum(['token', 'shape', 'flood', 'tab', 'run', 'busy', 'site']);
export type BridgeRefusal = z.infer<typeof BridgeRefusal>;

/** A call, or several alike one after another, as the panel shows them. `client`: the name, absent where nobody is known by the token. */
export const BridgeNote = z.strictObject({
  /** Epoch ms of the last of them. */
  at: z.number(),
  client: z.optional(textUpTo(80)),
  /** A name of `bridgeCalls`; `connect`, or `other` for what is none. */
  call: textUpTo(40),
  refused: z.optional(BridgeRefusal),
  times: z.int(),
});
export type BridgeNote = z.infer<typeof BridgeNote>;

/** A program as the panel lists it. */
export const BridgeClient = z.strictObject({ id: textUpTo(80), name: textUpTo(80), createdAt: z.number() });
export type BridgeClient = z.infer<typeof BridgeClient>;

export const BridgeState = z.strictObject({
  /** `off`: without Chrome's permission. `no-host`: `abra bridge install` is missing, or what it installed does not start. */
  link: z.enum(['off', 'no-host', 'on']),
  clients: z.array(z.extend(BridgeClient, { connected: z.boolean() })),
  /** The tab that the person chose. */
  tabId: z.optional(z.int()),
  notes: z.array(BridgeNote),
});
export type BridgeState = z.infer<typeof BridgeState>;

const empty = z.strictObject({});

/** The panel's own calls about it. */
export const bridgePanelCalls = {
  'bridge.state': { params: empty, answer: BridgeState },
  /** A new program; its token is answered this once. */
  'bridge.add': {
    params: z.strictObject({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
    answer: z.strictObject({ token: z.string() }),
  },
  /** Its connections end, its runs stop, its token is worth nothing. */
  'bridge.revoke': { params: z.strictObject({ id: textUpTo(80) }), answer: empty },
  /** Programs may act in this tab, until the browser is closed or the tab is taken back: absent. */
  'bridge.choose': { params: z.strictObject({ tabId: z.optional(z.int()) }), answer: empty },
  /** Looks for the program of `abra bridge install` again. */
  'bridge.connect': { params: empty, answer: empty },
} as const;
