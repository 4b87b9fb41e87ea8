import type { Bail } from '../../model/run/bail';
import { labelOf } from '../dom/label';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import type { ActionContext } from './action-context';
import { valueRejected } from './bails';
import { moveFocus } from './focus';
import { keyOf } from './keys';
import { pressKey } from './press-key';
import { react } from './react';

/** Is it a slider that is drawn, and no input? */
export const isDrawnSlider = (element: Element): element is HTMLElement =>
  roleOf(element) === 'slider' && dom.localName(element) !== 'input' && dom.hasAttribute(element, 'aria-valuenow');

/** So many strokes bring any slider to its value that a person would bring there by keys; by judgement. */
const MOST_STROKES = 400;

/** Brings a drawn slider to a number by its arrow keys (https://www.w3.org/WAI/ARIA/apg/patterns/slider/), until it says that number or cannot. */
export async function setSlider(act: ActionContext, slider: HTMLElement, text: string): Promise<Bail | undefined> {
  const now = () => Number(dom.getAttribute(slider, 'aria-valuenow'));
  const wanted = Number(text.trim().replace(',', '.'));
  const refused = act.dispatching({ deed: 'fill', element: slider });
  if (refused) return refused;
  moveFocus(slider);
  await react(act);
  const up = wanted > now();
  // It goes on until the number is reached or passed, or the slider does not answer.
  for (let strokes = 0, before = Number.NaN; strokes < MOST_STROKES && now() !== before && now() < wanted === up; strokes++) {
    if (now() === wanted || act.signal.aborted) break;
    before = now();
    const key = keyOf(up ? 'ArrowUp' : 'ArrowDown');
    if (key) await pressKey(act, key);
  }
  return now() === wanted ? undefined : valueRejected(`${labelOf(slider)} ${text}`, `${now()}`);
}
