import { tidy } from '../../lib/text';
import * as dom from './native-accessors';
import { textStart } from './text-start';

/**
 * The text right before a field that has no label: in its row, or at the end of what precedes the box that holds nothing but the field. ''
 * where there is none.
 */
export function textBefore(field: Element): string {
  let node = field;
  for (let level = 0; level < 3; level++) {
    for (let before = dom.previousSibling(node); before; before = dom.previousSibling(before)) {
      const type = dom.nodeType(before);
      const text = type === 8 ? '' : tidy(textStart(before, 400));
      const holds = type === 1 && (dom.matches(before as Element, FIELDS) || dom.querySelector(before as Element, FIELDS));
      if (text || holds) return holds ? '' : text;
    }
    const box = dom.parentElement(node);
    if (!box || dom.querySelectorAll(box, FIELDS).length > 1) return '';
    node = box;
  }
  return '';
}
const FIELDS = 'input:not([type=hidden]),select,textarea,button';
