import type { LedTo } from '../../model/operations/parts';
import type { Operation } from '../../model/plan/operation';
import { alternates } from '../dom/block';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { flatParent } from '../dom/roots';
import { checkedness, expandedness } from '../dom/states';
import { isVisible } from '../dom/visible';

/** All toggle states around a click target, as they are now. */
export interface TogglesSeen {
  own: Partial<Record<Own, boolean>>;
  /** Is the panel visible that the element names by `aria-controls`? */
  controlled: boolean | undefined;
  /** The next siblings of the boxes around the target, innermost first. */
  panels: { panel: Element | null; shown: boolean; turns: boolean }[];
  /** Words of class names on the boxes around the target and their next siblings. */
  words: Set<string>;
  name: string;
}
type Own = 'expanded' | 'pressed' | 'selected' | 'checked';

/** The name of each own state when it is on and when it is off. */
const CALLED = {
  expanded: ['expanded', 'collapsed'],
  pressed: ['pressed', 'released'],
  selected: ['selected', 'unselected'],
  checked: ['checked', 'unchecked'],
} as const satisfies Record<Own, readonly [LedTo['state'], LedTo['state']]>;

/** A single click of the main button without modifier keys: nothing else toggles a state. */
export const isPlainClick = (operation: Operation) =>
  operation.type === 'click' && !operation.button && !operation.modifiers?.length && (operation.count ?? 1) === 1;

/** Reads the toggle states of a click target. Reads layout. */
export function togglesOf(element: Element): TogglesSeen {
  const boxes = boxesOf(element);
  const panels = boxes.map((box) => {
    const panel = dom.nextElementSibling(box);
    return { panel, shown: !!panel && isVisible(panel), turns: !!panel && alternates(box, panel) };
  });
  return { own: ownStates(element), controlled: controlledShown(element), panels, words: wordsAround(element), name: nameOf(element) };
}

/** The state that a click led to, from the states before and after; undefined where none changed that can be known. */
export function ledTo(before: TogglesSeen, element: Element): LedTo | undefined {
  // A target that went away closed its menu: it cannot be in a state.
  if (!dom.isConnected(element) || !dom.checkVisibility(element)) return undefined;
  const after = togglesOf(element);
  const turned = turnedOwn(before, after) ?? turnedPanel(before, after, element);
  if (!turned) return undefined;
  return { ...turned, ...(after.name && after.name !== before.name && { name: after.name.slice(0, 400) }) };
}

/** Is the target in the state that the click led to? */
export function isLedTo({ state, up, word }: LedTo, element: Element): boolean {
  for (const [own, [yes, no]] of Object.entries(CALLED)) {
    if (state === yes || state === no) return (ownStates(element)[own as Own] === true) === (state === yes);
  }
  const shown = state === 'shown';
  if (up === undefined) return controlledShown(element) === shown;
  if (word && wordsAround(element).has(word.is) !== word.has) return false;
  const box = boxesOf(element)[up];
  const panel = dom.nextElementSibling(box);
  if (!box) return false;
  if (!word && !(panel && alternates(box, panel))) return false;
  // A panel rendered anew may be gone: then something else may follow.
  return shown ? !!panel && isVisible(panel) : !!word || !panel || !isVisible(panel);
}

function turnedOwn({ own: then }: TogglesSeen, { own: now }: TogglesSeen): LedTo | undefined {
  for (const [own, [yes, no]] of Object.entries(CALLED)) {
    const [was, is] = [then[own as Own], now[own as Own]];
    if ((was === true) !== (is === true) && (was ?? is) !== undefined) return { state: is ? yes : no };
  }
  return undefined;
}

/**
 * A panel beside the target became visible or hidden. That alone is no state: answers also appear below a search. It is one where the
 * target names the panel, where headers and panels alternate, or where the class of a surrounding box says "open" (or no longer
 * "collapsed"), and where no form is sent.
 */
