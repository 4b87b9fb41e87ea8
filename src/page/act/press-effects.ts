import * as dom from '../dom/native-accessors';
import { flatParent } from '../dom/roots';
import type { ActionContext } from './action-context';
import { placeCaret } from './caret';
import { focusByMouse } from './focus';
import { startRange } from './range';
import { startOption } from './start-option';

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
