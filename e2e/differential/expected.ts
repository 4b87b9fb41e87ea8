/** Cases in which Abra's hands differ from trusted input, and why that stays so. A case that no longer differs fails, so that it leaves the list. */
export const expected: Record<string, string> = {
  'three times selects the paragraph': 'Chromium also selects the break after it; what is shown as selected is the same',
  'an access key': 'the driver’s Alt+key carries no character, so that Chromium does not know it for an access key; a keyboard’s does',
};
