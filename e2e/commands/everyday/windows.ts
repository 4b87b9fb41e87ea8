import type { Bed } from '../command';
import { press } from '../met/gentelella';
import { site } from '../site';
import { fill } from './hands';

const FIELDS: Record<string, string | boolean> = {
  example1: false,
  example2: true,
  example3: false,
  example4: true,
  radio5: false,
  radio6: false,
  radio7: false,
  radio8: true,
  radio9: false,
  radio10: false,
  radio11: false,
  radio12: false,
  radio13: false,
  radio14: false,
  radio15: false,
  radio16: false,
  text17: '',
  text18: '',
  text19: '',
  text20: '',
  text21: 'Windows Green',
  range23: '5',
  range25: '2',
};
const withThese = (changed: typeof FIELDS) => ({ fields: { ...FIELDS, ...changed } });

/** The parts of windows of 1998, as the package 98.css shows them: plain controls between much text. */
export const WINDOWS: Bed = {
  on: {
    name: '98.css',
    serve: site({ folder: '98.css/dist', at: '/index.html' }),
    ready: (tab) => tab.locator('#range25').waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    ...(await tab.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input[id], textarea[id]')];
      return {
        fields: Object.fromEntries(fields.map((one) => [one.id, /checkbox|radio/.test(one.type) ? one.checked : one.value])),
        rated: [...document.querySelectorAll('select')].map((one) => one.value),
        codes: document.querySelectorAll('.example > details[open]').length,
        branches: [...document.querySelectorAll('.tree-view details[open] > summary')].map((one) => one.textContent),
        row: [...document.querySelectorAll('tr')].findIndex((one) => one.classList.contains('highlighted')),
      };
    })),
  }),
  commands: [
    { says: 'põe o volume no 8', right: withThese({ range23: '8' }), hand: fill('#range23', '8') },
    {
      says: 'write that I work as a gardener under occupation',
      right: withThese({ text17: 'gardener' }),
      hand: fill('#text17', 'gardener'),
    },
    { says: 'I like my peanut butter smooth', right: withThese({ radio7: true, radio8: false }), hand: press('label[for=radio7]') },
    {
      says: 'my address is 12 Baker Street, put that in the first line',
      right: withThese({ text18: '12 Baker Street' }),
      hand: fill('#text18', '12 Baker Street'),
    },
    { says: 'highlight the MySQL driver in the list of drivers', right: { row: 1 }, hand: press('td:has-text("MySQL ODBC")') },
    {
      says: 'open up the “Unless” part of the tree',
      right: { branches: ['JavaScript', 'Unless'] },
      hand: press('summary:text-is("Unless")'),
    },
    { says: 'rate it as “Not so great”', kind: 'ambiguous', suggests: /not so great|incredible|pretty good|drop-?down|select/i },
    { says: 'change my favourite colour to blue', kind: 'impossible' },
  ],
};
