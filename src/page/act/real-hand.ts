import type { RealStroke } from '../../model/real-stroke';
import type { Point } from './aim';
import type { Hand } from './hand';
import type { Key } from './keys';

/**
 * A hand of the browser's own, whose events are trusted: it moves where the page layer asks it to, which finds, aims, checks and reads back as it
 * does for its own hand. What a stroke brings about comes before it resolves.
 */
export interface RealHand {
  /** From the first stroke on the browser may say so above the page, which moves what stands in it: aim after this. False where it cannot help. */
  ready(): Promise<boolean>;
  move(at: Point): Promise<void>;
  click(at: Point, button: number, count: number, held: Hand['modifiers']): Promise<void>;
  key(key: Key, held: Hand['modifiers']): Promise<void>;
  text(text: string): Promise<void>;
  /** Did a stroke fail on the way? Then nobody knows what came of the operation. */
  failed(): boolean;
}

export function openRealHand(stroke: (stroke: RealStroke) => Promise<boolean>): RealHand {
  let failed = false;
  const move = async (one: RealStroke) => {
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

const bitsOf = ({ altKey, ctrlKey, metaKey, shiftKey }: Hand['modifiers']): number =>
  (altKey ? 1 : 0) + (ctrlKey ? 2 : 0) + (metaKey ? 4 : 0) + (shiftKey ? 8 : 0);
