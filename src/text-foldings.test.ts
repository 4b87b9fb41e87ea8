import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Texts are compared by `src/lib/text.ts` alone: `same` decides, `alikeKey` proposes. What folds case, composes or strips characters elsewhere is listed here
 * with the reason why it decides nothing about a text of a page or a person.
 */
const FOLDS =
  /\.to(?:Locale)?(?:Lower|Upper)Case\(|\.normalize\(\s*'NF|localeCompare\(|new Intl\.Collator|\.replace(?:All)?\(\s*\/[^\n]*?(?:\\p\{[MPS]|\[\^\\p\{L\})/;
const ALIKE = /\balikeKey[()]/;

const KEYS = 'names of keys and access keys';
const TOKENS = 'tokens of HTML, ARIA and URLs, which ignore ASCII case by their specifications';
const IDENTIFIERS = 'makes a name for code, files or blanks out of words; nothing is compared';
const CAPITAL = 'a capital letter for show';
const SORTS = 'an order for show';

const FOLDING: Record<string, string> = {
  'src/lib/text.ts': 'here it is done',
  'src/interchange/playwright/lines-of.ts': KEYS,
  'src/interchange/playwright/literals.ts': IDENTIFIERS,
  'src/interchange/playwright/read/read-test.ts': 'the name of an environment variable, as secrets are written',
  'src/interchange/playwright/read/steps.ts': 'the letter of a chord, as keys are written',
  'src/interchange/playwright/write-playwright.ts': IDENTIFIERS,
  'src/interchange/recorder/key-press.ts': KEYS,
  'src/interchange/recorder/steps-of.ts': KEYS,
  'src/model/secret/secret.ts': TOKENS,
  'src/model/plan/write-workflow.ts': 'keywords of the workflow language',
  'src/page/act/control-keys.ts': 'typing ahead in a list, as browsers do it',
  'src/page/act/date-parts.ts': 'names of months and halves of the day; dates are compared by their parts',
  'src/page/act/editing-keys.ts': KEYS,
  'src/page/act/keys.ts': KEYS,
  'src/page/act/masked.ts': 'a field that writes codes in capitals; characters are compared one by one',
  'src/page/act/page-keys.ts': KEYS,
  'src/page/act/picked-value.ts': 'values that the HTML specification writes in one way ("2025-W07", "pm")',
  'src/page/act/same-value.ts': 'halves of the day and colours; values are compared by what their field is',
  'src/page/capture/recorded-key.ts': KEYS,
  'src/page/dom/role.ts': TOKENS,
  'src/page/selectors/attributes.ts': TOKENS,
  'src/page/find/icon.ts': TOKENS,
  'src/page/find/numbered.ts': 'pieces of an id ("addressLine2"), held against the words that called its field; ids have no signs',
  'src/page/find/lookalikes.ts': 'a cheap look ahead of a comparison to the letter',
  'src/page/observe/complaints.ts': 'class names, which say whether a text is one of failure',
  'src/page/observe/responses.ts': 'methods of HTTP',
  'src/page/overlay/overlay.ts': CAPITAL,
  'src/page/run-leg/outcome.ts': 'a tag name where there is no role',
  'src/model/page/called-by.ts': CAPITAL,
  'src/playbook/merge/merge-back.ts': 'an order of times',
  'src/playbook/learn/outcome.ts': 'a tag name where there is no role',
  'src/playbook/learn/params.ts': TOKENS,
  'src/runner/serve/secrets.ts': 'the name of an environment variable, as secrets are written',
  'src/runner/serve/workflow-store.ts': 'an order of times',
  'src/planner/commands/call-syntax.ts': 'keywords of the call syntax',
  'src/planner/commands/find-target.ts': TOKENS,
  'src/planner/commands/names.ts': 'signs that stand alone, which have no case',
  'src/planner/commands/page.ts': KEYS,
  'src/planner/commands/plan-goal.ts': CAPITAL,
  'extension/panel/store/playbook-rows.ts': SORTS,
  'extension/panel/views/recording/ValueMarks.tsx': IDENTIFIERS,
  'extension/panel/words/why-stopped.ts': CAPITAL,
};

const PROMPT = 'what is shown to a model first or in full; the model decides';
const PROPOSING: Record<string, string> = {
  'src/planner/commands/names.ts': 'words of names, after `same` and `differInMeaning` have decided',
  'src/planner/commands/same-thing.ts': 'the words of other sites for a whole name, which propose',
  'src/model/risk/risk-label.ts': 'words of what cannot be undone: a hit only leads to a question',
  'src/model/risk/risk-address.ts': 'whether an address says a deed, which only leads to a question',
  'src/languages/join.ts': 'words for secrets that others hold; asked by src/model/secret/secret',
  'src/lib/relevance.ts': 'which texts are told first; nothing is acted on',
  'src/lib/rank-words.ts': 'the order of offers that a person chooses from',
  'src/lib/text.ts': 'here it is made',
  'src/model/goal/telling-words.ts': 'the lexicon of grammar words has them without accents',
  'src/model/secret/secret.ts': 'does a label speak of a secret? A hit only hides a value',
  'src/page/find/sibling-context.ts': 'how much a box says beside the element, as a number of letters',
  'src/page/find/rules/facts.ts': 'is a word of the element in an id? Ids have no signs',
  'src/page/find/own-words.ts': 'the share of the words of a page that changed',
  'src/planner/prompt/change-lines.ts': PROMPT,
  'src/planner/prompt/element-line.ts': PROMPT,
  'src/planner/prompt/list-within.ts': PROMPT,
  'src/planner/prompt/sections.ts': PROMPT,
  'extension/panel/store/blanks.ts': IDENTIFIERS,
  'extension/panel/store/fits-words.ts': 'what is typed into the goal and search fields of the panel',
};

const root = path.resolve(import.meta.dirname, '..');
const sources = ['src', 'extension'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|\/(corpus|fixtures)\//.test(file)),
);
const having = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8'))).sort();

it('folds texts in one place', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(having(FOLDS)).toEqual(Object.keys(FOLDING).sort());
});

it('uses what only resembles to propose, never to decide', () => {
  expect(having(ALIKE)).toEqual(Object.keys(PROPOSING).sort());
});
