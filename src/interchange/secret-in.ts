import { secretOfField } from '../model/secret/secret';

/** The kind of secret that a field holds, judged by the names, attributes and words in its selectors. */
export function secretIn(selectors: string): string | undefined {
  const type = /type=["']?password/i.test(selectors) ? 'password' : undefined;
  const autocomplete = /autocomplete=["']?([\w -]+)/i.exec(selectors)?.[1];
  return secretOfField({ type, autocomplete, said: selectors.split(/[/#[\]"'>=()]+/) });
}
