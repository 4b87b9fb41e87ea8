import { afterEach, expect, test } from 'vitest';
import type { OperationType } from '../../model/plan/operation';
import { inEnglish } from '../../model/say-in-english';
import { aim } from './aim';
import { whyNotActionable } from './why-not-actionable';

afterEach(() => {
  document.body.innerHTML = '';
  scrollTo(0, 0);
});

const why = (html: string, selector = '#x', type: OperationType = 'click') => {
  document.body.innerHTML = html;
  const element = document.querySelector(selector) as Element;
  const bail = whyNotActionable(element, type === 'press' ? undefined : aim(element), type);
  if (!bail) return 'ready';
  if (bail.kind === 'target-disabled') return inEnglish(bail.why);
  if (bail.kind === 'target-covered') return `covered by ${inEnglish(bail.by)}`;
  return bail.kind === 'target-missing' ? inEnglish(bail.nearest[0]?.differs[0] ?? 'missing') : bail.kind;
};

test.each([
  ['a button', '<button id=x>Go</button>', 'ready'],
  ['a disabled button', '<button id=x disabled>Go</button>', 'disabled'],
  ['a button in a disabled group', '<fieldset disabled><button id=x>Go</button></fieldset>', 'its group is disabled'],
  ['a button in the legend of a disabled group', '<fieldset disabled><legend><button id=x>Go</button></legend></fieldset>', 'ready'],
  ['a button that says it is disabled', '<button id=x aria-disabled=true>Go</button>', 'disabled'],
  ['a button in an inert part', '<div inert><button id=x>Go</button></div>', 'not usable now'],
  ['a label of a disabled box', '<label id=x><input type=checkbox disabled> Agree</label>', 'disabled'],
  ['a button that is not displayed', '<button id=x style="display:none">Go</button>', 'it is not visible'],
  ['a button that is not visible', '<button id=x style="visibility:hidden">Go</button>', 'it is not visible'],
  ['a transparent check box over a drawn one', '<input id=x type=checkbox style="opacity:0;width:20px;height:20px">', 'ready'],
  [
    'a hidden check box with a visible label',
    '<input id=x type=checkbox style="position:absolute;opacity:0;width:0"><label for=x>Agree</label>',
    'ready',
  ],
  ['a button under a layer', '<button id=x>Go</button><div id=o style="position:fixed;inset:0">over</div>', 'covered by div "over"'],
  [
    'a button under a layer that lets the pointer through',
    '<button id=x>Go</button><div style="position:fixed;inset:0;pointer-events:none"></div>',
    'ready',
  ],
  ['the text of a disabled button', '<button disabled><b id=x>Go</b></button>', 'disabled'],
  ['a label in a disabled button', '<button disabled><label id=x>Go</label></button>', 'disabled'],
  ['a link in a disabled group', '<fieldset disabled><a id=x href="#">Go</a></fieldset>', 'ready'],
  ['a box around a disabled button', '<div id=x style="width:fit-content"><button disabled>Go</button></div>', 'disabled'],
  [
    'a text that ignores the pointer with its button',
    '<main><button style="pointer-events:none"><b id=x>Go</b></button></main>',
    'ignores the pointer',
  ],
  ['a text in the page that ignores the pointer', '<main><p id=x style="pointer-events:none">Go</p></main>', 'ignores the pointer'],
  ['a text that leaves the pointer to a box that reacts', '<div onclick="1"><p id=x style="pointer-events:none">Go</p></div>', 'ready'],
  [
    'a box that ignores the pointer in a box that reacts',
    '<div onclick="1"><input id=x type=checkbox style="pointer-events:none"></div>',
    'ignores the pointer',
  ],
  ['a line 1 px wide', '<div id=x style="width:1px;height:50px;background:red"></div>', 'ready'],
  ['a dot', '<div id=x style="width:1px;height:1px;overflow:hidden">a</div>', 'it is not visible'],
  ['a button without a box of its own', '<button id=x style="display:contents"><b>Go</b></button>', 'ready'],
  ['a button that ignores the pointer', '<button id=x style="pointer-events:none">Go</button>', 'ignores the pointer'],
  ['an icon that leaves the pointer to its button', '<button><span id=x style="pointer-events:none">Go</span></button>', 'ready'],
  ['a button whose child is hit', '<button id=x><b>Go</b></button>', 'ready'],
  [
    'a button covered in its middle only',
    '<div style="position:relative;width:200px"><button id=x style="width:200px">Go</button><i style="position:absolute;left:80px;width:40px;top:0;bottom:0;background:red"></i></div>',
    'ready',
  ],
])('%s', (_, html, expected) => {
  expect(why(html)).toBe(expected);
});

