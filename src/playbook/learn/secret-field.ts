import type { SecretKind } from '../../languages/words';
import type { Fingerprint } from '../../model/page/target';
import { secretOfField } from '../../model/secret/secret';
import { secretOfValue } from '../../model/secret/secret-shapes';

/** The kind of secret that belongs into this field or that this text is; undefined where nothing needs hiding. */
export function secretName(text: string, print: Fingerprint | undefined): SecretKind | undefined {
  return (print && secretOfPrint(print)) ?? secretOfValue(text);
}

function secretOfPrint({ role = '', attributes, name, label, placeholder }: Fingerprint): SecretKind | undefined {
  const { type, autocomplete, id, 'aria-label': called } = attributes;
  return secretOfField({ type, autocomplete, said: [HOLDS.test(role) ? '' : name, label, placeholder, attributes['name'], id, called] });
}
/** What these are called is what they hold: a text that is typed into the cell "Cid" replaces it. */
const HOLDS = /^(grid)?cell$/;
