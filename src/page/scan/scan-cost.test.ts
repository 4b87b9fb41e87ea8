import '../dom/counted.fixture';
import { afterEach, expect, test } from 'vitest';
import { timesAsked } from '../dom/counted.fixture';
import { find } from '../find/find';
import { scan } from './scan';

afterEach(() => {
  document.body.innerHTML = '';
});

const row = (at: number) =>
  `<div class="row"><span>Item ${at}</span><label for="q${at}">Quantity ${at}</label><input id="q${at}"><button>Add</button><a href="/item/${at}">Details ${at}</a></div>`;
const fill = (amount: number) => {
  document.body.innerHTML = `<main>${Array.from({ length: amount }, (_, at) => row(at)).join('')}</main>`;
};

/** How often the look asks the browser for something dear. */
function asked(look: () => void): { styles: number; boxes: number; labels: number; queries: number } {
  const counts = { styles: 0, boxes: 0, labels: 0, queries: 0 };
  const undo = [
    count(window, 'getComputedStyle', () => counts.styles++),
    countGetter(HTMLInputElement.prototype, 'labels', () => counts.labels++),
  ];
  counts.queries = timesAsked('querySelectorAll', () => {
    counts.boxes = timesAsked('getBoundingClientRect', look);
  });
  for (const restore of undo) restore();
  return counts;
}

test('a look asks a number of times that grows with the page, not with its square', () => {
  fill(50);
  const small = asked(() => scan());
  fill(200);
  const large = asked(() => scan());
  expect(large.styles).toBeLessThanOrEqual(small.styles * 4.2);
  expect(large.boxes).toBeLessThanOrEqual(small.boxes * 4.2);
  expect(large.queries).toBe(small.queries);
  // Each `labels` walks the whole tree.
  expect(large.labels).toBe(0);
});

test('a control costs a bounded number of questions', () => {
  fill(200);
  const controls = 600;
  const { styles, boxes } = asked(() => scan());
  expect(styles / controls).toBeLessThan(8);
  expect(boxes / controls).toBeLessThan(2);
});

test('text past what is kept costs nothing', () => {
  const texts = (amount: number) => {
    document.body.innerHTML = `<main><button>Go</button>${'<p>Some words of text that nobody asks for</p>'.repeat(amount)}</main>`;
  };
  texts(1000);
  const small = asked(() => scan());
  texts(4000);
  const large = asked(() => scan());
  expect(large).toEqual(small);
});

test('what stands in closed details is not asked for its style, which the browser would have to make first', () => {
  document.body.innerHTML =
    '<div role=button tabindex=0><details><summary>More</summary><p>Some <button>Folded</button></p></details></div><div hidden=until-found><p>Other <button>Found</button></p></div>';
  const asked: Element[] = [];
  const native = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    asked.push(element);
    return native(element, pseudo);
  };
  const names = scan().elements.map(({ name }) => name);
  window.getComputedStyle = native;
  expect(names).toEqual(['More', 'More']);
  expect(asked.filter((element) => element.closest('p'))).toEqual([]);
});

test('a number is found again when its element was rendered anew, and not when another took its place', () => {
  document.body.innerHTML = '<form aria-label="Login"><input aria-label="Mail"><button>Enter</button></form>';
  const ref = scan().elements.find((element) => element.name === 'Enter')?.ref ?? -1;
  document.body.innerHTML = '<form aria-label="Login"><input aria-label="Mail"><button>Enter</button></form>';
  const again = find({}, { ref });
  expect('element' in again && again.element).toBe(document.querySelector('button'));
  expect('element' in again && again.by).not.toBe('element');
  document.body.innerHTML = '<form aria-label="Login"><input aria-label="Mail"><button>Leave</button></form>';
  expect('kind' in find({}, { ref })).toBe(true);
});

test('a live element that was given other words is no longer what its number meant', () => {
  document.body.innerHTML = '<ul><li><button>Delete Ann</button></li></ul>';
  const ref = scan().elements[0]?.ref ?? -1;
  const button = document.querySelector('button') as HTMLElement;
  expect('element' in find({}, { ref })).toBe(true);
  button.textContent = 'Publish';
  expect('kind' in find({}, { ref })).toBe(true);
});

function count(owner: object, name: string, tell: () => void): () => void {
  const holder = owner as Record<string, (...given: unknown[]) => unknown>;
  const native = holder[name] as (...given: unknown[]) => unknown;
  holder[name] = function (this: unknown, ...given) {
    tell();
    return native.apply(this, given);
  };
  return () => {
    holder[name] = native;
  };
}

function countGetter(owner: object, name: string, tell: () => void): () => void {
  const native = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
  Object.defineProperty(owner, name, {
    ...native,
    get(this: unknown) {
      tell();
      return native.get?.call(this);
    },
  });
  return () => {
    Object.defineProperty(owner, name, native);
  };
}
