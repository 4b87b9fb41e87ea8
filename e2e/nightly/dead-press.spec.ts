import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { atDocumentStart } from '../fixtures/document-start';
import { launchChromium } from '../fixtures/launch-chromium';
import { click } from '../zoo/scenario';
import { openZoo, visit } from '../zoo/stage';

test.setTimeout(600_000);

/** What goes with the focus (a list that closes, a hint) is told as gone, and nobody can say whether the press was for that; TinyMCE may still build itself. */
const GOES_WITH_FOCUS = ['air-datepicker', 'ckeditor', 'flatpickr', 'react-select', 'tinymce'];
const widgets = readdirSync(path.resolve(import.meta.dirname, '../zoo/widgets')).map((file) => file.replace(/\.jsx?$/, ''));

/** A button that does nothing, and a field of the library that has the focus. */
function beside(): void {
  document.body.insertAdjacentHTML('beforeend', '<div><button id="dead">Nothing</button></div>');
  document.querySelector<HTMLElement>('input,button:not(#dead),[tabindex="0"],[contenteditable=true]')?.focus();
}

test('a press on a button that does nothing is never called done, whatever libraries do around it', async () => {
  const { url, server } = await openZoo();
  const browser = await launchChromium();
  const seen: Record<string, unknown> = {};
  try {
    const page = await (await browser.newContext()).newPage();
    await atDocumentStart(await page.context().newCDPSession(page));
    const press = async (widget: string, button: string, prepare?: () => unknown) => {
      const scenario = { widget, does: 'nothing', operations: [click(button)], proof: '0', expected: 0 };
      const { report } = await visit(page, url, scenario, prepare);
      const [record] = report.records;
      if (record?.effect === 'seen') seen[`${widget} ${button}`] = record.delta;
    };
    for (const widget of widgets.filter((one) => one !== 'leaving' && one !== 'dead')) await press(widget, '#dead', beside);
    for (const button of ['#mui', '#antd', '#tippy', '#busy']) await press('dead', button);
  } finally {
    await browser.close();
    server.close();
  }
  console.log(`${Object.keys(seen).length} of ${widgets.length + 2} were taken for an effect`);
  expect(Object.fromEntries(Object.entries(seen).filter(([which]) => !GOES_WITH_FOCUS.includes(which.split(' ')[0] ?? '')))).toEqual({});
});
