import type { Fingerprint } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import { maskKnownValues } from '../dom/known-values';
import * as dom from '../dom/native-accessors';
import { optionName } from '../dom/option-name';
import { isSecret, secretOf } from '../dom/secret';
import { describe } from '../find/describe';
import { editedTextOf, isRecordedAsTyped } from './control';
import type { RecordedTarget } from './record-target';
import { MAX_OPTIONS, MAX_TEXT_CHARS } from './step-reporter';

/** The operation that brings a field to what it holds now; undefined where that cannot be recorded. */
export function changeOf({ element, fingerprint }: RecordedTarget): Operation | undefined {
  if (element instanceof HTMLSelectElement) {
    const options = [...element.selectedOptions]
      .slice(0, MAX_OPTIONS)
      .map((option) => optionName(option, [...element.options]).slice(0, MAX_TEXT_CHARS));
    return options.length ? { type: 'select', fingerprint, options } : undefined;
  }
  if (isRecordedAsTyped(element)) return { type: 'type', fingerprint, text: recordedTextOf({ element, fingerprint }) };
  if (!(element instanceof HTMLInputElement)) return undefined;
  if (element.type === 'checkbox' || element.type === 'radio') return { type: 'check', fingerprint, checked: element.checked };
  if (element.type !== 'file') return { type: 'type', fingerprint, text: recordedTextOf({ element, fingerprint }) };
  const files = [...(element.files ?? [])].map(({ name }) => name.slice(0, 300)).slice(0, 20);
  return files.length ? { type: 'upload', fingerprint, files } : undefined;
}

function recordedTextOf({ element, fingerprint }: Pick<RecordedTarget, 'element' | 'fingerprint'>): string {
  return recordedText(element, fingerprint, editedTextOf(element).slice(0, MAX_TEXT_CHARS));
}

/** A text that was written into the element, or the placeholder of a secret where it is one or holds one. */
export function recordedText(element: Element, fingerprint: Fingerprint | undefined, text: string): string {
  const isSaid = !isNeverRecorded(element) && maskKnownValues(text) === text;
  return isSaid ? text : `{{secret:${secretNameOf(element, fingerprint ?? describe(element))}}}`;
}

/** Passwords and codes, and everything that belongs to a card. */
export const isNeverRecorded = (element: Element) =>
  isSecret(element) || /(^|\s)cc-/i.test(dom.getAttribute(element, 'autocomplete') ?? '');

/** The name for a secret field's value: by its kind, or, where that is unspecific, by how the page names the field. */
function secretNameOf(element: Element, { attributes }: Fingerprint): string {
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
