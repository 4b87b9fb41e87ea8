import { textUpTo, z } from '../schema';

/** A secret by its name and the origin (scheme, host and port) that it is for; never its value. */
export const SecretPlace = z.strictObject({ name: textUpTo(80), origin: textUpTo(300) });
export type SecretPlace = z.infer<typeof SecretPlace>;
