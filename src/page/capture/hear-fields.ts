import { fieldOf } from './acting-element';
import { changeOf } from './change';
import type { Listen, Showing } from './showing';

/** Steps on the same field that filling it includes. */
const PART_OF_FILLING = ['type', 'click', 'select', 'check', 'upload'] as const;

/** What fields are filled with: by letters, paste, an input method, picking. `input` is heard because `change` does not leave shadow roots. */
export function hearFields(listen: Listen, showing: Showing): void {
  const changed = (event: Event) => {
    showing.flush();
    const element = fieldOf(event, showing.pressed?.element);
    const aimed = element && showing.field(element);
    const operation = aimed && changeOf(aimed);
    if (aimed && operation) showing.step(operation, aimed, PART_OF_FILLING);
  };
  // While an input method composes, each input takes the last one's place; the end of it is no trusted event in Chromium.
  listen('input', changed);
}
