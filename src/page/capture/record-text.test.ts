import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { $, onRecordedPage, said, show, steps } from './showing.fixture';

onRecordedPage();

const EDITOR = '<div id=e contenteditable role=textbox aria-label=Body><p>Dear all,</p></div>';

test('what is entered into an editor is recorded with where, and not all that it holds', async () => {
  show(EDITOR);
  await userEvent.click($('p'));
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}The menu{Shift>}{ArrowLeft}{/Shift}{Control>}b{/Control}X');
  expect(said()).toEqual([
    expect.stringMatching(/^Click textbox "Body"/),
    'Press Control+End in textbox "Body"',
    'Press Enter in textbox "Body"',
    'Type "The menu" at the cursor in textbox "Body"',
    'Press Shift+ArrowLeft in textbox "Body"',
    'Press Control+B in textbox "Body"',
    'Type "X" at the cursor in textbox "Body"',
  ]);
});

test('a press into an editor keeps its place in the text', async () => {
  show('<div id=e contenteditable style="font:20px monospace"><p>Dear all,</p></div>');
  const range = document.createRange();
  range.setStart($('p').firstChild as Text, 7);
  range.collapse();
  const { left } = range.getBoundingClientRect();
  await userEvent.click($('p'), { position: { x: left - $('p').getBoundingClientRect().left + 1, y: 8 } });
  const [{ operation } = {}] = steps();
  expect(operation).toMatchObject({ type: 'click', fingerprint: { caret: { before: 'Dear al', after: 'l,' } } });
});

test('a letter that is taken back was never entered; signs may be formats, and are taken back by a step', async () => {
  show(EDITOR);
  await userEvent.click($('p'));
  await userEvent.keyboard('teh{Backspace}{Backspace}ea- {Backspace}');
  expect(said().slice(1)).toEqual(['Type "tea- " at the cursor in textbox "Body"', 'Press Backspace in textbox "Body"']);
});

test('a paste into an editor is a step of its own', async () => {
  show(`<input id=i value="copied text">${EDITOR}`);
  await userEvent.tripleClick($('#i'));
  await userEvent.copy();
  await userEvent.click($('p'));
  await userEvent.keyboard('a ');
  await userEvent.paste();
  await userEvent.keyboard('!');
  expect(said().slice(-3)).toEqual([
    'Type "a " at the cursor in textbox "Body"',
    'Paste "copied text" into textbox "Body"',
    'Type "!" at the cursor in textbox "Body"',
  ]);
});

test('what came of a key is told without what was typed after it', async () => {
  show(EDITOR);
  await userEvent.click($('p'));
  await userEvent.keyboard('{End}{Enter}A');
  const enter = steps().find(({ operation }) => operation.type === 'press' && operation.key === 'Enter');
  expect(JSON.stringify(enter?.delta ?? '')).not.toContain('"A"');
});

/** An editor that draws itself: a field that nobody sees takes the keys and is emptied at once. */
const DRAWN =
  '<div id=drawn style="width:300px;height:100px;position:relative"><textarea id=helper style="position:absolute;width:2px;height:1em;opacity:0"></textarea><pre id=lines></pre></div>';
function draws(): void {
  const helper = $<HTMLTextAreaElement>('#helper');
  $('#drawn').onmousedown = (event) => {
    event.preventDefault();
    helper.focus();
  };
  helper.oninput = () => {
    $('#lines').textContent += helper.value;
    helper.value = '';
  };
  // It closes brackets itself.
  helper.onkeypress = (event) => {
    if (event.key !== '{') return;
    event.preventDefault();
    $('#lines').textContent += '{}';
  };
}

test('text for an editor with a hidden field is recorded whole, and of the editor that is seen', async () => {
  show(DRAWN);
  draws();
  await userEvent.click($('#drawn'));
  await userEvent.keyboard('a {{"n": 1{ArrowLeft}{Enter}2');
  expect(said()).toEqual([
    expect.stringMatching(/^Click div/),
    expect.stringMatching(/^Type "a {"n": 1" at the cursor in div/),
    expect.stringMatching(/^Press ArrowLeft in div/),
    expect.stringMatching(/^Press Enter in div/),
    expect.stringMatching(/^Type "2" at the cursor in div/),
  ]);
  expect(steps()[1]?.operation).toMatchObject({ fingerprint: { attributes: { id: 'drawn' } } });
});

test('a field that a sheet shows over its cell with the first letter goes on being written into', async () => {
  show('<div id=sheet style="width:300px;height:100px"><textarea id=cell style="opacity:0"></textarea></div>');
  $('#cell').onkeydown = () => {
    $('#cell').style.opacity = '1';
  };
  $('#cell').focus();
  await userEvent.keyboard('Carla{Enter}');
  expect(said().map((one) => one.replace(/div.*/, 'div'))).toEqual(['Type "Carla" at the cursor in div', 'Press Enter in div']);
});

test.each([
  ['at once', (open: () => void) => open()],
  ['in a task of its own', (open: () => void) => void requestAnimationFrame(open)],
])('a text whose first letter goes to a cell is one text, where the sheet opens its field %s', async (_when, then) => {
  show('<div role=grid><div id=cell role=gridcell tabindex=0>old</div></div><textarea id=over hidden></textarea>');
  const over = $<HTMLTextAreaElement>('#over');
  $('#cell').onkeydown = (event) => {
    event.preventDefault();
    over.hidden = false;
    over.value = event.key;
    then(() => over.focus());
  };
  await userEvent.click($('#cell'));
  await userEvent.keyboard('4');
  await expect.poll(() => document.activeElement).toBe(over);
  await userEvent.keyboard('2{Enter}');
  expect(said()).toEqual(['Click gridcell "old"', 'Type "42" at the cursor in gridcell "old"', 'Press Enter']);
});

test('a shortcut that moves the focus to a field is no text', async () => {
  show('<input aria-label=Search>');
  document.body.onkeydown = (event) => {
    if (event.key !== '/' || document.activeElement === $('input')) return;
    event.preventDefault();
    $('input').focus();
  };
  await userEvent.keyboard('/');
  await userEvent.keyboard('tea');
  document.body.onkeydown = null;
  // These tests run in a frame, of which a key on its page tells.
  expect(said()).toEqual(['Press / in body', 'Type "tea" into textbox "Search"']);
});

test('a secret that is typed into an editor is not told', async () => {
  show('<input type=password value=hunter2-canary><div contenteditable aria-label=Note></div>');
  await userEvent.click($('input'));
  await userEvent.keyboard('x');
  await userEvent.click($('[contenteditable]'));
  await userEvent.keyboard('it is hunter2-canaryx');
  expect(JSON.stringify(steps())).not.toContain('hunter2-canaryx');
});

test('a shortcut of the browser that the page takes is a step', async () => {
  show('<button>Go</button>');
  await userEvent.click($('button'));
  $('button').onkeydown = (event) => event.preventDefault();
  await userEvent.keyboard('{Control>}h{/Control}');
  await expect.poll(said).toEqual(['Click button "Go"', 'Press Control+H in button "Go"']);
});
