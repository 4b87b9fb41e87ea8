import { secretOfField } from '../model/secret';

/** The kind of secret that a field holds, by what its selectors say of it in names, attributes and words. */
export function secretIn(selectors: string): string | undefined {
  const type = /type=["']?password/i.test(selectors) ? 'password' : undefined;
  const autocomplete = /autocomplete=["']?([\w -]+)/i.exec(selectors)?.[1];
  return secretOfField({ type, autocomplete, said: selectors.split(/[/#[\]"'>=()]+/) });
}
