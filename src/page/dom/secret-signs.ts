import { secretOfField } from '../../model/secret';
import type { SecretKind } from '../../model/secret-words';
import { labelsOf } from './labels';
import * as dom from './native-accessors';
import { learnSigns } from './secret';
import { textStart } from './text-start';
import { wordsBefore } from './words-before';

/** Teaches this document what fields of secrets are called. */
export const knowSecrets = (): void => learnSigns(secretBySigns);

function secretBySigns(element: Element, type: string): SecretKind | undefined {
  return secretOfField({ type, autocomplete: dom.getAttribute(element, 'autocomplete'), said: saidOf(element) });
}

/** All that calls a field. Not its accessible name, which holds values of fields and asks whether those are secrets. */
export function saidOf(element: Element): (string | null)[] {
  const said = NAMING.map((attribute) => dom.getAttribute(element, attribute));
  const labels = Array.from(labelsOf(element));
  const root = dom.getRootNode(element);
  for (const id of dom.getAttribute(element, 'aria-labelledby')?.split(/\s+/) ?? []) {
    const label = dom.getElementById(root, id);
    if (label) labels.push(label);
  }
  for (const label of labels) said.push(textStart(label, 400));
  if (!labels.length && !dom.hasAttribute(element, 'aria-label')) said.push(wordsBefore(element));
  return said;
}
const NAMING = ['name', 'id', 'aria-label', 'placeholder', 'aria-placeholder', 'title', 'data-testid'];
