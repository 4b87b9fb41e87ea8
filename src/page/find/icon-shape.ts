import * as dom from '../dom/native-accessors';

/** The drawn shape of an icon, whatever its classes are called. */
export function iconShape(element: Element): string {
  if (!dom.firstElementChild(element)) return '';
  const drawn = dom.querySelectorAll(element, 'svg :is(path,circle,rect,line,polyline,polygon,ellipse,use)');
  const shapes = [...drawn]
    .slice(0, 12)
    .map((shape) => SHAPE.map((name) => dom.getAttribute(shape, name) ?? '').join(' '))
    .join('\n');
  const image = dom.querySelector(element, 'img')?.getAttribute('src') ?? '';
  return `${shapes}${image.startsWith('data:') ? image.slice(0, 400) : image.replace(/[?#].*$/s, '')}`;
}
const SHAPE = ['d', 'points', 'href', 'x', 'y', 'r', 'cx', 'cy', 'x1', 'y1', 'x2', 'y2', 'width', 'height'];
