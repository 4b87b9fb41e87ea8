import * as dom from '../dom/native-accessors';
import { flatParent } from '../dom/roots';
import type { ActionContext } from './action-context';
import { placeCaret } from './caret';
import { fireChange } from './events';
import { focusByMouse } from './focus';
import { startRange } from './range';

/** The default action of a mousedown that nobody prevented. Returns what happens on release, if anything. */
export function pressEffects(act: ActionContext, target: Element, button: number, count: number): (() => void) | undefined {
  const { inputState } = act;
  const option = closestAcrossRoots(target, 'option') as HTMLOptionElement | null;
  const slider = dom.localName(target) === 'input' && (target as HTMLInputElement).type === 'range' && button === 0;
  const slid = slider ? startRange(target as HTMLInputElement, inputState.at) : undefined;
  focusByMouse(target);
  if (button !== 0 || slider) return slid;
  if (option) return startOption(act, option);
  placeCaret(target, inputState.at, count, inputState.modifiers.shiftKey);
  return undefined;
}

/** Like `Element.closest`, across shadow roots. */
export function closestAcrossRoots(element: Element, selector: string): Element | null {
  for (let node: Element | null = element; node; node = flatParent(node)) if (dom.matches(node, selector)) return node;
  return null;
}

/** An option of a list box is chosen on mousedown and `change` fires on release. Options of a closed select cannot be pressed. */
function startOption(act: ActionContext, option: HTMLOptionElement): (() => void) | undefined {
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
