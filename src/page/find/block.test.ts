import { afterEach, expect, test } from 'vitest';
import { describe as describeElement } from './describe';
import { find } from './find';

/**
 * The block that a control stands in is part of its identity, whatever it is made of. Each kind of markup draws a list of blocks; in each open one
 * stands the same control ("Edit"), keyed by its place where `keyed` says so, as lists do it.
 */

interface Block {
  name: string;
  /** Disclosures only; the others are always open. */
  open?: boolean;
  /** Without the control. */
  bare?: boolean;
}
type Draw = (blocks: Block[], keyed: boolean) => string;

const control = ({ name, bare }: Block, at: number, keyed: boolean) =>
  bare ? '' : `<button${keyed ? ` id="edit-${at}" data-testid="edit-${at}"` : ''} data-truth="${name}">Edit</button>`;
const each = (blocks: Block[], draw: (block: Block, at: number) => string) => blocks.map(draw).join('');
const body = (block: Block, at: number, keyed: boolean) =>
  `<div class="body"><h4>Parameters</h4><p>All of them</p>${control(block, at, keyed)}</div>`;

/** `lone`: nothing tells that it is a block while it is the only one. */
const KINDS: Record<string, { draw: Draw; closes?: true; single?: true; lone?: true }> = {
  'a row of a table': {
    draw: (blocks, keyed) =>
      `<table><tr><th>Who<th>What</tr>${each(blocks, (block, at) => `<tr><td>${block.name}<td>${control(block, at, keyed)}</tr>`)}</table>`,
  },
  'a row of a table with a class for its last cell': {
    draw: (blocks, keyed) =>
      `<table>${each(blocks, (block, at) => `<tr><td><b>${block.name}</b><td>Paid<td class="actions">${control(block, at, keyed)}</tr>`)}</table>`,
  },
  'a list item': {
    draw: (blocks, keyed) => `<ul>${each(blocks, (block, at) => `<li><span>${block.name}</span> ${control(block, at, keyed)}</li>`)}</ul>`,
  },
  'an article': {
    draw: (blocks, keyed) =>
      each(blocks, (block, at) => `<article><h3>${block.name}</h3><p>Text</p>${control(block, at, keyed)}</article>`),
  },
  'a card made of boxes': {
    lone: true,
    draw: (blocks, keyed) =>
      `<div class="grid">${each(blocks, (block, at) => `<div class="card"><div class="top"><div>${block.name}</div></div><div class="foot">${control(block, at, keyed)}</div></div>`)}</div>`,
  },
  'a row made of boxes': {
    lone: true,
    draw: (blocks, keyed) =>
      `<div>${each(blocks, (block, at) => `<div class="line"><div class="cell">${block.name}</div><div class="cell">12</div><div class="cell">${control(block, at, keyed)}</div></div>`)}</div>`,
  },
  'a section with a heading': {
    draw: (blocks, keyed) =>
      each(blocks, (block, at) => `<section><h2>${block.name}</h2><p>Text</p>${control(block, at, keyed)}</section>`),
  },
  'a box with a heading inside a header': {
    draw: (blocks, keyed) =>
      each(
        blocks,
        (block, at) =>
          `<div class="panel"><div class="head"><h3>${block.name}</h3></div><div class="in">${control(block, at, keyed)}</div></div>`,
      ),
  },
  'headings in a row with what follows them': {
    draw: (blocks, keyed) =>
      `<div>${each(blocks, (block, at) => `<h3>${block.name}</h3><p>Text</p><div>${control(block, at, keyed)}</div>`)}</div>`,
  },
  'a field set': {
    draw: (blocks, keyed) => each(blocks, (block, at) => `<fieldset><legend>${block.name}</legend>${control(block, at, keyed)}</fieldset>`),
  },
  'details with a summary': {
    closes: true,
    draw: (blocks, keyed) =>
      each(
        blocks,
        (block, at) => `<details${block.open ? ' open' : ''}><summary>${block.name}</summary>${body(block, at, keyed)}</details>`,
      ),
  },
  'a disclosure with ARIA': {
    closes: true,
    draw: (blocks, keyed) =>
      each(
        blocks,
        (block, at) =>
          `<div class="item"><h3><button aria-expanded="${block.open}" aria-controls="p${at}">${block.name}</button></h3><div id="p${at}" role="region"${block.open ? '' : ' hidden'}>${body(block, at, keyed)}</div></div>`,
      ),
  },
  'a disclosure by next door': {
    lone: true,
    closes: true,
    draw: (blocks, keyed) =>
      `<div class="accordion">${each(blocks, (block, at) => `<div class="header">${block.name}</div><div class="panel" style="display:${block.open ? 'block' : 'none'}">${body(block, at, keyed)}</div>`)}</div>`,
  },
  'a box that is marked as expanded itself': {
    closes: true,
    draw: (blocks, keyed) =>
      `<div>${each(blocks, (block, at) => `<div class="fold" aria-expanded="${block.open}"><div class="sum">${block.name}</div>${block.open ? `<div>${body(block, at, keyed)}</div>` : ''}</div>`)}</div>`,
  },
  'an operation that is drawn when it is opened': {
    closes: true,
    draw: (blocks, keyed) =>
      `<div>${each(blocks, (block, at) => `<span><div class="op${block.open ? ' is-open' : ''}" id="op-${block.name.replace(/\W/g, '')}"><div class="summary"><button class="sum" aria-expanded="${block.open}"><span>GET</span><div>${block.name}</div></button></div>${block.open ? body(block, at, keyed) : ''}</div></span>`)}</div>`,
  },
  'an operation without ARIA': {
    lone: true,
    closes: true,
    draw: (blocks, keyed) =>
      `<div>${each(blocks, (block, at) => `<div class="op"><div class="summary"><span>GET</span><div>${block.name}</div></div>${block.open ? `<div style="height:auto">${body(block, at, keyed)}</div>` : ''}</div>`)}</div>`,
  },
  'a dialog': {
    single: true,
    draw: ([block], keyed) =>
      block ? `<div role="dialog" aria-modal="true"><h2>${block.name}</h2><p>Text</p>${control(block, 0, keyed)}</div>` : '<p>Nothing</p>',
  },
  'a dialog that is named by another element': {
    single: true,
    draw: ([block], keyed) =>
      block
        ? `<div role="alertdialog" aria-labelledby="t"><div id="t">${block.name}</div><div>${control(block, 0, keyed)}</div></div>`
        : '<p>Nothing</p>',
  },
};

