import { setTimer } from '../../lib/deadline';
import { wordSet } from '../../lib/word-set';
import type { TrustedStroke } from '../../model/page/trusted-stroke';
import type { Leg, LegOperation } from '../../model/run/leg';
import type { OperationRecord } from '../../model/run/record';
import { elementOf } from '../dom/element-numbers';
import * as dom from '../dom/native-accessors';
import { followOpenedField, type OpenedField } from '../dom/opened-field';
import { type Observation, observe } from '../observe/observe';
import { type Overlay, openOverlay } from '../overlay/overlay';
import { documentTimer } from '../settle/document-timer';
import { shimLink } from '../shim/link';
import { type Leaving, watchLeaving } from './leaving';
import type { Teller } from './tell-progress';

/** What all operations of one leg share. */
export interface LegContext {
  leg: Leg;
  signal: AbortSignal;
  tell: Teller['tell'];
  observation: Observation;
  /** Performs a stroke of trusted input, see `openTrustedInput`. Absent in builds without it. */
  stroke?(stroke: TrustedStroke): Promise<boolean>;
  /** Absent if nothing is to be shown. */
  overlay?: Overlay;
  leaving: Leaving;
  /** The URL before the last operation that could navigate. */
  from: string;
  /** The record of the operation before; absent before the first. */
  last?: OperationRecord;
  /** What the operation before made load and that has not loaded yet. */
  loads: ReadonlyMap<Element, number>;
  /** Is this document in a frame? Its work may show in the parent. */
  framed: boolean;
  /** Which field the operations of this leg opened; absent where no target of it is known by that alone, as before each operation it is looked at which fields are in sight. */
  opened?: OpenedField | undefined;
  /** The keys of the options that the worker knows. */
  known: ReadonlySet<string>;
  /** What opened the menu that may have to be opened again. */
  opener?: Element;
  /** `isAsked`: the person is asked about the element that is ringed; the ring stays until the next leg, or `endRing`. */
  close(isAsked?: boolean): void;
}

/** Begins to observe the page, and shows the overlay where the person wants one. */
export function openLegContext(leg: Leg, tell: Teller['tell'], signal: AbortSignal): LegContext {
  setTimer(documentTimer);
  const observation = observe();
  const leaving = watchLeaving();
  const stopHearing = shimLink().onRooted(observation.rooted);
  // A page in the back/forward cache that is restored is not acted on any more.
  const putAside = new AbortController();
  const abort = () => putAside.abort();
  window.addEventListener('pagehide', abort);
  endRing();
  const overlay = leg.overlay && !dom.hidden(document) ? openOverlay() : undefined;
  if (leg.thought) overlay?.think(leg.thought);
  return {
    leg,
    signal: AbortSignal.any([signal, putAside.signal]),
    tell,
    observation,
    ...(overlay && { overlay }),
    leaving,
    from: location.href,
    loads: new Map(),
    framed: window !== window.parent,
    opened: openedIn(leg),
    known: new Set(leg.known),
    close(isAsked) {
      observation.stop();
      leaving.stop();
      stopHearing();
      window.removeEventListener('pagehide', abort);
      if (isAsked) {
        ringing = overlay;
        overlay?.stay();
      } else overlay?.leave();
    },
  };
}

/** See `LegContext.opened`. */
export const openedIn = ({ operations }: Leg): OpenedField | undefined =>
  operations.some(({ operation }) => 'fingerprint' in operation && operation.fingerprint?.opened) ? followOpenedField() : undefined;

let ringing: Overlay | undefined;
/** Rings the element of a number, which the person may choose, and scrolls it into sight. `text` says what would be done. */
export function ring(ref: number, text: string): void {
  const element = elementOf(ref);
  if (!element) return endRing();
  dom.scrollIntoView(element, { block: 'nearest', inline: 'nearest', behavior: 'instant' });
  ringing ??= openOverlay();
  ringing.point(element, text);
  ringing.stay();
}
/** The person has answered: what they were asked about is ringed no longer. */
export function endRing(): void {
  ringing?.leave();
  ringing = undefined;
}

/** The operation after this one in the leg. */
export function nextOf(step: LegOperation, world: LegContext): LegOperation | undefined {
  const { operations } = world.leg;
  return operations[operations.indexOf(step) + 1];
}

/** Is a text typed or pasted at the caret soon: next, or after operations that only place the caret? If the page moved the focus meanwhile, a part of the text would go elsewhere. */
export function isCaretNext(step: LegOperation, { leg: { operations } }: LegContext): boolean {
  const after = operations.slice(operations.indexOf(step) + 1);
  const text = after.find(({ operation: { type } }, nth) => !PLACES_CARET.has(type) && (nth > 0 || type !== 'click'))?.operation;
  return text?.type === 'paste' || (text?.type === 'type' && text.mode === 'insert');
}
const PLACES_CARET = wordSet('press select-text');
