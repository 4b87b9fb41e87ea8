import { same, tidy } from '../../lib/text';
import type { Bail } from '../../model/run/bail';
import { rootsInPage } from '../dom/known-roots';
import { labelOf } from '../dom/label';
import { leafTexts } from '../dom/leaf-texts';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { flatContains } from '../dom/roots';
import { isDisabled } from '../dom/states';
import { isVisible } from '../dom/visible';
import type { ActionContext } from './action-context';
import { aim } from './aim';
import { valueRejected } from './bails';
import { clickAt } from './click-at';
import { fire, wheelEvent } from './events';
import { holdsWithin, nextFrame } from './frame-deadline';
import { optionNamed } from './option-named';

/** Chooses options of a listbox, menu or tree by label: opens it when it is closed, scrolls it for options that are not rendered yet. */
export async function pickFromList(act: ActionContext, labels: string[]): Promise<Bail | undefined> {
  for (const label of labels) {
    if (!optionsOf(act.element).length) {
      const bail = await clickAt({ ...act, point: aim(act.element) });
      if (bail) return bail;
      await act.turn(holdsWithin(OPENING_MS, () => optionsOf(act.element).length > 0, act.signal));
    }
    const option = await find(act, label);
    if (!option) return { kind: 'option-missing', wanted: `${label} in ${labelOf(act.element)}`, options: seen(act.element) };
    const several = !!dom.closest(option, '[aria-multiselectable=true]');
    // Another press would deselect it.
    if (several && isChosen(option)) continue;
    const others = new Map(optionsOf(act.element).flatMap((one) => (one === option ? [] : [[one, sayOption(one)] as const])));
    const bail = await clickAt({ ...act, element: option, point: aim(option) });
    if (bail) return bail;
    await act.turn(nextFrame(act.signal));
    if (several || labels.length > 1) continue;
    const instead = () => shownInstead(act.element, option, others, label);
    if (!instead()) continue;
    await act.turn(holdsWithin(REDRAW_MS, () => !instead(), act.signal));
    const shown = instead();
    if (shown) return valueRejected(`${label} in ${labelOf(act.element)}`, shown);
  }
  return undefined;
}
/** How long a control may take to show what was chosen, ms: a framework renders at the next frame, some ask their server first. */
const REDRAW_MS = 1000;

/**
 * The label of another option of the list that is shown in place of the chosen one: selected in the list, or shown alone by the control. A
 * control that shows neither (a menu of commands, "3 chosen") proves nothing.
 */
function shownInstead(control: Element, option: Element, others: ReadonlyMap<Element, string>, label: string): string | undefined {
  if (!dom.isConnected(control) || isChosen(option)) return undefined;
  const [chosen] = [...others.keys()].filter((one) => dom.isConnected(one) && isChosen(one) && isVisible(one));
  if (chosen) return others.get(chosen);
  const options = [option, ...others.keys()];
  const field = dom.matches(control, 'input') ? control : dom.querySelector(control, 'input:not([type=hidden])');
  const said = leafTexts(control, 40).filter(({ at }) => isVisible(at) && !options.some((one) => dom.contains(one, at)));
  const shown = [(field as HTMLInputElement | null)?.value ?? '', ...said.map(({ text }) => text)];
  if (shown.some((text) => same(text, label) || same(text, sayOption(option)))) return undefined;
  const known = [...others.values()].filter(Boolean);
  return shown.find((text) => known.some((other) => same(text, other)));
}

const isChosen = (option: Element) => dom.ariaSelected(option) === 'true' || dom.ariaChecked(option) === 'true';
/** How long a list may take to open, and to render more, ms. */
const OPENING_MS = 2000;
/** Lists that render options as they are scrolled to are searched this far. */
const MAX_SCREENS = 60;

