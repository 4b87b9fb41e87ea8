import * as dom from './native-accessors';

/** Does the element, or an ancestor, declare that it opens something (`aria-haspopup`, `aria-expanded`, `summary`)? */
export const declaresPopup = (element: Element): boolean => dom.closest(element, '[aria-haspopup],[aria-expanded],summary') !== null;
