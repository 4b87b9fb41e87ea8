import { tidy } from '../lib/text';
import type { Fingerprint } from './target';

/** What a person calls a recorded element: its name, label, text or hint; '' where nothing tells. At most 120 characters. */
export function calledBy({ name, label, text, placeholder, attributes }: Fingerprint): string {
  const words = [name, label, text, placeholder, attributes['aria-label'], attributes['title']];
  return (words.map((word) => tidy(word ?? '')).find(Boolean) ?? '').slice(0, 120);
}
