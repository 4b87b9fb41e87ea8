import * as dom from '../dom/native-accessors';
import type { ActionContext } from './action-context';
import type { InputState } from './input-state';
import { elementUnder, endsInFrame, innerState, pointInFrame } from './into-frame';

/** The innermost document under the pointer that can be reached, with the pointer in it. */
export function pointerInside(act: ActionContext, inputState = act.inputState): InputState {
  const under = elementUnder(inputState, inputState.at);
  const inner = endsInFrame(act) ? innerState(inputState, under) : undefined;
  if (!inner) return inputState;
  inner.from = inner.at;
  inner.at = pointInFrame(under, inputState.at);
  return pointerInside(act, inner);
}

/** An element as another document knows it: the frame that holds it, or nothing. */
export function seenFrom(document: Document | null, element: Element | undefined): Element | null {
  let seen = element ?? null;
  while (seen && dom.ownerDocument(seen) !== document) seen = dom.defaultView(dom.ownerDocument(seen))?.frameElement ?? null;
  return seen;
}
