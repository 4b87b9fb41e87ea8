import { wordSet } from '../../lib/word-set';
import * as dom from '../dom/native-accessors';

const NO_TEXT = wordSet('checkbox radio file button submit reset image range color date time month week datetime-local hidden');

/** Is it a field whose text is recorded while it is typed? */
export function isRecordedAsTyped(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !NO_TEXT.has(element.type);
  return element instanceof HTMLTextAreaElement || dom.isContentEditable(element as HTMLElement);
}

/** `changes`: recorded on its change event, so that a click on it is not recorded as well. */
export function kindOfControl(element: Element): 'changes' | 'clicked' {
  if (element instanceof HTMLLabelElement) return element.control ? kindOfControl(element.control) : 'clicked';
  if (element instanceof HTMLSelectElement || element instanceof HTMLOptionElement) return 'changes';
  if (!(element instanceof HTMLInputElement)) return 'clicked';
  return NO_TEXT.has(element.type) && !['button', 'submit', 'reset', 'image'].includes(element.type) ? 'changes' : 'clicked';
}

/** The text of a field or editor. */
export function editedTextOf(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  // biome-ignore lint/performance/useDomNodeTextContent: lines of an editor are elements; only the layout tells where they end
  return dom.innerText(element as HTMLElement).replace(/\n$/, '');
}
