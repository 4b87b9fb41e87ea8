import { afterEach, expect, test } from 'vitest';
import type { Operation } from '../../model/plan/operation';
import { saying } from '../../model/saying-of';
import { $, clear, does, transcript } from './act.fixture';

afterEach(clear);

const paste = (text: string, html?: string): Operation => ({ type: 'paste', text, ...(html !== undefined && { html }) });
const page = (html: string) => {
  document.body.innerHTML = html;
};
/** The caret stands there, or that much is selected. */
const caretAt = (from: number, to = from) => {
  const field = $<HTMLInputElement>('#f');
  field.focus();
  field.setSelectionRange(from, to);
};

test.each([
  ['a field without the focus gets it at its end', () => undefined, 'Dear Bob', 'Dear Bob and Eve'],
  ['at the caret', () => caretAt(0), 'Bob', ' and EveBob'],
  ['in place of what is selected', () => caretAt(4, 8), 'To: this person', 'To:  and Eve person'],
])('%s', async (_name, before, value, after) => {
  for (const draw of [`<input id=f value="${value}">`, `<textarea id=f>${value}</textarea>`]) {
    page(draw);
    before();
    const heard = transcript('#f', 'paste', 'beforeinput', 'input', 'change');
    expect(await does('#f', paste(' and Eve'))).toBeUndefined();
    expect($<HTMLInputElement>('#f').value).toBe(after);
    expect(heard).toEqual(['paste f', 'beforeinput f', 'input f']);
  }
});

test('a page hears what is pasted, and may put it in by itself or refuse it', async () => {
  page('<input id=f>');
  const said: (string | null | undefined)[] = [];
  const own = (event: ClipboardEvent) => {
    said.push(event.clipboardData?.getData('text/plain'));
    event.preventDefault();
    $<HTMLInputElement>('#f').value = '1 234';
  };
  $('#f').addEventListener('paste', own);
  expect(await does('#f', paste('1234'))).toBeUndefined();
  expect(said).toEqual(['1234']);
  page('<input id=f value="old">');
  $('#f').addEventListener('paste', (event) => event.preventDefault());
  expect(await does('#f', paste('new'))).toEqual({ kind: 'value-rejected', wanted: 'new', shown: 'old' });
  page('<input id=f value="old">');
  $('#f').addEventListener('beforeinput', (event) => {
    expect([event.inputType, event.dataTransfer?.getData('text/plain')]).toEqual(['insertFromPaste', 'new']);
    event.preventDefault();
  });
  expect(await does('#f', paste('new'))).toMatchObject({ kind: 'value-rejected' });
});

test('what is cut by the field has not arrived, and what it formats has', async () => {
  page('<input id=f maxlength=4>');
  expect(await does('#f', paste('abcdef'))).toEqual({ kind: 'value-rejected', wanted: 'abcdef', shown: 'abcd' });
  page('<input id=f type=tel>');
  $('#f').addEventListener('input', () => {
    $<HTMLInputElement>('#f').value = '(555) 123-4567';
  });
  expect(await does('#f', paste('5551234567'))).toBeUndefined();
});

test('a text that was selected and is not replaced has not arrived, though a part of it reads the same', async () => {
  page('<input id=f value="abc">');
  caretAt(0, 3);
  $('#f').addEventListener('paste', (event) => event.preventDefault());
  expect(await does('#f', paste('b'))).toMatchObject({ kind: 'value-rejected' });
  page('<input id=f value="abc">');
  caretAt(0, 3);
  expect(await does('#f', paste('abc'))).toBeUndefined();
});

test('an editor of rich text takes the markup; a plain one takes the text', async () => {
  page('<div id=f contenteditable></div>');
  expect(await does('#f', paste('Hello world', '<p>Hello <b>world</b></p>'))).toBeUndefined();
  expect($('#f').querySelector('b')?.textContent).toBe('world');
  page('<div id=f contenteditable=plaintext-only></div>');
  expect(await does('#f', paste('Hello world', '<p>Hello <b>world</b></p>'))).toBeUndefined();
  expect($('#f').innerHTML).toBe('Hello world');
  page('<div id=f contenteditable>one <i>two</i></div>');
  expect(await does('#f', paste(' three'))).toBeUndefined();
  expect($('#f').textContent).toBe('one two three');
});

test('nothing in the markup runs, and markup that says another text is left out', async () => {
  page('<div id=f contenteditable></div>');
  const heard: unknown[] = [];
  $('#f').addEventListener('paste', (event) => heard.push(event.clipboardData?.getData('text/html')));
  Object.assign(globalThis, { ran: 0 });
  const evil =
    '<b onclick="ran++">Hi</b><img src=x onerror="ran++"><script>ran++</script><iframe srcdoc="<script>parent.ran++</script>"></iframe>';
  expect(await does('#f', paste('Hi', evil))).toBeUndefined();
  $('#f').querySelector('b')?.click();
  expect($('#f').innerHTML + heard).not.toMatch(/onclick|onerror|script|iframe/);
  expect(globalThis).toMatchObject({ ran: 0 });
  page('<div id=f contenteditable></div>');
  expect(await does('#f', paste('Pay Bob', '<b>Pay Mallory</b>'))).toBeUndefined();
  expect($('#f').innerHTML).toBe('Pay Bob');
});

test('a secret is put in at the field, and what became of it is told without it', async () => {
  page('<input id=f type=password>');
  expect(await does('#f', paste('{{secret:pin}}'))).toBeUndefined();
  expect($<HTMLInputElement>('#f').value).toBe('4711');
  page('<input id=f maxlength=2>');
  expect(await does('#f', paste('{{secret:pin}}'))).toMatchObject({
    kind: 'value-rejected',
    wanted: expect.stringMatching(/^the secret in/),
  });
});

test('what takes no text is told, and a field that may not be written in stays as it is', async () => {
  page('<input id=f readonly value=old>');
  expect(await does('#f', paste('new'))).toMatchObject({ kind: 'target-disabled', why: saying('readOnly') });
  page('<canvas id=f tabindex=0></canvas>');
  $('#f').addEventListener('keydown', () => undefined);
  expect(await does('#f', paste('new'))).toMatchObject({ kind: 'target-disabled', why: saying('takesNoText') });
});