const [WANTED, OTHER, THIRD, RENAMED] = ['Find a pet', 'Delete a pet', 'Count the pets', 'Look up an animal'];
const on = (...names: string[]): Block[] => names.map((name) => ({ name, open: true }));
const shut = (...names: string[]): Block[] => names.map((name) => ({ name, open: false, bare: false }));

interface Drift {
  before: Block[];
  after: Block[];
  taken: boolean;
}
const MANY: Record<string, Drift> = {
  'nothing changed': { before: on(OTHER, WANTED, THIRD), after: on(OTHER, WANTED, THIRD), taken: true },
  'the wanted one is gone': { before: on(OTHER, WANTED, THIRD), after: on(OTHER, THIRD), taken: false },
  'another one is all that is left': { before: on(OTHER, WANTED, THIRD), after: on(OTHER), taken: false },
  'it was alone and gave way to another': { before: on(WANTED), after: on(OTHER), taken: false },
  'they are in another order': { before: on(OTHER, WANTED, THIRD), after: on(WANTED, THIRD, OTHER), taken: true },
  'one was put in before it': { before: on(WANTED, THIRD), after: on(OTHER, WANTED, THIRD), taken: true },
  'it is renamed, and the others are there': { before: on(OTHER, WANTED, THIRD), after: on(OTHER, RENAMED, THIRD), taken: false },
  'its control is gone': {
    before: on(OTHER, WANTED, THIRD),
    after: [...on(OTHER), { name: WANTED, open: true, bare: true }, ...on(THIRD)],
    taken: false,
  },
  'only it had the control, and now only another one has it': {
    before: [{ name: OTHER, open: true, bare: true }, ...on(WANTED)],
    after: [...on(OTHER), { name: WANTED, open: true, bare: true }],
    taken: false,
  },
};
const CLOSING: Record<string, Drift> = {
  'it alone was open, and now another is, too': {
    before: [...shut(OTHER), ...on(WANTED), ...shut(THIRD)],
    after: [...on(OTHER, WANTED), ...shut(THIRD)],
    taken: true,
  },
  'it alone was open, and now all are': {
    before: [...shut(OTHER), ...on(WANTED), ...shut(THIRD)],
    after: on(OTHER, WANTED, THIRD),
    taken: true,
  },
  'all were open, and now it alone is': {
    before: on(OTHER, WANTED, THIRD),
    after: [...shut(OTHER), ...on(WANTED), ...shut(THIRD)],
    taken: true,
  },
  'it alone was open, and now only another is': {
    before: [...shut(OTHER), ...on(WANTED), ...shut(THIRD)],
    after: [...on(OTHER), ...shut(WANTED, THIRD)],
    taken: false,
  },
  'it is gone, and another is open': {
    before: [...shut(OTHER), ...on(WANTED), ...shut(THIRD)],
    after: [...on(OTHER), ...shut(THIRD)],
    taken: false,
  },
};
const SINGLE: Record<string, Drift> = {
  'nothing changed': { before: on(WANTED), after: on(WANTED), taken: true },
  'it asks another question now': { before: on(WANTED), after: on(OTHER), taken: false },
  'it is gone': { before: on(WANTED), after: [], taken: false },
};

