import type { Bail } from '../../model/bail';
import type { OperationOf, OperationType } from '../../model/operation';
import type { IntendedInput } from '../sink/act-of';
import type { Point } from './aim';
import { check } from './check';
import { click } from './click';
import { drag } from './drag';
import type { Hand } from './hand';
import { hover } from './hover';
import { press } from './press';
import type { RealHand } from './real-hand';
import { scroll } from './scroll';
import { select } from './select';
import { type } from './type';
import { upload } from './upload';

/**
 * What the hands get for one operation. Found and checked already: `aim(element, offset)` gave `point`, `whyNotActionable(element, point, type)`
 * had nothing to say. The hands check once more in the task of the first event, because a page may change in between.
 */
export interface Act {
  /** The target. `press` without one: what has the focus (`deepActiveElement() ?? document.body`). `scroll`: `document.documentElement`. */
  element: Element;
  /** In the viewport of this document, CSS px. */
  point: Point;
  /** Where a drag ends. */
  second?: { element: Element; point: Point };
  /** Puts the values of `{{secret:name}}` into a text whose other placeholders are bound. */
  secrets: (text: string) => string;
  /** The files of an upload, in the order of its names. */
  files: File[];
  /** Kept from operation to operation, one a document: `newHand()`. */
  hand: Hand;
  /** Does the strokes in place of events of ours, whose own would be ignored. */
  real?: RealHand;
  /** Lets the page run: one macrotask, or until the promise settles. All that the hands wait for goes through here. */
  turn: (until?: Promise<unknown>) => Promise<void>;
  /**
   * Called right before the first event that cannot be taken back: tells that the operation is being dispatched, unless what it would do to this element
   * needs a yes that it has not got. Then that bail is the answer, and nothing is dispatched. Hovering on the way is no such event.
   */
  dispatching: (touch: IntendedInput) => Bail | undefined;
  /** The same judgement before a later event that acts, and before the whole of what only its last event does. */
  judge: (touch: IntendedInput) => Bail | undefined;
  /** Why the element is not what it was when it was found (a page may use it again for something else); undefined when it is. */
  changed?: (element: Element) => Bail | undefined;
  /** Resolves when the page has answered what the hands have done so far: between typing and the Enter that belongs to it. */
  settled?: () => Promise<unknown>;
  signal: AbortSignal;
}

/** Does the operation. Undefined: its events were dispatched and what can be read back was. A bail: why not, or what was shown instead. */
export type Acting<Type extends OperationType> = (act: Act, operation: OperationOf<Type>) => Promise<Bail | undefined>;

/** One row an operation that hands do. The rest (navigate, wait, assert, extract) only look or leave. */
export const acts: { [Type in OperationType]?: Acting<Type> } = { click, type, select, check, press, hover, scroll, drag, upload };