test.each([
  ['a field', '<input id=x>', 'ready'],
  ['a field that is read only', '<input id=x readonly>', 'read-only'],
  ['an editor', '<div id=x contenteditable>a</div>', 'ready'],
  ['a link', '<a id=x href="#">a</a>', 'takes no text'],
  // Pressing one that does not say so did what the button does, before it was said that there is no field.
  ['a button', '<button id=x>a</button>', 'takes no text'],
  ['the text of a button', '<button><b id=x>a</b></button>', 'takes no text'],
  ['a button that opens something', '<button id=x aria-haspopup=dialog>a</button>', 'ready'],
  ['a box', '<div id=x>a</div>', 'takes no text'],
  ['a box that reacts', '<div id=x onclick="1">a</div>', 'ready'],
  ['a cell', '<table><tr><td id=x>a</table>', 'ready'],
  ['a box of two fields', '<div id=x><input><input></div>', 'it holds several fields'],
])('typing into %s', (_, html, expected) => {
  expect(why(html, '#x', 'type')).toBe(expected);
});

test.each([
  ['a button', '<button id=x>a</button>', 'nothing to tick'],
  ['a box', '<div id=x onclick="1">a</div>', 'nothing to tick'],
  ['a toggle button', '<button id=x aria-pressed=false>a</button>', 'ready'],
  ['the one check box of a wrapper', '<div id=x><input type=checkbox></div>', 'ready'],
  ['two check boxes', '<div id=x><input type=checkbox><input type=checkbox></div>', 'nothing to tick'],
])('checking %s', (_, html, expected) => {
  expect(why(html, '#x', 'check')).toBe(expected);
});

test.each([
  ['a list', '<select id=x><option>a</select>', 'ready'],
  ['a label of a list', '<label id=x>a <select><option>a</select></label>', 'ready'],
  ['a wrapper of a list', '<div id=x><select><option>a</select></div>', 'ready'],
  ['a box of two lists', '<div id=x><select></select><select></select></div>', 'no list'],
  ['a form of a list and a button', '<form id=x><select></select><button>a</button></form>', 'no list'],
  ['a button', '<button id=x>a</button>', 'no list'],
  ['a button that opens something', '<button id=x aria-expanded=false>a</button>', 'ready'],
  ['a drawn list', '<div id=x role=listbox><div role=option>a</div></div>', 'ready'],
])('choosing in %s', (_, html, expected) => {
  expect(why(html, '#x', 'select')).toBe(expected);
});

test('scrolling to what is hidden is refused', () => {
  expect(why('<p id=x hidden>a</p>', '#x', 'scroll')).toBe('it is not visible');
});

test.each([
  ['a tall drawing', '<canvas id=x width=100 height=4000></canvas>'],
  ['a tall drawing in a scroller', '<div style="height:200px;overflow:auto"><canvas id=x width=100 height=3000></canvas></div>'],
])('of %s the point is brought into view, not the middle', (_, html) => {
  document.body.innerHTML = html;
  const canvas = document.querySelector('#x') as Element;
  const { y } = aim(canvas, { x: 0.5, y: 0.95 });
  const { top, height } = canvas.getBoundingClientRect();
  expect([y > 0 && y < innerHeight, Math.round(((y - top) / height) * 100)]).toEqual([true, 95]);
});

test('a bar that covers the middle of the window is scrolled out from', () => {
  const long = '<div style="height:1500px"></div>';
  document.body.innerHTML = `<div style="position:sticky;top:0;height:60vh;background:red"></div>${long}<button id=x>Go</button>${long}`;
  expect(whyNotActionable(document.querySelector('#x') as Element, aim(document.querySelector('#x') as Element))).toBeUndefined();
});

test('a hidden file input takes files', () => {
  expect(why('<input id=x type=file hidden>', '#x', 'upload')).toBe('ready');
});

test('a target under a bar that sticks to the edge is brought to the middle', () => {
  document.body.innerHTML =
    '<div style="position:fixed;inset:0 0 auto;height:80px;background:red"></div><div style="height:1500px"></div><button id=x>Go</button><div style="height:1500px"></div>';
  const button = document.querySelector('#x') as Element;
  scrollTo(0, 1500 - 20);
  const point = aim(button);
  expect(whyNotActionable(button, point)).toBeUndefined();
  expect(point.y).toBeGreaterThan(100);
});

test('what is in view is not scrolled', () => {
  document.body.innerHTML = '<div style="height:300px"></div><button id=x>Go</button><div style="height:3000px"></div>';
  scrollTo(0, 40);
  aim(document.querySelector('#x') as Element);
  expect(scrollY).toBe(40);
});

test('aiming at something larger than the window stays in the window', () => {
  document.body.innerHTML = '<div id=x style="height:9000px"></div>';
  const point = aim(document.querySelector('#x') as Element);
  expect([scrollY, point.y < innerHeight]).toEqual([0, true]);
});

test('an element that is no longer in the page is missing', () => {
  const button = document.createElement('button');
  expect(whyNotActionable(button)).toEqual({ kind: 'target-missing', wanted: 'button', nearest: [] });
});
