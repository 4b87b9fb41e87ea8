import { shorten } from '../../lib/text';
import type { OperationOf } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import { saying } from '../../model/saying-of';
import * as dom from '../dom/native-accessors';
import { isSecret } from '../dom/secret';
import { fieldValue, shownText, shownTextOf } from './shown-text';

const MAX_TEXT_CHARS = 20_000;

/** The result of an `extract`: of its element, or of the whole page when it names none. Secrets are never read. */
export function extract(operation: OperationOf<'extract'>, element: Element | undefined): string | Bail {
  if (element && isSecret(element)) return { kind: 'not-allowed', rule: saying('secretNotRead') };
  return shorten(read(operation.what ?? 'text', element), MAX_TEXT_CHARS);
}

function read(what: NonNullable<OperationOf<'extract'>['what']>, element: Element | undefined): string {
  if (!element) return what === 'href' ? location.href : shownText();
  switch (what) {
    case 'value':
      return fieldValue(element) ?? shownTextOf(element);
    case 'href':
      return (dom.closest(element, 'a') ?? dom.querySelector(element, 'a'))?.href ?? '';
    case 'list':
      return itemLinesOf(element);
    case 'text':
      return shownTextOf(element);
  }
}

/** One line per item: options, rows, list items, else children. */
function itemLinesOf(element: Element): string {
  if (element instanceof HTMLSelectElement) return Array.from(element.options, (option) => option.label).join('\n');
  const items = dom.querySelectorAll(element, 'li,[role=listitem],[role=option],[role=row],[role=menuitem],tr');
  const own = Array.from(items).filter((item) => dom.closest(dom.parentElement(item), 'li,tr,[role=row],[role=listitem]') === null);
  return Array.from(own.length ? own : dom.children(element), (item) => shownTextOf(item).replace(/\n/g, ' '))
    .filter(Boolean)
    .join('\n');
}
