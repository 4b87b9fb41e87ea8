import { isSamePattern } from '../../lib/url';

/**
 * Is an effect the expected one? A request and a new document are told by the pattern of their path, in which an id may not have been seen as one. If the method
 * of a request is unknown on one side, its path decides.
 */
export function isSameEffect(promised: string, came: string): boolean {
  if (promised === came) return true;
  const [one, other] = [promised, came].map((effect) => PLACED.exec(effect));
  if (!one || !other || one[1] !== other[1]) return false;
  return (one[2] === other[2] || !one[2] || !other[2]) && isSamePattern(one[3] ?? '', other[3] ?? '');
}

/** "request POST /cart", "request /cart/*", "document /orders/*". */
const PLACED = /^(request|document) (?:([A-Z]+) )?(.*)$/s;
