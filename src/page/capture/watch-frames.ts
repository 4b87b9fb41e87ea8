import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { FRAMES } from '../rest/frame-changes';
import { turn } from '../rest/turn';

/** What a recording tells of its document beside steps: its frames, and where it goes; each document is recorded by a recorder of its own, which the worker injects. */
export interface TellFrames {
  /** A frame came, or one of them has another document. */
  came(): void;
  /** The person went into the frame with this index in `window.frames`; frames in shadow trees have none. */
  entered(index: number): void;
  /** A script of the page goes back or forward: the person does not. */
  went(): void;
}

/** The window lost the focus: tells the frame that has it now, if one has. Resolves once that is known. */
export async function tellFocusedFrame(tell: TellFrames): Promise<void> {
  // The frame is the active element only after the event.
  await turn();
  const held = deepActiveElement();
  const inner = held && dom.matches(held, FRAMES) ? dom.as<HTMLIFrameElement>(held).contentWindow : null;
  for (let index = 0; inner && index < window.length; index++) if (window[index] === inner) tell.entered(index);
}
