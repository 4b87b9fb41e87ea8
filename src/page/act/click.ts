import type { OperationOf } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import { saying } from '../../model/saying-of';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import type { ActionContext } from './action-context';
import { clickAt } from './click-at';
import { hold } from './modifiers';
import { chooseOption } from './select';

/** Clicks the target with the operation's button, count and modifiers; an option of a closed native select is chosen instead. */
export async function click(act: ActionContext, operation: OperationOf<'click'>): Promise<Bail | undefined> {
  const { element } = act;
  if (!act.real && dom.localName(element) === 'input' && (element as HTMLInputElement).type === 'file')
    return {
      kind: 'needs-trusted-input',
      wanted: labelOf(element),
      why: saying('chooserForPerson'),
    };
  if (dom.localName(element) === 'option' && !dom.getClientRects(element).length) return chooseOption(act, element as HTMLOptionElement);
  const lift = hold(act, operation.modifiers ?? []);
  const bail = await clickAt(act, BUTTON[operation.button ?? 'left'], operation.count ?? 1);
  lift();
  return bail;
}
const BUTTON = { left: 0, middle: 1, right: 2 };