async function find(act: ActionContext, label: string): Promise<Element | undefined> {
  for (let screen = 0; screen < MAX_SCREENS && !act.signal.aborted; screen++) {
    const options = optionsOf(act.element);
    const option = optionNamed(
      options,
      label,
      nameOf,
      (one) => dom.textContent(one) ?? '',
      (one) => dom.getAttribute(one, 'data-value') ?? '',
    );
    if (option || !options.length) return option;
    const before = seen(act.element).join();
    scrollOn(act, options);
    // Options may still be loading, or be rendered late.
    await act.turn(holdsWithin(OPENING_MS, () => !dom.isConnected(act.element) || seen(act.element).join() !== before, act.signal));
    if (!dom.isConnected(act.element) || seen(act.element).join() === before) return undefined;
  }
  return undefined;
}

/** The share of its height that a list is scrolled by, so that its last option is seen twice and none is left out. */
const SCROLLED = 0.8;

/** By the wheel first: some lists scroll by themselves. */
function scrollOn(act: ActionContext, options: Element[]): void {
  const first = options[0];
  let scroller = dom.parentElement(first);
  while (scroller && dom.scrollHeight(scroller) <= dom.clientHeight(scroller) + 1) scroller = dom.parentElement(scroller);
  if (!first || !scroller || scroller === dom.body(document)) return;
  const far = dom.clientHeight(scroller) * SCROLLED;
  if (fire(first, wheelEvent(act.inputState, 0, far))) dom.scrollBy(scroller, { top: far, behavior: 'instant' });
}

const sayOption = (option: Element) => tidy(nameOf(option) || (dom.textContent(option) ?? ''));

const seen = (element: Element) => optionsOf(element).map(sayOption).filter(Boolean).slice(0, 200);

/** The visible options of the list that the element is, contains or controls; else of the one list that is open. */
function optionsOf(element: Element): Element[] {
  const lists = [element, ...controlled(element)];
  for (const list of lists) {
    const options = within(list);
    if (options.length) return options;
  }
  for (const list of lists.slice(1)) {
    const drawn = drawnAround(list);
    if (drawn.length) return drawn;
  }
  const open = rootsInPage()
    .flatMap((root) => [...dom.querySelectorAll(root, LISTS)])
    .filter((list) => !flatContains(list, element) && isVisible(list) && within(list).length > 0);
  return open.length === 1 && open[0] ? within(open[0]) : [];
}
const LISTS = '[role=listbox],[role=menu],[role=tree],[role=grid][aria-label]';
const OPTION = /^(option|menuitem|menuitemradio|menuitemcheckbox|treeitem|radio|tab)$/;

function controlled(element: Element): Element[] {
  const root = dom.getRootNode(element) as Document | ShadowRoot;
  const holders = [element, ...dom.querySelectorAll(element, '[aria-controls],[aria-owns]')];
  const ids = holders.flatMap((one) =>
    `${dom.getAttribute(one, 'aria-controls') ?? ''} ${dom.getAttribute(one, 'aria-owns') ?? ''}`.trim().split(/\s+/),
  );
  return ids.flatMap((id) => (id ? (dom.getElementById(root, id) ?? dom.getElementById(document, id) ?? []) : []));
}

/** Some lists are hidden for screen readers only, with a drawn copy beside them whose texts are the options. */
function drawnAround(list: Element): Element[] {
  let popup: Element | null = list;
  while (popup && popup !== dom.body(document) && dom.getBoundingClientRect(popup).height < 10) popup = dom.parentElement(popup);
  if (!popup || popup === dom.body(document) || !isVisible(popup)) return [];
  return [...dom.querySelectorAll(popup, '*')].filter(
    (one) => !dom.firstElementChild(one) && tidy(dom.textContent(one) ?? '') && isVisible(one),
  );
}

function within(list: Element): Element[] {
  const inside = [...dom.querySelectorAll(list, '[role],option')].filter((one) => OPTION.test(roleOf(one)));
  return inside.filter((one) => isVisible(one) && !isDisabled(one));
}
