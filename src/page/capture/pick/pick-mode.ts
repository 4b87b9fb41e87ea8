/** On while a person picks an element of this document: what they do then is not recorded. */
export const pickMode = { on: false };
