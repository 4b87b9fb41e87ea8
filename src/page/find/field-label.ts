import { shorten, tidy } from '../../lib/text';

/** The visible label of a field where it is not its name already. */
export function fieldLabel(element: Element, name: string): string {
  const labels = (element as Partial<HTMLInputElement>).labels;
  const text = labels?.length ? shorten(tidy(labels[0]?.textContent ?? ''), 200) : '';
  return text === name ? '' : text;
}
