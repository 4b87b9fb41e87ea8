import { z } from 'zod';
import { parseUrl } from '../lib/url';

/** A secret by its name and the origin (scheme, host and port) that it is for; never its value. */
export const SecretPlace = z.strictObject({ name: z.string().max(80), origin: z.string().max(300) });
export type SecretPlace = z.infer<typeof SecretPlace>;

/** Its name as words, and the host that it is for. */
export const wordsOfSecret = ({ name, origin }: SecretPlace): { name: string; host: string } => ({
  name: name.replace(/[-_]+/g, ' '),
  host: parseUrl(origin)?.host ?? origin,
});
