/** Milliseconds that the browser itself takes for the least that an operation needs: nothing found, checked, waited for or recorded. */
export interface BareTime {
  focus: number;
  ms: number;
}

/** Brings an element into view, hits it, sends the few events that no page does without, focuses, changes its value, and lays the page out. */
export function bare(kind: string, element: HTMLElement, text: string): BareTime {
  const began = performance.now();
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  for (const type of ['pointerover', 'pointermove', ...(kind === 'hover' ? [] : ['pointerdown'])])
    send(element, new PointerEvent(type, INIT));
  if (kind !== 'hover') send(element, new MouseEvent('mousedown', INIT));
  const reached = performance.now();
  if (kind !== 'hover') element.focus({ preventScroll: true });
  const focus = performance.now() - reached;
  if (kind !== 'hover') send(element, new PointerEvent('pointerup', INIT));
  change(kind, element, text);
  element.getBoundingClientRect();
  return { focus, ms: performance.now() - began };
}

function change(kind: string, element: HTMLElement, text: string): void {
  if (kind === 'click' || kind === 'check') element.click();
  if (kind === 'type') {
    (element as HTMLInputElement).select();
    document.execCommand('insertText', false, text);
  }
  if (kind !== 'select') return;
  const list = element as HTMLSelectElement;
  list.selectedIndex = 1 - list.selectedIndex;
  for (const type of ['input', 'change']) send(list, new Event(type, { bubbles: true }));
}

const INIT = { bubbles: true, composed: true, cancelable: true };
const send = (element: Element, event: Event) => element.dispatchEvent(event);
