import { z } from 'zod';
import { BridgeClient, BridgeNote } from './bridge-panel-calls';

/** What the native host passes on: something that a connection said, or that it is gone; and once that it runs. It is taken to be anybody's. */
export const FromHost = z.union([
  z.strictObject({ host: z.literal(1) }),
  z.strictObject({ from: z.number().int().min(0), said: z.unknown() }),
  z.strictObject({ from: z.number().int().min(0), gone: z.literal(true) }),
]);

/** The first message of a program. */
export const BridgeGreeting = z.strictObject({ hello: z.strictObject({ version: z.literal(1), token: z.string().min(1).max(200) }) });

/** Each message after it. `call`: a name of `bridgeCalls`. */
export const BridgeAsked = z.strictObject({ id: z.number().int().min(0), call: z.string().max(40), params: z.unknown().optional() });
export type BridgeAsked = z.infer<typeof BridgeAsked>;

/** As they are stored: `digest` is the SHA-256 of the token, in hex. What cannot be read is none. */
export const StoredClients = z.array(BridgeClient.extend({ digest: z.string().length(64) })).catch([]);
export type StoredClients = z.infer<typeof StoredClients>;

/** As they are stored, newest last. */
export const StoredNotes = z.array(BridgeNote).catch([]);
