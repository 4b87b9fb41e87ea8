import { bareWords } from '../../lib/text';
import type { Bail } from '../../model/bail';
import type { Leg } from '../../model/leg';
import type { Operation } from '../../model/operation';
import { secretWord } from '../../model/secret';
import { editableAt, editableInside } from '../dom/editable';
import { rememberSecretValue } from '../dom/known-values';
import * as dom from '../dom/native-accessors';
import { rememberSecret, secretOf } from '../dom/secret';
import { fieldNamesOf } from '../dom/secret-signs';
import { formOf } from '../sink/act-of';
import { controlsOf, defaultButtonOf } from '../sink/activation-target';

const PLACEHOLDER = /\{\{secret:([\w-]+)\}\}/g;
/** But for what the target is known by, which nothing is put into and which is most of an operation: this is asked before each of its events. */
const namesIn = (operation: Operation) =>
  [...JSON.stringify({ ...operation, fingerprint: '' }).matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');

/** Why the secrets that an operation asks for are not put in: they go into a field by typing, and only if they are kept for this page. */
export function whyNoSecrets(operation: Operation, { secrets = {}, secretsFor = location.origin }: Leg): Bail | undefined {
  const names = namesIn(operation);
  if (!names.length) return undefined;
  if (operation.type !== 'type') return refused('A secret is only ever typed into a field.');
  // A sandboxed document has the address of its site and not its origin.
  if (window.origin !== secretsFor) return refused(`This document is none of ${secretsFor}, for which the secret is kept.`);
  const missing = names.find((name) => secrets[name] === undefined);
  if (missing === undefined) return undefined;
  return { kind: 'needs-person', what: 'login', why: `No secret "${missing}" is kept for ${location.origin}.` };
}

/** Why they are not put into this very field, by what it is and where its form would take them. Asked before they are put in place, and again right before the first event. */
export function whyNotInto(operation: Operation, target: Element): Bail | undefined {
  const names = namesIn(operation);
  if (!names.length) return undefined;
  const control = dom.as<HTMLLabelElement>(target).control ?? target;
  const field = editableAt(control) ?? editableInside(control) ?? control;
  const misfit = names.find((name) => !belongs(name, field));
  if (misfit !== undefined) return refused(`The secret "${misfit}" is no text for this field.`);
  const { form } = dom.as<HTMLInputElement>(field);
  return form && leads(form) ? refused('This form would send the secret elsewhere, or into an address.') : undefined;
}

const refused = (rule: string): Bail => ({ kind: 'not-allowed', rule });

/** A password into a field of passwords, a card number into one of card numbers; what is no such thing (a user name) into a line that is called like it. */
function belongs(name: string, field: Element): boolean {
  const wanted = secretWord(name.replace(/^secret[_-]/i, ''));
  const kind = secretOf(field);
  if (kind) return !wanted || wanted === kind || (!EXACT.test(wanted) && !EXACT.test(kind));
  if (wanted || dom.localName(field) !== 'input' || dom.matches(field, SEARCH)) return false;
  if (/username|email|name|tel/.test(dom.getAttribute(field, 'autocomplete') ?? '')) return true;
  const { form } = dom.as<HTMLInputElement>(field);
  if (form && controlsOf(form).some((control) => dom.matches(control, 'input[type=password]'))) return true;
  const said = ` ${fieldNamesOf(field)
    .map((text) => wordsOf(text ?? ''))
    .join(' ')} `;
  return wordsOf(name)
    .split(' ')
    .some((word) => word.length > 2 && said.includes(` ${word} `));
}
/** Nothing but themselves may stand in their fields. */
const EXACT = /^(card|iban|social)/;
const SEARCH = '[type=search],[role=searchbox],[role=combobox],[role=search] *,[name=q]';
const wordsOf = (text: string) => bareWords(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[_-]+/g, ' ')).join(' ');

/** Does the form, or a button of it, send what is in it to another origin, or as a part of an address? A form that says neither where nor how is a script's. */
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

/** Puts secrets in place of their placeholders, for this field; from then on it is a secret one, masked wherever Abra looks. */
export function secretsFor(field: Element, secrets: Record<string, string> = {}): (text: string) => string {
  return (text) =>
    text.replace(PLACEHOLDER, (placeholder, name: string) => {
      const value = secrets[name];
      if (value === undefined) return placeholder;
      rememberSecret(field);
      rememberSecretValue(value);
      return value;
    });
}
