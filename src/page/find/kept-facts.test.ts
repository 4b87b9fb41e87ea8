import '../dom/counted.fixture';
import { afterEach, describe, expect, test } from 'vitest';
import { timesAsked } from '../dom/counted.fixture';
import { withReadCache } from '../dom/labels';
import { keepTreeFacts } from '../dom/tree-facts';
import { describe as describeElement } from './describe';
import { seeded } from './fixtures/drift';
import { PAGES } from './fixtures/pages';
import { nameByTree, nameOrText, onlyText } from './lookalikes';

/** Fields and controls that are called in all the ways there are, most of them several times. */
const CALLED = `<main>${[0, 1, 2]
  .map(
    (at) => `<section class=row aria-label="Order ${at}"><button>Open</button> <button> Open </button><label>Name <input></label>
    <label><input type=checkbox>Done</label><label>Both <input> sides</label><label for=by-${at}>By id</label><input id=by-${at}>
    <label><span>In span</span> <input></label><input title=Title><input placeholder=Hint><input aria-label=Label><input type=checkbox>
    <label>One <input id=two-${at}></label><label for=two-${at}>Two</label><textarea placeholder=Note></textarea><input type=submit value=Send>
    <select title=Land><option>France<option label=Spain>Espana</select><a href="/x">More</a><a href="/y"><b>Mo</b>re</a><a href="/z" aria-label=More>…</a>
    <label>Held <button>Inner</button></label><span role=button tabindex=0>Open</span><button><i hidden>Not</i>Open</button></section>`,
  )
  .join('')}</main>`;

const style = new CSSStyleSheet();
afterEach(() => {
  document.body.innerHTML = '';
  document.adoptedStyleSheets = [];
});

function fill(html: string): void {
  style.replaceSync('');
  document.adoptedStyleSheets = [style];
  document.body.innerHTML = html;
}
const every = () => [...document.body.querySelectorAll('*')];

/** What pages do to themselves; the last three without a word to any observer. */
const CHANGES: Record<string, (element: Element, random: () => number) => void> = {
  attribute: (element, random) =>
    element.setAttribute(
      ['title', 'aria-label', 'role', 'id', 'class', 'hidden', 'for'][Math.floor(random() * 7)] ?? '',
      random() < 0.5 ? 'Open' : 'button',
    ),
  'no attributes': (element) => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  },
  text: (element, random) => {
    const text = [...element.childNodes].find((node) => node.nodeType === 3);
    if (text) text.nodeValue = random() < 0.5 ? 'Open' : ' Name\n';
  },
  gone: (element) => element.remove(),
  copied: (element) => element.after(element.cloneNode(true)),
  moved: (element, random) =>
    every()
      .at(Math.floor(random() * 5))
      ?.append(element),
  labelled: (element) => {
    if (element.id) document.body.append(Object.assign(document.createElement('label'), { textContent: 'Name', htmlFor: element.id }));
  },
  typed: (element) => {
    if ('value' in element) (element as HTMLInputElement).value = 'typed';
  },
  ticked: (element) => {
    if ('checked' in element) (element as HTMLInputElement).checked = true;
  },
  styled: (_, random) =>
    style.replaceSync(
      ['button{display:none}', 'span,i{display:block!important}', 'label{visibility:hidden}', ''][Math.floor(random() * 4)] ?? '',
    ),
};

/** Everything is described with what was kept over a change, then without. */
function compare(random: () => number): [kept: string, anew: string] {
  const pick = () => every()[Math.floor(random() * every().length)] ?? document.body;
  const unkeep = keepTreeFacts();
  for (let times = 0; times < 4; times++) describeElement(pick());
  for (let times = 0; times < 2; times++) {
    const kinds = Object.values(CHANGES);
    try {
      kinds[Math.floor(random() * kinds.length)]?.(pick(), random);
    } catch {
      // Moved into itself.
    }
  }
  const all = every().filter(() => random() < 0.2);
  // What was never looked at has its box only later.
  for (const element of all) element.getBoundingClientRect();
  const kept = all.map((element) => describeElement(element));
  unkeep();
  return [JSON.stringify(kept), JSON.stringify(all.map((element) => describeElement(element)))];
}

describe('what looks keep of a tree', () => {
  test.each(['called', ...Object.keys(PAGES)])(
    'describes the page "%s" as a first look does, whatever changed in between',
    (name) => {
      for (let seed = 1; seed <= 25; seed++) {
        const random = seeded(seed);
        fill(PAGES[name] ?? CALLED);
        for (let round = 0; round < 3; round++) {
          const [kept, anew] = compare(random);
          expect(kept, `seed ${seed}, round ${round}`).toBe(anew);
        }
      }
      // 7 s of computing on a machine with a load of 9.
    },
    180_000,
  );

  test('is really kept: what was described once is described again without a pass over the page, until something changes', () => {
    fill(CALLED);
    const field = document.querySelector('label > input') as Element;
    const unkeep = keepTreeFacts();
    const queries = () => timesAsked('querySelectorAll', () => void describeElement(field));
    const first = queries();
    expect(first).toBeGreaterThan(1);
    expect(queries()).toBe(0);
    document.body.append('more');
    expect(queries()).toBe(first);
    unkeep();
    expect(queries()).toBe(first);
    expect(queries()).toBe(first);
  });

  test('calls by the tree alone only what is called so', () => {
    fill(CALLED);
    const told = () =>
      every().map((element) => [withReadCache(() => nameByTree(element, onlyText(element))), nameOrText(element)] as const);
    for (const rule of ['', 'label{display:none}', 'input{display:block}', 'button::before{content:"x"}', 'span{visibility:hidden}']) {
      style.replaceSync(rule);
      const sure = told().filter(([words]) => words !== undefined);
      expect(sure.filter(([words, name]) => words !== name)).toEqual([]);
      expect(sure.length).toBeGreaterThan(30);
    }
  });
});
