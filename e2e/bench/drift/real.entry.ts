import { answer, type Written, write } from './answer';
import type { Answered } from './ways-compared';

/** What the bench of real drift calls in the page; the elements are named to it from outside. */
export interface RealBench {
  write(element: Element): Written;
  answer(target: Written, truth: Element | undefined): Answered;
}

const realBench: RealBench = { write, answer };
Object.assign(globalThis, { realBench });