const ROWS = Object.entries(KINDS).flatMap(([kind, { draw, closes, single, lone }]) =>
  Object.entries({ ...(single ? SINGLE : MANY), ...(closes && CLOSING) })
    .filter(([, { before }]) => !lone || before.length > 1)
    .flatMap(([when, drift]) => [false, true].map((keyed) => ({ kind, when, keyed, draw, ...drift }))),
);

afterEach(() => {
  document.body.innerHTML = '';
});

const page = (inner: string) => `<header><h1>Pets</h1><a href="/help">Help</a></header><main>${inner}</main><footer>Foot</footer>`;
const truth = (name: string) => document.querySelector(`[data-truth="${name}"]`) as Element;
const shown = (element: Element | undefined) => (element ? (element.getAttribute('data-truth') ?? element.localName) : 'abstained');

test('the table is as long as it looks', () => expect(ROWS.length).toBeGreaterThan(200));

test.each(ROWS)('$kind (keyed: $keyed): $when', ({ draw, keyed, before, after, taken }) => {
  document.body.innerHTML = page(draw(before, keyed));
  const fingerprint = describeElement(truth(WANTED));
  document.body.innerHTML = page(draw(after, keyed));
  const found = find({ fingerprint });
  // What is folded away may be found where it is: it is told as hidden and waited for.
  const folded = 'element' in found && found.hidden && found.element === truth(WANTED);
  expect(folded ? 'abstained' : shown('element' in found ? found.element : undefined)).toBe(taken ? WANTED : 'abstained');
});

/** What a rebuild does to a page: each thing gets boxes around it that are all alike. */
function wrapAll(root: Element, depth: number): void {
  for (const child of [...root.children]) {
    wrapAll(child, depth);
    if (!/^(DIV|SPAN|P|H\d|BUTTON|SECTION|ARTICLE)$/.test(child.tagName) || root.closest('button,summary,h1,h2,h3,h4')) continue;
    let inner: Element = child;
    for (let at = 0; at < depth; at++) {
      const wrapper = document.createElement('div');
      wrapper.className = 'wrap';
      inner.replaceWith(wrapper);
      wrapper.append(inner);
      inner = wrapper;
    }
  }
}

