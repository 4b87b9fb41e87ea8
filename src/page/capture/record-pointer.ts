import { timeNow } from '../../lib/time-now';
import type { Fingerprint } from '../../model/page/target';
import * as dom from '../dom/native-accessors';
import { ratioIn } from '../dom/ratio';
import { deepActiveElement, deepElementFromPoint, flatContains } from '../dom/roots';
import { textPlaceAt } from '../dom/text-place';
import { turn } from '../rest/turn';
import { actingElement, labelledControl, looksInteractive } from './acting-element';
import { kindOfControl } from './control';
import type { DescribeAhead } from './describe-ahead';
import { DRAG_THRESHOLD, type Dragged, type Drags, followDrags } from './drags';
import { editorOf } from './editor';
import { isVast } from './input-causes';
import { LATE } from './page-answers';
import { type RecordedTarget, recordPressTarget, recordTarget } from './record-target';
import { allHeld } from './recorded-key';
import type { Listen, RecorderState } from './recorder-state';
import { hearInside } from './recorders-around';
import type { Selections } from './selections';
import { toggleOf } from './toggle';

/** Records clicks of every button, drags and dropped files, and notes where the pointer was before. */
export function recordPointer(listen: Listen, showing: RecorderState, ahead: DescribeAhead, selections: Selections): void {
  const press: Press = { at: 0, x: 0, y: 0, dragged: false, clicked: false, answered: false, report: undefined };
  const drop = (drag?: Dragged) => {
    if (!drag) return;
    const tell = () => {
      press.report = undefined;
      selections.forget();
      showing.step(drag.operation, drag.aimed, ['click']);
    };
    press.dragged = true;
    if (drag.unanswered) showing.onAnswer(tell);
    else tell();
  };
  const drags = followDrags(showing, drop);
  hearInside({
    heldEndsAt: drags.heldEndsAt,
    stepped() {
      showing.tellWhatCame();
      showing.causes.did('step');
    },
  });
  showing.beforeDialog = () => {
    if (!press.report || timeNow() - press.at > LATE) return;
    press.report();
    press.dragged = true;
  };
  listen('pointerover', (event) => {
    const over = event.pointerType === 'mouse' && event.buttons === 0 && event.composedPath()[0];
    if (!(over instanceof Element)) return;
    // What the pointer is over in a frame is told there, and what it brings into this page is nothing that a step before did.
    if (dom.localName(over) === 'iframe') return showing.tellWhatCame();
    const acting = actingElement(over);
    // On an application that is one element for all its parts, it is the part that shows something.
    showing.hovers.over(acting !== over && isVast(acting) ? over : acting);
    ahead.at(acting);
  });
  listen('pointermove', () => showing.causes.moved());
  // A button elsewhere may act on a frame: what came of a press in it is over when the pointer leaves.
  listen('pointerout', ({ relatedTarget }) => window !== window.top && relatedTarget === null && showing.tellWhatCame());
  listen('pointerdown', (event) => {
    showing.flush();
    press.dragged = false;
    press.clicked = false;
    press.answered = false;
    press.at = timeNow();
    press.x = event.clientX;
    press.y = event.clientY;
    showing.causes.awaitAnswer(() => {
      press.answered = true;
    });
    const at = { x: event.clientX, y: event.clientY };
    const described = recordPressTarget(deepElementFromPoint(at.x, at.y), at);
    const pressed = described && showing.meant(described);
    showing.pressed = pressed;
    press.report = pressed && event.button === 0 ? () => tellClick(event, {}, pressed, showing) : undefined;
    // Before what comes of the press.
    drags.pressed(event, pressed);
    if (pressed) {
      showing.causes.watch(pressed.element);
      showing.press(pressed.element);
    }
  });
  recordReleases(listen, showing, press, drags, drop);
  recordClicks(listen, showing, press, selections);
}

/** A release that ends a drag, or to which no click comes. */
function recordReleases(listen: Listen, showing: RecorderState, press: Press, drags: Drags, drop: (drag?: Dragged) => void): void {
  listen('pointerup', (event) => {
    const pressed = event.button === 0 ? showing.pressed : undefined;
    drop(drags.released(event));
    const { at } = press;
    const { clientX: x, clientY: y, pointerType } = event;
    void turn().then(() => {
      if (!pressed || press.at !== at || press.dragged || press.clicked) return;
      const tell = () => {
        press.report = undefined;
        tellClick(event, {}, pressed, showing);
      };
      // A menu that acts on the press or the release is gone then, and no click comes to it.
      if (!dom.checkVisibility(pressed.element)) return tell();
      // Nor to what the press has drawn anew.
      if (pointerType !== 'mouse' || Math.hypot(x - press.x, y - press.y) >= DRAG_THRESHOLD) return;
      if (press.answered) tell();
      else showing.onAnswer(tell);
    });
  });
  listen('dragstart', (event) => drags.began(event));
  listen('dragend', () => drop(drags.ended()));
  listen('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])].map(({ name }) => name.slice(0, 300)).slice(0, 20);
    const under = files.length ? recordTarget(deepElementFromPoint(event.clientX, event.clientY)) : undefined;
    if (under) showing.step({ type: 'upload', fingerprint: under.fingerprint, files }, under);
    else drop(drags.dropped(event));
  });
}

