import type { Param } from '../playbook/playbook';
import { secretWord } from '../secret/secret';
import { secretOfValue } from '../secret/secret-shapes';

/**
 * Values that a person gives for a playbook's params, with `{{secret:name}}` for each that is a secret by the name of its param or by its
 * shape: as they are journaled and shown; and those secrets by name. A value chosen from a list is public.
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
    // Named after its kind if the param's name says it: so it is known which fields it may be typed into.
    const called = secretWord(name) ? name : (secretWord(label) ?? name);
    secrets[called] = value;
    return [name, `{{secret:${called}}}`];
  });
  return { values: Object.fromEntries(values), secrets };
}