test.each(ROWS)('$kind (keyed: $keyed), in wrappers: $when', ({ draw, keyed, before, after, taken }) => {
  document.body.innerHTML = page(draw(before, keyed));
  const fingerprint = describeElement(truth(WANTED));
  document.body.innerHTML = page(draw(after, keyed));
  wrapAll(document.body, 2);
  const found = find({ fingerprint });
  const folded = 'element' in found && found.hidden && found.element === truth(WANTED);
  expect(folded ? 'abstained' : shown('element' in found ? found.element : undefined)).toBe(taken ? WANTED : 'abstained');
});

const form = (title: string, [field, link, box, press]: string[]) =>
  `<h2>${title}</h2><p>Lead</p><label>${field}<input name="email" type="email"></label><a href="#" data-truth="${WANTED}">${link}</a>` +
  `<label><input name="stay" type="checkbox">${box}</label><button>${press}</button>`;
test.each([
  ['it is renamed with all that stands around', 'Good to see you', ['Address', 'Need help?', 'Stay', 'New here'], true],
  ['it reads as before, in a block with another title and other things', 'Pay', ['Card', 'Forgot?', 'Bank', 'Other'], false],
  ['a block with another title took its place, with one other thing', 'Pay', ['Email', 'Delete', 'Keep me in', 'Join'], false],
])('a block whose title is nowhere any more: %s', (_, title, words, taken) => {
  document.body.innerHTML = page(`<form>${form('Welcome back', ['Email', 'Forgot?', 'Keep me in', 'Join'])}</form>`);
  const fingerprint = describeElement(truth(WANTED));
  document.body.innerHTML = page(`<form>${form(title, words)}</form>`);
  const found = find({ fingerprint });
  expect(shown('element' in found ? found.element : undefined)).toBe(taken ? WANTED : 'abstained');
});

const PICTURE = '<a href="/goods/1" tabindex="-1" aria-hidden="true"><i></i></a>';
const goods = (label: string, href: string, picture = '') =>
  `<section aria-label="${label}"><ul><li>${picture}<a href="/goods/1${href}" data-truth="${WANTED}">Aria</a><button>Add</button></li><li><a href="/goods/2${href}">Nova</a><button>Add</button></li></ul></section>`;
test.each([
  ['the page was asked for something that all links carry along', '?lang=en', goods('Offers', '?lang=de'), '?lang=de', true],
  ['the picture beside it leads there too', '', goods('Offers', '', PICTURE), '', true, PICTURE],
  ['the link asks for something of its own', '?lang=en', goods('Offers', '?lang=de&id=7'), '?lang=de', false],
  ['it carries along another thing than the page was asked for', '?lang=en', goods('Offers', '?lang=fr'), '?lang=de', false],
])('the only link so called that leads where it led, in a block with another title: %s', (_, asked, now, asks, taken, picture = '') => {
  const here = location.href;
  const open = (search: string) => history.replaceState(null, '', location.pathname + search);
  open(asked);
  document.body.innerHTML = page(goods('Goods', asked, picture));
  const { position: _point, ...fingerprint } = describeElement(truth(WANTED));
  open(asks);
  document.body.innerHTML = page(now);
  const found = find({ fingerprint });
  history.replaceState(null, '', here);
  expect(shown('element' in found ? found.element : undefined)).toBe(taken ? WANTED : 'abstained');
});

test('a choice in what a box holds that is marked as expanded is found again, and not named by what stands beside it', () => {
  document.body.innerHTML = page(
    `<div aria-expanded="true"><button aria-label="Search">🔍</button><div><div><input aria-label="Words"><span>1/17</span></div>
      <label class="choice"><input type="checkbox" data-testid="case"> Match case</label>
      <label class="choice"><input type="checkbox" data-testid="whole"> Whole words</label><div><button>Close</button></div></div></div>`,
  );
  const box = document.querySelector('[data-testid=whole]') as Element;
  const fingerprint = describeElement(box);
  expect(fingerprint.blocks).toBeUndefined();
  expect(find({ fingerprint })).toMatchObject({ element: box });
});
