import { at, type Hand } from '../apps/hand';
import type { ShownCase } from './case';
import { CASES_01_TO_32 } from './cases-01-to-32';
import { CASES_34_TO_84 } from './cases-34-to-84';
import { button, field, fill, words } from './gestures';

const ROWS = { 'rows.json': JSON.stringify(['Alpha', 'Beta', 'Gamma']) };
const ORDERS = { 'rows.json': JSON.stringify(['Order 17', 'Order 18', 'Order 19']) };
const POSTS = {
  'rows.json': JSON.stringify([
    ['Ash', '4'],
    ['Beech', '7'],
  ]),
};

/** All, with those of what real applications did. */
export const CASES: readonly ShownCase[] = [
  ...CASES_01_TO_32,
  ...CASES_34_TO_84,
  {
    page: 'mini-enter',
    shows: async (hand) => {
      await fill(hand, 'Note', 'Ash');
      await hand.press('Enter');
    },
    right: ['Ash'],
  },
  {
    page: 'mini-append',
    data: { 'text.txt': 'Meet Ada' },
    shows: async (hand) => {
      await hand.click(field(hand, 'Title'));
      await hand.press('Control+End');
      await hand.type(' on Monday');
      await hand.click(button(hand, 'Save'));
    },
    right: ['Meet Ada', 'Meet Ada on Monday', 'Meet Ada'],
    again: [{ what: 'changed meanwhile', data: { 'text.txt': 'Meet Bob' }, right: ['Meet Bob', 'Meet Bob on Monday', 'Meet Bob'] }],
  },
  {
    page: 'mini-append',
    what: 'put in before the end, and a word replaced',
    data: { 'text.txt': 'Call Ann today\nBuy salt\n|}' },
    shows: async (hand) => {
      await hand.click(field(hand, 'Text'));
      await hand.press('Control+End', 'Home');
      await hand.type('Mow');
      await hand.press('Enter');
      await hand.click(at(hand.tab.getByLabel('Title'), 0.9, 0.5));
      await hand.press('End', 'Control+Shift+ArrowLeft');
      await hand.type('tomorrow');
      await hand.click(button(hand, 'Save'));
    },
    right: ['Call Ann today\nBuy salt\nMow\n|}', 'Call Ann tomorrow', 'Call Ann today'],
    again: [
      {
        what: 'others added to it',
        data: { 'text.txt': 'Call Ann and Bob today\nBuy salt\nFeed cat\n|}' },
        right: ['Call Ann and Bob today\nBuy salt\nFeed cat\nMow\n|}', 'Call Ann and Bob tomorrow', 'Call Ann and Bob today'],
      },
    ],
  },
  {
    page: 'mini-list',
    data: ROWS,
    shows: async (hand) => {
      await hand.click(words(hand, 'Beta'));
      await hand.click(button(hand, 'Delete'));
    },
    right: ['Alpha', 'Gamma'],
    again: [
      {
        what: 'with a row on top',
        data: { 'rows.json': JSON.stringify(['New', 'Alpha', 'Beta', 'Gamma']) },
        right: ['New', 'Alpha', 'Gamma'],
      },
    ],
  },
  {
    page: 'mini-list2',
    data: ORDERS,
    shows: async (hand) => {
      await hand.click(words(hand, 'Order 18'));
      await hand.click(button(hand, 'Delete'));
    },
    right: ['Order 17', 'Order 19'],
    again: [
      {
        what: 'with a row on top',
        data: { 'rows.json': JSON.stringify(['Order 16', 'Order 17', 'Order 18', 'Order 19']) },
        right: ['Order 16', 'Order 17', 'Order 19'],
      },
    ],
  },
  ...['mini-board', 'mini-board2'].map((page) => ({
    page,
    shows: async (hand: Hand) => {
      const node = (name: string) => hand.tab.locator(`[data-n=${name}]`);
      await hand.drag(node('Mail').locator('.o'), at(node('Log'), 0.3, 0.5));
      await hand.drag(at(node('Log'), 0.4, 0.5), at(hand.tab.locator('#b'), 0.5, 0.7));
    },
  })),
  {
    page: 'mini-spin',
    data: { 'ms.txt': '1500' },
    shows: async (hand) => {
      await fill(hand, 'Title', 'Ash');
      await hand.click(button(hand, 'Update'));
      await hand.tab.waitForFunction(() => document.querySelector('#row')?.textContent === 'Ash');
    },
    right: 'Ash',
    again: [{ what: 'answered sooner', data: { 'ms.txt': '20' } }],
  },
  {
    page: 'mini-svg',
    shows: (hand) => hand.drag(hand.tab.locator('#a'), hand.tab.locator('#b')),
    right: ['M108 108L408 208'],
  },
  {
    page: 'mini-rows',
    data: POSTS,
    shows: async (hand) => {
      const row = hand.tab.locator('tr', { hasText: 'Beech' });
      await hand.point(row);
      await hand.click(row.getByText('Approve'));
    },
    right: ['approve Beech', 'One. Two.'],
  },
  {
    page: 'mini-drag',
    shows: (hand) => hand.drag(words(hand, 'Invoice 2042'), words(hand, 'Bills')),
    right: ['Invoice 2042 moved to Bills', ['Dinner']],
  },
  {
    page: 'saved-and-shown-again',
    shows: async (hand) => {
      for (const [label, text] of [
        ['Name', 'Ada'],
        ['Town', 'Oslo'],
      ] as const) {
        await hand.click(field(hand, label));
        await hand.press('Control+a');
        await hand.type(text);
      }
      await hand.click(button(hand, 'Save changes'));
    },
    right: { name: 'Ada', town: 'Oslo' },
    again: [{ what: 'refused', version: '2', stops: true }],
  },
];
