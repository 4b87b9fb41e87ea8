import type { Fingerprint } from '../../model/page/target';
import * as dom from '../dom/native-accessors';
import { secretOf } from '../dom/secret';

/** The name for a secret field's value: by its kind, or, where that is unspecific, by how the page names the field. */
export function secretNameOf(element: Element, { attributes }: Fingerprint): string {
  const autocomplete = dom.getAttribute(element, 'autocomplete') ?? '';
  if (autocomplete.includes('one-time-code')) return 'code';
  if (autocomplete.startsWith('cc-')) return autocomplete.replace('cc-', 'card-').replace(/[^\w-]/g, '');
  if (dom.getAttribute(element, 'type') === 'password' || autocomplete.includes('password')) return 'password';
  return (
    (attributes.name ?? attributes.id ?? '')
      .replace(/[^\w-]/g, '')
      .replace(/^[^A-Za-z]+/, '')
      .slice(0, 40) ||
    secretOf(element) ||
    'secret'
  );
}
