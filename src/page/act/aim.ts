import type { Told } from '../../model/saying';
import { labelsOf } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import type { Point } from '../dom/point';
import { MIDDLE } from '../dom/ratio';
import { deepElementFromPoint, flatParent } from '../dom/roots';
import { coverAt, hitAt } from './hit';
import { scrollerOf } from './scroller';

/**
 * The point to hit an element at: `offset` as ratios of its box (default its middle; of text over several lines the middle of its first
 * line box; another point where that is covered). Scrolls only when the point is out of view or covered, and then to the middle.
 */
export const aim = (element: Element, offset?: Point): Point => aimWithCover(element, offset).point;

/** The same, with the label of what is hit there instead of the element, if anything; `hit`: what is, where that is known. */
export function aimWithCover(element: Element, offset?: Point): { point: Point; by?: Told | undefined; hit?: Element | null } {
  const point = pointIn(element, offset);
  const there = isInView(element, point) ? hitAt(element, point) : undefined;
  if (there && !there.by) return { point, hit: there.hit };
  bringToMiddle(element, offset);
  const seen = lookAgain(element, offset);
  if (!seen.by) return seen;
  // With a sticky bar at the edge, or one over the middle, another part of the viewport is free.
  const open = barAt(seen.point) ? openPart(seen.point.x) : undefined;
  for (const scroller of open === undefined ? [] : [dom.documentElement(document), scrollerOf(element, 'y')]) {
    dom.scrollBy(scroller, { top: pointIn(element, offset).y - (open ?? 0), behavior: 'instant' });
    const other = lookAgain(element, offset);
    if (!other.by) return other;
  }
  bringToMiddle(element, offset);
  return { point: pointIn(element, offset), by: seen.by };
}

function lookAgain(element: Element, offset?: Point): { point: Point; by?: Told | undefined } {
  const point = pointIn(element, offset);
  const by = coverAt(element, point);
  const free = by && !offset ? uncoveredPoint(element) : undefined;
  return free ? { point: free } : { point, by };
}

/** The middle of the longest part of the viewport at `x` that no fixed or sticky bar covers. */
function openPart(x: number): number | undefined {
  let best = 0;
  let middle: number | undefined;
  let run = 0;
  for (let y = STEP / 2; y < innerHeight; y += STEP) {
    run = barAt({ x, y }) ? 0 : run + STEP;
    if (run <= best) continue;
    best = run;
    middle = y + (STEP - run) / 2;
  }
  return middle;
}
/** Sampling distance, px: less than the height of most controls. */
const STEP = 20;

/** Is there something fixed or sticky that is smaller than the viewport? */
function barAt({ x, y }: Point): boolean {
  for (let node = deepElementFromPoint(x, y); node; node = flatParent(node))
    if (/fixed|sticky/.test(getComputedStyle(node).position)) return dom.getBoundingClientRect(node).height < innerHeight;
  return false;
}

/** The middle of an element, without scrolling. */
export const middleOf = (element: Element) => pointIn(element, undefined);

/** Another point of the element, or of its label, of a few, that is not covered. */
function uncoveredPoint(element: Element): Point | undefined {
  for (const box of [element, ...Array.from(labelsOf(element))].flatMap((one) => [...dom.getClientRects(one)])) {
    for (const y of [0.5, 0.2, 0.8]) {
      for (const x of [0.5, 0.1, 0.9]) {
        const point = { x: box.left + box.width * x, y: box.top + box.height * y };
        if (!coverAt(element, point)) return point;
      }
    }
  }
  return undefined;
}

/** Scrolls every scroller around the element so that the point is in the middle, instantly whatever `scroll-behavior` says. */
export function bringToMiddle(element: Element, offset?: Point): void {
  const boxed = boxedElement(element);
  dom.scrollIntoView(boxed, { block: 'center', inline: 'center', behavior: 'instant' });
  const isPlaced = !offset && boxed === element && dom.getClientRects(element).length > 0;
  if (!isPlaced && !isInView(element, pointIn(element, offset))) bringPoint(element, offset);
}

