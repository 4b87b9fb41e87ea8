/** While a person picks an element of this document, what they do is no step of a showing. */
export const pickMode = { on: false };
