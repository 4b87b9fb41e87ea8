import { expect, test } from 'vitest';
import type { Fingerprint } from '../page/target';
import type { OperationOf } from '../plan/operation';
import { isAnswerReading, isWholeAnswer, keptReading, readingOfAnswer, standsThere } from './answer-reading';
import type { Run } from './run';

const TEXT =
  'Mesa Camera bag\n$90\n| Total | $547\n12:00 - 1:00 Lunch\nDev Anand | Copenhagen | 19 – 20 March\n--radius: 12px;\n2 mails\nHello Bob';

/** The words that are read again after this answer, or undefined. */
function readAgain(goal: string, summary: string, over: object = {}, readFrom?: number[]) {
  const run = { goal, plans: [], started: { learn: true }, snapshot: { text: TEXT, elements: [] }, ...over } as unknown as Run;
  const [reading] = readingOfAnswer(run, { isComplete: true, success: true, summary, suggestions: [], ...(readFrom ? { readFrom } : {}) });
  return reading && 'words' in reading ? [reading.words, ...('elementId' in reading ? [reading.elementId] : [])].join(' in ') : undefined;
}

test.each<[string, string, string | undefined]>([
  ['how much is the Mesa Camera bag?', 'The Mesa Camera bag costs $90.', '$90'],
  ['what is the total of my cart?', 'The total of your cart is $547.', '$547'],
  ['what is --radius in the theme code?', 'In the theme code --radius is "12px".', '12px'],
  ['open the mail and tell me what it says', 'It says: Hello Bob', 'Hello Bob'],
  // More than one text of the page.
  ['at what time is lunch?', 'Lunch is from 12:00 to 1:00.', undefined],
  ['where does Dev Anand travel to?', 'Dev Anand travels to Copenhagen (19 – 20 March).', undefined],
  // Not in the page, or too short to be there for this alone.
  ['how much is the Mesa Camera bag?', 'The Mesa Camera bag costs 90 dollars.', undefined],
  ['how many mails are there?', 'There are 2 mails.', undefined],
  ['is the Mesa Camera bag in stock?', 'yes, it is.', undefined],
  // Judged anew each time.
  ['what does the cheapest bag cost?', 'The cheapest bag costs $90.', undefined],
  ['how much is the bag if it is in stock?', 'The bag costs $90.', undefined],
  ['what does the bag cost today?', 'The bag costs $90.', undefined],
  // Two things are asked.
  ['how much is the bag, and what is the total?', 'The bag costs $90.', undefined],
  ['put the bag into the cart', 'The cart holds $90.', undefined],
])('%s %s', (goal, summary, words) => {
  expect(readAgain(goal, summary)).toBe(words);
});

test('it is looked for beside what the answer was read from, and only by who learns from it', () => {
  const asked = ['how much is the Mesa Camera bag?', 'The Mesa Camera bag costs $90.'] as const;
  expect(readAgain(...asked, {}, [41, 7])).toBe('$90 in 41');
  for (const started of [{ learn: false }, { learn: true, play: {} }, { learn: true, workflow: {} }, { learn: true, before: {} }])
    expect(readAgain(...asked, { started })).toBeUndefined();
  expect(readAgain(...asked, { plans: [{ by: 'recall' }] })).toBeUndefined();
});

test.each<[string, boolean]>([
  ['$90', true],
  ['Mesa Camera bag $90', true],
  ['$90 Add to cart', false],
  ['', false],
])('"%s" is all of the answer: %s', (value, is) => {
  expect(isWholeAnswer(value, 'how much is the Mesa Camera bag?', 'It costs $90.')).toBe(is);
});

const price: Fingerprint = {
  selectors: ['[aria-label="$90"]', 'ul > li:nth-of-type(1) > span'],
  tag: 'span',
  name: '$90',
  attributes: {},
  landmarks: [{ kind: 'listitem', name: 'Mesa Camera bag' }],
  neighbours: ['Mesa Camera bag'],
  structure: 'body>ul:1>li:1>span:1',
};
const reading = { type: 'extract', name: 'answer', optional: true, words: '$90' } as const;
const kept = keptReading(reading, price, '$90') as OperationOf<'extract'>;

test('it is kept by where it stands, without its words', () => {
  expect(JSON.stringify(kept)).not.toContain('$90');
  expect(kept.selector).toBe('ul > li:nth-of-type(1) > span');
  expect(isAnswerReading(kept)).toBe(true);
});

test.each<[string, Partial<Fingerprint>, boolean]>([
  ['with other words', { name: '$95', selectors: [] }, true],
  ['in another card', { landmarks: [{ kind: 'listitem', name: 'Elm Camera bag' }] }, false],
  ['beside another text', { neighbours: ['Elm Camera bag'] }, false],
  ['elsewhere', { structure: 'body>ul:1>li:4>span:1' }, false],
  ['of another kind', { tag: 'del' }, false],
])('what is read %s stands there: %s', (_how, over, is) => {
  expect(standsThere(kept, { ...price, ...over })).toBe(is);
});

test('it is not kept where nothing but its position tells it, or a frame or shadow root holds it', () => {
  const bare = { ...price, landmarks: [{ kind: 'main' }], neighbours: [] };
  expect(keptReading(reading, bare, '$90')).toBeUndefined();
  expect(keptReading(reading, { ...bare, selectors: ['#total'] }, '$90')).toBeDefined();
  expect(keptReading(reading, { ...price, shadowPath: ['shop-card'] }, '$90')).toBeUndefined();
  expect(keptReading(reading, { ...price, frame: { path: [0], url: 'https://shop.test/' } }, '$90')).toBeUndefined();
  expect(keptReading(reading, { ...price, selectors: ['[title="$90"]'] }, '$90')).toBeUndefined();
});
