import { tidy } from '../../lib/text';
import { isReadOnly } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import type { ActionContext } from './action-context';
import { selectedText, selectionIn } from './edit';
import { fire, inputEvent } from './events';

/** Copies the selection into the operation's own clipboard, which the page may fill otherwise on `copy`. The system clipboard is left alone. */
export function copy(act: ActionContext, field: HTMLElement): void {
  take(act, field, 'copy');
}

/** The same as `copy`, and deletes the selection unless the page prevented it. */
export function cut(act: ActionContext, field: HTMLElement): void {
  if (take(act, field, 'cut') || isReadOnly(field) || !selectedText(field)) return;
  if (fire(field, inputEvent('beforeinput', 'deleteByCut', null))) dom.execCommand(document, 'delete');
}

/** Did the page handle the event by itself? */
function take(act: ActionContext, field: HTMLElement, type: 'copy' | 'cut'): boolean {
  const filled = new DataTransfer();
  const taken = !fire(field, clipboardEvent(type, filled));
  const text = taken ? filled.getData('text/plain') : selectedText(field);
  if (taken || text) act.inputState.clipboard = { text, html: taken ? filled.getData('text/html') : selectedHtml(field) };
  return taken;
}

/**
 * Pastes a text, by default what was copied; true when the page handled it. Rich editors read it from the `paste` event; everywhere else
 * the browser's editing inserts it.
 */
export function paste(act: ActionContext, field: HTMLElement, { text, html } = act.inputState.clipboard): boolean {
  const held = new DataTransfer();
  held.setData('text/plain', text);
  if (html) held.setData('text/html', html);
  if (!fire(field, clipboardEvent('paste', held))) return true;
  if (isReadOnly(field) || !fire(field, inputEvent('beforeinput', 'insertFromPaste', text, [], held))) return false;
  if (html && dom.isContentEditable(field) && dom.contentEditable(field) !== 'plaintext-only')
    dom.execCommand(document, 'insertHTML', false, html);
  else dom.execCommand(document, 'insertText', false, dom.localName(field) === 'input' ? tidyLines(text) : text);
  return false;
}

const clipboardEvent = (type: string, clipboardData: DataTransfer) =>
  new ClipboardEvent(type, { bubbles: true, cancelable: true, composed: true, clipboardData });

const tidyLines = (text: string) => (text.includes('\n') ? tidy(text) : text);

function selectedHtml(field: HTMLElement): string {
  const selection = selectionIn(field);
  if (!selection?.rangeCount || !dom.isContentEditable(field)) return '';
  const holder = dom.createElement(document, 'div');
  holder.append(selection.getRangeAt(0).cloneContents());
  return holder.innerHTML;
}
