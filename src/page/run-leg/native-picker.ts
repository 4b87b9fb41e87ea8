import type { Bail } from '../../model/bail';
import type { Delta } from '../../model/delta';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import type { Begun } from './record';

/** Controls whose popup the browser draws itself, and opens for trusted input only: what an operation can do instead. */
const INSTEAD: Record<string, string> = {
  select: 'select chooses in it',
  color: 'type writes the colour',
  ...Object.fromEntries(['date', 'time', 'month', 'week', 'datetime-local'].map((type) => [type, 'type writes the value'])),
};

/**
 * Why a click on such a control had no effect; undefined where it is none, or the page reacted to the click. `goesOn`: the next operation
 * can begin, so the click was only meant to focus it.
 */
export function whyNothingOpened({ step, aimed }: Begun, delta: Delta, goesOn: () => boolean): Bail | undefined {
  if (step.operation.type !== 'click') return undefined;
  const control = dom.as<HTMLLabelElement>(aimed.element).control ?? aimed.element;
  const instead = INSTEAD[kindOf(control)];
  const { appeared, disappeared, changed } = delta.totals;
  if (!instead || appeared || disappeared || changed || delta.url || delta.title || goesOn()) return undefined;
  const missing = [`what it opens (that comes for a person's own click only; ${instead})`];
  return { kind: 'no-effect', wanted: `click ${labelOf(control)}`, missing };
}

/** Does a press on it open a popup of the browser? */
export const isNativePicker = (element: Element) => kindOf(dom.as<HTMLLabelElement>(element).control ?? element) in INSTEAD;

function kindOf(control: Element): string {
  if (dom.localName(control) === 'input') return (control as HTMLInputElement).type;
  const select = dom.localName(control) === 'select' ? (control as HTMLSelectElement) : undefined;
  return select && !select.multiple && select.size < 2 ? 'select' : '';
}
