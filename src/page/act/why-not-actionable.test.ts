import { afterEach, expect, test } from 'vitest';
import type { OperationType } from '../../model/operation';
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
  if (bail.kind === 'target-disabled') return bail.why;
  if (bail.kind === 'target-covered') return `covered by ${bail.by}`;
  return bail.kind === 'target-missing' ? (bail.nearest[0]?.differs[0] ?? 'missing') : bail.kind;
};

test.each([
  ['a button', '<button id=x>Go</button>', 'ready'],
  ['a disabled button', '<button id=x disabled>Go</button>', 'disabled'],
  ['a button in a disabled group', '<fieldset disabled><button id=x>Go</button></fieldset>', 'its group is disabled'],
  ['a button in the legend of a disabled group', '<fieldset disabled><legend><button id=x>Go</button></legend></fieldset>', 'ready'],
  ['a button that says it is disabled', '<button id=x aria-disabled=true>Go</button>', 'disabled'],
  ['a button in an inert part', '<div inert><button id=x>Go</button></div>', 'inert'],
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
  ['a button that may open a field', '<button id=x>a</button>', 'ready'],
])('typing into %s', (_, html, expected) => {
  expect(why(html, '#x', 'type')).toBe(expected);
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
