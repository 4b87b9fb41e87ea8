import type { Fingerprint } from '../../model/target';

/** What a secret field's value is called: by what it autocompletes to or holds, else by its name. */
export function secretNameOf(element: Element, { attributes }: Fingerprint): string {
  const autocomplete = element.getAttribute('autocomplete') ?? '';
  if (autocomplete.includes('one-time-code')) return 'code';
  if (autocomplete.startsWith('cc-')) return autocomplete.replace('cc-', 'card-').replace(/[^\w-]/g, '');
  if (element.getAttribute('type') === 'password' || autocomplete.includes('password')) return 'password';
  return (
    (attributes.name ?? attributes.id ?? '')
      .replace(/[^\w-]/g, '')
      .replace(/^[^A-Za-z]+/, '')
      .slice(0, 40) || 'secret'
  );
}
