/** What was touched, in order: `{ type, part }`, `part` undefined where it has no name. Truth for tests, also in closed roots. */
export const touches = [];
const told = new WeakMap();
const names = new WeakMap();

/** From now on touches of this element go by this name. */
export function nameForTouches(element, part) {
  names.set(element, part);
}

/** Listens at a window or shadow root; only a closed root's own listener sees what lies in it. Elements get no listeners. */
export function watchTouches(root) {
  for (const type of ['click', 'input', 'change', 'keydown']) root.addEventListener(type, tell, { capture: true, passive: true });
}

/** The innermost listener that hears an event has the last word on who was touched. */
function tell(event) {
  const named = event.composedPath().find((node) => names.has(node));
  const touch = told.get(event) ?? { type: event.type, part: undefined };
  touch.part = named ? names.get(named) : touch.part;
  if (!told.has(event)) touches.push(touch);
  told.set(event, touch);
}
