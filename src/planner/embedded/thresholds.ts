/** Fits that more than one decision of this planner asks for, besides the steps of `FIT`. Each lies between values that `textFit` gives. */

/** The words of the whole name, in any order, one may be a plural (0.905); one letter misspelt is less (0.89). */
export const WELL_NAMED = 0.9;
/** As `WELL_NAMED`, and one letter may be misspelt (0.89). */
export const NEARLY_NAMED = 0.88;
/** Above a name that only contains a synonym (0.78), and one of which more than a third is about something else ("Close account": 0.80). */
export const NOT_ONLY_INSIDE = 0.85;
/** Above another word for the same thing (`FIT.sameThing`), below the same but for articles (0.965). */
export const NEARLY_EXACT = 0.95;
/** The same but for articles (0.965) is its name, another word for the same thing (0.92) is not. */
export const ITS_NAME = 0.96;
