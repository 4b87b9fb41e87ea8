import type { Param } from '../playbook';
import { secretWord } from '../secret';
import { secretOfValue } from '../secret-shapes';

/**
 * Values that a person gives for the blanks of a playbook, with `{{secret:name}}` in place of each that is a secret by what its blank is called or by its shape:
 * so they are journaled and shown. The values by name. What is chosen in a list is written on the page.
 */
export function withoutBlankSecrets(
  params: readonly Param[],
  given: Readonly<Record<string, string>>,
): { values: Record<string, string>; secrets: Record<string, string> } {
  const secrets: Record<string, string> = {};
  const values = Object.entries(given).map(([name, value]) => {
    const { kind, label = '' } = params.find((one) => one.name === name) ?? {};
    const isSecret =
      kind !== 'option' && value !== '' && !value.includes('{{') && (secretWord(name) ?? secretWord(label) ?? secretOfValue(value));
    if (!isSecret) return [name, value];
    // Called as its kind, where its blank is: so it is known which fields it may be typed into.
    const called = secretWord(name) ? name : (secretWord(label) ?? name);
    secrets[called] = value;
    return [name, `{{secret:${called}}}`];
  });
  return { values: Object.fromEntries(values), secrets };
}
