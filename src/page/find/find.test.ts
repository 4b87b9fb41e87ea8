import { afterEach, expect, test } from 'vitest';
import type { Target } from '../../model/page/target';
import { markOverlay } from '../dom/own-overlay';
import { describe as describeElement } from './describe';
import { find } from './find';
import type { FindFailure, Found } from './found';

afterEach(() => {
  document.body.innerHTML = '';
});

function page(html: string): void {
  document.body.innerHTML = html;
}
const $ = (selector: string) => document.querySelector(selector) as Element;
const isFound = (answer: Found | FindFailure): answer is Found => 'element' in answer;
function outcome(answer: Found | FindFailure): string {
  return isFound(answer) ? `${answer.by}${answer.heal ? ` healed by ${answer.heal.by}` : ''}` : answer.kind;
}
const seek = (target: Target, exact = false) => find(target, { exact });

const rows = (names: string[], id = true) =>
  `<table><tr><th>Name<th>Do</tr>${names.map((name, at) => `<tr><td>${name}<td><button${id ? ` id="delete-${at}"` : ''}>Delete</button></tr>`).join('')}</table>`;
const rowButton = (name: string) =>
  [...document.querySelectorAll('tr')].find((row) => row.cells[0]?.textContent === name)?.querySelector('button');

test('finds what it described, by its selector, without a heal', () => {
  page('<main><h1>Shop</h1><button id="buy">Buy now</button><button>Later</button></main>');
  const target = { fingerprint: describeElement($('#buy')) };
  const answer = seek(target);
  expect(outcome(answer)).toBe('selector');
  expect(isFound(answer) && answer.element).toBe($('#buy'));
  expect(outcome(seek(target, true))).toBe('selector');
});

test('never takes the decoy that outlived the wanted one, in a box of its own', () => {
  const toolbar = (first: string) =>
    `<div role="toolbar" aria-label="Customise">${first}<button>Style Vega</button><button>Radius</button></div>`;
  page(toolbar('<button id="theme">Theme Neutral</button>'));
  const target = { fingerprint: describeElement($('#theme')) };
  page(toolbar('<aside aria-label="Sponsored"><span>Sponsored</span><button>Theme Neutral</button></aside>'));
  expect(isFound(seek(target))).toBe(false);
  // Nor where it stands at the very point.
  page(
    toolbar(
      '<aside aria-label="Sponsored" style="display:contents"><i style="position:absolute;top:99px">Ad</i><button>Theme Neutral</button></aside>',
    ),
  );
  expect(isFound(seek(target))).toBe(false);
  page(toolbar('<button>Theme Neutral</button>'));
  expect(isFound(seek(target))).toBe(true);
});

test('finds the button of a row after the rows were put in another order', () => {
  page(rows(['Ann', 'Bob', 'Carol']));
  const target = { fingerprint: describeElement(rowButton('Bob') as Element) };
  page(rows(['Bob', 'Dora', 'Carol', 'Ann']));
  const answer = seek(target);
  expect(isFound(answer) && answer.element).toBe(rowButton('Bob'));
});

test('abstains when the row is gone, even though id, name and place now belong to the neighbour', () => {
  page(rows(['Ann', 'Bob', 'Carol']));
  const target = { fingerprint: describeElement(rowButton('Bob') as Element) };
  page(rows(['Ann', 'Carol']));
  expect(outcome(seek(target))).toMatch(/^target-/);
  page(rows(['Carol']));
  expect(outcome(seek(target))).toMatch(/^target-/);
});

test('abstains when the only row of the recording has given way to another', () => {
  page(rows(['Bob'], false));
  const target = { fingerprint: describeElement(rowButton('Bob') as Element) };
  page(rows(['Carol'], false));
  expect(outcome(seek(target))).toMatch(/^target-/);
});

