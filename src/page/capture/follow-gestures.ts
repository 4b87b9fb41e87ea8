import { editableAt } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';
import { deepActiveElement, deepElementFromPoint, flatParent } from '../dom/roots';
import { turn } from '../rest/turn';
import { isRecordedAsTyped, kindOfControl } from './control';
import { isDraggedFrom, selectsText } from './drags';
import { showsItsText } from './held-text';
import { heldBy } from './key';
import type { Gesture, Ledger } from './ledger';
import type { Listen, RecorderState } from './recorder-state';

/** A way on a drawing that is so long, CSS px, and so many times as long as the straight one: nobody takes it to an end that alone counts. */
const FREE_PATH = 80;
const FREE_SHARE = 2;
/** What a press that did not move becomes. */
const NO_DRAG = /^(click|check|hover|scroll)$/;
const SILENT_KEYS = /^(Shift|Control|Alt|Meta|\w+Lock|AltGraph|Fn|Dead|Process|Unidentified|Tab|F\d+)$/;

/** Tells the ledger of each gesture. Before the recorder's own listeners, so that a step belongs to the gesture that it was reported in. */
export function followGestures(listen: Listen, showing: RecorderState, ledger: Ledger): void {
  followPresses(listen, showing, ledger);
  followNativeDrags(listen, showing, ledger);
  followKeys(listen, showing, ledger);
  listen('wheel', (event) => {
    const over = deepElementFromPoint(event.clientX, event.clientY);
    if (!over || isOverlay(over) || !(event.ctrlKey || isSurface(over))) return;
    const open = ledger.open();
    const gesture = open?.kind === 'zoom' ? open : ledger.begin('zoom', over);
    gesture.deaf = true;
    whenTaken(event, gesture);
    ledger.over();
  });
  // Where nobody presses any more, the page is left by what was pressed last.
  listen('pagehide', () => {
    const open = ledger.open();
    if (open?.kind === 'press') open.answered = true;
    ledger.judge();
  });
}

/** A drawing, or what takes all that fingers do on it: a map of pictures. A wheel that is taken elsewhere scrolls the page in its own way. */
function isSurface(over: Element): boolean {
  if (dom.closest(over, 'canvas,svg')) return true;
  for (let one: Element | null = over; one && one !== dom.body(document); one = flatParent(one))
    if (getComputedStyle(one).touchAction === 'none') return true;
  return false;
}

function followPresses(listen: Listen, showing: RecorderState, ledger: Ledger): void {
  let from: { x: number; y: number } | undefined;
  let isDown = false;
  let way = { x: 0, y: 0, length: 0 };
  listen('pointermove', ({ clientX: x, clientY: y }) => {
    if (from) way = { x, y, length: way.length + Math.hypot(x - way.x, y - way.y) };
  });
  showing.keptElsewhere = () => {
    const open = ledger.open();
    if (open) open.isKept = true;
  };
  listen('pointerdown', (event) => {
    isDown = true;
    showing.flush();
    from = undefined;
    const pressed = deepElementFromPoint(event.clientX, event.clientY);
    if (!event.isPrimary) {
      // Two fingers.
      const open = ledger.open();
      if (open) open.kind = 'zoom';
      return;
    }
    // What changes in a native control is told by its `input`.
    if (!pressed || isOverlay(pressed) || event.button === 1 || kindOfControl(pressed) === 'changes') return ledger.judge();
    from = { x: event.clientX, y: event.clientY };
    way = { ...from, length: 0 };
    const gesture = ledger.begin(event.button === 2 ? 'right press' : 'press', pressed);
    gesture.deaf = event.button === 2;
  });
  listen('pointerup', ({ clientX: x, clientY: y }) => {
    const released = isDown ? null : deepElementFromPoint(x, y);
    isDown = false;
    // A drag that began in another document.
    if (released) {
      ledger.begin('drag', released);
      return ledger.over();
    }
    const open = ledger.open();
    if (!open || !from) return;
    open.label ??= showing.pressed?.label;
    if (open.kind === 'press' && isDraggedFrom(from, { x, y })) {
      if (selectsText()) becomeSelection(open);
      else becomeDrag(open);
    }
    // A drag has a beginning and an end only: what is drawn by hand on the way is in no step.
    if (way.length > Math.max(FREE_PATH, FREE_SHARE * Math.hypot(x - from.x, y - from.y)) && dom.closest(open.element, 'canvas,svg')) {
      open.kind = 'drag';
      open.answered = true;
      open.holds = () => false;
      open.isKept = false;
    }
    from = undefined;
    ledger.over();
  });
  listen('pointercancel', () => {
    const open = ledger.open();
    // A finger that scrolls.
    if (open?.kind === 'press') open.isKept = true;
  });
  listen('click', (event) => {
    const open = ledger.open();
    if (event.detail === 2 && open?.kind === 'press') open.kind = 'double press';
  });
  listen('contextmenu', (event) => {
    const open = ledger.open();
    if (open?.kind === 'right press') whenTaken(event, open);
  });
}

