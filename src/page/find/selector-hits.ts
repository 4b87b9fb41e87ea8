import * as dom from '../dom/native-accessors';
import { isCostly } from './costly';

/** What a selector of CSS hits, in document order. An ill-formed selector is the mistake of who wrote it, not ours: it hits nothing. */
export function all(scope: ParentNode, css: string): Element[] {
  try {
    return isCostly(css) ? [] : [...dom.querySelectorAll(scope, css)];
  } catch {
    return [];
  }
}
