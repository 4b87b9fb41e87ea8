import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { isRecordedAsTyped } from './control';
import type { DescribeAhead } from './describe-ahead';
import { browserChord, heldBy, isManyLines, keyToRecord, SCROLL_KEYS } from './key';
import { type RecordedTarget, recordExactTarget } from './record-target';
import type { EnteredText } from './record-text';
import type { Listen, RecorderState } from './recorder-state';

/** Records keys that act, and notes those that scroll. */
export function recordKeys(listen: Listen, showing: RecorderState, ahead: DescribeAhead, entered: EnteredText): void {
  listen('keydown', (event) => {
    showing.flush();
    // What a key does is no promise of the step before it.
    showing.tellWhatCame();
    showing.keyAt = event.timeStamp;
    if (SCROLL_KEYS.has(event.key)) showing.scrolls.moved();
    const element = deepActiveElement() ?? dom.body(document);
    if (entered.key(event, element)) return;
    const editor = entered.target(element);
    const field = editor ?? (isRecordedAsTyped(element) ? showing.field(element) : undefined);
    if (editor || event.key !== 'Tab') tellIfTaken(event, element, field, showing);
    const key = keyToRecord(event, element);
    if (!key) return;
    const isAnyones = element === dom.body(document) || (!editor && entered.holds(element));
    // What stands around a field may be otherwise since it was filled.
    const aimed = isAnyones ? undefined : (editor ?? recordExactTarget(element));
    if (aimed) showing.step({ type: 'press', fingerprint: aimed.fingerprint, key }, aimed);
    else showing.show({ type: 'press', key }, { element, label: '' });
  });
  // Space presses a button on keyup, however long it was held.
  listen('keyup', (event) => {
    showing.keyAt = event.timeStamp;
  });
  listen('focusin', () => ahead.at(deepActiveElement() ?? dom.body(document)));
  for (const name of ['wheel', 'touchmove'] as const)
    listen(name, () => {
      showing.flush();
      showing.scrolls.moved();
    });
  listen('scroll', (event) => showing.scrolls.scrolled(event));
}

/** Enter breaks the line in a text area, Tab moves on, and some chords are the browser's, unless the page prevents it: then it is a step. */
function tellIfTaken(event: KeyboardEvent, element: Element, field: RecordedTarget | undefined, showing: RecorderState): void {
  const breaks = event.key === 'Enter' && isManyLines(element) && !event.isComposing && !event.shiftKey && !heldBy(event).length;
  const key = breaks ? 'Enter' : browserChord(event);
  if (!key) return;
  const aimed = field ?? recordExactTarget(element);
  showing.later(() => {
    if (!event.defaultPrevented) return;
    if (element === dom.body(document)) showing.show({ type: 'press', key }, { element, label: '' });
    else showing.step({ type: 'press', fingerprint: aimed.fingerprint, key }, aimed);
  });
}
