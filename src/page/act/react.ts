import { editContextOf } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { isDue, promises } from '../rest/turn';
import { shimLink } from '../shim/link';
import type { Act } from './act';

/**
 * Lets the page react to what it has just heard, before it hears more: its promises always (frameworks render in them), and a task of its own
 * where it scheduled anything or nobody can tell. A page that is done stays in this task, where nothing can come in between, unless we have had it for so
 * long that nobody could stop us.
 */
export async function react(act: Act): Promise<void> {
  await reactInPress(act);
  if (isDue()) await act.turn();
}

/** The same between press and click, where what the page does by itself would make the click one on something else: it waits, however late it is. */
export async function reactInPress(act: Act): Promise<void> {
  await promises();
  const link = shimLink();
  const done = link.followsAll() && link.inside() && link.pending() === 0;
  if (!done || inEditor()) await act.turn();
}

/** Editors hear of the selection in a task that the browser schedules. */
function inEditor(): boolean {
  const focused = deepActiveElement();
  return !!focused && (dom.isContentEditable(focused as HTMLElement) || !!editContextOf(focused));
}
