import { parseUrl } from '../../lib/url';
import type { SecretPlace } from './secret-place';

/** The name of a secret as words, and the host that it is for. */
export const wordsOfSecret = ({ name, origin }: SecretPlace): { name: string; host: string } => ({
  name: name.replace(/[-_]+/g, ' '),
  host: parseUrl(origin)?.host ?? origin,
});
