import type { Operation } from '../../model/plan/operation';
import { deepActiveElement } from '../dom/roots';
import { eventFieldOf } from './acting-element';
import { changeOf } from './change';
import type { RecordedTarget } from './record-target';
import type { EnteredText } from './record-text';
import type { Listen, RecorderState } from './recorder-state';

/** Steps on the same field that filling it includes. */
const PART_OF_FILLING = ['type', 'click', 'select', 'check', 'upload'] as const;

/**
 * Records how fields are filled: by keys, paste, an input method, picking. Listens to `input` because `change` does not leave shadow roots. The text of editors is
 * recorded as it is entered. Returns what is called when the recording ends: a field that was just written is then left.
 */
export function recordFields(listen: Listen, showing: RecorderState, entered: EnteredText): () => void {
  let written: { aimed: RecordedTarget; operation: Operation } | undefined;
  const changed = (event: Event) => {
    showing.flush();
    const element = eventFieldOf(event, showing.pressed?.element);
    if (element && entered.holds(element)) return;
    const aimed = element && showing.field(element);
    const operation = aimed && changeOf(aimed);
    if (!aimed || !operation) return;
    written = { aimed, operation };
    showing.step(operation, aimed, PART_OF_FILLING);
  };
  // While an input method composes, each `input` replaces the last one; `compositionend` is not trusted in Chromium.
  listen('input', changed);
  return () => {
    if (written?.operation.type !== 'type') return;
    const { aimed, operation } = written;
    // Nothing came after it, and the focus is still there.
    if (showing.lastOn(aimed.element) === 'type' && deepActiveElement() === aimed.element)
      showing.step({ ...operation, leave: true }, aimed, ['type']);
  };
}
