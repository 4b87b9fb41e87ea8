import type { SecretKind } from '../../languages/words';
import { secretOfField } from '../../model/secret/secret';
import { labelsOf } from './labels';
import * as dom from './native-accessors';
import { learnSigns } from './secret';
import { textBefore } from './text-before';
import { textStart } from './text-start';

/** Lets `secretOf` in this document also judge fields by their names, with the words of `model/secret/secret`. */
export const enableSecretWords = (): void => learnSigns(secretBySigns);

function secretBySigns(element: Element, type: string): SecretKind | undefined {
  const offers = dom.matches(element, OFFERS);
  return secretOfField({ type, autocomplete: dom.getAttribute(element, 'autocomplete'), said: fieldNamesOf(element), offers });
}
const OFFERS = '[role=combobox],[aria-autocomplete=list],[aria-autocomplete=both],[list]';

/**
 * All texts that name a field: attributes, labels, text before it. Not its accessible name, which may contain field values and would ask in
 * turn which of them are secret.
 */
export function fieldNamesOf(element: Element): (string | null)[] {
  const said = NAMING.map((attribute) => dom.getAttribute(element, attribute));
  const labels = Array.from(labelsOf(element));
  const root = dom.getRootNode(element);
  for (const id of dom.getAttribute(element, 'aria-labelledby')?.split(/\s+/) ?? []) {
    const label = dom.getElementById(root, id);
    if (label) labels.push(label);
  }
  for (const label of labels) said.push(textStart(label, 400));
  if (!labels.length && !dom.hasAttribute(element, 'aria-label')) said.push(textBefore(element));
  return said;
}
const NAMING = ['name', 'id', 'aria-label', 'placeholder', 'aria-placeholder', 'title', 'data-testid'];