/** Native drags, in which no pointer event comes any more. */
function followNativeDrags(listen: Listen, showing: RecorderState, ledger: Ledger): void {
  listen('dragstart', (event) => {
    const open = ledger.open();
    void turn().then(() => {
      // Pages that drag by themselves prevent it.
      if (!open || event.defaultPrevented) return;
      becomeDrag(open);
      // What the page shows meanwhile is where it could be dropped.
      open.deaf = true;
      open.answered = false;
    });
  });
  listen('dragend', (event) => {
    const open = ledger.open();
    if (open?.kind !== 'drag') return;
    open.label ??= showing.pressed?.label;
    open.answered = (event.dataTransfer?.dropEffect ?? 'none') !== 'none';
    ledger.over();
  });
}

/** The press moved: a step that holds no way does not hold it. */
function becomeDrag(open: Gesture): void {
  open.kind = 'drag';
  open.holds = ({ operation }) => !NO_DRAG.test(operation.type);
  open.isKept = false;
}

function becomeSelection(open: Gesture): void {
  open.kind = 'selection';
  // What the page shows under a moving pointer is no answer to it; in an editor it says what is edited next.
  open.answered = editableAt(open.element) !== undefined;
}

function followKeys(listen: Listen, showing: RecorderState, ledger: Ledger): void {
  const { text } = ledger;
  const focused = () => deepActiveElement() ?? dom.body(document);
  listen('keydown', (event) => {
    const { key } = event;
    if (SILENT_KEYS.test(key) || event.isComposing) return;
    showing.flush();
    const element = focused();
    const isCommand = heldBy(event).length > 0 && !event.getModifierState('AltGraph');
    const isText = isRecordedAsTyped(element);
    if (isText && !isCommand && key.length === 1) return text.entered(element, key);
    if (isText && !isCommand && key === 'Backspace') return text.deleted(element);
    // Copying changes nothing, what is pasted is told by its event, and what else is done in a field that shows its text by its `input`: but up and down may choose a suggestion.
    if ((isCommand && /^[cv]$/i.test(key)) || (showsItsText(element) && !/^Arrow(Up|Down)$/.test(key))) return;
    const gesture = ledger.begin('keys', element);
    whenTaken(event, gesture);
    gesture.deaf = isText;
    ledger.over();
  });
  listen('scroll', () => {
    const open = ledger.open();
    // The key scrolled.
    if (open?.kind === 'keys') open.isKept = true;
  });
  listen('paste', (event) => {
    const field = focused();
    if (isRecordedAsTyped(field)) return text.entered(field, event.clipboardData?.getData('text/plain') ?? '');
    ledger.begin('paste', field);
    ledger.over();
  });
  listen('input', (event) => {
    const field = event.composedPath()[0];
    if (!(field instanceof Element)) return;
    const open = ledger.open();
    // The page moved the focus to a field when the key went down.
    if (open?.kind === 'keys') open.isKept = true;
    if (isRecordedAsTyped(field)) {
      if (showsItsText(field) || WITHOUT_KEYS.test((event as InputEvent).inputType)) text.edited(field);
      return;
    }
    const gesture = open ?? ledger.begin('field', field);
    gesture.answered = true;
    ledger.over();
  });
}
/** Editing of which no editor hears a key. */
const WITHOUT_KEYS = /^(insertReplacement|insertFromDrop|deleteByDrag)/;

/** A gesture whose default the page prevents is answered. */
function whenTaken(event: Event, gesture: Gesture): void {
  void turn().then(() => {
    gesture.answered ||= event.defaultPrevented;
  });
}
