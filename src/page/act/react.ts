import { editContextOf } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { isDue, promises } from '../rest/turn';
import { shimLink } from '../shim/link';
import type { ActionContext } from './act';

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

/** Editors get `selectionchange` in a task of its own. */
function inEditor(): boolean {
  const focused = deepActiveElement();
  return !!focused && (dom.isContentEditable(focused as HTMLElement) || !!editContextOf(focused));
}
