import * as dom from './native-accessors';

/** Does it say that it opens something, itself or what it is in? */
export const opens = (element: Element): boolean => dom.closest(element, '[aria-haspopup],[aria-expanded],summary') !== null;