test('does not take an id that now names another button', () => {
  page('<form aria-label="Note"><button id="save">Save</button><button id="drop">Discard</button></form>');
  const target = { fingerprint: describeElement($('#save')) };
  page('<form aria-label="Note"><button id="save">Discard</button></form>');
  expect(outcome(seek(target))).toMatch(/^target-/);
  page('<form aria-label="Note"><button id="keep">Save</button><button id="save">Discard</button></form>');
  const answer = seek(target);
  expect(isFound(answer) && answer.element).toBe($('#keep'));
});

test('finds a renamed id by role, name and surroundings, and tells the heal', () => {
  page('<form aria-label="Sign in"><input name="mail"><button id="go">Sign in</button></form><footer>x</footer>');
  const target = { fingerprint: describeElement($('#go')) };
  page('<form aria-label="Sign in"><input name="mail"><button id="enter">Sign in</button></form><footer>x</footer>');
  const answer = seek(target);
  expect(isFound(answer) && answer.element).toBe($('#enter'));
  expect(isFound(answer) && answer.heal?.votes).toContain('semantic');
  expect(outcome(seek(target, true))).toBe('target-missing');
});

test('finds a translated button by test id and place', () => {
  page('<main><h2>Basket</h2><p>Two</p><button data-testid="checkout">Check out</button></main>');
  const target = { fingerprint: describeElement($('button')) };
  page('<main><h2>Basket</h2><p>Two</p><button data-testid="checkout">Zur Kasse</button></main>');
  const answer = seek(target);
  expect(isFound(answer) && answer.element).toBe($('button'));
  expect(isFound(answer) && answer.heal).toBeTruthy();
});

test.each([
  '<a href="#" role="button">Theme</a>',
  '<div role="button" tabindex="0">Theme</div>',
  '<span><span><button>Theme</button></span></span>',
])('finds a button that became %s', (markup) => {
  page('<nav aria-label="Top"><a href="/a">Home</a><button>Theme</button></nav>');
  const target = { fingerprint: describeElement($('button')) };
  page(`<nav aria-label="Top"><a href="/a">Home</a>${markup}</nav>`);
  const answer = seek(target);
  expect(isFound(answer) && answer.element.textContent).toBe('Theme');
});

test('finds a control that moved into a shadow root', () => {
  page('<section><button id="export-report">Export report</button></section>');
  const target = { fingerprint: describeElement($('button')) };
  page('<section><div id="host"></div></section>');
  const root = $('#host').attachShadow({ mode: 'open' });
  root.innerHTML = '<p>Tools</p><button>Export report</button>';
  const answer = seek(target);
  expect(isFound(answer) && answer.element).toBe(root.querySelector('button'));
});

test('tells twins in two forms apart by the form', () => {
  const form = (name: string, id: string) =>
    `<form aria-label="${name}"><input aria-label="Mail"><button class="${id}">Send</button></form>`;
  page(form('Login', 'a') + form('Register', 'b'));
  const target = { fingerprint: describeElement($('.b')) };
  page(form('Register', 'b') + form('Login', 'a'));
  const answer = seek(target);
  expect(isFound(answer) && answer.element).toBe($('.b'));
  page(form('Login', 'a'));
  expect(outcome(seek(target))).toMatch(/^target-/);
});

test('a bare selector must hit one visible element', () => {
  page('<button class="x" style="display:none">A</button><button class="x">B</button><button>C</button>');
  const one = seek({ selector: '.x' });
  expect(isFound(one) && one.element.textContent).toBe('B');
  expect(outcome(seek({ selector: 'button' }))).toBe('target-ambiguous');
  expect(outcome(seek({ selector: '.none' }))).toBe('target-missing');
  expect(outcome(seek({ selector: 'b[[' }))).toBe('target-missing');
});

test('a point alone takes only something interactive', () => {
  page(
    '<div style="position:fixed;left:0;top:0;width:400px;height:300px">plain</div><button style="position:fixed;left:500px;top:10px;width:90px;height:40px">Hit</button>',
  );
  expect(outcome(seek({ relX: 100 / innerWidth, relY: 100 / innerHeight }))).toBe('target-missing');
  const answer = seek({ relX: 520 / innerWidth, relY: 20 / innerHeight });
  expect(outcome(answer)).toBe('coordinates healed by coordinates');
  expect(isFound(answer) && answer.element.textContent).toBe('Hit');
});

