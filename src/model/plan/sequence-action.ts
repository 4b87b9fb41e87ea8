import type { Operation } from './operation';

/** One action of an `execute_sequence` call. `tap_element` and `swipe` are its words for touch; in a page they click and scroll. */
export interface SequenceAction {
  action: 'set_value' | 'click_element' | 'tap_element' | 'navigate' | 'scroll' | 'swipe';
  selector?: string;
  value?: string;
  url?: string;
  direction?: 'up' | 'down' | 'left' | 'right';
  /** CSS px. */
  pixels?: number;
}

/** The operation that an action asks for. */
export function operationOfAction({ action, selector, value, url, direction, pixels }: SequenceAction): Operation {
  const target = selector === undefined ? {} : { selector };
  switch (action) {
    case 'set_value':
      return { type: 'type', ...target, text: value ?? '' };
    case 'click_element':
    case 'tap_element':
      return { type: 'click', ...target };
    case 'navigate':
      return { type: 'navigate', to: 'url', ...(url !== undefined && { url }) };
    case 'scroll':
      return { type: 'scroll', ...target, direction: direction ?? 'down', ...(pixels !== undefined && { amount: pixels }) };
    case 'swipe':
      // Swiping up scrolls the page down.
      return { type: 'scroll', ...target, direction: OPPOSITE[direction ?? 'up'], ...(pixels !== undefined && { amount: pixels }) };
  }
}
const OPPOSITE = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;
