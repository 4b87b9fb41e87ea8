import type { Page } from '@playwright/test';
import { begin, said, save } from '../fixtures/showing';
import { expect, test } from '../fixtures/test';

/** An editor with a toolbar that works on what is selected, and a text with a button that comes where some of it is selected. */
const PAGE = `<!doctype html><title>Letter</title>
  <button id=bold onmousedown="event.preventDefault()" onclick="document.execCommand('bold')">Bold</button>
  <div id=letter contenteditable aria-label=Letter>Dear Bob, see you, Bob</div>
  <p id=text onmouseup="mark.hidden = getSelection().isCollapsed">Words to select and to read</p>
  <button id=mark hidden onclick="getSelection().getRangeAt(0).surroundContents(document.createElement('mark'))">Highlight</button>`;

/** Drags over the last such text in an element, from its first character to its last. */
async function dragOver(tab: Page, selector: string, text: string): Promise<void> {
  const { left, right, y } = await tab.evaluate(
    ([selector = '', text = '']) => {
      const node = document.querySelector(selector)?.firstChild as Text;
      const range = document.createRange();
      range.setStart(node, node.data.lastIndexOf(text));
      range.setEnd(node, node.data.lastIndexOf(text) + text.length);
      const { left, right, top, height } = range.getBoundingClientRect();
      return { left, right, y: top + height / 2 };
    },
    [selector, text],
  );
  await tab.mouse.move(left, y);
  await tab.mouse.down();
  await tab.mouse.move((left + right) / 2, y);
  await tab.mouse.move(right, y);
  await tab.mouse.up();
}

test('texts that were selected by dragging are selected again, and what is done with them is done to them', async ({ abra, tab, site }) => {
  await tab.route('**/letter', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await tab.goto(site.url('/letter'));
  await begin(abra, tab);
  await dragOver(tab, '#letter', 'Bob');
  await tab.click('#bold');
  await dragOver(tab, '#text', 'select');
  await tab.click('#mark');
  await expect(tab.locator('mark')).toHaveText('select');
  await expect
    .poll(() => said(abra))
    .toEqual([
      'Select the text "Bob" in textbox "Letter"',
      'Click button "Bold"',
      expect.stringContaining('Select the text "select"'),
      'Click button "Highlight"',
    ]);
  await save(abra, 'Mark it');
  await tab.reload();
  const run = await abra.play('Mark it', { tab });
  expect(run.finished).toMatchObject({ outcome: 'success' });
  await expect(tab.locator('#letter')).toHaveText('Dear Bob, see you, Bob');
  expect(await tab.locator('#letter').innerHTML()).toBe('Dear Bob, see you, <b>Bob</b>');
  expect(await tab.locator('#text').innerHTML()).toBe('Words to <mark>select</mark> and to read');
});
