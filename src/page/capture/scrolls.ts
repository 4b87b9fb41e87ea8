import { timeNow } from '../../lib/time-now';
import type { Operation } from '../../model/plan/operation';
import * as dom from '../dom/native-accessors';
import type { InputCause, InputCauses } from './input-causes';
import { type RecordedTarget, recordExactTarget } from './record-target';

/** Remembers a person's scrolling, which is recorded only where it brought what is used next. */
export interface Scrolls {
  /** A wheel, touch or key event that scrolls. */
  moved(): void;
  scrolled(event: Event): void;
  /** The scroll operations that brought an element into view, oldest first. */
  bringing(element: Element): { operation: Operation; aimed: RecordedTarget | undefined }[];
  forget(): void;
}

interface Piece {
  scroller: Element;
  top: number;
  left: number;
  cause: InputCause;
}

/** Scrolling later than this after such an event is the page's own, ms. */
const BY_HAND = 1000;

/** Begins to watch; see `Scrolls`. */
export function followScrolls(causes: InputCauses): Scrolls {
  let hand = Number.NEGATIVE_INFINITY;
  let pieces: Piece[] = [];
  const places = new WeakMap<Element, { top: number; left: number }>();
  return {
    moved: () => {
      hand = timeNow();
    },
    scrolled(event) {
      const scroller = event.target instanceof Element ? event.target : dom.scrollingElement(document);
      if (!scroller || timeNow() - hand > BY_HAND) return;
      const last = pieces.at(-1);
      // Appearing content ends an operation: a list that loads while it is scrolled has to be scrolled in the same steps again.
      if (last?.scroller === scroller && last.cause.came.size === 0) return;
      const from = places.get(scroller) ?? { top: 0, left: 0 };
      const start = last?.scroller === scroller ? { top: dom.scrollTop(scroller), left: dom.scrollLeft(scroller) } : from;
      pieces = [...pieces.slice(-20), { scroller, ...start, cause: causes.did('scroll', scroller) }];
    },
    bringing(element) {
      const cause = causes.of(element);
      const at = pieces.findIndex((piece) => piece.cause === cause);
      if (!cause || at < 0) return [];
      const scroller = pieces[at]?.scroller;
      const same = pieces.filter((piece, index) => index <= at && piece.scroller === scroller);
      return same.flatMap((piece, index) => {
        const end = same[index + 1] ?? { top: dom.scrollTop(piece.scroller), left: dom.scrollLeft(piece.scroller) };
        return operationsFor(piece, end.top - piece.top, end.left - piece.left);
      });
    },
    forget() {
      for (const { scroller } of pieces) places.set(scroller, { top: dom.scrollTop(scroller), left: dom.scrollLeft(scroller) });
      pieces = [];
    },
  };
}

function operationsFor({ scroller }: Piece, down: number, right: number): { operation: Operation; aimed: RecordedTarget | undefined }[] {
  const aimed = scroller === dom.scrollingElement(document) ? undefined : recordExactTarget(scroller);
  const target = aimed ? { fingerprint: aimed.fingerprint } : {};
  const told: Operation[] = [];
  if (Math.abs(down) >= 1)
    told.push({ type: 'scroll', ...target, direction: down > 0 ? 'down' : 'up', amount: Math.round(Math.abs(down)) });
  if (Math.abs(right) >= 1)
    told.push({ type: 'scroll', ...target, direction: right > 0 ? 'right' : 'left', amount: Math.round(Math.abs(right)) });
  return told.map((operation) => ({ operation, aimed }));
}
