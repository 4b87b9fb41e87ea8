import { editContextOf } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { isDue, promises } from '../rest/turn';
import { shimLink } from '../shim/link';
import type { ActionContext } from './action-context';
import { nextFrame } from './frame-deadline';

/**
 * Lets the page react to an event before the next: its promises always (frameworks render in them), and a task of its own where it
 * scheduled anything or that is unknown. With a page that is done we stay in this task, where nothing can interfere, unless we have blocked
 * it too long to be stopped.
 */
export async function react(act: ActionContext): Promise<void> {
  await reactInPress(act);
  if (isDue()) await act.turn();
}

/**
 * The same between press and click, where what the page does by itself would turn the click into one on something else: here a slow machine
 * is no reason to let it run.
 */
export async function reactInPress(act: ActionContext): Promise<void> {
  await promises();
  const link = shimLink();
  const done = link.followsAll() && link.inside() && link.pending() === 0;
  if (!done || inEditor()) await act.turn();
}

/**
 * A person holds a button for several frames: what the page draws in answer to the press, and what it begins to listen for once that is drawn, is
 * done before the release. Such a frame may have been asked for by the operation before, whose work is not counted any more.
 */
export async function whileHeld(act: ActionContext): Promise<void> {
  const link = shimLink();
  for (let frame = 0; frame < HELD_FRAMES && !act.signal.aborted; frame++) {
    const isAwaited = link.pending() > 0 && link.report()?.work.some(({ what }) => what === FRAME || what === AFTER_PAINT);
    if (!isAwaited && !(link.isFollowing() && frame < FRAMES_LEFT)) return;
    await act.turn(dom.hidden(document) ? undefined : nextFrame(act.signal));
  }
}
/** Of the operation before: the frame that it asked for, and what that one set a timer for. */
const FRAMES_LEFT = 2;
/** 70 ms at 60 frames a second, as long as a quick hand holds it. */
const HELD_FRAMES = 4;
/** As the shim calls them. Frameworks run what is for after the paint in a timer that the frame sets. */
const [FRAME, AFTER_PAINT] = ['frame', 'timer of 0 ms'];

/** Editors get `selectionchange` in a task of its own. */
function inEditor(): boolean {
  const focused = deepActiveElement();
  return !!focused && (dom.isContentEditable(focused as HTMLElement) || !!editContextOf(focused));
}
