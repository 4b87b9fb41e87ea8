/**
 * The numbers that `find` decides by, in one place. `npm run bench -- sensitivity` moves each of them by a fifth, up and down, and prints which verdicts
 * that changes on the pages of the drift benchmark. Numbers that only bound what is kept or told (lengths, counts of digests) stand where they are used.
 */

/** Votes that a candidate needs to be taken: more than one kind of evidence alone can give. Words or a written key give two, each other part one. */
export const ENOUGH = 3;

// Words

/** Share of the words in common from which a field with its own id is the one whose label was reworded: one word of four may differ. */
export const MOST_WORDS = 0.75;
/** Share of the words in common from which a control counts as reworded and not as another one: "Save" and "Save draft" have two thirds, two words of which one changed have half. */
export const SOME_WORDS = 0.5;
/** Likeness of two texts that have all words in common and are not the same (other order, other signs). Below 1, which only equal texts have. */
export const ALMOST_ALIKE = 0.95;
/** Letters from which a name is taken to be telling, if it is none of the words that many pages have: "Save", "Edit" and "Close" are shorter. */
export const TELLING_LENGTH = 6;

// Place in the page

/** Likeness of the path of tags from which it counts as a vote: one step of ten may be another. */
export const PATH_KEPT = 0.9;
/** The same, from which a page counts as built as it was where the words of a control with a written key are others: one step of twenty. */
export const PATH_UNCHANGED = 0.95;
/** The same, below which a control whose words are others is not proved by its key or its point: two steps of ten are others. */
export const PATH_ALIKE = 0.8;
/** Share of the texts beside an element that have to be there still; two of the four that are kept at most. */
export const NEIGHBOURS_KEPT = 0.5;
/** Share of the landmarks around an element that have to be there still, as they are often renamed one at a time. */
export const PLACES_KEPT = 0.5;

// Siblings: what stands in the same box

/** Share of the other siblings that have to be there still, by words or by traits, for the box to be the same one. */
export const SIBLINGS_KEPT = 0.5;
/** Share of the siblings' words, or of the words of the page beyond the box, that have to be others for the page to count as reworded. */
export const REWORDED = 1 / 3;
/** Words of the page beyond the box that have to be known, for their share to tell anything. */
export const WORDS_BEYOND = 4;
/** Siblings from which choices and links are a list of contents and no navigation: another word there is another thing. */
export const LIST_LENGTH = 16;
/** Siblings that have to stand on the sides where they stood, for an order to prove anything by itself. */
export const KEPT_IN_ORDER = 3;
/** As many are enough where they are a good part of those that are known. */
export const FEW_KEPT_IN_ORDER = 2;
/** The good part. */
export const ORDER_KEPT = 0.5;
/** The share of them where something came in between the element and the next one. */
export const ORDER_MOSTLY_KEPT = 0.8;
/** How far along the page, to each side, words are looked for that stood before and after: twice as far as siblings are kept, so that what came between pushes nothing out. */
export const ORDER_REACH = 16;
/** Siblings that are kept to each side: a fingerprint is a kilobyte, and the nearest tell most. */
export const SIBLINGS_REACH = 8;
/** Where more than this stand together, a position among them says nothing, and counting them costs. */
export const SIBLINGS_COUNTED = 300;
/** Siblings that are all looked at, each of which costs some 20 µs; of more the nearest only. */
export const SIBLINGS_LOOKED_AT = 60;
/** Boxes of a kind that are compared with each other to know one by what only it has. */
export const BOXES_COMPARED = 12;
/** Words of the page that are kept beyond the box: a third of twelve is a share that chance does not reach. */
export const WORDS_SAMPLED = 12;

// Which candidates are looked at in full, and which of two is meant

/** Candidates that get a full look, by the likeness of their words: a look costs some tens of µs. Those that read as recorded get one in any case, */
export const FULL_LOOKS = 40;
/** up to so many. */
export const MOST_LOOKS = 400;
/** Likeness of two controls without words, in that order: between those with no word in common and those that read as recorded. */
export const NO_WORDS_ALIKE = 0.5;
/** What the same tag is ahead in that order: less than one word of a long name. */
export const SAME_TAG_AHEAD = 0.05;
/** How much more of the surroundings has to be there for one of two to be the one that is meant: one landmark of four. */
export const SURROUNDINGS_AHEAD = 0.25;
/** How much more of the neighbours has to be there for that: one of two. */
export const NEIGHBOURS_AHEAD = 0.5;
/** Two that read as recorded and whose scores differ by less are told as ambiguous, and not as missing. Only what is told depends on it. */
export const AMBIGUOUS_MARGIN = 0.06;
/** Score above which a candidate that was not taken is told in a bail: below it little but the kind of control agrees. */
export const WORTH_TELLING = 0.2;
/** What a repair's element has to score more than when it was refused: a key or an item that agrees now and did not gives at least that. */
export const CLEARLY_BETTER = 0.1;

// The score: the one number by which candidates are put in order and told, never taken

/** Weights of its parts: what people wrote, what they read, and the row or card it stands in, outweigh all that layout changes. */
export const KEY_WEIGHT = 5;
export const WORDS_WEIGHT = 4;
export const ITEM_WEIGHT = 3;
export const PLACES_WEIGHT = 1.5;
export const NEIGHBOURS_WEIGHT = 1.5;
export const PATH_WEIGHT = 1;
export const ROLE_WEIGHT = 1;
/** Share of a part from which it is told as speaking for the candidate. */
export const PART_AGREES = 0.75;
/** What words in common count that are not all of them: less than their share, as they may be those of another one. */
export const OTHER_WORDS_COUNT = 0.6;
/** What another role of the same kind counts (link and button). */
export const OTHER_ROLE_COUNTS = 0.5;
/** What a step of the path counts whose tag is the same and whose number is another: something came or went beside it. */
export const SAME_TAG_IN_PATH = 0.5;

// What lies at a point

/** Share by which a box may be larger or smaller than recorded: text of another length, another font. */
export const SIZE_SLACK = 0.25;
/** The same in CSS px, for small boxes. */
export const SIZE_SLACK_PX = 8;
/** Of the viewport: a drawing, map or sheet that one works on takes at least this much of it; cards and thumbnails take less. */
export const SURFACE_SHARE = 0.25;
/** Of its size: another one so large may be meant as well, as the next page of a document. */
export const RIVAL_SHARE = 0.5;
