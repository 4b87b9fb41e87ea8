/** A place in the viewport, CSS px; or in an element, as ratios of its box. */
export interface Point {
  x: number;
  y: number;
}
