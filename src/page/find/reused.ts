import { soundsFinal, submits } from '../../model/risk/risk-label';
import type { Evidence } from './evidence';
import { likeness } from './likeness';
import { nameOrText } from './lookalikes';
import { isTranslated } from './page-reworded';

/** It says now that it pays, sends or deletes, and did not then: a button that the next step of a form reuses. */
export function soundsFinalNow({ wanted, element, role }: Evidence): boolean {
  const then = wanted.name ?? wanted.text ?? '';
  const now = nameOrText(element);
  if (CHOSEN.test(role) || !soundsFinal(now) || soundsFinal(then) || CROSS.test(then)) return false;
  return !(isTranslated(wanted) && submits(then) && submits(now));
}
/** It takes away what it stands on, which is what "Delete" says in a word. */
const CROSS = /^[×✕✖✗⨯🗑]\ufe0f?$/u;

/** Fields and choices hold a value; nothing is sent by them. */
const CHOSEN = /^(radio|checkbox|switch|option|textbox|searchbox|combobox|listbox|spinbutton|slider)$/;

/** It is called what stood beside the wanted element: it moved up into its place. */
export const isCalledAsNeighbour = ({ wanted, element }: Evidence): boolean =>
  wanted.neighbours.some((name) => likeness(name, nameOrText(element)) === 1);
