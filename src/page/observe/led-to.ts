import type { LedTo, Operation } from '../../model/operation';
import { takesTurns } from '../dom/block';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { flatParent } from '../dom/roots';
import { checkedness, expandedness } from '../dom/states';
import { isVisible } from '../dom/visible';

/** All states of a thing that a click may turn, as they are now. */
export interface TogglesSeen {
  own: Partial<Record<Own, boolean>>;
  /** The panel that it names as its own is to be seen. */
  controlled: boolean | undefined;
  /** What follows the boxes around, innermost first. */
  panels: { panel: Element | null; shown: boolean; turns: boolean }[];
  /** Words of classes on the boxes around, on what follows them. */
  words: Set<string>;
  name: string;
}
type Own = 'expanded' | 'pressed' | 'selected' | 'checked';

/** What each state of the target itself is called, when it is so and when it is not. */
const CALLED = {
  expanded: ['expanded', 'collapsed'],
  pressed: ['pressed', 'released'],
  selected: ['selected', 'unselected'],
  checked: ['checked', 'unchecked'],
} as const satisfies Record<Own, readonly [LedTo['state'], LedTo['state']]>;

/** One click of the main button, with no key held: nothing else turns a state. */
export const isPlainClick = (operation: Operation) =>
  operation.type === 'click' && !operation.button && !operation.modifiers?.length && (operation.count ?? 1) === 1;

/** Reads layout. */
export function togglesOf(element: Element): TogglesSeen {
  const boxes = boxesOf(element);
  const panels = boxes.map((box) => {
    const panel = dom.nextElementSibling(box);
    return { panel, shown: !!panel && isVisible(panel), turns: !!panel && takesTurns(box, panel) };
  });
  return { own: ownStates(element), controlled: controlledShown(element), panels, words: wordsAround(element), name: nameOf(element) };
}

/** The state that a click led to, from what was seen before and after it; undefined where none turned that can be known. */
export function ledTo(before: TogglesSeen, element: Element): LedTo | undefined {
  // What went away with it closed a menu: it cannot be in a state then.
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
  if (!word && !(panel && takesTurns(box, panel))) return false;
  // What was drawn anew for it may be gone: then something else may follow.
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
 * Something beside it came to be seen, or went. That alone is no state: answers come below a search, too. It is one where the target names the panel, where
 * headers and panels take turns, or where the class of a box around says "open" (or no longer "collapsed"), and where nothing is sent.
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

/** The levels above a target at which a panel may follow. */
const LEVELS = 4;

/** The target and the boxes around it, as far as they are no wider than one of several things. */
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

/** States of it, of the control that it labels, of what it is part of, or of the one control in it that has any. */
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

/** Whether the panel is to be seen that the element names as what it controls; undefined where it names none. */
function controlledShown(element: Element): boolean | undefined {
  const named = dom.closest(element, NAMING);
  if (!named) return undefined;
  const root = dom.getRootNode(element) as Document | ShadowRoot;
  const [name] = ['aria-controls', 'popovertarget', 'commandfor', 'data-bs-target', 'data-target', 'href'].flatMap((attribute) => {
    const value = dom.getAttribute(named, attribute)?.trim().split(/\s+/)[0]?.replace(/^#/, '');
    return value ? [value] : [];
  });
  const panel = name ? dom.getElementById(root, name) : undefined;
  return panel ? isVisible(panel) : undefined;
}
const NAMING = '[aria-controls],[popovertarget],[commandfor],[data-bs-target^="#"],[data-target^="#"],a[href^="#"]';

const sends = (element: Element) => {
  const button = dom.closest(element, 'button,input');
  return !!button && !!(button as HTMLButtonElement).form && /^(submit|image)$/.test((button as HTMLButtonElement).type);
};
