import type { OperationOf, OperationType } from '../../model/plan/operation';
import type { Bail } from '../../model/run/bail';
import type { Point } from '../dom/point';
import type { IntendedInput } from '../sink/act-of';
import type { InputState } from './input-state';
import type { TrustedInput } from './trusted-input';

/**
 * What an action gets for one operation. The target was found and checked before: `aim(element, offset)` gave `point`,
 * `whyNotActionable(element, point, type)` found no obstacle. Actions check once more in the task of the first event, because a page may
 * change in between.
 */
export interface ActionContext {
  /** The target. `press` without one: the focused element (`deepActiveElement() ?? document.body`). `scroll`: `document.documentElement`. */
  element: Element;
  /** In the viewport of this document, CSS px. */
  point: Point;
  /** Where a drag ends: the place in the element, as it lies now. */
  second?: { element: Element; place(): Point };
  /** Replaces `{{secret:name}}` by the values in a text whose other placeholders are bound. */
  secrets: (text: string) => string;
  /** The files of an upload, in the order of its names. */
  files: File[];
  /** Pointer and keyboard state, kept between operations, one per document: `newHand()`. */
  inputState: InputState;
  /** Dispatches trusted events in place of untrusted ones, where this element would ignore those. */
  real?: TrustedInput;
  /** Lets the page run: one macrotask, or until the promise settles. All waiting of actions goes through here. */
  turn: (until?: Promise<unknown>) => Promise<void>;
  /**
   * Called right before the first event that cannot be taken back. Reports that the operation is being dispatched, unless what it would do
   * to this element needs a confirmation that is missing; then that bail is returned and nothing must be dispatched. Hovering on the way is
   * no such event.
   */
  dispatching: (touch: IntendedInput) => Bail | undefined;
  /**
   * The same judgement before a later event that acts, and before a sequence of which only the last event does. `isAsJudged`: nothing was changed since the
   * same touch was judged, so that only a stop can forbid it.
   */
  judge: (touch: IntendedInput, isAsJudged?: boolean) => Bail | undefined;
  /** Why the element is not what it was when it was found (a page may reuse it for something else); undefined when it is the same. */
  changed?: (element: Element) => Bail | undefined;
  /** Resolves when the page has reacted to the input so far: between typing and the Enter that belongs to it. */
  settled?: () => Promise<unknown>;
  /** Nothing is planned after it. */
  last?: boolean | undefined;
  signal: AbortSignal;
}

/**
 * Performs the operation. Resolves to undefined: its events were dispatched, and what can be read back was as wanted. To a bail: why
 * nothing was done, or what the page shows instead.
 */
export type Acting<Type extends OperationType> = (act: ActionContext, operation: OperationOf<Type>) => Promise<Bail | undefined>;
