import type { Delta } from '../../model/page/delta';
import type { Bail } from '../../model/run/bail';
import { labelOf } from '../dom/label';
import { pickerOf } from './native-picker';
import type { Begun } from './record';

/** What an operation can do instead of opening the popup of such a control; of all others its value is written. */
const INSTEAD: Record<string, string> = { select: 'select chooses in it', color: 'type writes the colour' };

/**
 * Why a click on such a control had no effect; undefined where it is none, or the page reacted to the click. `goesOn`: the next operation
 * can begin, so the click was only meant to focus it.
 */
export function whyNothingOpened({ step, aimed }: Begun, delta: Delta, goesOn: () => boolean): Bail | undefined {
  const picker = step.operation.type === 'click' ? pickerOf(aimed.element) : undefined;
  const { appeared, disappeared, changed } = delta.totals;
  if (!picker || appeared || disappeared || changed || delta.url || delta.title || goesOn()) return undefined;
  const missing = [`what it opens (that comes for a person's own click only; ${INSTEAD[picker.kind] ?? 'type writes the value'})`];
  return { kind: 'no-effect', wanted: `click ${labelOf(picker.control)}`, missing };
}
