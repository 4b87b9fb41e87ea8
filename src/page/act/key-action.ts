import { editableAt } from '../dom/editable';
import type { ActionContext } from './action-context';
import { controlKey } from './control-keys';
import { editingKey } from './editing-keys';
import type { Key, KeyAction } from './keys';
import { pageKey } from './page-keys';

/** The default action of a key that nobody prevented: of the focused control, else of text, else of the page. Undefined for none. */
export function keyAction(act: ActionContext, key: Key, focused: HTMLElement): KeyAction | undefined {
  const editable = editableAt(focused);
  return controlKey(act, key, focused) ?? (editable && editingKey(act, key, editable)) ?? pageKey(act, key, focused);
}
