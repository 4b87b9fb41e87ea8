import { afterEach, expect, test } from 'vitest';
import { describe } from './describe';
import { find } from './find';

afterEach(() => {
  document.body.innerHTML = '';
});

type Mail = [subject: string, at: string, id: string];
function draw(mails: readonly Mail[]): void {
  const lines = mails.map(
    ([subject, at, id]) => `<li><a href="#/email/${id}"><span>${subject}</span> <small>${at} (+0000)</small></a></li>`,
  );
  document.body.innerHTML = `<h1>Letters</h1><label>Search <input></label><ul>${lines.join('')}</ul><button>Mark all</button>`;
}
const shown = (subject: string) => [...document.querySelectorAll('a')].find((link) => link.textContent?.startsWith(subject)) as Element;

const BEFORE: Mail[] = [
  ['Tea on Friday', '2026-11-22 21:22:40', 'kGhT5rQz'],
  ['Tea on Sunday', '2026-11-22 21:22:41', 'jfaYp9Zj'],
];

test.each<[what: string, after: Mail[], wanted: string | undefined]>([
  [
    'later',
    [
      ['Tea on Friday', '2026-11-23 08:01:02', 'aC45PLEo'],
      ['Tea on Sunday', '2026-11-23 08:01:03', 'ByHiMdMd'],
    ],
    'Tea on Sunday',
  ],
  [
    'gone',
    [
      ['Tea on Friday', '2026-11-23 08:01:02', 'aC45PLEo'],
      ['Tea on Monday', '2026-11-23 08:01:03', 'ByHiMdMd'],
    ],
    undefined,
  ],
  [
    'there twice',
    [
      ['Tea on Sunday', '2026-11-23 08:01:02', 'aC45PLEo'],
      ['Tea on Sunday', '2026-11-23 08:01:03', 'ByHiMdMd'],
    ],
    undefined,
  ],
])('what holds the second at which it was made is known by its other words: %s', (_what, after, wanted) => {
  draw(BEFORE);
  const fingerprint = describe(shown('Tea on Sunday'));
  draw(after);
  const found = find({ fingerprint });
  expect('element' in found ? found.element : undefined).toBe(wanted && shown(wanted));
});

test.each([
  ['2026-11-22', '2026-11-23'],
  ['10:30', '11:30'],
  ['2026-11-22 10:30', '2026-11-22 11:30'],
])('a day or an hour is chosen by: %s is not %s', (one, other) => {
  const slot = (at: string) => `<h1>Book</h1><ul><li><a href="#/slot/aC45PLEo">Table at ${at}</a></li></ul>`;
  document.body.innerHTML = slot(one);
  const fingerprint = describe(document.querySelector('a') as Element);
  document.body.innerHTML = slot(other).replace('aC45PLEo', 'ByHiMdMd');
  expect(find({ fingerprint })).not.toHaveProperty('element');
});

test.each([
  ['en', '3 minutes ago', '2 days ago', 'wanted'],
  ['en', '50 sec. ago', '1 hour ago', 'wanted'],
  ['de', 'vor 3 Minuten', 'vor 1 Stunde', 'wanted'],
  ['fr', 'il y a 3 minutes', 'il y a 11 jours', 'wanted'],
  ['de', 'vor 3 Minuten', 'ab 3 Minuten', undefined],
  ['en', '3 minutes', '20 minutes', undefined],
])('how long ago it was is no part of what something is called (%s, %s, %s)', (language, then, now, wanted) => {
  const page = (when: string) =>
    `<ul><li><button>Note one</button></li><li><p>x</p><a href="#/n" data-truth=wanted>Tea party, ${when}</a></li></ul>`;
  document.documentElement.lang = language;
  document.body.innerHTML = page(then);
  const fingerprint = describe(document.querySelector('a') as Element);
  document.body.innerHTML = `<nav><a href="#/m">New</a></nav>${page(now).replace('#/n', '#/n7')}`;
  const found = find({ fingerprint });
  document.documentElement.lang = '';
  expect('element' in found ? found.element.getAttribute('data-truth') : undefined).toBe(wanted);
});
