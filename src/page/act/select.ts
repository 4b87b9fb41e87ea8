import type { OperationOf } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { optionInGroup, optionName } from '../dom/option-name';
import { deepElementFromPoint } from '../dom/roots';
import type { ActionContext } from './action-context';
import { aim } from './aim';
import { valueRejected } from './bails';
import { choiceListOf } from './choice-list';
import { clickAt } from './click-at';
import { fireChange } from './events';
import { holdsWithin } from './frame-deadline';
import { optionNamed } from './option-named';
import { pickFromList } from './pick-from-list';
import { moveTo, pressAt, releaseAt } from './pointer';
import { react } from './react';
import { untilStable } from './steady-deadline';
import { whyNotActionable } from './why-not-actionable';

/** Chooses by label: in a native select, or in a listbox, which is opened if it is closed. */
export async function select(act: ActionContext, { options }: OperationOf<'select'>): Promise<Bail | undefined> {
  const list = choiceListOf(act.element);
  return isNative(list) ? chooseNative(act, list, options.map(act.secrets)) : pickFromList(act, options.map(act.secrets));
}

const isNative = (list: Element | undefined): list is HTMLSelectElement => dom.localName(list) === 'select';

/**
 * Why the options of a native select cannot be chosen now, before anything is pressed: pages load and enable options late. Undefined where
 * they can.
 */
export function whyNotChosen(element: Element, { options }: OperationOf<'select'>): Bail | undefined {
  const list = choiceListOf(element);
  // A list with a single option is often filled when it is focused.
  if (!isNative(list) || list.options.length < 2 || options.some((option) => option.includes('{{secret:'))) return undefined;
  const found = findAll(list, options);
  return 'kind' in found ? found : undefined;
}

/** A click on an option of a closed native select: its popup cannot be opened by untrusted events, but the option can be chosen. */
export async function chooseOption(act: ActionContext, option: HTMLOptionElement): Promise<Bail | undefined> {
  const list = option.closest('select');
  if (!list) return clickAt(act);
  return chooseNative({ ...act, element: list, point: aim(list) }, list, [optionName(option, [...list.options])]);
}

async function chooseNative(act: ActionContext, list: HTMLSelectElement, labels: string[]): Promise<Bail | undefined> {
  const early = findAll(list, labels);
  if ('kind' in early && list.options.length > 1) return early;
  const bail = await touch(act, list);
  if (bail) return bail;
  // Some pages fill a list when it is focused.
  await act.turn(holdsWithin(FILLING_MS, () => !('kind' in findAll(list, labels)), act.signal));
  const found = findAll(list, labels);
  if ('kind' in found) return found;
  const before = chosen(list);
  for (const option of list.options) option.selected = found.includes(option);
  if (chosen(list) !== before) fireChange(list, 'input', 'change');
  await react(act);
  const kept = found.every((option) => !option.isConnected || option.selected);
  return kept ? undefined : valueRejected(labels.join(', '), [...list.selectedOptions].map((one) => one.label).join(', '));
}

/** How long a list may take to be filled after it was focused, ms. */
const FILLING_MS = 2000;

const chosen = (list: HTMLSelectElement) => [...list.selectedOptions].map((option) => option.index).join();

/** The mouse events before the native popup would open. A page that listens to the press may open a popup of its own. */
async function touch(act: ActionContext, list: HTMLSelectElement): Promise<Bail | undefined> {
  await untilStable(act);
  await moveTo(act, act.point);
  await react(act);
  const bail = whyNotActionable(list, undefined, 'select');
  if (bail) return bail;
  const hit = deepElementFromPoint(act.point.x, act.point.y) ?? list;
  const target = hit === list || list.contains(hit) ? list : hit;
  const refused = act.dispatching({ deed: target === list ? 'choose' : 'press', element: target });
  if (refused) return refused;
  const pressed = await pressAt({ ...act }, target);
  await releaseAt(act, { ...pressed, finish: () => undefined }, target);
  return undefined;
}

function findAll(list: HTMLSelectElement, labels: string[]): HTMLOptionElement[] | Bail {
  const usable = [...list.options].filter((option) => !option.disabled && !option.closest('optgroup:disabled'));
  const found: HTMLOptionElement[] = [];
  for (const label of labels) {
    const option = optionNamed(
      usable,
      label,
      (one) => one.label,
      optionInGroup,
      (one) => one.value,
    );
    const options = usable
      .map((one) => optionName(one, usable))
      .filter(Boolean)
      .slice(0, 200);
    if (!option) return { kind: 'option-missing', wanted: `${label} in ${labelOf(list)}`, options };
    found.push(option);
  }
  if (found.length > 1 && !list.multiple) return valueRejected(labels.join(', '), 'only one can be chosen');
  return found;
}
