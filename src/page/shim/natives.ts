/** Natives as they were before a page, or the shim, could replace them. */
export const { apply } = Reflect;
export const { addEventListener, dispatchEvent, removeEventListener } = EventTarget.prototype;
export const { stopImmediatePropagation } = Event.prototype;
export const { defineProperty, getOwnPropertyDescriptor: descriptorOf } = Object;
/**
 * A getter or `instanceof` of the page's would be called with the event, which carries the private node; so the native getter is called
 * directly. Undefined for another kind of event.
 */
const reading = (prototype: object, name: string) => {
  const get = descriptorOf(prototype, name)?.get;
  return (event: Event): unknown => {
    try {
      return get && apply(get, event, []);
    } catch {
      return undefined;
    }
  };
};
/** `CustomEvent.detail`, by the native getter. */
export const detailOf = reading(CustomEvent.prototype, 'detail');
/** `FocusEvent.relatedTarget`, by the native getter. */
export const relatedOf = reading(FocusEvent.prototype, 'relatedTarget') as (event: Event) => Element | null | undefined;
/** Adds a capturing listener on the window, which is none of the page's. */
export const hearAll = (types: readonly string[], hear: (event: Event) => void): void => {
  for (const type of types) apply(addEventListener, window, [type, hear, true]);
};
export const { postMessage } = MessagePort.prototype;
export const { then } = Promise.prototype;
/** `performance.now()`, ms. */
export const now = (): number => performance.now();
