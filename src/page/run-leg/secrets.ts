import type { Bail } from '../../model/bail';
import type { Operation } from '../../model/operation';
import { rememberValue } from '../dom/known-values';
import { rememberSecret } from '../dom/secret';

const PLACEHOLDER = /\{\{secret:([\w-]+)\}\}/g;

/** Why the secrets that an operation asks for are not put in: they go into a field by typing, and only if they are kept for this page. */
export function whyNoSecrets(operation: Operation, secrets: Record<string, string> = {}): Bail | undefined {
  const names = [...JSON.stringify(operation).matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
  if (!names.length) return undefined;
  if (operation.type !== 'type') return { kind: 'not-allowed', rule: 'A secret is only ever typed into a field.' };
  const missing = names.find((name) => secrets[name] === undefined);
  if (missing === undefined) return undefined;
  return { kind: 'needs-person', what: 'login', why: `No secret "${missing}" is kept for ${location.origin}.` };
}

/** Puts secrets in place of their placeholders, for this field; from then on it is a secret one, masked wherever Abra looks. */
export function secretsFor(field: Element, secrets: Record<string, string> = {}): (text: string) => string {
  return (text) =>
    text.replace(PLACEHOLDER, (placeholder, name: string) => {
      const value = secrets[name];
      if (value === undefined) return placeholder;
      rememberSecret(field);
      rememberValue(value);
      return value;
    });
}