test('finds every choice of a menu that it described, by the value that the page gave it, also when the menu is put in another order', () => {
  const choices = (names: string[]) =>
    `<div role=toolbar aria-label="Customise"><div class=group>${['Theme', 'Style', 'Font']
      .map((name) => `<button class=trigger aria-haspopup=menu><span>${name}</span> <b>Default</b></button>`)
      .join('')}</div><div class=group><button class=trigger>Reset</button><button class=trigger>Copy</button></div></div>
      <div role=listbox aria-label="Theme">${names.map((name) => `<div role=option data-value="${name.toLowerCase()}">${name}</div>`).join('')}</div>`;
  const names = ['Neutral', 'Stone', 'Deep purple'];
  page(choices(names));
  const all = [...document.querySelectorAll('button,[role=option]')].map((element) => ({
    words: element.textContent,
    fingerprint: describeElement(element),
  }));
  expect(all.filter(({ fingerprint }) => fingerprint.role === 'option').map(({ fingerprint }) => fingerprint.selectors[0])).toEqual([
    'div[data-value="neutral"]',
    'div[data-value="stone"]',
    'div[data-value="deep purple"]',
  ]);
  const found = () =>
    all.map(({ fingerprint }) => {
      const answer = seek({ fingerprint });
      return isFound(answer) ? answer.element.textContent : answer.kind;
    });
  expect(found()).toEqual(all.map(({ words }) => words));
  page(choices(names.reverse()));
  expect(found()).toEqual(all.map(({ words }) => words));
});

test('tells what was found as it was recorded, and anew where anything of it or beside it has changed', () => {
  const html = (beside: string) => `<main><form><button id="buy">Buy now</button><button>${beside}</button></form></main>`;
  page(html('Later'));
  const recorded = describeElement($('#buy'));
  const toldNow = () => {
    const answer = seek({ fingerprint: recorded });
    return isFound(answer) ? answer.fingerprint : undefined;
  };
  expect(toldNow()).toEqual(recorded);
  page(html('Never'));
  expect(toldNow()?.neighbours).toEqual(['Never']);
  expect(toldNow()?.company?.members).not.toEqual(recorded.company?.members);
  page(`<p style="height:40px"></p>${html('Later')}`);
  expect(toldNow()?.company).toEqual(recorded.company);
  expect(toldNow()?.position).not.toEqual(recorded.position);
});

test('the one large surface of a page is found however many small things without words there are, and one of several pages is not', () => {
  const sheet = '<div style="width:70vw;height:70vh"></div>';
  const small = '<div style="width:9px;height:9px"></div>';
  page(`<main><section>${sheet}</section><footer>${small}</footer></main>`);
  const target = { fingerprint: describeElement($('section > div'), { x: 0.2, y: 0.3 }) };
  page(`<main><section>${sheet}</section><footer>${small}${small}</footer></main>`);
  const answer = seek(target);
  expect(isFound(answer) && answer.element).toBe($('section > div'));
  page(`<main><section>${sheet}</section><footer>${sheet}${small}</footer></main>`);
  expect(isFound(seek(target))).toBe(false);
});

test("Abra's own mark is none of the elements that look alike", () => {
  document.body.innerHTML = '<div id=x1a9f tabindex=0 style="width:50px;height:50px"></div><div style="width:9px;height:9px"></div>';
  const element = document.querySelector('div') as Element;
  const before = describeElement(element).ordinal;
  const mark = document.createElement('div');
  mark.style.cssText = 'width:9px;height:9px';
  markOverlay(mark);
  document.documentElement.append(mark);
  expect(describeElement(element).ordinal).toEqual(before);
  mark.remove();
});