function turnedPanel(before: TogglesSeen, after: TogglesSeen, element: Element): LedTo | undefined {
  if (before.controlled !== undefined && after.controlled !== undefined && before.controlled !== after.controlled)
    return { state: after.controlled ? 'shown' : 'hidden' };
  if (sends(element)) return undefined;
  const word = turnedWord(before.words, after.words);
  for (const [up, now] of after.panels.entries()) {
    const then = before.panels[up];
    if (!then) return undefined;
    const came = now.shown && !(then.shown && then.panel === now.panel);
    const went = then.shown && !(now.shown && then.panel === now.panel);
    if (word) {
      if (came && word.opens) return { state: 'shown', up, word: word.word };
      if (went && !word.opens) return { state: 'hidden', up, word: word.word };
    } else if (now.turns && then.panel === now.panel && came !== went) return { state: came ? 'shown' : 'hidden', up };
  }
  return undefined;
}

function turnedWord(then: Set<string>, now: Set<string>): { word: NonNullable<LedTo['word']>; opens: boolean } | undefined {
  for (const is of new Set([...then, ...now])) {
    if (then.has(is) === now.has(is)) continue;
    const has = now.has(is);
    return { word: { is, has }, opens: has === !CLOSED.test(is) };
  }
  return undefined;
}

/** How many levels above a target a panel may follow. */
const LEVELS = 4;

/** The target and the boxes around it, up to the size of one of several similar things. */
function boxesOf(element: Element): Element[] {
  const boxes: Element[] = [];
  for (let box: Element | null = element; box && boxes.length < LEVELS && dom.localName(box) !== 'body'; box = flatParent(box))
    boxes.push(box);
  return boxes;
}

function wordsAround(element: Element): Set<string> {
  const words = new Set<string>();
  const take = (one: Element | null) => {
    for (const word of dom.classList(one) ?? []) if (OPEN.test(word) || CLOSED.test(word)) words.add(word.slice(0, 60));
  };
  for (const box of boxesOf(element)) {
    take(box);
    take(dom.nextElementSibling(box));
  }
  return words;
}
const OPEN = /(^|[-_])(open|opened|expanded|unfolded|active|show|shown|visible|selected|on)$/i;
const CLOSED = /(^|[-_])(closed|collapsed|folded)$/i;

/** States of the target, of the control that it labels, of what it is part of, or of the one control in it that has any. */
function ownStates(element: Element): Partial<Record<Own, boolean>> {
  const own = carrierOf(element);
  if (!own) return {};
  const expanded = expandedness(own);
  const checked = checkedness(own);
  return {
    ...(expanded && { expanded: expanded !== 'collapsed' }),
    ...(dom.hasAttribute(own, 'aria-pressed') && { pressed: dom.getAttribute(own, 'aria-pressed') === 'true' }),
    ...(dom.hasAttribute(own, 'aria-selected') && { selected: dom.getAttribute(own, 'aria-selected') === 'true' }),
    ...(checked && { checked: checked === 'checked' }),
  };
}

function carrierOf(element: Element): Element | undefined {
  const target = element instanceof HTMLLabelElement ? (element.control ?? element) : element;
  for (const box of boxesOf(target)) if (dom.matches(box, STATED)) return box;
  const [inner, other] = dom.querySelectorAll(target, STATED);
  return other ? undefined : inner;
}
const STATED = '[aria-expanded],[aria-pressed],[aria-selected],[aria-checked],summary,input[type=checkbox],input[type=radio]';

/** Is the panel visible that the element names by `aria-controls`? Undefined where it names none. */
function controlledShown(element: Element): boolean | undefined {
  const panel = namedPanel(element);
  return panel ? isVisible(panel) : undefined;
}

/** What an element names as the thing that it controls, opens or leads to in the page. */
export function namedPanel(element: Element): Element | undefined {
  const named = dom.closest(element, NAMING);
  if (!named) return undefined;
  const root = dom.getRootNode(element) as Document | ShadowRoot;
  const [name] = ['aria-controls', 'popovertarget', 'commandfor', 'data-bs-target', 'data-target', 'href'].flatMap((attribute) => {
    const value = dom.getAttribute(named, attribute)?.trim().split(/\s+/)[0]?.replace(/^#/, '');
    return value ? [value] : [];
  });
  return (name && dom.getElementById(root, name)) || undefined;
}
const NAMING = '[aria-controls],[popovertarget],[commandfor],[data-bs-target^="#"],[data-target^="#"],a[href^="#"]';

const sends = (element: Element) => {
  const button = dom.closest(element, 'button,input');
  return !!button && !!(button as HTMLButtonElement).form && /^(submit|image)$/.test((button as HTMLButtonElement).type);
};
