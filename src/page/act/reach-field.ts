import type { Bail } from '../../model/run/bail';
import { saying } from '../../model/saying-of';
import { editableAt, editableInside, editContextOf, isReadOnly, isTextField, onlyCatchesKeys } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { flatContains } from '../dom/roots';
import { isVisible } from '../dom/visible';
import type { ActionContext } from './action-context';
import { targetDisabled } from './bails';
import { clickAt } from './click-at';
import { selectEverything, selectionIn } from './edit';
import { fieldContentOf } from './field-content';
import { moveFocus } from './focus';
import { keyReadingElement } from './key-reader';
import { keyOf } from './keys';
import { hold } from './modifiers';
import { focusedElement, pressKey } from './press-key';
import { react } from './react';

/** Focuses the field by a click, where it has not the focus yet (`focused`: it had). A `reader` takes keys and no text. */
export async function reachField(act: ActionContext): Promise<{ field: HTMLElement; focused: boolean } | { reader: HTMLElement } | Bail> {
  const { element } = act;
  const inside = () => {
    const active = focusedElement();
    const field = editableAt(active);
    // The body is the active element when nothing else is; that does not mean that the caret is in it.
    if (field === dom.body(document) && !selectionIn(field)?.rangeCount) return undefined;
    return field && (flatContains(element, active) || flatContains(active, element) || isFieldOf(element, field)) ? field : undefined;
  };
  let field = inside();
  const focused = !!field;
  if (field) {
    const refused = act.dispatching({ deed: 'fill', element: field });
    if (refused) return refused;
  } else {
    const before = focusedElement();
    const bail = await clickAt(act);
    if (bail) return bail;
    // A click may open the real field somewhere else, as pickers do; a field that is seen and had the focus before is another one.
    const now = focusedElement();
    field = inside() ?? (now === before && isVisible(now) && !onlyCatchesKeys(now) ? undefined : editableAt(now));
  }
  const own = editableAt(element) ?? editableInside(element);
  if (!field && own && dom.isConnected(own)) {
    moveFocus(own);
    await react(act);
    field = own;
  }
  const reader = field ? undefined : keyReadingElement(element);
  if (reader) return { reader };
  if (!field) return targetDisabled(element, saying('takesNoText'));
  return isReadOnly(field) ? targetDisabled(element, saying('readOnly')) : { field, focused };
}

const isFieldOf = (element: Element, field: Element) => dom.as<HTMLLabelElement>(element).control === field;

/** The old text is selected, to be replaced; or the caret goes to the end. */
export async function selectFor(mode: 'replace' | 'append', act: ActionContext, field: HTMLElement): Promise<void> {
  if (!isTextField(field)) {
    const key = keyOf(mode === 'replace' ? 'a' : 'End');
    if (key && (fieldContentOf(field) || editContextOf(field))) {
      const lift = hold(act, ['Control']);
      await pressKey(act, key);
      lift();
    }
    if (mode === 'append' && !editContextOf(field)) toEnd(field);
    // Editors get `selectionchange` in a task of its own.
    await act.turn();
    await act.turn();
  } else if (mode === 'replace') selectEverything(field);
  else if (field.selectionStart !== null) field.setSelectionRange(field.value.length, field.value.length);
  else toEnd(field);
}

function toEnd(field: HTMLElement): void {
  const selection = selectionIn(field);
  if (isTextField(field)) return selection?.modify('move', 'forward', 'documentboundary');
  const focus = selection?.focusNode;
  if (focus && dom.contains(field, focus)) selection.modify('move', 'forward', 'documentboundary');
  else selection?.selectAllChildren(field);
  selection?.collapseToEnd();
}
