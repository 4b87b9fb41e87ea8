import { editableAt } from '../dom/editable';
import type { Act } from './act';
import { controlKey } from './control-keys';
import { editingKey } from './editing-keys';
import type { Key } from './keys';
import { pageKey } from './page-keys';

/** What a key does; it may answer what it does when the key comes up. */
export type KeyAction = () => (() => void) | undefined;

/** What the browser does on a key that nobody prevented, asked first by the control, then the text, then the page. */
export function keyAction(act: Act, key: Key, focused: HTMLElement): KeyAction | undefined {
  const editable = editableAt(focused);
  return controlKey(act, key, focused) ?? (editable && editingKey(act, key, editable)) ?? pageKey(act, key, focused);
}
