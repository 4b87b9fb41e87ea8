import type { Bail } from '../../model/run/bail';
import { drawnValue } from '../dom/drawn-value';
import { labelOf } from '../dom/label';
import type { Point } from '../dom/point';
import type { ActionContext } from './action-context';
import { valueRejected } from './bails';
import { moveFocus } from './focus';
import { nextFrame } from './frame-deadline';
import { keyOf } from './keys';
import { moveTo, pressAt, releaseAt } from './pointer';
import { pressKey } from './press-key';
import { react } from './react';

/** So many strokes bring any slider to its value that a person would bring there by keys; by judgement. */
const MOST_STROKES = 400;

/** Brings a drawn slider to a number, by its arrow keys (https://www.w3.org/WAI/ARIA/apg/patterns/slider/), else by the pointer, until it says that number. */
export async function setSlider(act: ActionContext, slider: HTMLElement, text: string): Promise<Bail | undefined> {
  const now = () => drawnValue(slider) ?? Number.NaN;
  const wanted = Number(text.trim().replace(',', '.'));
  const refused = act.dispatching({ deed: 'fill', element: slider });
  if (refused) return refused;
  moveFocus(slider);
  await react(act);
  await slideByKeys(act, now, wanted);
  if (now() !== wanted) await slideByPointer(act, now, wanted);
  return now() === wanted ? undefined : valueRejected(`${labelOf(slider)} ${text}`, `${now()}`);
}

/** Some hear the keys of one axis alone. One goes on until the number is reached or passed, or the slider does not answer. */
async function slideByKeys(act: ActionContext, now: () => number, wanted: number): Promise<void> {
  const up = wanted > now();
  for (const name of up ? ['ArrowUp', 'ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowLeft', 'ArrowRight']) {
    const key = keyOf(name);
    for (let strokes = 0, before = Number.NaN; key && strokes < MOST_STROKES && now() !== before && now() < wanted === up; strokes++) {
      if (now() === wanted || act.signal.aborted) return;
      before = now();
      await pressKey(act, key);
      // It led the other way: the slider is drawn from right to left, or upside down.
      if (now() !== before && now() > before !== up) break;
    }
  }
}

/** The first movement tells how much a px is worth; CSS px. */
const PROBE = 12;
/** Movements that bring a linear slider to its value; one that is not linear may stay elsewhere. */
const MOST_MOVES = 20;

/** Takes the handle and moves it by what it is still away, until the slider says the number. */
async function slideByPointer(act: ActionContext, now: () => number, wanted: number): Promise<void> {
  const pressed = await pressAt(act, await moveTo(act, act.point));
  let at: Point = act.point;
  for (const axis of ['x', 'y'] as const) {
    let step = PROBE;
    for (let moves = 0, still = 0; moves < MOST_MOVES && still < 3 && now() !== wanted && !act.signal.aborted; moves++) {
      const before = now();
      at = { ...at, [axis]: at[axis] + step };
      await moveTo(act, at);
      await act.turn(nextFrame(act.signal));
      const moved = now() - before;
      still = moved === 0 ? still + 1 : 0;
      // At an end of its track it does not move: the other way is tried.
      step = moved === 0 ? -2 * step : atLeastOne((step * (wanted - now())) / moved);
    }
    if (now() === wanted) break;
  }
  await releaseAt(act, pressed, await moveTo(act, at));
  await react(act);
}

const atLeastOne = (px: number): number => (Math.abs(px) < 1 ? Math.sign(px) : px);
