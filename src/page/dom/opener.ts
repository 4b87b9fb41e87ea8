/** Does it say that it opens something, itself or what it is in? */
export const opens = (element: Element): boolean => element.closest('[aria-haspopup],[aria-expanded],summary') !== null;
