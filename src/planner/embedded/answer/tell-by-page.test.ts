import { describe, expect, test } from 'vitest';
import { type Page, page, type Row } from '../corpus/build-snapshot';
import { renderPlan } from '../corpus/render-plan';
import { planGoal } from '../plan-goal';

const told = (question: string, on: Page) => renderPlan(planGoal({ goal: question, snapshot: on.snapshot, history: [] }), on);

const at = (x: number, y: number) => ({ x, y, width: 100, height: 30 });
const stock = page('https://stock.example/', 'Stock', [
  ...['Part', 'Colour', 'Price'].map((name, column): Row => ['columnheader', name, { box: at(column * 100, 0), place: ['row Part'] }]),
  ...['Bolt grey 40', 'Nut black 55'].flatMap((line, row) =>
    line
      .split(' ')
      .map((name, column): Row => ['gridcell', name, { box: at(column * 100, 30 + row * 30), place: [`row ${line.split(' ')[0]}`] }]),
  ),
]);
const more = { ...stock, snapshot: { ...stock.snapshot, elements: [...stock.snapshot.elements, ...stock.snapshot.elements.slice(3, 6)] } };
const board = page(
  'https://board.example/',
  'Board',
  [
    ['', 'Mow lawn', { weak: true, place: ['item Today'] }],
    ['', 'Call Bo', { weak: true, place: ['item Today'] }],
    ['button', '+', { place: ['item Today'] }],
    ['link', '8:30 - 9:00 Breakfast'],
    ['link', 'Breakfast recipes'],
    ['link', 'Dinner'],
  ],
  { text: 'tea-cosy in its edition 3.2\nmug in its edition 3.2' },
);
const story = page('https://story.example/', 'Story', [
  ['textbox', '', { tag: 'div', value: 'Once upon a time' }],
  ['button', 'Bold'],
]);

describe('a question is answered by what the page shows beside its words', () => {
  test.each<[string, Page, string]>([
    ['what does the Nut cost?', stock, 'answer 55'],
    ['which colour is the Bolt?', stock, 'answer grey'],
    ['which cards are in Today?', board, 'answer Mow lawn, Call Bo'],
    ['when is breakfast?', board, 'answer 8:30 - 9:00 Breakfast'],
    ['which edition has the mug?', board, 'answer mug in its edition 3.2'],
    ['what is written in the text?', story, 'answer Once upon a time'],
    ['Was steht im Text?', story, 'answer Once upon a time'],
  ])('%s', (question, on, answer) => {
    expect(told(question, on)).toBe(answer);
  });

  test.each<[string, Page]>([
    // A word that is nowhere, no figure, two of that name, or a thing to do.
    ['what did the Nut not cost?', stock],
    ['what does the Screw cost?', stock],
    ['which colour is the Bolt?', more],
    ['when is dinner?', board],
    ['which edition is it?', board],
    ['which cards are in Never?', board],
    ['breakfast', page('https://x.example/', '', [['', '8:30 Breakfast today', { selector: '' }]])],
  ])('is not: %s', (question, on) => {
    expect(told(question, on)).toBe('abstain');
  });
});

/** A table that is only text to the scanner, with a control where its cell is empty. */
const crew = page(
  'https://crew.example/',
  'Crew',
  [
    ['button', 'Captain', { place: ['row AB', 'table'] }],
    ['button', 'Cook', { place: ['row CD', 'table'] }],
    ['link', 'Age'],
    ['button', 'AB Ann Bo 5m See you at the quay tomorrow'],
    ['button', 'CD Cy Dee 9m The soup is ready'],
    ['button', 'PNG quay-at-dawn.png 3.1 MB Star'],
    ['button', 'PNG soup.png Star'],
    ['', '24 Summer regatta', { weak: true }],
    ['', 'Winter regatta', { weak: true }],
  ],
  {
    text: [
      '| Name | Rank | Age | Home town | Start date',
      '| AB Ann Bo ann@crew.example | | 41 | Bergen | 2011/04/25',
      '| CD Cy Dee cy@crew.example | | 35 | Cork | 2015/01/02',
      '| EF Cy Fox fox@crew.example | Mate | 29 | Cork | 2016/03/04',
      '# Elsewhere',
      'Fresh water',
      '6.2 litres of 10 litres drunk',
      'In the hold — 142 barrels',
      'Chores',
      '3',
      'Scrub the deck',
      '| Age | Left alone',
    ].join('\n'),
  },
);

describe('a cell of a table in the text, and the one thing that has all the words', () => {
  test.each<[string, string]>([
    ['how old is Ann Bo?', 'answer Age: 41'],
    ['how old is Fox', 'answer Age: 29'],
    ["what's the age of Cy Dee?", 'answer Age: 35'],
    ["What is Ann's age?", 'answer Age: 41'],
    ['Wie alt ist Ann Bo?', 'answer Age: 41'],
    ['Quel âge a Ann Bo ?', 'answer Age: 41'],
    ['¿Qué edad tiene Cy Dee?', 'answer Age: 35'],
    ['where does Ann Bo live?', 'answer Home town: Bergen'],
    ['Wo wohnt Cy Dee?', 'answer Home town: Cork'],
    ['Onde mora Ann Bo?', 'answer Home town: Bergen'],
    ['which rank does Ann Bo have?', 'answer Rank: Captain'],
    ['what is the rank of Cy Dee', 'answer Rank: Cook'],
    ['when did Cy Fox start?', 'answer Start date: 2016/03/04'],
    ['what did Ann Bo write?', 'answer AB Ann Bo 5m See you at the quay tomorrow'],
    ['who wrote about the soup?', 'answer CD Cy Dee 9m The soup is ready'],
    ['how big is quay-at-dawn?', 'answer PNG quay-at-dawn.png 3.1 MB Star'],
    ['when is the summer regatta?', 'answer 24 Summer regatta'],
    ['how much fresh water is drunk?', 'answer Fresh water 6.2 litres of 10 litres drunk'],
    ['how many are in the hold?', 'answer In the hold — 142 barrels'],
    ['how many tasks are in Chores?', 'answer Chores: 3'],
  ])('%s', (question, answer) => {
    expect(told(question, crew)).toBe(answer);
  });

  test.each([
    'how old is Cy?',
    'how old is Gus?',
    'how tall is Ann Bo?',
    'what is the salary of Ann Bo?',
    'how big is soup.png?',
    'when is the winter regatta?',
    'what did Gus write?',
    'where is the soup?',
    'how old is Cork?',
    'what is in Chores?',
    'how many are in the tavern?',
    'how much wine is drunk?',
  ])('is not: %s', (question) => {
    expect(told(question, crew)).toBe('abstain');
  });
});
