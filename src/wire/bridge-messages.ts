import { textUpTo, z } from '../model/schema';
import { BridgeClient, BridgeNote } from './bridge-panel-calls';

/** What the native host passes on: something that a connection said, or that it is gone; and once that it runs. It is taken to be anybody's. */
export const FromHost = z.union([
  z.strictObject({ host: z.literal(1) }),
  z.strictObject({ from: z.int().check(z.minimum(0)), said: z.unknown() }),
  z.strictObject({ from: z.int().check(z.minimum(0)), gone: z.literal(true) }),
]);

/** The first message of a program. */
export const BridgeGreeting = z.strictObject({
  hello: z.strictObject({ version: z.literal(1), token: z.string().check(z.minLength(1), z.maxLength(200)) }),
});

/** Each message after it. `call`: a name of `bridgeCalls`. */
export const BridgeAsked = z.strictObject({ id: z.int().check(z.minimum(0)), call: textUpTo(40), params: z.optional(z.unknown()) });
export type BridgeAsked = z.infer<typeof BridgeAsked>;

/** As they are stored: `digest` is the SHA-256 of the token, in hex. What cannot be read is none. */
export const StoredClients = z.catch(z.array(z.extend(BridgeClient, { digest: z.string().check(z.length(64)) })), []);
export type StoredClients = z.infer<typeof StoredClients>;

/** As they are stored, newest last. */
export const StoredNotes = z.catch(z.array(BridgeNote), []);
