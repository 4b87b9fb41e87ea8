import { afterEach, expect, test } from 'vitest';
import type { Fingerprint } from '../../model/page/target';
import { describe as describeElement } from './describe';
import { find } from './find';

afterEach(() => {
  document.body.innerHTML = '';
});

const page = (html: string) => {
  document.body.innerHTML = html;
};
const $ = (selector: string) => document.querySelector(selector) as Element;
function taken(fingerprint: Fingerprint, exact = false): Element | undefined {
  const answer = find({ fingerprint }, { exact });
  return 'element' in answer ? answer.element : undefined;
}

const operation = (label: string, arrow = '') =>
  `<section><h3>Pets</h3><div><button class=row ${label}><b>POST</b> <span>/pet</span> <i>Add a pet</i></button>${arrow}</div></section>`;

test('takes what is read as it was, not the one that took its label over', () => {
  page(operation('aria-label="post /pet"'));
  const recorded = describeElement($('.row'));
  expect(recorded.name).toBe('post /pet');
  page(operation('', '<button class=arrow aria-label="post /pet"><svg width=9 height=9></svg></button>'));
  expect(taken(recorded)).toBe($('.row'));
  // For what must be exactly the same, none of the two is.
  expect(taken(recorded, true)).toBeUndefined();
});

test('lets counts change that stand beside the words', () => {
  const inbox = (html: string) => `<nav><a href="#">Home</a><a class=inbox href="#">${html}</a><a href="#">Sent</a></nav>`;
  page(inbox('Messages <span>12</span>'));
  const recorded = describeElement($('.inbox'));
  page(`<div>${inbox('Messages <span>7</span>')}</div>`);
  expect(taken(recorded)).toBe($('.inbox'));
  expect(taken(recorded, true)).toBeUndefined();
  page(inbox('Messages'));
  expect(taken(recorded)).toBe($('.inbox'));
});

test('does not take a number for a count where the others of a row have only another one', () => {
  const pages = (from: number) => `<nav>${[0, 1, 2].map((at) => `<a href="#">Week <b>${from + at}</b></a>`).join('')}</nav>`;
  page(pages(3));
  const recorded = describeElement($('a:nth-child(2)'));
  page(`<nav><a href="#">Week <b>9</b></a></nav>`);
  expect(taken(recorded)).toBeUndefined();
});

const tools = (icons: string[], of = 'fa fa-') =>
  `<h2>Mails</h2><div><p>1-50</p>${icons.map((icon) => `<button><i class="${of}${icon}"></i></button>`).join('')}</div>`;

test('tells buttons without words by their icons, however these are styled', () => {
  page(tools(['square-o', 'trash-o', 'reply', 'share']));
  const recorded = describeElement($('button:nth-of-type(2)'));
  page(tools(['square', 'reply', 'trash-alt', 'share'], 'far fa-'));
  expect(taken(recorded)).toBe($('button:nth-of-type(3)'));
  page(`<main>${tools(['square', 'reply', 'share'])}</main>`);
  expect(taken(recorded)).toBeUndefined();
});

test('takes no arrow that shows the other way', () => {
  page(tools(['chevron-right']));
  const recorded = describeElement($('button'));
  page(tools(['chevron-left']));
  expect(taken(recorded)).toBeUndefined();
});

test('takes a button that was called by its icon alone and has got a label since', () => {
  const bar = (label: string) =>
    `<nav aria-label="Top"><a href="/a">Home</a><button ${label}><i class="bi bi-bell-fill"></i></button><a href="/b">Out</a></nav>`;
  page(bar(''));
  const recorded = describeElement($('button'));
  page(bar('aria-label="Notifications"'));
  expect(taken(recorded)).toBe($('button'));
});

test('knows a link that is written otherwise and leads to the same page', () => {
  const menu = (entry: string, href: string) =>
    `<ul><li><a href="#">${entry}</a><ul><li><a class=invoice href="${href}">Invoice</a></li><li><a href="x">X-ray</a></li></ul></li><li><a href="#">More of it</a></li></ul>`;
  page(menu('Examples', 'invoice.html'));
  const recorded = describeElement($('.invoice'));
  const folder = new URL('.', document.baseURI).pathname;
  page(menu('Pages', `${folder}invoice.html`));
  expect(taken(recorded)).toBe($('.invoice'));
  page(menu('Pages', `${folder}other/invoice.html`));
  expect(taken(recorded)).toBeUndefined();
});

test('knows the only field of its type by what stands beside it', () => {
  const bar = (field: string, more = '') => `<div>${more}<form><a href="/">Logo</a>${field}<button>Explore</button></form></div>`;
  page(bar('<input type=text>'));
  const recorded = describeElement($('input'));
  page(`<main>${bar('<input type=text id=url>', '<p>New</p>')}</main>`);
  expect(taken(recorded)).toBe($('#url'));
  page(`<main>${bar('<input type=text id=url>', '<input type=text>')}</main>`);
  expect(taken(recorded)).toBeUndefined();
});

test('knows a field that keeps its id and most of its words', () => {
  page('<form><input id=mail placeholder="Enter email address"><button>Go</button></form>');
  const recorded = describeElement($('input'));
  page('<main><p>Forgotten</p><section><input id=mail placeholder="Email address"><a href="/x">Back</a></section></main>');
  expect(taken(recorded)).toBe($('input'));
});

const field = (label: string, id: string, more = '') =>
  `<div><label ${id && `for=${id}`}>${label}</label><div><input ${id && `id=${id}`} ${more}></div></div>`;

test('knows a field whose label only stood beside it, and is its name since', () => {
  page(`<form>${field('From', '')}${field('To', '')}<button>Go</button></form>`);
  const recorded = describeElement($('div:nth-of-type(2) input'));
  expect(recorded).toMatchObject({ label: 'To' });
  page(`<form>${field('To', 'm1')}${field('From', 'm2')}<button>Go</button></form>`);
  expect(taken(recorded)).toBe($('#m1'));
  page(`<form>${field('From', 'm1')}<button>Go</button></form>`);
  expect(taken(recorded)).toBeUndefined();
});

test('knows a field that was called by its hint, and has got a label since', () => {
  page(`<form>${field('', '', 'placeholder="Town or station"')}<button>Go</button></form>`);
  const recorded = describeElement($('input'));
  page(`<form>${field('To', 'm1', 'placeholder="Town or station"')}<button>Go</button></form>`);
  expect(taken(recorded)).toBe($('input'));
});
