import { afterEach, expect, test } from 'vitest';
import type { Operation } from '../../model/plan/operation';
import { $, clear, does, transcript } from './act.fixture';

afterEach(clear);

const page = (html: string) => {
  document.body.innerHTML = html;
};
const selects = (text: string, before: string, after: string, nth?: { index: number; of: number }): Operation => ({
  type: 'select-text',
  quote: { text, before, after, ...(nth && { nth }) },
});
const selected = () => getSelection()?.toString();

test.each([
  ['an editor', '<div id=f contenteditable><p>Dear Bob,</p><p>see you, Bob</p></div>'],
  ['the page', '<div id=f><p>Dear Bob,</p><p>see you, Bob</p></div>'],
])('a text of %s is known by what stands around it', async (_name, html) => {
  page(html);
  expect(await does('#f', selects('Bob', 'Dear all,\nsee you, ', ''))).toBeUndefined();
  expect(selected()).toBe('Bob');
  expect(getSelection()?.anchorNode).toBe($('p + p').firstChild);
  expect(await does('#f', selects('Bob,\nsee', 'Dear ', ' you, Bob'))).toBeUndefined();
  expect(selected()?.replace(/\n+/g, '\n')).toBe('Bob,\nsee');
});

test.each([
  ['an input', '<input id=f value="Dear Bob, see you, Bob">'],
  ['a text area', '<textarea id=f>Dear Bob, see you, Bob</textarea>'],
])('in %s as well', async (_name, html) => {
  page(html);
  const heard = transcript('#f', 'pointerdown', 'pointerup', 'click');
  expect(await does('#f', selects('Bob', 'see you, ', ''))).toBeUndefined();
  const { selectionStart, selectionEnd } = $<HTMLInputElement>('#f');
  expect([selectionStart, selectionEnd, document.activeElement?.id]).toEqual([19, 22, 'f']);
  expect(heard).toEqual(['pointerdown f', 'pointerup f', 'click f']);
});

test('of several places with the same words around them it is the one that it was, while there are as many', async () => {
  page('<div id=f contenteditable><p>tea tea tea</p></div>');
  expect(await does('#f', selects('tea', '', '', { index: 1, of: 3 }))).toBeUndefined();
  expect(getSelection()?.anchorOffset).toBe(4);
  page('<div id=f contenteditable><p>tea tea tea tea</p></div>');
  getSelection()?.removeAllRanges();
  expect(await does('#f', selects('tea', '', '', { index: 1, of: 3 }))).toMatchObject({ kind: 'target-ambiguous' });
  expect(selected()).toBe('');
});

test.each([
  ['Dear Ann, come', 'target-missing'],
  ['Bob knows Eve', 'target-missing'],
  ['to Bob, come soon, or to Bob, come soon', 'target-ambiguous'],
])('%s: another text is never selected', async (text, kind) => {
  page(`<div id=f contenteditable>${text}</div>`);
  let presses = 0;
  $('#f').addEventListener('pointerdown', () => presses++);
  expect(await does('#f', selects('Bob', 'Hello to ', ', come soon'))).toMatchObject({
    kind,
    wanted: expect.stringContaining('the text "Bob"'),
  });
  expect([presses, selected()]).toEqual([0, '']);
});

test('a page hears it as a drag, with the selection there before the release', async () => {
  page('<p id=f>All the words of it</p>');
  const heard: string[] = [];
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'click'])
    document.body.addEventListener(type, () => heard.at(-2) !== type && heard.push(type, String(selected())), {
      once: type !== 'pointermove',
    });
  const changes: string[] = [];
  document.addEventListener('selectionchange', () => changes.push(String(selected())));
  expect(await does('#f', selects('words', 'All the ', ' of it'))).toBeUndefined();
  expect(heard.filter((_one, index) => index % 2 === 0)).toEqual(['pointermove', 'pointerdown', 'pointermove', 'pointerup', 'click']);
  expect(heard[heard.indexOf('pointerup') + 1]).toBe('words');
  expect(changes.at(-1)).toBe('words');
});

test('what is highlighted at once is selected no more, and was', async () => {
  page('<p id=f>All the words of it</p>');
  document.body.addEventListener(
    'mouseup',
    () => {
      const range = getSelection()?.getRangeAt(0);
      range?.surroundContents(document.createElement('mark'));
      getSelection()?.removeAllRanges();
    },
    { once: true },
  );
  expect(await does('#f', selects('words', 'All the ', ' of it'))).toBeUndefined();
  expect($('mark').textContent).toBe('words');
});

test('an editor that selects something else is told', async () => {
  page('<div id=f contenteditable>All the words of it</div>');
  document.addEventListener('mouseup', () => getSelection()?.selectAllChildren($('#f')), { once: true });
  expect(await does('#f', selects('words', 'All the ', ' of it'))).toEqual({
    kind: 'value-rejected',
    wanted: expect.stringContaining('selecting the text "words"'),
    shown: 'All the words of it',
  });
});

test('a text under something else is not selected', async () => {
  page('<div id=f><p>All the words of it</p><div style="position:absolute;inset:0">Wait</div></div>');
  expect(await does('#f', selects('words', 'All the ', ' of it'))).toMatchObject({ kind: 'target-covered' });
});

test('a text in a shadow tree, and one further down in a box that scrolls', async () => {
  page('<div id=h></div>');
  const root = $('#h').attachShadow({ mode: 'open' });
  root.innerHTML = '<p>All the words of it</p>';
  const element = root.firstElementChild as Element;
  expect(await does('#h', selects('words', 'All the ', ' of it'), { element })).toBeUndefined();
  expect((root as ShadowRoot & { getSelection(): Selection }).getSelection().toString()).toBe('words');
  page('<div id=f style="height:60px;overflow:auto"><div style="height:900px"></div><p>All the words of it</p></div>');
  expect(await does('#f', selects('words', 'All the ', ' of it'))).toBeUndefined();
  expect(selected()).toBe('words');
});
