import type { Target } from '../../model/page/target';
import type { Bail } from '../../model/run/bail';
import type { LegOperation, OpenOperation } from '../../model/run/leg';
import { unrepeatable } from '../../model/run/unrepeatable';
import { saying } from '../../model/saying-of';
import * as dom from '../dom/native-accessors';
import { newPlaceMemo } from '../dom/place';
import { roleOf } from '../dom/role';
import { AGREES, CONTRADICTS } from '../find/agreement';
import { weigh } from '../find/evidence';
import { find } from '../find/find';
import { defaultButtonOf } from '../sink/activation-target';
import { elementHitBy } from './memory';

/**
 * Was the same dispatched before without any effect being seen? Judged by the element that was really hit, whatever selects it now: the
 * same control by another selector or number, rendered anew, or its form submitted by Enter instead of its button. Undefined if not.
 */
export function whyDoneBefore({ operation, open }: LegOperation, element: Element): Bail | undefined {
  const what = open?.length ? unrepeatable(operation, roleOf(element)) : undefined;
  const twice = what && open?.find((one) => one.what === what && one.path === location.pathname && isTheSame(one, element));
  return (
    twice && {
      kind: 'outcome-unknown',
      wanted: twice.label,
      why: saying('doneBefore'),
    }
  );
}

function isTheSame({ operationId, found }: OpenOperation, element: Element): boolean {
  const hit = elementHitBy(operationId);
  const target: Target = { ...(found && { fingerprint: found }) };
  const here = found && !dom.isConnected(hit) ? find(target) : undefined;
  const then = dom.isConnected(hit) ? hit : here && !('kind' in here) ? here.element : undefined;
  if (then) return activatedElement(then) === activatedElement(element);
  if (!found) return false;
  const { key, literal, sameRole, item } = weigh(found, element, newPlaceMemo());
  return key === AGREES || (literal && sameRole && item !== CONTRADICTS);
}

/** What is activated when an element is used: the control around it; for a text field the button that submits its form, else the form. */
function activatedElement(element: Element): Element {
  const { form } = dom.as<HTMLInputElement>(element);
  if (dom.matches(element, FIELD) && form) return defaultButtonOf(form) ?? form;
  if (dom.matches(element, `${FIELD},textarea,[contenteditable],[role=textbox],[role=combobox]`)) return senderBeside(element) ?? element;
  const label = dom.closest(element, 'label');
  return dom.closest(element, 'button,a[href],summary,input,[role=button],[role=link],[role=menuitem]') ?? label?.control ?? element;
}

/** The only button of the nearest box that has any: without a form, Enter in the field does what that does. */
function senderBeside(field: Element): Element | undefined {
  for (let box = dom.parentElement(field), up = 0; box && up < 4; box = dom.parentElement(box), up++) {
    const buttons = [...dom.querySelectorAll(box, 'button,[role=button],input[type=button],input[type=submit]')];
    if (buttons.length) return buttons.length === 1 ? buttons[0] : undefined;
  }
  return undefined;
}
const FIELD = 'input:not([type=button],[type=submit],[type=image],[type=reset],[type=checkbox],[type=radio],[type=file]),select';
