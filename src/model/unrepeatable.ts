import type { Unrepeatable } from './leg';
import type { Operation } from './operation';

/**
 * What an operation on an element of this role is, if it would happen twice; undefined for what may be repeated because it leads to the same state again (a value, a
 * choice, the focus, a scroll offset) or changes nothing (reading, waiting).
 */
export function unrepeatable(operation: Operation, role = ''): Unrepeatable | undefined {
  switch (operation.type) {
    case 'click':
      if ((operation.button ?? 'left') !== 'left' || operation.modifiers?.length) return 'click';
      return SETTLED.has(role) ? undefined : 'activate';
    case 'press':
      if (/^(Enter|Space| )$/.test(operation.key)) return 'activate';
      return /^(Delete|Backspace)$/.test(operation.key) ? 'key' : undefined;
    case 'type':
      if (operation.submit) return 'activate';
      return operation.mode === 'append' ? 'append' : undefined;
    case 'drag':
    case 'upload':
      return operation.type;
    default:
      return undefined;
  }
}

/** Clicked again, these are focused or chosen as before. */
const SETTLED = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'slider', 'radio', 'menuitemradio', 'option', 'tab']);
