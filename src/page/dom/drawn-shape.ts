import { tidy } from '../../lib/text';
import type { DrawnShape } from '../../model/page/target';
import * as dom from './native-accessors';
import type { Point } from './point';
import { flatContains } from './roots';

/**
 * Which shape of an SVG drawing was pressed, where the drawing or what is around it is the target of the press; undefined for an icon, for the ground,
 * for shapes that fill more than half of their drawing, and for those that end under the pointer.
 */
export function drawnShape(shape: Element, target: Element, at: Point): DrawnShape | undefined {
  const drawing = drawingOf(shape);
  if (!drawing || drawing === shape || flatContains(shape, target)) return undefined;
  const box = dom.getBoundingClientRect(shape);
  const whole = dom.getBoundingClientRect(drawing);
  if (!isDrawing(drawing) || box.width > whole.width || box.height > whole.height) return undefined;
  if (box.width * box.height > (whole.width * whole.height) / 2) return undefined;
  // What is being drawn follows the pointer: it ends there, and elsewhere the next time.
  if (Math.min(at.x - box.left, box.right - at.x, at.y - box.top, box.bottom - at.y) < END) return undefined;
  const path = pathIn(drawing, shape);
  const alike = shapesAt(drawing, path, dom.localName(shape));
  const text = textOf(drawing, shape);
  return {
    path,
    ...(text && { text }),
    index: alike.indexOf(shape),
    of: alike.length,
    offset: { x: ratio(at.x - box.left, box.width), y: ratio(at.y - box.top, box.height) },
  };
}

/** That shape in the target as it is now; undefined where it is gone, or where another may be meant. */
export function shapeOf(target: Element, { path, text, index, of }: DrawnShape): Element | undefined {
  const tag = path.split(/[.<]/, 1)[0] ?? '';
  const drawings = new Set([...dom.querySelectorAll(target, tag), target].map(drawingOf));
  const alike = [...drawings].flatMap((drawing) => (drawing ? shapesAt(drawing, path, tag) : []));
  const numbered = alike.length === of ? alike[index] : undefined;
  const reads = (one: Element) => textOf(drawingOf(one), one) === (text ?? '');
  const [only, other] = text ? alike.filter(reads) : [];
  if (only && !other) return only;
  return numbered && reads(numbered) ? numbered : undefined;
}

/** Is it larger than icons are? */
export const isDrawing = (surface: Element): boolean => dom.getBoundingClientRect(surface).width >= ICON_MAX;
/** CSS px. */
const ICON_MAX = 100;
/** A shape ends nearer than this, CSS px: half of a stroke. Handles and ports are pressed further inside. */
const END = 2;
const MAX_PATH = 12;
const MAX_TEXT = 80;

/** The outermost `svg` around it. */
export function drawingOf(shape: Element): Element | null {
  let drawing = dom.closest(shape, 'svg');
  for (let outer = drawing; outer; outer = dom.closest(dom.parentElement(outer), 'svg')) drawing = outer;
  return drawing;
}

/** Tags from the shape up to the drawing, each with its first class: what is added to a class later says how it is now (hovered, selected). */
function pathIn(drawing: Element, shape: Element): string {
  const parts: string[] = [];
  for (let one: Element | null = shape; one && one !== drawing && parts.length < MAX_PATH; one = dom.parentElement(one)) {
    const [first] = (dom.getAttribute(one, 'class') ?? '').trim().split(/\s+/);
    parts.push(dom.localName(one) + (first ? `.${first}` : ''));
  }
  return parts.join('<').slice(0, 400);
}

const shapesAt = (drawing: Element, path: string, tag: string): Element[] =>
  [...dom.querySelectorAll(drawing, tag)].filter((one) => pathIn(drawing, one) === path);

/** What is written in the shape, or in the smallest group around it in which something is; '' for the rest of the drawing, which is no group of it. */
function textOf(drawing: Element | null, shape: Element): string {
  for (let one: Element | null = shape; one && one !== drawing; one = dom.parentElement(one)) {
    const text = tidy(dom.textContent(one) ?? '');
    if (text) return text.length > MAX_TEXT ? '' : text;
  }
  return '';
}

const ratio = (part: number, whole: number) => (whole ? part / whole : 0);
