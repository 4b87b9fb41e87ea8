import { expect, test } from 'vitest';
import { $, onBarePage, run } from '../run-leg/run-leg.fixture';
import { stands } from './insert';

onBarePage();

const insert = (selector: string, text: string) => ({ type: 'type' as const, selector, text, mode: 'insert' as const });
const press = (selector: string, key: string) => ({ type: 'press' as const, selector, key });
const EDITOR = '<div id=e contenteditable role=textbox><p>Dear all,</p></div>';
const lines = () => [...$('#e').children].map(({ textContent }) => textContent);

test('text is typed at the caret, and nothing that was there is replaced', async () => {
  const told = await run(EDITOR, [
    press('#e', 'Control+End'),
    press('#e', 'Enter'),
    insert('#e', 'The menu'),
    press('#e', 'Home'),
    insert('#e', '* '),
  ]);
  expect([told.match(/done/g), lines()]).toEqual([Array(5).fill('done'), ['Dear all,', '* The menu']]);
});

test('the selection is replaced, and typed text that is a format by then is there', async () => {
  const told = await run(EDITOR, [press('#e', 'Control+End'), press('#e', 'Shift+ArrowLeft'), insert('#e', ' > hello')], {}, () => {
    $('#e').oninput = () => {
      const text = $('p').firstChild as Text;
      const at = text.data.indexOf('>');
      if (at >= 0) text.deleteData(at, 1);
    };
  });
  expect([told.match(/done/g)?.length, lines().map((line) => line?.replace(/\s+/g, ' '))]).toEqual([3, ['Dear all hello']]);
});

test('an editor that swallows what is typed is told', async () => {
  const told = await run(EDITOR, [insert('#e', 'words')], {}, () => {
    $('#e').addEventListener('beforeinput', (event) => event.preventDefault());
  });
  expect(told).toContain('value-rejected');
});

test('an editor that is drawn anew while one types is told, and the page does not hear the rest as its keys', async () => {
  const heard: string[] = [];
  const told = await run(EDITOR, [insert('#e', 'Which tea?')], {}, () => {
    $('#e').oninput = () => {
      $('#e').outerHTML = EDITOR.replace('Dear all,', 'W');
    };
    document.body.onkeydown = ({ key, target }) => {
      if (target === document.body) heard.push(key);
    };
  });
  document.body.onkeydown = null;
  expect([told, heard]).toEqual([expect.stringContaining('value-rejected'), []]);
});

test('in a text that had not the focus it goes to the end', async () => {
  await run(EDITOR, [insert('#e', ' dear')]);
  expect(lines()).toEqual(['Dear all, dear']);
});

test('what lies over an editor that has the focus is no obstacle for keys', async () => {
  const told = await run(`${EDITOR}<div style="position:fixed;inset:0;background:#fff8">Suggestions</div>`, [insert('#e', 'x')], {}, () =>
    $('#e').focus(),
  );
  expect(told).toContain('done');
});

test('a place in the text is pressed where it stands now', async () => {
  const place = { selectors: ['#e'], tag: 'div', role: 'textbox', attributes: { id: 'e' }, landmarks: [], neighbours: [], weak: true };
  const caret = { before: 'Dear', after: ' all,' };
  const click = { type: 'click' as const, fingerprint: { ...place, caret, offset: { x: 0.9, y: 0.9 } } };
  const now = '<div id=e contenteditable role=textbox style="width:120px"><p>A new paragraph before it</p><p>Dear all,</p></div>';
  await run(now, [click, insert('#e', 'est')]);
  expect(lines()).toEqual(['A new paragraph before it', 'Dearest all,']);
  const gone = await run(now.replace('Dear all,', 'Something else'), [click]);
  expect(gone).toContain('target-missing');
});

test('a cell that has the focus gets the keys, and is not pressed again', async () => {
  let pressed = 0;
  const sheet = '<div id=cell role=gridcell tabindex=0>old</div><textarea id=over hidden></textarea>';
  const told = await run(sheet, [{ type: 'click', selector: '#cell' }, insert('#cell', 'Carla')], {}, () => {
    $('#cell').onclick = () => {
      pressed++;
    };
    $('#cell').onkeydown = () => {
      $('#over').hidden = false;
      $('#over').focus();
    };
  });
  expect([told.match(/done/g)?.length, pressed, $<HTMLTextAreaElement>('#over').value]).toEqual([2, 1, 'Carla']);
});

test('a key that opened a field in a later task is not written into it a second time', async () => {
  const sheet = '<div id=cell role=gridcell tabindex=0>old</div><textarea id=over hidden></textarea>';
  await run(sheet, [{ type: 'click', selector: '#cell' }, insert('#cell', 'Carla')], {}, () => {
    const over = $<HTMLTextAreaElement>('#over');
    $('#cell').onkeydown = ({ key }) => {
      over.hidden = false;
      if (key.length === 1) over.value = key;
      requestAnimationFrame(() => over.focus());
    };
  });
  expect($<HTMLTextAreaElement>('#over').value).toBe('Carla');
});

test.each([
  ['ab', 'abc', 'c', '', true],
  ['ab', 'ab', 'c', '', false],
  ['tea', 'tea tea', ' tea', '', true],
  ['', '{"n": 1}', '{"n": 1', '', true],
  ['tea', 'coffee', 'coffee', 'tea', true],
  ['tea', 'tea', 'tea', 'tea', true],
  ['', 'Said by Ann', '> Said by Ann', '', true],
  ['', 'Said by', '> Said by Ann', '', false],
  ['all', 'all!', '!', '', true],
  ['all', 'all.', '!', '', false],
])('"%s" that became "%s" holds the typed "%s": %s', (before, after, text, selected, is) => {
  expect(stands(before, after, text, selected)).toBe(is);
});
