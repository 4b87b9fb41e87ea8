import { editContextOf, isReadOnly, isTextField } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import type { ActionContext } from './action-context';
import { copy, cut, paste } from './clipboard';
import { command, deleteText, insertBreak, insertText, selectEverything, selectionIn } from './edit';
import { fireChange } from './events';
import type { Key, KeyAction } from './keys';

/** The default action of a key in text: write, break, delete, move the caret, edit. Undefined where the key does nothing there. */
export function editingKey(act: ActionContext, key: Key, field: HTMLElement): KeyAction | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey } = act.inputState.modifiers;
  const does =
    (action: () => void): KeyAction =>
    () =>
      void action();
  const command = ctrlKey || metaKey;
  if (command && key.key.length === 1) return shortcut(act, key.key.toLowerCase(), field);
  if (altKey) return undefined;
  const caret = CARET[key.key];
  if (caret) return isStepped(field) && caret.unit === 'line' ? undefined : does(() => moveCaret(field, caret, shiftKey, command));
  if (key.key === 'Escape' && isSearch(field) && field.value) return does(() => clearSearch(field));
  const deletes = key.key === 'Backspace' ? 'backward' : key.key === 'Delete' ? 'forward' : undefined;
  if (isReadOnly(field) && (deletes || key.key === 'Enter')) return undefined;
  if (deletes) return does(() => deleteText(field, deletes, command ? 'word' : 'character'));
  if (key.key === 'Enter') return dom.localName(field) === 'input' ? undefined : does(() => insertBreak(field, shiftKey));
  const text = key.text;
  return text && !command ? does(() => insertText(field, text)) : undefined;
}

function shortcut(act: ActionContext, letter: string, field: HTMLElement): KeyAction | undefined {
  const action = SHORTCUTS[act.inputState.modifiers.shiftKey && letter === 'z' ? 'y' : letter];
  const rich = !isTextField(field);
  if (!action || (!rich && 'biu'.includes(letter))) return undefined;
  return () => void action(act, field);
}
const SHORTCUTS: Record<string, (act: ActionContext, field: HTMLElement) => void> = {
  a: (_, field) => selectEverything(field),
  c: copy,
  x: cut,
  v: (act, field) => paste(act, field),
  z: (_, field) => command(field, 'historyUndo', 'undo'),
  y: (_, field) => command(field, 'historyRedo', 'redo'),
  b: (_, field) => command(field, 'formatBold', 'bold'),
  i: (_, field) => command(field, 'formatItalic', 'italic'),
  u: (_, field) => command(field, 'formatUnderline', 'underline'),
};

interface Caret {
  direction: 'left' | 'right' | 'backward' | 'forward';
  unit: 'character' | 'line' | 'lineboundary';
  times?: number;
}
const CARET: Record<string, Caret> = {
  ArrowLeft: { direction: 'left', unit: 'character' },
  ArrowRight: { direction: 'right', unit: 'character' },
  ArrowUp: { direction: 'backward', unit: 'line' },
  ArrowDown: { direction: 'forward', unit: 'line' },
  Home: { direction: 'backward', unit: 'lineboundary' },
  End: { direction: 'forward', unit: 'lineboundary' },
};

/** `Selection.modify` moves the caret inside a focused text field, too. */
function moveCaret(field: HTMLElement, { direction, unit }: Caret, extend: boolean, far: boolean): void {
  const context = editContextOf(field);
  if (context) {
    const to = direction === 'left' || direction === 'backward' ? context.selectionEnd - 1 : context.selectionEnd + 1;
    const place = Math.max(0, Math.min(context.text.length, to));
    return context.updateSelection(extend ? context.selectionStart : place, place);
  }
  const farther = { character: 'word', line: 'paragraph', lineboundary: 'documentboundary' }[unit];
  const single = dom.localName(field) === 'input' && unit === 'line';
  selectionIn(field)?.modify(extend ? 'extend' : 'move', direction, single ? 'lineboundary' : far ? farther : unit);
}

/** Arrows up and down step its value instead of moving the caret. */
const isStepped = (field: HTMLElement) => dom.localName(field) === 'input' && (field as HTMLInputElement).type === 'number';

const isSearch = (field: HTMLElement): field is HTMLInputElement =>
  dom.localName(field) === 'input' && (field as HTMLInputElement).type === 'search' && !isReadOnly(field);

function clearSearch(field: HTMLInputElement): void {
  field.value = '';
  fireChange(field, 'input', 'search');
}
