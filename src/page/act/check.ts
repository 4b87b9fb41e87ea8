import type { OperationOf } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import type { ActionContext } from './action-context';
import { valueRejected } from './bails';
import { clickAt } from './click-at';
import { holdsWithin } from './frame-deadline';
import { checkStateOf, controlOfLabel } from './labelled';

/** Presses a checkbox, switch or radio button until it is as wanted, and verifies that it stays so. */
export async function check(act: ActionContext, { checked }: OperationOf<'check'>): Promise<Bail | undefined> {
  const control = controlOfLabel(act.element);
  const wanted = checked ? 'checked' : 'unchecked';
  if (!checked && checkStateOf(control) === 'checked' && /radio$/.test(roleOf(control)))
    return valueRejected(`${labelOf(control)} ${wanted}`, 'checked; only choosing another unchecks it');
  // A mixed checkbox may take two presses.
  for (let presses = 0; presses < 2 && checkStateOf(control) !== wanted; presses++) {
    const before = checkStateOf(control);
    const bail = await clickAt(act);
    if (bail) return bail;
    let changed = checkStateOf(control) !== before;
    if (!changed) {
      const answer = holdsWithin(ANSWER_MS, () => checkStateOf(control) !== before, act.signal);
      await act.turn(answer);
      changed = await answer;
    }
    if (!changed || before !== 'mixed') break;
  }
  const shown = checkStateOf(control);
  // Removed by its own effect, like a row of a list that was filtered: the state cannot be read any more.
  if (shown === wanted || !dom.isConnected(control)) return undefined;
  return valueRejected(`${labelOf(control)} ${wanted}`, shown ?? 'neither');
}
/** How long a custom checkbox may take to show its state, ms. */
const ANSWER_MS = 1000;
