import * as dom from '../dom/native-accessors';

/** Calls `changed` for what changes in the documents that this frame stands in, as far as it may see them. Returns the function that ends it. */
export function watchAround(what: MutationObserverInit, changed: (target: Node) => void): () => void {
  const observer = new MutationObserver((records) => {
    for (const { target } of records) changed(target);
  });
  for (const page of documentsAround()) observer.observe(page, what);
  return () => observer.disconnect();
}

function documentsAround(): Document[] {
  const found: Document[] = [];
  let frame = window.frameElement;
  while (frame) {
    const around = dom.ownerDocument(frame);
    if (!around) break;
    found.push(around);
    frame = dom.defaultView(around)?.frameElement ?? null;
  }
  return found;
}
