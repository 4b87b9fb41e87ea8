import type { Fingerprint } from '../../model/page/target';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { nameOrText } from './lookalikes';
import { SURFACE_SHARE } from './thresholds';

/** Does it take as much of the window as what one works on? */
export const hasSurfaceSize = (element: Element): boolean => sizeOf(element) >= SURFACE_SHARE * innerWidth * innerHeight;

/** Of its box, CSS px². */
export function sizeOf(element: Element): number {
  const { width, height } = dom.getBoundingClientRect(element);
  return width * height;
}

/** Is it a drawing board, or pressed at a place as a map is: what is read in it are its own buttons and what people put on it, which do not name it? */
export const isSurfaceOfControls = (element: Element, pressedAt: Fingerprint['offset']): boolean =>
  hasSurfaceSize(element) && !roleOf(element) && dom.querySelector(element, pressedAt ? CONTROLS : 'canvas') !== null && !nameOf(element);
const CONTROLS = 'canvas,a[href],button,input,select,textarea,[role=button]';

/** Its name, else the text it shows: none of what such a surface shows, where the wanted one had none. */
export const wordsAs = (wanted: Fingerprint, element: Element): string =>
  !wanted.name && !wanted.text && isSurfaceOfControls(element, wanted.offset) ? '' : nameOrText(element);
