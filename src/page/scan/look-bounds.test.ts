import '../dom/skipped-content.fixture';
import { afterEach, expect, test } from 'vitest';
import { readDuring } from '../dom/skipped-content.fixture';
import { installShim } from '../shim/install-shim';
import { scan } from './scan';

installShim();

afterEach(() => {
  document.body.innerHTML = '';
});

const WORDS = 'Lorem ipsum 請求書を削除 ';
/** Together longer than the text of a page that is told. */
const MANY = 10;
/** Laying out a million characters takes a browser without their font half a minute. */
const LAID_OUT = 90_000;
const each = (make: (at: number) => string) => Array.from({ length: MANY }, (_, at) => make(at)).join('');

/** Where a page can put a long text, `long` a text of its own each time. */
const PLACES: Record<string, (long: (at: number) => string) => string> = {
  'options of a select': (long) => `<select>${each((at) => `<option>${long(at)}</option>`)}</select>`,
  'options of a list that comboboxes share': (long) =>
    `${each(() => '<div role=combobox aria-controls=list tabindex=0>One</div>')}<div role=listbox id=list>${each((at) => `<div role=option>${long(at)}</div>`)}</div>`,
  'items of a list': (long) => `<ul>${each((at) => `<li>${long(at)}<button>Go</button></li>`)}</ul>`,
  'names of buttons': (long) => each((at) => `<button><span>${long(at)}</span></button>`),
  attributes: (long) => each((at) => `<button aria-label="${long(at)}" title="${long(at)}1">Go</button>`),
  'values of fields': (long) => each((at) => `<div>${long(at)} <input value="${long(at)}"></div>`),
  'labels of fields': (long) => each((at) => `<label>${long(at)} <input></label>`),
  rows: (long) => `<table>${each((at) => `<tr><td>${long(at)}</td><td><a href=/${at}>Open</a></td></tr>`)}</table>`,
  'what describes all buttons': (long) =>
    `<p id=told>${each((at) => `<i>${long(at)}</i>`)}</p>${each((at) => `<button aria-describedby=told>${at}</button>`)}`,
  'what names all buttons': (long) =>
    `<p id=told>${each((at) => `<i>${long(at)}</i>`)}</p>${each(() => '<button aria-labelledby=told>Go</button>')}`,
  'what names all fields': (long) => `<p id=told>${each((at) => `<i>${long(at)}</i>`)}</p>${each(() => '<input aria-labelledby=told>')}`,
  'controls in controls': (long) => each((at) => `<div role=button tabindex=0>${long(at)}`),
};

test.for(Object.entries(PLACES))('a look folds no more of texts that are four times as long: %s', { timeout: LAID_OUT }, ([, page]) => {
  const cost = (length: number) => {
    document.body.innerHTML = page((at) => `${at} ${WORDS.repeat(length / WORDS.length)}`);
    return readDuring(() => scan());
  };
  // Both are longer than anything that is told.
  const [long, longer] = [cost(5000), cost(20_000)];
  expect(longer.elements).toBe(long.elements);
  // What fits into the text of the page is folded once, whole or half.
  expect(longer.folded).toBeLessThan(long.folded * 1.1 + 40_000);
  expect(longer.folded).toBeLessThan(longer.elements * 40_000 + 40_000);
});
