/** Is a text a test of Playwright, and no JSON? */
export const isPlaywrightTest = (text: string): boolean =>
  !/^\s*[[{]/.test(text) && /@playwright\/test|\b(test|it)(\.\w+)*\s*\(/.test(text);
