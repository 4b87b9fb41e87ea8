import * as dom from '../dom/native-accessors';
import type { ActionContext } from './action-context';
import { copy, paste } from './clipboard';
import { fire, pointerEvent } from './events';
import { isFocusable, moveFocus } from './focus';
import type { Key, KeyAction } from './keys';
import { scrollerOf } from './scroller';
import { neighbourInTabOrder } from './tab-order';

/** The default action of a key anywhere: Tab, Escape, scrolling, copying, `accesskey`. Undefined where it does nothing. */
export function pageKey(act: ActionContext, key: Key, focused: HTMLElement): KeyAction | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey } = act.inputState.modifiers;
  const command = ctrlKey || metaKey;
  const does =
    (action: () => void): KeyAction =>
    () =>
      void action();
  if (altKey) return does(() => accessKey(key.key));
  if (command && !shiftKey) {
    if (key.key === 'a') return does(() => void dom.execCommand(document, 'selectAll'));
    if (key.key === 'c') return does(() => copy(act, focused));
    if (key.key === 'v') return does(() => paste(act, focused));
    if (key.key !== 'Home' && key.key !== 'End') return undefined;
  }
  if (key.key === 'Tab') return does(() => tab(focused, shiftKey ? -1 : 1));
  if (key.key === 'Escape') return does(closeTopmost);
  if (key.key === 'ContextMenu' || (key.key === 'F10' && shiftKey)) return does(() => contextMenu(act, focused));
  return scrolls(key.key, shiftKey) ? does(() => scrollByKey(key.key, shiftKey, focused)) : undefined;
}

function tab(focused: HTMLElement, step: 1 | -1): void {
  const next = neighbourInTabOrder(focused, step);
  moveFocus(next ?? null, {});
  // Reaching a field by Tab selects its text.
  if (dom.localName(next) === 'input') (next as HTMLInputElement).select();
}

/** Escape closes what was opened last: a popover or a dialog, which may refuse (https://html.spec.whatwg.org/#close-watcher). */
function closeTopmost(): void {
  const popovers = [...dom.querySelectorAll<HTMLElement>(document, ':popover-open')].filter((popover) => dom.popover(popover) !== 'manual');
  const dialogs = [...dom.querySelectorAll<HTMLDialogElement>(document, 'dialog[open]')].filter(closesOnEscape);
  const topmost = popovers.at(-1);
  const dialog = dialogs.at(-1);
  if (topmost && !(dialog && dom.contains(topmost, dialog))) dom.hidePopover(topmost);
  else if (dialog) dialog.requestClose();
  else if (dom.fullscreenElement(document)) void dom.exitFullscreen(document);
}

function closesOnEscape(dialog: HTMLDialogElement): boolean {
  const says = dialog.getAttribute('closedby');
  return says === 'none' ? false : says !== null || dialog.matches(':modal');
}

function contextMenu(act: ActionContext, focused: HTMLElement): void {
  const box = dom.getBoundingClientRect(focused);
  fire(focused, pointerEvent('contextmenu', act.inputState, { at: { x: box.left, y: box.bottom }, button: 2 }));
}

function accessKey(letter: string): void {
  for (const element of dom.querySelectorAll<HTMLElement>(document, '[accesskey]')) {
    if (dom.accessKey(element).toLowerCase() !== letter.toLowerCase()) continue;
    if (isFocusable(element)) moveFocus(element, {});
    if (!dom.matches(element, 'input:not([type=button],[type=submit],[type=checkbox],[type=radio]),textarea,select')) dom.click(element);
    return;
  }
}

const scrolls = (key: string, shift: boolean) => (key === ' ' ? true : !shift && key in SCROLLS);

/** By line, page and extent: [x, y, unit]. */
const SCROLLS: Record<string, [number, number, 'line' | 'page' | 'all']> = {
  ArrowUp: [0, -1, 'line'],
  ArrowDown: [0, 1, 'line'],
  ArrowLeft: [-1, 0, 'line'],
  ArrowRight: [1, 0, 'line'],
  PageUp: [0, -1, 'page'],
  PageDown: [0, 1, 'page'],
  Home: [0, -1, 'all'],
  End: [0, 1, 'all'],
};
/** Chromium's distances, px. */
const LINE = 40;
const PAGE = 0.875;

function scrollByKey(key: string, shift: boolean, focused: HTMLElement): void {
  const [x, y, unit] = SCROLLS[key === ' ' ? (shift ? 'PageUp' : 'PageDown') : key] ?? [0, 0, 'line'];

  const scroller = scrollerOf(focused === dom.body(document) ? dom.documentElement(document) : focused, x ? 'x' : 'y');
  const size = { line: LINE, page: Math.max(dom.clientHeight(scroller) * PAGE, 1), all: dom.scrollHeight(scroller) }[unit];
  dom.scrollBy(scroller, { left: x * size, top: y * size, behavior: 'instant' });
}
