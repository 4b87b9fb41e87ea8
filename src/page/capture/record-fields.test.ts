import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { $, missing, onRecordedPage, said, show } from './showing.fixture';

onRecordedPage();

const NOTE = 'Call the plumber today';
test.each([
  ['at the end', '<textarea></textarea>', NOTE, '{End}, or Ann', ['Append ", or Ann"']],
  ['as a line', '<textarea></textarea>', NOTE, '{End}{Enter}Buy salt', ['Append "\nBuy salt"']],
  ['before it', '<input>', NOTE, '{Home}Ann: ', ['Press Control+Home in', 'Type "Ann: " at the cursor']],
  ['within it', '<input>', NOTE, '{End}{ArrowLeft>6/} back', ['Select the text "plumber ', 'Type "plumber back ']],
  [
    'before its closing sign',
    '<textarea></textarea>',
    'salt\nbread\n|}',
    '{Control>}{End}{/Control}{ArrowLeft>2/}milk{Enter}',
    ['Select the text "|}"', 'Type "milk\n|}" at the cursor'],
  ],
  ['a word less', '<input>', NOTE, '{End}{Backspace>5/}', ['Select the text "today"', 'Press Delete']],
  ['a longer word', '<input>', 'Log', '{End}s', ['Type "Logs" into']],
  ['another number', '<input>', '10', '{End}0', ['Type "100" into']],
  ['another search', '<input type=search>', 'tripod', '{End} ash', ['Type "tripod ash" into']],
  ['all of it', '<input>', NOTE, '{Control>}a{/Control}Rest', ['Type "Rest" into']],
  ['emptied first', '<input>', 'Log', '{End}{Backspace>3/}Rest', ['Type "Rest" into']],
])('an edit of a text is kept as such: %s', async (_, html, value, keys, steps) => {
  show(`${html.replace('>', ' aria-label=Note style="width:400px">')}<button>Save</button>`);
  const field = $<HTMLInputElement>('[aria-label]');
  field.value = value;
  await userEvent.click(field);
  await userEvent.keyboard(keys);
  await userEvent.click($('button'));
  const heads = said().slice(0, -1);
  expect(heads.map((line, nth) => line.slice(0, steps[nth]?.length))).toEqual(steps);
});

test('what a page takes key by key, or pastes itself, is kept as keys and paste', async () => {
  show('<input aria-label=Phone><input aria-label=Plain>');
  const field = $<HTMLInputElement>('input');
  field.onkeydown = (event) => {
    if (event.key === 'Tab' || event.ctrlKey) return;
    event.preventDefault();
    if (/\d/.test(event.key)) field.value += `${event.key}-`;
  };
  field.onpaste = (event) => {
    event.preventDefault();
    field.value = `+${event.clipboardData?.getData('text')}`;
  };
  await userEvent.click(field);
  await userEvent.keyboard('1x2{Tab}');
  expect(said()).toEqual(['Type "12" into textbox "Phone"']);
  const plain = $<HTMLInputElement>('[aria-label=Plain]');
  await userEvent.fill(plain, '49');
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  await userEvent.click(field);
  await userEvent.paste();
  await expect.poll(() => said().at(-1)).toBe('Paste "49" into textbox "Phone"');
  expect(missing()).toEqual([]);
});
