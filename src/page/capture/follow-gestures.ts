import { editableAt, isTextField } from '../dom/editable';
import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';
import type { Point } from '../dom/point';
import { deepActiveElement, deepElementFromPoint } from '../dom/roots';
import { surfaceAround } from '../dom/surface';
import { selectedSpan } from '../dom/text-quote';
import { turn } from '../rest/turn';
import { isRecordedAsTyped, kindOfControl } from './control';
import { endsAround, isDraggedFrom } from './drags';
import { followWheel } from './follow-wheel';
import { showsItsText } from './held-text';
import type { Gesture, Ledger } from './ledger';
import { goOn, isFree, pathFrom } from './pointer-path';
import { heldBy, NO_STEP_KEYS } from './recorded-key';
import type { Listen, RecorderState } from './recorder-state';
import type { Selections } from './selections';

/** What a press that did not move becomes. */
const NO_DRAG = /^(click|check|hover|scroll)$/;

/** Tells the ledger of each gesture. Before the recorder's own listeners, so that a step belongs to the gesture that it was reported in. */
export function followGestures(listen: Listen, showing: RecorderState, ledger: Ledger, selections: Selections): void {
  followPresses(listen, showing, ledger, selections);
  followNativeDrags(listen, showing, ledger);
  followKeys(listen, showing, ledger);
  followWheel(listen, showing, ledger);
  // Where nobody presses any more, the page is left by what was pressed last.
  listen('pagehide', () => {
    const open = ledger.open();
    if (open?.kind === 'press') open.answered = true;
    ledger.judge();
  });
}

function followPresses(listen: Listen, showing: RecorderState, ledger: Ledger, selections: Selections): void {
  let from: Point | undefined;
  let isDown = false;
  listen('pointermove', ({ clientX: x, clientY: y }) => from && goOn(showing.path, { x, y }));
  showing.keptElsewhere = () => {
    const open = ledger.open();
    if (open) open.isKept = true;
  };
  listen('pointerdown', (event) => {
    isDown = true;
    showing.flush();
    from = undefined;
    const pressed = deepElementFromPoint(event.clientX, event.clientY);
    if (!event.isPrimary) return becomeZoom(ledger.open());
    // What changes in a native control is told by its `input`.
    if (!pressed || isOverlay(pressed) || event.button === 1 || kindOfControl(pressed) === 'changes') return ledger.judge();
    from = { x: event.clientX, y: event.clientY };
    showing.path = pathFrom(from);
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
    if (open.kind === 'press') becomeMoved(open, [from, { x, y }], selections);
    goOn(showing.path, { x, y });
    // What is drawn by hand changes no element of a canvas, and a step that has only a beginning and an end does not hold it.
    if (isFree(showing.path) && dom.closest(open.element, 'canvas,svg')) {
      open.kind = 'drag';
      open.answered = true;
      open.holds = ({ operation }) => operation.type === 'drag' && !!operation.path;
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

/** The button of a press was released: over selected text, or somewhere else. */
function becomeMoved(open: Gesture, [from, to]: Parameters<typeof isDraggedFrom>, selections: Selections): void {
  if (selections.isDrag()) return becomeSelection(open, selections);
  if (!isDraggedFrom(from, to)) return;
  becomeDrag(open);
  open.answered ||= endsAround(to);
  // What is selected in a field is a step once something is done with it.
  open.isKept = isTextField(open.element) && selectedSpan(open.element) !== undefined;
}

/** By two fingers: what they do on a surface that is theirs changes no element of a canvas. */
function becomeZoom(gesture: Gesture | undefined): void {
  if (!gesture) return;
  gesture.kind = 'zoom';
  gesture.answered ||= !!surfaceAround(gesture.element);
}

function becomeSelection(open: Gesture, selections: Selections): void {
  open.kind = 'selection';
  const selected = selections.dragged();
  if (selected && !selected.isEdited) open.keep = selected.tell;
  open.isKept = selected?.isEdited === true;
  // What the page shows under a moving pointer is no answer to it; in an editor it says what is edited next.
  open.answered = editableAt(open.element) !== undefined;
}

function followKeys(listen: Listen, showing: RecorderState, ledger: Ledger): void {
  const { text } = ledger;
  const focused = () => deepActiveElement() ?? dom.body(document);
  listen('keydown', (event) => {
    const { key } = event;
    if (NO_STEP_KEYS.test(key) || event.isComposing) return;
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
