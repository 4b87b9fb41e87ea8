import { frameAddress } from '../../lib/url';
import type { FramePlace } from '../../model/page/target';

/**
 * Which frame this document is: its URL and the child indexes from the top window. Found by comparing window references, which works across
 * origins.
 */
export function framePlace(): FramePlace {
  const path: number[] = [];
  for (let frame: Window = window; frame !== frame.parent && path.length < 12; frame = frame.parent)
    path.unshift(indexIn(frame.parent, frame));
  return { path, url: frameAddress(location.href, aroundUs()).slice(0, 2000) };
}

/** The URL of the document around this one, where it may be known: then the two have one origin. */
function aroundUs(): string {
  try {
    return window === window.parent ? '' : window.parent.location.href;
  } catch {
    return '';
  }
}

function indexIn(parent: Window, frame: Window): number {
  for (let index = 0; index < parent.length; index++) if (parent[index] === frame) return index;
  return 0;
}
