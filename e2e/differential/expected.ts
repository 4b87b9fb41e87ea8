/** Cases in which Abra's hands differ from trusted input, and why that stays so. A case that no longer differs fails, so that it leaves the list. */
export const expected: Record<string, string> = {
  'three times selects the paragraph': 'Chromium also selects the break after it; what is shown as selected is the same',
  'an access key': 'the driver’s Alt+key carries no character, so that Chromium does not know it for an access key; a keyboard’s does',
};

/**
 * Cases in which the order of events is that of the newest Chromium: measured, 156 closes what closes itself after `mouseup`, 150 before `pointerup`.
 * Below 156 the same events are wanted in any order.
 */
export const orderOfNewest: { since: number; cases: string[] } = {
  since: 156,
  cases: [
    'a click on the backdrop closes a dialog that says so',
    'a click beside closes a popover',
    'a popover in a popover: a click in the outer closes the inner',
  ],
};
