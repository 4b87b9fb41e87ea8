import { type Later, later } from '../../lib/later';
import type { Bail, TargetBail } from '../../model/bail';
import type { Modifier, OperationOf } from '../../model/operation';
import type { Point } from '../dom/point';
import type { ActionContext, Acts } from './act';

/** What is done by keys. */
interface KeyActs {
  acts: Required<Pick<Acts, 'type' | 'press'>>;
  hold(act: ActionContext, modifiers: readonly Modifier[]): () => void;
}

/** What few operations need. */
interface RareActs {
  acts: Required<Pick<Acts, 'paste' | 'select' | 'select-text' | 'drag' | 'wheel' | 'upload'>>;
  chooseOption(act: ActionContext, option: HTMLOptionElement): Promise<Bail | undefined>;
  startOption(act: ActionContext, option: HTMLOptionElement): (() => void) | undefined;
  startRange(input: HTMLInputElement, at: Point): (() => void) | undefined;
  whyNotChosen(element: Element, operation: OperationOf<'select'>): Bail | undefined;
  whyNoQuote(element: Element, operation: OperationOf<'select-text'>): TargetBail | undefined;
}

/** Empty until the script with them has come, for which an operation that needs them waits before it looks for its target. */
export const keyActs: Later<KeyActs> = later();
export const rareActs: Later<RareActs> = later();

/** Why what needs them is not done without them. */
export const notHere = (): Bail => ({ kind: 'out-of-time', waitedFor: 'a part of the script', ms: 0 });
