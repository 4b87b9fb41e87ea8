import { afterEach, expect, test } from 'vitest';
import { after, emptyPage, HEAD, nav, OTHER, page } from './fixtures/reworded';

afterEach(emptyPage);

const OURS = ' data-truth=wanted';

test('the next step of a form is not the first one reworded: the page around it kept its words', () => {
  const step = (labels: string[], wanted: boolean) =>
    `<form>${labels.map((label, at) => `<label>${label}<input type=${['text', 'email'][at]}${wanted && at === 0 ? ' data-truth=wanted' : ''}></label>`).join('')}<button>Next</button></form>`;
  expect(after(page(HEAD, step(['First name', 'Last name'], true)), page(HEAD, step(['Street', 'City'], false)))).toBe('abstained');
  expect(after(page(HEAD, step(['First name', 'Last name'], true)), page(OTHER, step(['Given name', 'Surname'], true)))).toBe('wanted');
});

test('a single button with other words is another button', () => {
  const bar = (last: string) =>
    `<div role=toolbar><button>Edit</button><button id=share>Share</button><button data-truth=wanted>${last}</button></div>`;
  expect(after(page(HEAD, bar('Archive')), page(HEAD, bar('Duplicate')))).toBe('abstained');
  // Nor where the page around it speaks otherwise, and those beside it do not.
  expect(after(page(HEAD, bar('Archive')), page(OTHER, bar('Duplicate')))).toBe('abstained');
  expect(after(page(HEAD, bar('Archive')), page(OTHER, bar('Put away').replace('>Share', '>Hand on')))).toBe('wanted');
});

test('what says now that it deletes or pays, and did not, is not taken in any page', () => {
  expect(
    after(page(HEAD, nav(['Dashboard', 'Trips', 'Calendar', 'Team'])), page(OTHER, nav(['Overview', 'Travel', 'Delete', 'People']))),
  ).toBe('abstained');
});

test('other content is not another wording: what stands in lists and articles changes every day', () => {
  const news = (titles: string[]) =>
    `<ul>${titles.map((title) => `<li><a href="/${title}">${title}</a> <button>${title} more</button></li>`).join('')}</ul>`;
  const bar = (first: string, last: string) =>
    `<div role=toolbar><button>${first}</button><button data-truth=wanted>${last}</button></div>`;
  const before = page(['News'], bar('Edit', 'Archive') + news(['Rain', 'Sun', 'Storm', 'Snow', 'Fog', 'Hail']));
  const now = page(['News'], bar('Open', 'Duplicate') + news(['Goal', 'Match', 'Draw', 'Loss', 'Win', 'Cup']));
  expect(after(before, now)).toBe('abstained');
});

test('a page that is but one form is the same step if its fields are, whatever they are called', () => {
  const login = (names: string[], fields = ['user', 'code', 'keep']) =>
    `<form aria-label="${names[0]}"><label>${names[1]}<input name=${fields[0]}></label><label>${names[2]}<input name=${fields[1]}></label><label><input type=checkbox name=${fields[2]}>${names[3]}</label><button${OURS}>${names[4]}</button></form>`;
  const before = login(['Log in', 'User', 'Code', 'Remember me', 'Log in']);
  const words = ['Access', 'Name', 'Number', 'Stay', 'Enter'];
  expect(after(before, login(words))).toBe('wanted');
  expect(after(before, login(words, ['street', 'town', 'gift']))).toBe('abstained');
});

test('a button that says a part of what it said and pays now is another step, though it stands between the same two', () => {
  const bar = (name: string, truth = '') =>
    `<div role=toolbar><button>Back</button><button>Notes</button><button${truth}>${name}</button><button>Print</button><button>Help</button></div>`;
  expect(after(bar('Continue', ' data-truth=wanted'), bar('Continue reading', ' data-truth=wanted'))).toBe('wanted');
  expect(after(bar('Continue', ' data-truth=wanted'), bar('Continue payment'))).toBe('abstained');
});

test('with its icon, but other words in a box whose others kept theirs in another order, it is another thing', () => {
  const icon = (shape: string) => `<svg width=9 height=9><path d="${shape}"/></svg>`;
  const button = ([name = '', shape = '', truth = '']: string[]) => `<button${truth}>${icon(shape)}${name}</button>`;
  const bar = (buttons: string[][]) => `<div role=toolbar>${buttons.map(button).join('')}</div>`;
  const [edit, print, share] = [
    ['Edit', 'M1 1'],
    ['Print', 'M2 2'],
    ['Share', 'M3 3'],
  ] as [string[], string[], string[]];
  document.documentElement.lang = 'en';
  const before = page(HEAD, bar([edit, print, share, ['Archive', 'M4 4', ' data-truth=wanted']]));
  expect(after(before, page(OTHER, bar([print, ['Ablegen', 'M4 4'], edit, share])), 'de')).toBe('abstained');
  document.documentElement.lang = 'en';
  const translated = bar([
    ['Drucken', 'M2 2'],
    ['Ablegen', 'M4 4', ' data-truth=wanted'],
    ['Bearbeiten', 'M1 1'],
    ['Teilen', 'M3 3'],
  ]);
  expect(after(before, page(OTHER, translated), 'de')).toBe('wanted');
});