/** For an element without a box of its own what shows it: the picture of an area, or (`display: contents`) the first descendant that has one. */
function boxedElement(element: Element): Element {
  if (element instanceof HTMLAreaElement) return dom.pictureOf(element) ?? element;
  if (dom.getClientRects(element).length || getComputedStyle(element).display !== 'contents') return element;
  return [...dom.querySelectorAll(element, '*')].find((inner) => dom.getClientRects(inner).length) ?? element;
}

function bringPoint(element: Element, offset: Point | undefined): void {
  const page = dom.scrollingElement(document);
  for (let around = flatParent(element); around; around = flatParent(around)) {
    const box = around === page ? new DOMRect(0, 0, innerWidth, innerHeight) : dom.getBoundingClientRect(around);
    if (around !== page && !scrollsOrCuts(around)) continue;
    const { x, y } = pointIn(element, offset);
    const away = (at: number, start: number, end: number) => (at < start || at >= end ? at - (start + end) / 2 : 0);
    dom.scrollBy(around, { left: away(x, box.left, box.right), top: away(y, box.top, box.bottom), behavior: 'instant' });
  }
}

function pointIn(element: Element, offset?: Point): Point {
  const box = offset ? boxOf(element, true) : inWindow(boxOf(element, false));
  const { x, y } = offset ?? MIDDLE;
  return { x: placeIn(box.left, box.width, x), y: placeIn(box.top, box.height, y) };
}

/** The far edge of a box already belongs to what comes next, so it is kept off. */
const placeIn = (start: number, size: number, ratio: number) =>
  size < 2 ? Math.round(start) : Math.min(start + size * ratio, start + size - 0.5);

/** Of a box larger than the viewport, the visible part. */
function inWindow(box: DOMRect): DOMRect {
  const cut = (start: number, end: number, size: number): [number, number] =>
    end - start > size && end > 0 && start < size ? [Math.max(0, start), Math.min(size, end)] : [start, end];
  const [left, right] = cut(box.left, box.right, innerWidth);
  const [top, bottom] = cut(box.top, box.bottom, innerHeight);
  return new DOMRect(left, top, right - left, bottom - top);
}

/** What can be hit of an element: its box; of text over several lines the first line box; of a box without size its children. */
function boxOf(element: Element, whole: boolean): DOMRect {
  const box = dom.getBoundingClientRect(element);
  if (box.width < 1 || box.height < 1)
    return contentBox(element) ?? (element === dom.body(document) ? new DOMRect(0, 0, innerWidth, innerHeight) : box);
  if (whole) return box;
  const pieces = dom.getClientRects(element);
  return pieces.length > 1 ? (Array.from(pieces).find((piece) => piece.width > 1 && piece.height > 1) ?? box) : box;
}

function contentBox(element: Element): DOMRect | undefined {
  for (const label of Array.from(labelsOf(element))) {
    const box = dom.getBoundingClientRect(label);
    if (box.width >= 1 && box.height >= 1) return box;
  }
  const range = dom.createRange(document);
  range.selectNodeContents(element);
  return Array.from(range.getClientRects()).find((piece) => piece.width >= 1 && piece.height >= 1);
}

/** Is the point inside the viewport, and inside every scroller around the element? */
function isInView(element: Element, { x, y }: Point): boolean {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
  for (let around = dom.parentElement(element); around && around !== dom.body(document); around = dom.parentElement(around)) {
    if (!scrollsOrCuts(around)) continue;
    const box = dom.getBoundingClientRect(around);
    if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) return false;
  }
  return true;
}

const scrollsOrCuts = (box: Element) =>
  (dom.scrollHeight(box) > dom.clientHeight(box) || dom.scrollWidth(box) > dom.clientWidth(box)) &&
  /auto|scroll|hidden/.test(getComputedStyle(box).overflow);
