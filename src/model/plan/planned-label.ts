import { sayElement } from '../page/element-words';
import type { Snapshot } from '../page/snapshot';
import type { Operation } from './operation';

/** What a planned operation acts on, as the look tells it that its number is from: `button "Pay now"`. Undefined for one that names no element by its number. Pure. */
export function plannedLabel(operation: Operation, snapshot: Snapshot | undefined): string | undefined {
  const number = 'elementId' in operation ? operation.elementId : undefined;
  const element = number === undefined ? undefined : snapshot?.elements.find(({ id }) => id === number);
  return element && sayElement(element, element.name);
}
