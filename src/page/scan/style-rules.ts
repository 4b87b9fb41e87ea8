import { matchSelectors, matchSelectorsInSlices } from '../dom/match-selectors';
import { readSheet, sheetsOf } from '../dom/read-sheet';

/** What the style sheets of a root say about its elements. A set that is undefined could not be computed: each element must be asked. */
export interface StyleHints {
  /** Elements that a `:hover` rule would reveal. */
  revealed: Set<Element>;
  /** Elements that a rule may give `cursor: pointer`. */
  pointers: Set<Element> | undefined;
  /** Elements that a rule may position, clip, move or let scroll. */
  shaped: Set<Element> | undefined;
}

/**
 * Asks the browser which elements of a root match the selectors of its sheets; far cheaper than reading every computed style. Yields where
 * `due` asks for a pause; elements inserted meanwhile are left to the next scan.
 */
export function* styleHints(root: Document | ShadowRoot, due: () => boolean = () => false): Generator<void, StyleHints> {
  const points = [...INLINE_CURSOR];
  const shapes = [...INLINE_SHAPE];
  const reveals: string[] = [];
  let readable = true;
  for (const sheet of sheetsOf(root)) {
    const told = readSheet(sheet);
    readable &&= told.readable;
    points.push(...told.points);
    shapes.push(...told.shapes);
    reveals.push(...told.reveals);
  }
  return {
    revealed: yield* matchSelectorsInSlices(root, reveals, due),
    pointers: readable && points.length < MAX_RULES ? yield* matchSelectorsInSlices(root, points, due) : undefined,
    shaped: readable && shapes.length < MAX_RULES ? yield* matchSelectorsInSlices(root, shapes, due) : undefined,
  };
}

/** Elements of a root that a `:hover` rule would reveal. */
export const revealedIn = (root: Document | ShadowRoot): Set<Element> =>
  matchSelectors(
    root,
    sheetsOf(root).flatMap((sheet) => readSheet(sheet).reveals),
  );

const INLINE_CURSOR = ['[style*=cursor i]'];
/** Popovers are positioned by the browser's own sheet. */
const INLINE_SHAPE = ['position', 'overflow', 'transform', 'clip', 'opacity'].map((name) => `[style*=${name} i]`).concat('[popover]');
/** With more selectors than this, asking each element is cheaper. */
const MAX_RULES = 600;
