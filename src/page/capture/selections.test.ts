import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { $, end, missing, onRecordedPage, said, show, steps } from './showing.fixture';

onRecordedPage();

const EDITOR =
  '<button id=b>Bold</button><div contenteditable aria-label=Text style="font:16px monospace;width:400px">Dear Bob, see you, Bob</div>';
const WORDS = '<p style="font:16px monospace;width:400px">Words to select and to read</p>';
/** Over some characters of 9.6 px. */
const across = (element: HTMLElement, from: number, to: number) =>
  userEvent.dragAndDrop(element, element, {
    sourcePosition: { x: from * CHARACTER + 1, y: 8 },
    targetPosition: { x: to * CHARACTER + 1, y: 8 },
  });
const CHARACTER = 9.6;
const quotes = () => steps().flatMap(({ operation }) => (operation.type === 'select-text' ? [operation.quote] : []));

test('what is selected in an editor, and then made bold', async () => {
  show(EDITOR);
  $('#b').onclick = () => document.execCommand('bold');
  await across($('div'), 5, 8);
  await userEvent.click($('#b'));
  end();
  expect(said()).toEqual(['Select the text "Bob" in textbox "Text"', 'Click button "Bold"']);
  expect(quotes()).toEqual([{ text: 'Bob', before: 'Dear ', after: ', see you, Bob' }]);
  expect(missing()).toEqual([]);
});

test('what is selected in an editor, by a short movement, and then typed over', async () => {
  show(EDITOR);
  await across($('div'), 3, 4);
  await userEvent.keyboard('x');
  await across($('div'), 5, 8);
  await userEvent.keyboard('{Delete}');
  end();
  expect(said()).toEqual([
    'Select the text "r" in textbox "Text"',
    'Type "x" at the cursor in textbox "Text"',
    'Select the text "Bob" in textbox "Text"',
    'Press Delete in textbox "Text"',
  ]);
  expect(missing()).toEqual([]);
});

test('a selection with which nothing is done is no step, and nothing is missing', async () => {
  show(EDITOR + WORDS);
  await across($('div'), 5, 8);
  await userEvent.click($('div'), { position: { x: 300, y: 8 } });
  await across($('div'), 5, 8);
  await userEvent.click($('p'));
  await across($('p'), 9, 15);
  end();
  expect(said().filter((words) => words.startsWith('Select'))).toEqual([]);
  expect(missing()).toEqual([]);
});

test('a selection in the page that it answers', async () => {
  show(WORDS);
  const answers = () => document.body.append('.');
  document.onmouseup = answers;
  await across($('p'), 9, 15);
  end();
  document.onmouseup = null;
  expect([...said(), ...missing()]).toEqual([expect.stringContaining('Select the text "select"')]);
  expect(quotes()).toEqual([{ text: 'select', before: 'Words to ', after: ' and to read' }]);
});

test('one that is there when a button is pressed, but not when a link is followed', async () => {
  show(`${WORDS}<a href="/elsewhere" onclick="event.preventDefault()">Elsewhere</a><button>Highlight</button>`);
  await across($('p'), 9, 15);
  await userEvent.click($('a'));
  await across($('p'), 0, 5);
  await userEvent.click($('button'));
  end();
  expect(said()).toEqual(['Click link "Elsewhere"', expect.stringContaining('Select the text "Words"'), 'Click button "Highlight"']);
});

test.each(['drag', 'double press', 'key'])('what is selected in a text area by a %s, where a button uses it', async (how) => {
  show('<button>Bold</button><textarea aria-label=Text style="font:16px monospace;width:400px">Words to select</textarea>');
  const area = $<HTMLTextAreaElement>('textarea');
  $('button').onclick = () => area.setRangeText(`**${area.value.slice(area.selectionStart, area.selectionEnd)}**`);
  if (how === 'drag') await across(area, 9, 15.3);
  if (how === 'double press') await userEvent.dblClick(area, { position: { x: 12 * CHARACTER, y: 8 } });
  if (how === 'key') {
    await userEvent.click(area, { position: { x: 300, y: 8 } });
    await userEvent.keyboard('{Shift>}{ArrowLeft>6/}{/Shift}');
  }
  await userEvent.click($('button'));
  end();
  expect(area.value).toBe('Words to **select**');
  expect(said().slice(-2)).toEqual(['Select the text "select" in textbox "Text"', 'Click button "Bold"']);
  expect(missing()).toEqual([]);
});

test('what is typed over a selection in a field takes the place of it alone', async () => {
  show('<input aria-label=Name value="Words to select" style="font:16px monospace;width:400px"><button>Save</button>');
  await across($('input'), 9, 15.3);
  await userEvent.keyboard('read');
  await userEvent.click($('button'));
  end();
  expect(said().filter((words) => !words.startsWith('Click textbox'))).toEqual([
    'Select the text "select" in textbox "Name"',
    'Type "read" at the cursor in textbox "Name"',
    'Click button "Save"',
  ]);
});

test('a word of the page that a double press selects is what the next press is for', async () => {
  show(`${WORDS}<button hidden>Highlight</button>`);
  $('p').ondblclick = () => {
    $('button').hidden = false;
  };
  await userEvent.dblClick($('p'), { position: { x: 11 * CHARACTER, y: 8 } });
  await userEvent.click($('button'));
  end();
  expect(said().slice(-2)).toEqual([expect.stringContaining('Select the text "select"'), 'Click button "Highlight"']);
});

test('a key that is no step uses no text of the page', async () => {
  show(WORDS);
  await across($('p'), 9, 15);
  await userEvent.keyboard('h');
  end();
  expect(said()).toEqual([expect.stringContaining('Select the text "select"'), expect.stringMatching(/^Press h/)]);
  const before = said().length;
  // Last, as what is around this page may still be scrolling then, under the pointer of who drags next.
  show(`${WORDS}<button>Highlight</button>`);
  await across($('p'), 9, 15);
  await userEvent.keyboard('{PageDown}{Control>}c{/Control}');
  end();
  expect(said().slice(before)).toEqual([]);
});
