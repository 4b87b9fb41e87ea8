import { shorten, tidy } from '../../lib/text';
import type { ElementSummary } from '../../model/page/delta';
import { tagOf } from '../dom/label';
import { contentOf, nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { isSecret } from '../dom/secret';
import { quickSelector } from './quick-selector';

const MAX_SUMMARY_CHARS = 80;

/** An element in a delta: selector, role, name, text. Never the values of fields. */
export function summariseElement(element: Element, role = roleOf(element), called = nameOf(element)): ElementSummary {
  return { selector: quickSelector(element), ...wordsOfElement(element, role, called) };
}

/** The same without the selector, where only what it is called is asked. */
export function wordsOfElement(element: Element, role: string, called = nameOf(element)): Omit<ElementSummary, 'selector'> {
  const name = shorten(called, MAX_SUMMARY_CHARS);
  const text = name || SILENT.test(role) || isSecret(element) ? '' : shorten(summaryTextOf(element), MAX_SUMMARY_CHARS);
  return { tagName: tagOf(element), ...(role && { role }), ...(name && { name }), ...(text && { text }) };
}

/** The content of an element that is in the page, or was: a detached element has no style. */
const summaryTextOf = (element: Element) => (dom.isConnected(element) ? contentOf(element) : tidy(dom.textContent(element) ?? ''));

/** The content of these roles is reported by itself. */
const SILENT = /^(textbox|searchbox|combobox|spinbutton|slider|dialog|alertdialog|menu|listbox|tree|list|table|grid)$/;
