import { afterEach, expect, test } from 'vitest';
import { scan } from '../scan/scan';
import * as dom from './native-accessors';
import { isVisible } from './visible';

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['a plain button', '<button id=t>x</button>', true],
  ['below the fold', '<div style="height:5000px"></div><button id=t>x</button>', true],
  ['display none', '<button id=t style="display:none">x</button>', false],
  ['inside of display none', '<div style="display:none"><button id=t>x</button></div>', false],
  ['visibility hidden', '<button id=t style="visibility:hidden">x</button>', false],
  ['visible inside of hidden', '<div style="visibility:hidden"><button id=t style="visibility:visible">x</button></div>', true],
  ['opacity 0 around', '<div style="opacity:0"><button id=t>x</button></div>', false],
  ['display contents with text', '<div id=t style="display:contents">x</div>', true],
  ['display contents without anything', '<div id=t style="display:contents"></div>', false],
  [
    'no size, child with size',
    '<a id=t style="display:block;width:0;height:0"><b style="display:block;width:50px;height:20px">x</b></a>',
    true,
  ],
  ['no size, nothing inside', '<div id=t></div>', false],
  ['one pixel', '<div id=t style="width:1px;height:1px;overflow:hidden">text</div>', false],
  ['collapsed by its parent', '<div style="height:0;overflow:hidden"><button id=t>x</button></div>', false],
  [
    'scrolled out of its scroller',
    '<div style="height:50px;overflow:auto"><div style="height:900px"></div><button id=t>x</button></div>',
    true,
  ],
  [
    'cut off beside, not to be scrolled',
    '<div style="width:100px;height:50px;overflow:hidden;white-space:nowrap"><span style="display:inline-block;width:200px">x</span><button id=t>x</button></div>',
    false,
  ],
  [
    'placed out of a clipping box that is not its own',
    '<div style="position:relative;height:80px"><div style="height:0;overflow:hidden"><button id=t style="position:absolute;top:20px">x</button></div></div>',
    true,
  ],
  [
    'scrolled out of a box that hides beside and scrolls down',
    '<div style="overflow:hidden;height:90px"><div style="height:50px;overflow-x:hidden;overflow-y:scroll"><div style="height:900px"></div><button id=t>x</button></div></div>',
    true,
  ],
  [
    'scrolled out upwards of a box at the top of the page',
    '<div class=scrolled style="position:absolute;top:0;height:50px;overflow-x:hidden;overflow-y:scroll"><button id=t>x</button><div style="height:900px"></div></div>',
    true,
  ],
  [
    'beside of what a box that scrolls down hides beside',
    '<div style="width:100px;height:50px;overflow-x:hidden;overflow-y:scroll;position:relative"><button id=t style="position:absolute;left:150px">x</button></div>',
    false,
  ],
  [
    'below the fold of a fixed drawer that scrolls',
    '<div style="position:fixed;top:0;height:100%;overflow-x:hidden;overflow-y:auto"><div style="height:5000px"></div><button id=t>x</button></div>',
    true,
  ],
  ['left of the page', '<button id=t style="position:absolute;left:-900px">x</button>', false],
  ['fixed and off the screen', '<button id=t style="position:fixed;left:200vw">x</button>', false],
  ['clipped to nothing', '<div style="clip-path:inset(50%)"><button id=t>x</button></div>', false],
  ['inside of shut details', '<details><summary>s</summary><button id=t>x</button></details>', false],
  ['an option of a shown select', '<select><option id=t>x</select>', true],
  ['an option of a hidden select', '<select style="display:none"><option id=t>x</select>', false],
])('%s', (_, html, expected) => {
  document.body.innerHTML = html;
  for (const box of document.querySelectorAll('.scrolled')) box.scrollTop = 800;
  expect(isVisible(document.querySelector('#t') as Element)).toBe(expected);
});

test('the look lists every button of a list that scrolls down and hides beside, in a dialog and in a fixed drawer', () => {
  const list = (style: string) =>
    `<div style="overflow:hidden;height:400px;${style}"><div class=scrolled style="height:300px;overflow-x:hidden;overflow-y:scroll">${Array.from({ length: 60 }, (_, at) => `<p><button>Row ${at}</button></p>`).join('')}</div></div>`;
  for (const style of ['', 'position:fixed;top:0']) {
    document.body.innerHTML = list(style);
    for (const top of [0, 900]) {
      for (const box of document.querySelectorAll('.scrolled')) box.scrollTop = top;
      expect(scan().elements.filter(({ role }) => role === 'button').length, `${style} ${top}`).toBe(60);
      expect([...document.querySelectorAll('button')].filter(isVisible).length, `${style} ${top}`).toBe(60);
    }
  }
});

test('a document of SVG has a ground, and takes elements of HTML', () => {
  const drawing = new DOMParser().parseFromString('<svg xmlns="http://www.w3.org/2000/svg"><text>Lab</text></svg>', 'image/svg+xml');
  expect(dom.body(drawing)).toBe(drawing.documentElement);
  expect(dom.createElement(drawing, 'div')).toBeInstanceOf(HTMLElement);
  expect(dom.contains(dom.head(drawing), drawing.documentElement)).toBeUndefined();
});
