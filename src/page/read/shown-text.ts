import { tidy } from '../../lib/text';
import { rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { isSecret } from '../dom/secret';

/** All visible text of the page, one line per block, shadow roots after the rest. */
export function shownText(): string {
  const roots = rootsInPage().flatMap((root) => (root === document ? [dom.body(document)] : [...dom.children(root)]));
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown
  return roots.map((root) => dom.innerText(root as HTMLElement | null) ?? '').join('\n');
}

/** The text of an element with its line breaks; of a field its value, of a secret one ''. */
export function shownTextOf(element: Element): string {
  const value = fieldValue(element);
  if (value !== undefined) return value;
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown, and lines matter
  const text = dom.innerText(element as HTMLElement) ?? dom.textContent(element) ?? '';
  return text.split('\n').map(tidy).filter(Boolean).join('\n');
}

/** The value that a field shows: typed text, the chosen options, the number of a slider. Undefined where there is none or it is a secret. */
export function fieldValue(element: Element): string | undefined {
  if (isSecret(element)) return undefined;
  if (element instanceof HTMLSelectElement) return Array.from(element.selectedOptions, (option) => option.label).join(', ');
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLOutputElement || element instanceof HTMLMeterElement || element instanceof HTMLProgressElement)
    return String(element.value);
  return dom.getAttribute(element, 'aria-valuetext') ?? dom.getAttribute(element, 'aria-valuenow') ?? undefined;
}
