/** Natives as they were before a page, or we, could replace them. */
export const { apply } = Reflect;
export const { addEventListener, dispatchEvent, removeEventListener } = EventTarget.prototype;
export const { stopImmediatePropagation } = Event.prototype;
/** A getter of the page's, or a question of what kind it is, would be asked with the event, which holds the line. Of another kind of event: undefined. */
const reading = (prototype: object, name: string) => {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  return (event: Event): unknown => {
    try {
      return get && apply(get, event, []);
    } catch {
      return undefined;
    }
  };
};
export const detailOf = reading(CustomEvent.prototype, 'detail');
export const relatedOf = reading(FocusEvent.prototype, 'relatedTarget') as (event: Event) => Element | null | undefined;
export const { postMessage } = MessagePort.prototype;
export const { then } = Promise.prototype;
export const { defineProperty } = Object;
export const now = (): number => performance.now();
