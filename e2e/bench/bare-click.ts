/** What the browser and the page need by themselves: an element that is held already is hit, gets the fewest events and the focus, and the page is laid out. ms. */
export const bareClick = (element: Element): number => {
  const began = performance.now();
  const box = element.getBoundingClientRect();
  document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const init = { bubbles: true, composed: true, cancelable: true, button: 0, pointerId: 1 };
  for (const type of ['pointerdown', 'mousedown']) element.dispatchEvent(new PointerEvent(type, init));
  (element as HTMLElement).focus({ preventScroll: true });
  for (const type of ['pointerup', 'mouseup', 'click']) element.dispatchEvent(new PointerEvent(type, init));
  document.body.getBoundingClientRect();
  return performance.now() - began;
};