/** What is known of the last press. */
interface Press {
  /** When, ms of `timeNow()`. */
  at: number;
  /** Where, CSS px of the viewport. */
  x: number;
  y: number;
  /** It is reported already, and its click is not. */
  dragged: boolean;
  clicked: boolean;
  /** The page reacted to it. */
  answered: boolean;
  /** Reports it, where nothing was seen of it yet. */
  report: (() => void) | undefined;
}

function recordClicks(listen: Listen, showing: RecorderState, press: Press, selections: Selections): void {
  const clicked = (event: MouseEvent, extra: Extra) => {
    press.clicked = true;
    // The click that comes to a drag over text would only place the caret.
    const aimed =
      press.dragged || isBesidePress(event, press, showing) || (event.detail > 0 && selections.isDrag())
        ? undefined
        : clickedThing(event, showing);
    if (!aimed) return;
    // Drawing on a canvas changes no element.
    const onCanvas = dom.localName(deepElementFromPoint(event.clientX, event.clientY) ?? aimed.element) === 'canvas';
    const tell = () => {
      press.report = undefined;
      tellClick(event, extra, aimed, showing);
    };
    if (onCanvas || looksInteractive(aimed.element) || isInEditor(aimed.element)) return tell();
    // A press on plain text or on the background is a step only where the page reacts.
    if (press.answered) tell();
    else showing.onAnswer(tell);
  };
  // The second click of a double click is recorded on `dblclick`; a third one selects a paragraph, and on a control is one more press.
  listen('click', (event) => {
    const isOfText = event.detail > 2 && !(showing.pressed && looksInteractive(showing.pressed.element));
    if (event.detail !== 2) clicked(event, isOfText ? { count: 3 } : {});
  });
  listen('dblclick', (event) => clicked(event, { count: 2 }));
  listen('auxclick', (event) => event.button === 1 && clicked(event, { button: 'middle' }));
  listen('contextmenu', (event) => {
    const aimed = event.button === 2 && !press.dragged ? showing.pressed : undefined;
    // The browser's context menu is no step; one of the page is.
    showing.later(() => aimed && event.defaultPrevented && tellClick(event, { button: 'right' }, aimed, showing));
  });
}

interface Extra {
  count?: number;
  button?: 'right' | 'middle';
}

/** Was the button released somewhere else, so that what got the click is only around what was pressed? */
function isBesidePress(event: MouseEvent, { x, y }: Press, { pressed }: RecorderState): boolean {
  if (!pressed || event.detail === 0 || Math.hypot(event.clientX - x, event.clientY - y) < DRAG_THRESHOLD) return false;
  const [clicked] = event.composedPath();
  return clicked instanceof Element && clicked !== pressed.element && flatContains(clicked, pressed.element);
}

/** What was pressed. A click that a key made is recorded with the key; one without press or key comes from assistive technology, or a label. */
function clickedThing(event: MouseEvent, { pressed, isKeyDown }: RecorderState): RecordedTarget | undefined {
  const path = event.composedPath()[0];
  // The click that a label forwards counts as its own does: https://html.spec.whatwg.org/multipage/forms.html#the-label-element
  if (pressed?.element instanceof HTMLLabelElement && labelledControl(pressed.element) === path && path !== pressed.element)
    return undefined;
  if (event.type !== 'click' || event.detail > 0) return pressed;
  return isKeyDown || !(path instanceof Element) ? undefined : recordPressTarget(path);
}

/** Is it in an editor that draws itself, and has the focus now in its hidden field? A press there moves the caret. */
function isInEditor(pressed: Element): boolean {
  const focused = deepActiveElement();
  const editor = focused && editorOf(focused);
  return !!editor && editor !== focused && flatContains(editor, pressed);
}

/** With the place in the text, where an editor that draws itself was pressed: only the press tells that it is one. */
function withPlace({ element, fingerprint }: RecordedTarget, { clientX: x, clientY: y }: MouseEvent): Fingerprint {
  if (fingerprint.caret || !isInEditor(element)) return fingerprint;
  const caret = textPlaceAt(element, { x, y });
  const offset = ratioIn(element, { x, y });
  return { ...fingerprint, ...(offset && { offset }), ...(caret && { caret }) };
}

function tellClick(event: MouseEvent, extra: Extra, aimed: RecordedTarget, showing: RecorderState): void {
  const { element } = aimed;
  const fingerprint = withPlace(aimed, event);
  if (kindOfControl(element) === 'changes' && !extra.button) return;
  const modifiers = allHeld(event);
  const toggled = extra.count || extra.button ? undefined : toggleOf(element, fingerprint);
  const operation = toggled ?? { type: 'click' as const, fingerprint, ...extra, ...(modifiers.length ? { modifiers } : {}) };
  showing.step(operation, aimed, extra.count ? ['click', 'check'] : []);
}
