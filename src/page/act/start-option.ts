import type { ActionContext } from './action-context';
import { fireChange } from './events';

/** An option of a list box is chosen on mousedown and `change` fires on release. Options of a closed select cannot be pressed. */
export function startOption(act: ActionContext, option: HTMLOptionElement): (() => void) | undefined {
  const list = option.closest('select');
  if (!list || option.disabled || (!list.multiple && list.size < 2)) return undefined;
  const { ctrlKey, metaKey, shiftKey } = act.inputState.modifiers;
  const before = Array.from(list.options, (one) => one.selected).join();
  const adds = list.multiple && (ctrlKey || metaKey);
  if (adds) option.selected = !option.selected;
  else if (list.multiple && shiftKey) selectUpTo(list, option);
  else for (const one of list.options) one.selected = one === option;
  const changed = Array.from(list.options, (one) => one.selected).join() !== before;
  return changed ? () => fireChange(list, 'input', 'change') : undefined;
}

function selectUpTo(list: HTMLSelectElement, option: HTMLOptionElement): void {
  const from = Math.max(0, list.selectedIndex);
  const [low, high] = [Math.min(from, option.index), Math.max(from, option.index)];
  for (const one of list.options) one.selected = one.index >= low && one.index <= high;
}
