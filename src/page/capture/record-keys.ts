import * as dom from '../dom/native-accessors';
import { deepActiveElement } from '../dom/roots';
import { isRecordedAsTyped } from './control';
import type { DescribeAhead } from './describe-ahead';
import { isManyLines, keyToRecord, SCROLL_KEYS } from './key';
import { type RecordedTarget, recordExactTarget } from './record-target';
import type { Listen, RecorderState } from './recorder-state';

/** Records keys that act, and notes those that scroll. */
export function recordKeys(listen: Listen, showing: RecorderState, ahead: DescribeAhead): void {
  listen('keydown', (event) => {
    showing.flush();
    showing.keyAt = event.timeStamp;
    if (SCROLL_KEYS.has(event.key)) showing.scrolls.moved();
    const element = deepActiveElement() ?? dom.body(document);
    const field = isRecordedAsTyped(element) ? showing.field(element) : undefined;
    if (event.key === 'Enter' && field && isManyLines(element) && !event.isComposing) tellIfTaken(event, field, showing);
    const key = keyToRecord(event, element);
    if (!key) return;
    const aimed = element === dom.body(document) ? undefined : (field ?? recordExactTarget(element));
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

/** Enter in an editor breaks the line, unless the page prevented it: then it sends. */
function tellIfTaken(event: KeyboardEvent, aimed: RecordedTarget, showing: RecorderState): void {
  showing.later(() => {
    if (event.defaultPrevented) showing.step({ type: 'press', fingerprint: aimed.fingerprint, key: 'Enter' }, aimed);
  });
}
