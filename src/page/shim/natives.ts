/** Natives as they were before a page, or we, could replace them. */
export const { addEventListener, dispatchEvent } = EventTarget.prototype;
export const { stopImmediatePropagation } = Event.prototype;
export const { postMessage } = MessagePort.prototype;
export const { then } = Promise.prototype;
export const { apply } = Reflect;
export const { defineProperty } = Object;
export const now = (): number => performance.now();
