import { hashId } from '../../lib/ids';
import type { Snapshot } from './snapshot';

/**
 * What a page tells, as a short key: equal where a planner would be told the same of it, however its elements are numbered, wherever they lie and
 * whichever of them has the focus.
 */
export function keyOfPage({ url, title, elements, dialogs, text, more, unseen = [] }: Snapshot): string {
  const told = elements.map(({ role, name, value, placeholder, description, states, options, place, href }) => [
    role,
    name,
    value,
    placeholder,
    description,
    states.filter((state) => state !== 'focused'),
    options,
    place,
    href,
  ]);
  return hashId(JSON.stringify([url, title, told, dialogs, text, more, unseen]));
}
