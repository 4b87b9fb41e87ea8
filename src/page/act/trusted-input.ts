import type { TrustedStroke } from '../../model/page/trusted-stroke';
import type { Point } from '../dom/point';
import type { InputState } from './input-state';
import type { Key } from './keys';

/**
 * Trusted input by Chrome's debugger (only in the `trusted` build). It moves where the page layer tells it to, which finds, aims, checks
 * and reads back as with its own events. Each promise resolves after the effects of the input.
 */
export interface TrustedInput {
  /** Attaches. The browser may then show an infobar above the page, which moves its content: aim after this. False where it is not available. */
  ready(): Promise<boolean>;
  move(at: Point): Promise<void>;
  click(at: Point, button: number, count: number, held: InputState['modifiers']): Promise<void>;
  key(key: Key, held: InputState['modifiers']): Promise<void>;
  text(text: string): Promise<void>;
  /** Did an input fail on the way? Then the outcome of the operation is unknown. */
  failed(): boolean;
}

/** Sends each stroke to the worker; see `RealHand`. */
export function openTrustedInput(stroke: (stroke: TrustedStroke) => Promise<boolean>): TrustedInput {
  let failed = false;
  const move = async (one: TrustedStroke) => {
    if (!failed && !(await stroke(one))) failed = true;
  };
  return {
    ready: () => stroke({ do: 'ready' }),
    move: (at) => move({ do: 'move', ...at }),
    click: ({ x, y }, button, count, held) =>
      move({ do: 'click', x, y, button: BUTTONS[button] ?? 'left', count, modifiers: bitsOf(held) }),
    key: ({ key, code, keyCode, text }, held) =>
      move({ do: 'key', key, code, keyCode, ...(text !== undefined && { text }), modifiers: bitsOf(held) }),
    text: (text) => move({ do: 'text', text }),
    failed: () => failed,
  };
}

const BUTTONS = ['left', 'middle', 'right'] as const;

const bitsOf = ({ altKey, ctrlKey, metaKey, shiftKey }: InputState['modifiers']): number =>
  (altKey ? 1 : 0) + (ctrlKey ? 2 : 0) + (metaKey ? 4 : 0) + (shiftKey ? 8 : 0);
