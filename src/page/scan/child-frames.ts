import type { FrameScan } from '../../model/page/snapshot';
import * as dom from '../dom/native-accessors';

/** The boxes of this document's frames in CSS px of its viewport, keyed by index in `window.frames` (two frames may have the same size). */
export function childFrames(frames: Element[]): FrameScan['children'] {
  const children: FrameScan['children'] = [];
  for (const frame of frames) {
    const inner = (frame as HTMLIFrameElement).contentWindow;
    const index = inner ? indexOf(inner) : -1;
    if (index < 0 || children.length >= 200) continue;
    const box = dom.getBoundingClientRect(frame);
    children.push({
      index,
      box: {
        x: Math.round(box.left + dom.clientLeft(frame)),
        y: Math.round(box.top + dom.clientTop(frame)),
        width: Math.round(dom.clientWidth(frame)),
        height: Math.round(dom.clientHeight(frame)),
      },
      name: (dom.getAttribute(frame, 'title') || dom.getAttribute(frame, 'name') || dom.getAttribute(frame, 'id') || '').slice(0, 200),
    });
  }
  return children.sort((one, other) => one.index - other.index);
}

function indexOf(inner: Window): number {
  for (let index = 0; index < window.length; index++) if (window[index] === inner) return index;
  return -1;
}
