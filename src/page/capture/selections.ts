import type { OperationOf } from '../../model/plan/operation';
import { isTextField } from '../dom/editable';
import { maskKnownValues } from '../dom/known-values';
import * as dom from '../dom/native-accessors';
import { deepActiveElement, deepElementFromPoint, flatParent } from '../dom/roots';
import { quoteOf, selectedSpan } from '../dom/text-quote';
import { actingElement, hostOfText, looksInteractive } from './acting-element';
import { isNeverRecorded } from './change';
import { isRecordedAsTyped } from './control';
import { pageTarget, type RecordedTarget, recordExactTarget } from './record-target';
import { heldBy, keyToRecord, NO_STEP_KEYS } from './recorded-key';
import type { Listen, RecorderState } from './recorder-state';
import { withoutPlace } from './text-run';

/** What a person selects by the pointer, or in a field by keys. It becomes a step where something is done with it. */
export interface Selections {
  /** The button was released after it was dragged over a text: in an editor or field it waits for what is done with it, in the page for an answer. */
  dragged(): { isEdited: boolean; tell(): void } | undefined;
  /** Was the last press a drag over text? */
  isDrag(): boolean;
  /** The press dragged something else: what the browser selected meanwhile is meant for nothing. */
  forget(): void;
}

interface Held {
  aimed: RecordedTarget;
  operation: OperationOf<'select-text'>;
  /** In a field or an editor. */
  isEdited: boolean;
  /** By a double press, which is a step itself: text that it made editable is edited there. */
  isDouble?: boolean;
}

/** A movement that selects at least one narrow letter, CSS px. */
const SELECTS = 3;
/** A link to another page. */
const LEADS_ELSEWHERE = 'a[href]:not([href^="#"],[href^="javascript:"])';
/** Keys by which a person selects in a field. */
const EXTENDS = /^(Arrow|Home|End|Page)/;

/** Follows what is selected. Before the listeners that report steps, so that a selection is a step before what is done with it. */
export function followSelections(listen: Listen, showing: RecorderState): Selections {
  let held: Held | undefined;
  /** A field in which the person selected something. */
  let field: Element | undefined;
  let from: { x: number; y: number; selected: string } | undefined;
  let isDrag = false;
  const tell = (one = held) => {
    held = undefined;
    if (one) showing.step(one.operation, one.aimed);
  };
  const forget = () => {
    held = undefined;
    field = undefined;
  };
  /** Something else is pressed: what is still selected may be what it is for. */
  const press = (pressed: Element) => {
    const one = (field && deepActiveElement() === field && describe(field, showing)) || held;
    forget();
    const acting = actingElement(pressed);
    if (!one || acting === one.aimed.element || isRecordedAsTyped(acting) || !looksInteractive(acting)) return;
    // Who reads a text, and goes on by a link, has selected nothing for it.
    if ((isRecordedAsTyped(one.aimed.element) || !dom.matches(acting, LEADS_ELSEWHERE)) && isStill(one)) tell(one);
  };
  /** Of the text of a page only a key that is a step makes something. */
  const use = (isStep = false) => {
    if (held && !held.isDouble && (isStep || isRecordedAsTyped(held.aimed.element)) && isStill(held)) tell();
    held = undefined;
  };
  listen('pointerdown', ({ clientX: x, clientY: y, button, shiftKey }) => {
    const pressed = deepElementFromPoint(x, y);
    isDrag = false;
    if (pressed) press(pressed);
    from = button === 0 && !shiftKey ? { x, y, selected: textSelected() } : undefined;
  });
  listen('pointerup', ({ clientX: x, clientY: y }) => {
    if (!from || Math.hypot(x - from.x, y - from.y) < SELECTS) return;
    isDrag = !!textSelected() && textSelected() !== from.selected;
    field = focusedField();
  });
  listen('click', ({ detail }) => {
    if (detail > 1) field = focusedField();
    // The page has answered a double press on its text: what it selected may be used next.
    const selected = detail > 1 ? describe(selectedElement(), showing) : undefined;
    if (selected && !selected.isEdited) held = { ...selected, isDouble: true };
  });
  listen('keydown', (event) => {
    const { key } = event;
    const focused = deepActiveElement();
    if (NO_STEP_KEYS.test(key) || !focused || (heldBy(event).length && /^c$/i.test(key))) return;
    if (!isTextField(focused)) return use(keyToRecord(event, focused) !== undefined);
    // What is typed over a selection in a field is recorded as its value.
    if (field === focused && keyToRecord(event, focused) && selectedSpan(focused)) held = describe(focused, showing);
    field = (event.shiftKey && EXTENDS.test(key)) || (heldBy(event).length && /^a$/i.test(key)) ? focused : undefined;
    use();
  });
  for (const name of ['paste', 'beforeinput'] as const) listen(name, () => use());
  return {
    dragged() {
      const one = isDrag ? describe(selectedElement(), showing) : undefined;
      held = one;
      return one && { isEdited: one.isEdited, tell: () => tell(one) };
    },
    isDrag: () => isDrag,
    forget,
  };
}

/** Is it still selected? */
function isStill({ aimed, operation }: Held): boolean {
  const now = selectedSpan(aimed.element);
  return !!now && quoteOf(now)?.text === operation.quote.text;
}

function focusedField(): Element | undefined {
  const focused = deepActiveElement();
  return focused && isTextField(focused) ? focused : undefined;
}

/** What is selected in the page or an editor; what is in a field is no part of that. */
function textSelected(): string {
  const selection = dom.getSelection(document);
  return selection && !selection.isCollapsed ? selection.toString() : '';
}

/** What holds all that is selected: the editor, or the block of the page. */
function selectedElement(): Element | undefined {
  const selection = dom.getSelection(document);
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || range.collapsed) return undefined;
  const around = range.commonAncestorContainer;
  let block = around instanceof Element ? around : dom.parentElement(around);
  if (block && dom.isContentEditable(block as HTMLElement)) return hostOfText(block);
  while (block && getComputedStyle(block).display.startsWith('inline')) block = flatParent(block);
  return block ?? undefined;
}

/** The selection in an element as a step; undefined where it holds no words, or a secret. */
function describe(element: Element | undefined, showing: RecorderState): Held | undefined {
  const span = element && selectedSpan(element);
  const quote = span && quoteOf(span);
  if (!element || !quote || isNeverRecorded(element) || maskKnownValues(quote) !== quote) return undefined;
  const aimed = targetOf(element, showing);
  const operation = { type: 'select-text' as const, fingerprint: aimed.fingerprint, quote };
  return { aimed, operation, isEdited: isRecordedAsTyped(element) };
}

/** A block of text that is hardly told from others is looked for in the whole page, by its words. */
function targetOf(element: Element, showing: RecorderState): RecordedTarget {
  const aimed = isRecordedAsTyped(element) ? showing.field(element) : recordExactTarget(element);
  if (aimed.fingerprint.weak || element === dom.body(document)) return pageTarget(dom.body(document));
  return { ...aimed, fingerprint: withoutPlace(aimed.fingerprint) };
}
