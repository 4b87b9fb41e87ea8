import { z } from 'zod';
import { parseUrl } from '../lib/url';

/** A secret by its name and the origin (scheme, host and port) that it is for; never its value. */
export const SecretPlace = z.strictObject({ name: z.string().max(80), origin: z.string().max(300) });
export type SecretPlace = z.infer<typeof SecretPlace>;

/** "password for shop.example". */
export const saySecret = ({ name, origin }: SecretPlace): string =>
  `${name.replace(/[-_]+/g, ' ')} for ${parseUrl(origin)?.host ?? origin}`;
