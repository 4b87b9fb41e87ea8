import { describe, expect, test } from 'vitest';
import { page } from './corpus/build-snapshot';
import { renderPlan } from './corpus/render-plan';
import { planGoal } from './plan-goal';

const told = (command: string, on: ReturnType<typeof page>) =>
  renderPlan(planGoal({ goal: command, snapshot: on.snapshot, history: [] }), on);

const form = page(
  'https://boat.example/',
  'Boat',
  [
    ['textbox', 'When', { place: ['listitem Launch day', 'list'], type: 'date', lines: 2 }],
    ['combobox', '', { key: 'hull', tag: 'select', place: ['listitem Hull', 'list'], options: [{ label: 'Oak' }, { label: 'Pine' }] }],
    ['textbox', '', { key: 'crew', lines: 3 }],
    ['checkbox', 'Tea', { states: ['unchecked'], lines: 1 }],
    ['checkbox', 'Rum', { states: ['unchecked'], lines: 1 }],
    ['radio', 'Tea', { key: 'tea at night', states: ['unchecked'], lines: 2 }],
    ['radio', 'Rum', { key: 'rum at night', states: ['unchecked'], lines: 1 }],
  ],
  { text: 'Boat\nLaunch day\nHull\nOak\nCrew size:\nBy day\nTea\nRum\nAt night\nTea\nRum' },
);

describe('words that a page only writes beside a control are its label', () => {
  test.each([
    ['launch day: 17 May 2027', 'type When = 2027-05-17'],
    ['set the hull to pine', 'select hull: Pine'],
    ['set the crew size to 4', 'type crew = 4'],
    ['choose Rum under "At night"', 'click rum at night'],
    ['tick Rum in By day', 'check Rum'],
    // Both groups have it.
    ['choose Rum', 'abstain'],
    // What is named stands in none of them.
    ['choose Milk under "At night"', 'abstain'],
  ])('%s', (command, wanted) => expect(told(command, form)).toBe(wanted));
});

const tools = page('https://draw.example/', 'Draw', [
  ['', 'tool.brush', { key: 'brush box', weak: true, box: { x: 4, y: 80, width: 32, height: 32 } }],
  ['', 'Brush Tool [B]', { key: 'brush', weak: true, box: { x: 5, y: 81, width: 30, height: 30 } }],
  ['', 'grid:title', { key: 'grid box', weak: true, box: { x: 4, y: 120, width: 32, height: 36 } }],
  ['', 'Show/Hide Grid', { key: 'grid', weak: true, box: { x: 5, y: 124, width: 30, height: 30 } }],
]);

describe('a box and what fills it are one thing, and the keys in its tooltip are no name', () => {
  test.each([
    ['click "Brush Tool"', 'click brush'],
    ['show the grid', 'click grid box'],
  ])('%s', (command, wanted) => expect(told(command, tools)).toBe(wanted));
});
