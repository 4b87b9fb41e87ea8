import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryAll } from './query';

/** A page that is as deep as a parser lets one be, and as wide. */
beforeAll(() => {
  let inner: Element = document.body;
  for (let depth = 0; depth < 400; depth++) {
    const box = document.createElement('div');
    box.className = 'a';
    inner.append(box);
    inner = box;
    for (let beside = 0; beside < 20; beside++) {
      const word = document.createElement('span');
      word.className = 'b';
      word.textContent = 'word '.repeat(20);
      inner.append(word);
    }
  }
});
afterAll(() => {
  document.body.innerHTML = '';
});

/** Each of them took 1 to 31 s here, or was not done after a minute. Refused ones hit nothing, also where they would. */
const REFUSED = {
  'descendants of what has something': '.a:has(.b) .b',
  'several of them': '.a:has(.b .z) .a:has(.z .b) .b',
  'one of two that have something': ':is(.a:has(.z), .b) .b',
  'climbing inside of has': '*:has(> .b ~ * *)',
  'many that climb': Array(80).fill('.a > * * > * .b').join(),
  'climbing inside of brackets': ':is(.a > * *) > * .b',
  'brackets in brackets': ':not(:is(.q > * *) > * *)',
  'text of all that is around': 'xpath=//*[contains(., "word")]',
  'text made plain': '//*[normalize-space(.)!="zz"]',
  'two depths': '//div//span[contains(@class, "b")]',
  ancestors: '//span/ancestor::div[1]',
  'all of the document for each': '//*[count(//*)>0]',
  'all before each': '//*[preceding::*[1]]',
};
/** These hit what they mean. */
const TAKEN: Record<string, [string, number]> = {
  'a path': [`body > ${Array(150).fill('.a').join(' > ')} > .b:nth-of-type(3)`, 1],
  'a few descents': ['.a .a > .a .b', 7960],
  'a long list': [Array(900).fill('*').join(), 8400],
  'a path of XPath': ['//div[@class="a"]/span[2]', 400],
  'its text': ['//span[text()="none"]', 0],
  'a text': ['text=zz', 0],
  'a whole text': ['text="zz"', 0],
  'a text inside': ['div:has-text("zz")', 0],
  'the whole text of it': [':text-is("zz")', 0],
  'a name': ['aria/zz', 0],
  'one inside of another': ['* >> *', 0],
};

/** One that were matched in full would take minutes, which the time limit of tests ends. */
const hitsSoon = (selector: string) => queryAll(selector).filter((hit) => document.body.contains(hit) && hit !== document.body).length;

test.each(Object.entries(REFUSED))('%s is asked of no page that it would keep for long', (_, selector) => {
  expect(hitsSoon(selector)).toBe(0);
});

test.each(Object.entries(TAKEN))('%s is asked of it', (_, [selector, hits]) => {
  expect(hitsSoon(selector)).toBe(hits);
});

test('on a page like most, what has something and what is inside of it are found', () => {
  const deep = document.body.firstElementChild as Element;
  deep.remove();
  const rows = Array.from({ length: 200 }, (_, at) => `<tr><td class="name"><a>${at}</a></td><td><button>Go</button></td></tr>`);
  document.body.insertAdjacentHTML('afterbegin', `<table>${rows.join('')}</table>`);
  const table = document.querySelector('table') as Element;
  expect(queryAll('tr:has(.name) button').length).toBe(200);
  expect(queryAll('tr:has(td.name a) button').length).toBe(200);
  expect(queryAll('table tr > td:not(.name) button').length).toBe(200);
  expect(queryAll('//tr[.//a[text()="7"]]//button').length).toBe(1);
  expect(queryAll('//tr[contains(., "77")]//button/ancestor::tr').length).toBe(2);
  table.remove();
  document.body.append(deep);
});
