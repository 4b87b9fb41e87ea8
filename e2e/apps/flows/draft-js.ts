import { type Application, step, types } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const body = '.public-DraftEditor-content';
const tool = (text: string) => `.tools span:text-is("${text}")`;

export const draftJs: Application = {
  name: 'Draft.js',
  kind: 'rich editor',
  serve: bundled('draft'),
  ready: (tab) => tab.locator(body).waitFor(),
  steps: [
    step('into the text', [], ({ click, tab }) => click(at(tab.locator(`${body} [data-text]`).first(), 0.5, 0.5))),
    step('a heading of it', 'click', ({ click, tab }) => click(tab.locator(tool('H2')))),
    types('a new line', 'type', 'Tea', { first: ['End', 'Enter'] }),
    step('of a list', 'click', ({ click, tab }) => click(tab.locator(tool('UL')))),
    types('another in bold by keys', 'press:Control+B', 'Coffee', { first: ['Enter', 'Control+b'] }),
    step('no longer', 'click', ({ click, tab }) => click(tab.locator(tool('Bold')))),
    step('plain words', 'type', ({ type }) => type(' or not')),
  ],
  state: (tab) => tab.evaluate(() => (globalThis as unknown as { blocks(): string[] }).blocks()),
  right: ['header-two Dear all, 0', 'unordered-list-item Tea 0', 'unordered-list-item Coffee or not 6'],
};
