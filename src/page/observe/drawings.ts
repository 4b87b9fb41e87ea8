import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';

/** By which the shapes of a drawing are made, and the size of a canvas. */
export const DRAWING_ATTRIBUTES = 'd points transform x y x1 y1 x2 y2 cx cy r rx ry width height viewBox'.split(' ');

/** The drawings, or what holds one, in which a shape came, went or is otherwise now than before the records. What was drawn the same again is left out. */
export function drawnOtherwise(records: readonly MutationRecord[]): Element[] {
  const found = new Set<Element>();
  const old = new Map<Element, Map<string, string | null>>();
  const was = new Map<Element, { there: boolean; in: Element }>();
  for (const { type, target, attributeName, oldValue, addedNodes, removedNodes } of records) {
    if (!(target instanceof Element) || isOverlay(target)) continue;
    if (type === 'attributes' && DRAWING_ATTRIBUTES.includes(attributeName ?? '') && isDrawn(target)) {
      const known = old.get(target) ?? new Map<string, string | null>();
      if (!known.has(attributeName ?? '')) known.set(attributeName ?? '', oldValue);
      old.set(target, known);
    }
    for (const [there, nodes] of [[false, addedNodes] as const, [true, removedNodes] as const])
      for (const node of nodes) if (node instanceof Element && isDrawn(node) && !was.has(node)) was.set(node, { there, in: target });
  }
  for (const [shape, attributes] of old)
    if (dom.isConnected(shape) && [...attributes].some(([name, value]) => dom.getAttribute(shape, name) !== value))
      found.add(drawingAround(shape));
  const turned = [...was].filter(([shape, { there }]) => there !== dom.isConnected(shape));
  for (const place of new Set(turned.map(([, one]) => one.in))) {
    const drawn = (there: boolean) =>
      turned.flatMap(([shape, one]) => (one.in === place && one.there === there ? [dom.outerHTML(shape)] : []));
    if (dom.isConnected(place) && `${drawn(true).sort()}` !== `${drawn(false).sort()}`) found.add(drawingAround(place));
  }
  return [...found];
}

const isDrawn = (element: Element) => element instanceof SVGElement || dom.localName(element) === 'canvas';

function drawingAround(element: Element): Element {
  const outer = dom.closest(element, 'svg');
  const around = outer && dom.parentElement(outer);
  return around && dom.closest(around, 'svg') ? drawingAround(around) : (outer ?? element);
}
