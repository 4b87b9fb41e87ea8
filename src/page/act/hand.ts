import type { Point } from './aim';

/** What a hand remembers between operations: where its pointer rests, what it hovers, what it holds down, what it copied. One a document. */
export interface Hand {
  at: Point;
  /** Where the pointer was before it came here: the difference is what a move event tells. */
  from: Point;
  /** The innermost element under the pointer; undefined before the pointer came into the page. */
  over: Element | undefined;
  /** Pressed mouse buttons as `MouseEvent.buttons` counts them. */
  buttons: number;
  modifiers: { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };
  /** What was copied or cut in this page: the system's clipboard is not ours to read. */
  clipboard: { text: string; html: string };
}

export function newHand(): Hand {
  return {
    at: { x: 0, y: 0 },
    from: { x: 0, y: 0 },
    over: undefined,
    buttons: 0,
    modifiers: { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
    clipboard: { text: '', html: '' },
  };
}
