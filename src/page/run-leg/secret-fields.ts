import { replaceSecrets } from '../../lib/placeholder';
import { bareWords, withoutAccents } from '../../lib/text';
import type { Saying } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { secretWord } from '../../model/secret/secret';
import { editableAt, editableInside } from '../dom/editable';
import { rememberSecretValue } from '../dom/known-values';
import * as dom from '../dom/native-accessors';
import { rememberSecret, secretOf } from '../dom/secret';
import { fieldNamesOf } from '../dom/secret-signs';
import { formOf } from '../sink/act-of';
import { controlsOf, defaultButtonOf } from '../sink/activation-target';

const NO_FIELD = saying('secretNoText');

/** Why secrets of these names are not filled into a field. */
export function whyNoField(names: readonly string[], target: Element): Saying | undefined {
  const control = dom.as<HTMLLabelElement>(target).control ?? target;
  const field = editableAt(control) ?? editableInside(control) ?? control;
  if (names.some((name) => !belongs(name, field))) return NO_FIELD;
  const { form } = dom.as<HTMLInputElement>(field);
  return form && leads(form) ? saying('secretLeaves') : undefined;
}

/** A password into a password field, a card number into a card number field; any other secret (a user name) into a field with such a name. */
function belongs(name: string, field: Element): boolean {
  const wanted = secretWord(name.replace(/^secret[_-]/i, ''));
  const kind = secretOf(field);
  if (kind) return !wanted || wanted === kind || (!EXACT.test(wanted) && !EXACT.test(kind));
  if (wanted || dom.localName(field) !== 'input' || dom.matches(field, SEARCH)) return false;
  if (/username|email|name|tel/.test(dom.getAttribute(field, 'autocomplete') ?? '')) return true;
  const { form } = dom.as<HTMLInputElement>(field);
  if (form && controlsOf(form).some((control) => dom.matches(control, 'input[type=password]'))) return true;
  const said = ` ${fieldNamesOf(field)
    .map((text) => identifierWords(text ?? ''))
    .join(' ')} `;
  return identifierWords(name)
    .split(' ')
    .some((word) => word.length > 2 && said.includes(` ${word} `));
}
/** Only the exact kind may be filled into these. */
const EXACT = /^(card|iban|social)/;
const SEARCH = '[type=search],[role=searchbox],[role=combobox],[role=search] *,[name=q]';
const identifierWords = (text: string) =>
  bareWords(withoutAccents(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[_-]+/g, ' '))).join(' ');

/** Does the form, or a button of it, send its fields to another origin, or in a URL? A form without action and method is handled by a script. */
function leads(form: HTMLFormElement): boolean {
  const button = defaultButtonOf(form);
  const said = (name: string) => [form, button].some((one) => one && Element.prototype.hasAttribute.call(one, name));
  const elsewhere = [form, ...controlsOf(form)].some((one) => {
    const { action } = formOf(form, one).form ?? {};
    return action !== undefined && /^https?:/.test(action) && new URL(action).origin !== window.origin;
  });
  const how = formOf(form, button).form;
  const byAddress =
    how?.method === 'get' && (said('method') || said('formmethod') || (said('action') && !/#$|^javascript:/.test(how.action)));
  return elsewhere || byAddress;
}

/** Replaces the placeholders by secrets, for this field; from then on the field is a secret one, masked in all scans. */
export function fillSecrets(field: Element, secrets: Record<string, string> = {}): (text: string) => string {
  return (text) =>
    replaceSecrets(text, (name) => {
      const value = secrets[name];
      if (value === undefined) return `{{secret:${name}}}`;
      rememberSecret(field);
      rememberSecretValue(value);
      return value;
    });
}
