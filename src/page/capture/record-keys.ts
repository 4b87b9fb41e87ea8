import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { turn } from '../rest/turn';
import { isRecordedAsTyped } from './control';
import type { DescribeAhead } from './describe-ahead';
import { pageTarget, type RecordedTarget, recordExactTarget } from './record-target';
import type { EnteredText } from './record-text';
import { browserChord, heldBy, isManyLines, keyToRecord, SCROLL_KEYS } from './recorded-key';
import type { Listen, RecorderState } from './recorder-state';

/** Records keys that act, and notes those that scroll. */
export function recordKeys(listen: Listen, showing: RecorderState, ahead: DescribeAhead, entered: EnteredText): void {
  listen('keydown', (event) => {
    showing.flush();
    // What a key does is no promise of the step before it.
    showing.tellWhatCame();
    showing.isKeyDown = true;
    if (SCROLL_KEYS.has(event.key)) showing.scrolls.moved();
    const element = deepActiveElement() ?? dom.body(document);
    if (entered.key(event, element)) return;
    const editor = entered.target(element);
    const field = editor ?? (isRecordedAsTyped(element) ? showing.field(element) : undefined);
    if (editor || event.key !== 'Tab') tellIfTaken(event, element, field, showing);
    const key = keyToRecord(event, element);
    if (!key) return tellIfAnswered(event, element, showing);
    // What stands around a field may be otherwise since it was filled.
    if (!editor && entered.holds(element)) showing.show({ type: 'press', key }, { element, label: '' });
    else tellPress(key, editor ?? element, showing);
  });
  // Space presses a button in the task of its release.
  listen('keyup', () => {
    void turn().then(() => {
      showing.isKeyDown = false;
    });
  });
  listen('focusin', () => ahead.at(deepActiveElement() ?? dom.body(document)));
  for (const name of ['wheel', 'touchmove'] as const)
    listen(name, () => {
      showing.flush();
      showing.scrolls.moved();
      showing.scrolledByHand();
    });
  listen('scroll', (event) => showing.scrolls.scrolled(event));
}

/** Reports a key. Where the page itself has the focus it has no target, unless that is needed to know the frame. */
function tellPress(key: string, at: Element | RecordedTarget, showing: RecorderState): void {
  if (at === dom.body(document) && window === window.top) return showing.show({ type: 'press', key }, { element: at, label: '' });
  const aimed = at instanceof Element ? (at === dom.body(document) ? pageTarget(at) : showing.meant(recordExactTarget(at))) : at;
  showing.step({ type: 'press', fingerprint: aimed.fingerprint, key }, aimed);
}

/** A key on the page itself that does nothing there, or scrolls, unless the page takes it: then it is a step. */
function tellIfAnswered(event: KeyboardEvent, element: Element, showing: RecorderState): void {
  const { key } = event;
  if (element !== dom.body(document) || heldBy(event).length || !(DELETES.test(key) || SCROLL_KEYS.has(key))) return;
  let isTold = false;
  const tell = () => {
    if (!isTold) tellPress(key === ' ' ? 'Space' : key, element, showing);
    isTold = true;
  };
  if (DELETES.test(key)) showing.onAnswer(tell);
  void turn().then(() => event.defaultPrevented && tell());
}
const DELETES = /^(Delete|Backspace)$/;

/** Enter breaks the line in a text area, Tab moves on, and some chords are the browser's, unless the page prevents it: then it is a step. */
function tellIfTaken(event: KeyboardEvent, element: Element, field: RecordedTarget | undefined, showing: RecorderState): void {
  const breaks = event.key === 'Enter' && isManyLines(element) && !event.isComposing && !event.shiftKey && !heldBy(event).length;
  const key = breaks ? 'Enter' : browserChord(event);
  if (!key) return;
  const aimed = field ?? (element === dom.body(document) ? element : recordExactTarget(element));
  showing.later(() => {
    if (!event.defaultPrevented) return;
    tellPress(key, aimed, showing);
  });
}
