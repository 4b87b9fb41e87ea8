import type { Bed } from '../command';
import { press } from '../met/gentelella';
import { site } from '../site';
import { inTurn, key, type } from './hands';

const inText = press('.pell-content');
const tool = (title: string) => press(`.pell-button[title="${title}"]`);

/** The small editor Pell with what comes of it below, as its package brings it: an empty page to write on. */
export const NOTE: Bed = {
  on: {
    name: 'Pell note',
    serve: site({ folder: 'pell', at: '/demo.html' }),
    ready: (tab) => tab.locator('.pell-content').waitFor(),
  },
  state: (tab) =>
    tab.evaluate(() => {
      const content = document.querySelector<HTMLElement>('.pell-content');
      const tags = [...(content?.querySelectorAll('*') ?? [])].map((one) => one.tagName.toLowerCase());
      return {
        lines: (content?.innerHTML ?? '')
          .replace(/<\/?(p|div|li|ul|ol|h\d|blockquote|pre|br)\b[^>]*>/g, '\n')
          .replace(/<[^>]*>/g, '')
          .replace(/&nbsp;/g, ' ')
          .split('\n')
          .filter((line) => line.trim()),
        looks: [...new Set(tags.filter((tag) => !['p', 'br', 'div', 'span'].includes(tag)))].sort(),
      };
    }),
  commands: [
    { says: 'write Dear neighbours into the editor', right: { lines: ['Dear neighbours'] }, hand: inTurn(inText, type('Dear neighbours')) },
    {
      says: 'start with a big heading “Summer party”',
      right: { lines: ['Summer party'], looks: ['h1'] },
      hand: inTurn(inText, tool('Heading 1'), type('Summer party')),
    },
    {
      says: 'make me a shopping list with bullets: milk, eggs and bread',
      right: { lines: ['milk', 'eggs', 'bread'], looks: ['li', 'ul'] },
      hand: inTurn(inText, tool('Unordered List'), type('milk'), key('Enter'), type('eggs'), key('Enter'), type('bread')),
    },
    {
      says: 'type Important in bold',
      right: { lines: ['Important'], looks: /^\["(b|strong)"\]$/ },
      hand: inTurn(inText, tool('Bold'), type('Important')),
    },
    { says: 'draw a line across the page', right: { looks: ['hr'] }, hand: inTurn(inText, tool('Horizontal Line')) },
    {
      says: 'put “Less is more” in as a quotation',
      right: { lines: ['Less is more'], looks: ['blockquote'] },
      hand: inTurn(inText, tool('Quote'), type('Less is more')),
    },
    {
      says: 'number two steps for me, first Open the lid and then Press start',
      right: { lines: ['Open the lid', 'Press start'], looks: ['li', 'ol'] },
      hand: inTurn(inText, tool('Ordered List'), type('Open the lid'), key('Enter'), type('Press start')),
    },
    { says: 'save this as a PDF', kind: 'impossible' },
  ],
};
