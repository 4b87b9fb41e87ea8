import type { Point } from '../dom/point';

/** The input state between operations: where the pointer is, what it hovers, what is held down, what was copied. One per document. */
export interface InputState {
  at: Point;
  /** The previous position of the pointer: a move event carries the difference. */
  from: Point;
  /** The innermost element under the pointer; undefined before the pointer entered the page. */
  over: Element | undefined;
  /** Pressed mouse buttons as in `MouseEvent.buttons`. */
  buttons: number;
  modifiers: { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };
  /** What was copied or cut in this page: the system clipboard is not read. */
  clipboard: { text: string; html: string };
  /** The document of these coordinates; this one by default. */
  page?: Document;
  /** During a drag that ends in a frame: the frame that the pointer last was over, and the pointer in its document. */
  inner?: { frame: Element; inputState: InputState };
}

/** The state before any input: pointer at 0,0, nothing hovered or held. */
export function newInputState(): InputState {
  return {
    at: { x: 0, y: 0 },
    from: { x: 0, y: 0 },
    over: undefined,
    buttons: 0,
    modifiers: { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
    clipboard: { text: '', html: '' },
  };
}
