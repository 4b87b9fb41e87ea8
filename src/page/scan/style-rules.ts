import { hitBy, hitting } from '../dom/hit-by';
import { readSheet, sheetsOf } from '../dom/read-sheet';

/** What the style sheets of a root say that no element tells by itself. A set that is undefined cannot be told: each element must be asked. */
export interface StyleHints {
  /** Elements that a `:hover` rule would reveal. */
  revealed: Set<Element>;
  /** Elements that a rule may give a hand cursor. */
  pointers: Set<Element> | undefined;
  /** Elements that a rule may place, clip, move or let scroll. */
  shaped: Set<Element> | undefined;
}

/**
 * Asks the browser which elements of a root the rules of its sheets hit; far cheaper than to ask every element for its style. Pauses where `due` says so;
 * what is put in meanwhile is left to the next look.
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
    revealed: yield* hitting(root, reveals, due),
    pointers: readable && points.length < MAX_RULES ? yield* hitting(root, points, due) : undefined,
    shaped: readable && shapes.length < MAX_RULES ? yield* hitting(root, shapes, due) : undefined,
  };
}

/** Elements of a root that a `:hover` rule would reveal. */
export const revealedIn = (root: Document | ShadowRoot): Set<Element> =>
  hitBy(
    root,
    sheetsOf(root).flatMap((sheet) => readSheet(sheet).reveals),
  );

const INLINE_CURSOR = ['[style*=cursor i]'];
/** Popovers are placed by the browser's own sheet. */
const INLINE_SHAPE = ['position', 'overflow', 'transform', 'clip', 'opacity'].map((name) => `[style*=${name} i]`).concat('[popover]');
/** From so many selectors on, asking each element is cheaper. */
const MAX_RULES = 600;
