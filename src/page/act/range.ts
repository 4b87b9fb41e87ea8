import type { Point } from '../dom/point';
import { fireChange } from './events';

/** A press on a range input moves its thumb there; the release fires `change`. Returns the release. */
export function startRange(input: HTMLInputElement, at: Point): (() => void) | undefined {
  if (input.matches(':disabled')) return undefined;
  const before = input.value;
  slideTo(input, at);
  return () => {
    if (input.value !== before) fireChange(input, 'change');
  };
}

/** Moves the thumb under the point. */
export function slideTo(input: HTMLInputElement, at: Point): void {
  const before = input.value;
  const [min, max] = [Number(input.min || 0), Number(input.max || 100)];
  input.value = String(min + ratioAt(input, at) * (max - min));
  if (input.value !== before) fireChange(input, 'input');
}

/** Half of Chromium's thumb, px: the middle of the thumb runs between the ends less this. */
const HALF_THUMB = 8;
/** How much higher than wide a slider has to be to be taken for an upright one: a custom one that says nothing of it is often about square. */
const UPRIGHT = 1.5;

function ratioAt(input: HTMLInputElement, at: Point): number {
  const box = input.getBoundingClientRect();
  const style = getComputedStyle(input);
  const upright = style.writingMode.startsWith('vertical') || box.height > box.width * UPRIGHT;
  const [start, length, place] = upright ? [box.top, box.height, at.y] : [box.left, box.width, at.x];
  const ratio = Math.min(1, Math.max(0, (place - start - HALF_THUMB) / Math.max(1, length - 2 * HALF_THUMB)));
  const fromEnd = style.direction === 'rtl' || (upright && !style.writingMode.startsWith('vertical'));
  return fromEnd ? 1 - ratio : ratio;
}
