import { describe, expect, test } from 'vitest';
import { element } from '../page.fixture';
import { readAnswer } from './read-answer';
import { thoughtReader } from './thought-reader';

const page = { elements: [element(2, 'Cart'), element(3, 'City')] };
const read = (answer: object | string) => readAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer), page);
/** The operations of an answer that is nothing but these. */
const operations = (...said: object[]) => {
  const answer = read({ thought: 't', sequenceName: 's', operations: said, more: true });
  return 'plan' in answer && 'operations' in answer.plan ? answer.plan.operations : answer;
};

describe('an operation as a model says it', () => {
  test.each([
    [
      { type: 'click', elementId: 2, button: 'left', count: 0 },
      { type: 'click', elementId: 2, button: 'left' },
    ],
    [
      { action: 'set_value', elementId: 3, value: 'Rome' },
      { type: 'type', elementId: 3, text: 'Rome' },
    ],
    [
      { type: 'type', elementId: 3, text: '', mode: 'replace', submit: false },
      { type: 'type', elementId: 3, text: '', mode: 'replace', submit: false },
    ],
    [
      { type: 'press', elementId: 0, key: 'Enter', count: 0 },
      { type: 'press', key: 'Enter' },
    ],
    [
      { type: 'scroll', elementId: 0, direction: 'down', ratio: 0 },
      { type: 'scroll', direction: 'down' },
    ],
    [
      { type: 'scroll', elementId: 0, direction: 'to-ratio', ratio: 0.5 },
      { type: 'scroll', ratio: 0.5 },
    ],
    [
      { type: 'scroll', elementId: 3, direction: 'into-view', ratio: 0 },
      { type: 'scroll', elementId: 3 },
    ],
    [
      { action: 'swipe', direction: 'up', pixels: 300 },
      { type: 'scroll', direction: 'up' },
    ],
    [
      { type: 'drag', elementId: 2, toElementId: 3 },
      { type: 'drag', elementId: 2, to: { elementId: 3 } },
    ],
    [
      { type: 'drag', elementId: 2, toElementId: 0, x: 40, y: 0 },
      { type: 'drag', elementId: 2, offset: { x: 40, y: 0 } },
    ],
    [
      { type: 'drag', elementId: 2, toElementId: 3, x: 0, y: 0 },
      { type: 'drag', elementId: 2, to: { elementId: 3 } },
    ],
    [
      { type: 'click', elementId: 2, button: 'left', count: 1, modifiers: ['Control'] },
      { type: 'click', elementId: 2, button: 'left', count: 1, modifiers: ['Control'] },
    ],
    [
      { type: 'wait', until: 'url', text: '' },
      { type: 'wait', until: 'url' },
    ],
    [
      { type: 'wait', until: 'gone', text: 'Loading' },
      { type: 'wait', until: 'gone', text: 'Loading' },
    ],
    [
      { type: 'assert', elementId: 0, text: 'Paid', url: '' },
      { type: 'assert', text: 'Paid' },
    ],
    [{ type: 'screenshot' }, { type: 'screenshot' }],
    [
      { type: 'wait', text: 'Done' },
      { type: 'wait', text: 'Done', until: 'text' },
    ],
    [
      { type: 'navigate', to: 'back', url: '' },
      { type: 'navigate', to: 'back' },
    ],
    [
      { type: 'navigate', to: 'tab', tab: 2, url: '' },
      { type: 'navigate', to: 'tab', number: 2 },
    ],
    [
      { type: 'navigate', tab: 2 },
      { type: 'navigate', to: 'tab', number: 2 },
    ],
    [
      { type: 'navigate', to: 'new-tab', url: '/help', tab: 0 },
      { type: 'navigate', to: 'new-tab', url: '/help' },
    ],
    [
      { action: 'goto', url: 'https://a.test/' },
      { type: 'navigate', to: 'url', url: 'https://a.test/' },
    ],
    [
      { type: 'assert', elementId: 2, text: '' },
      { type: 'assert', elementId: 2, visible: true },
    ],
    [
      { type: 'extract', elementId: 0, name: 'price', what: 'text' },
      { type: 'extract', name: 'price', what: 'text' },
    ],
    [
      { type: 'click', elementId: 2, x: 0.25, y: 0.75 },
      { type: 'click', elementId: 2, at: { x: 0.25, y: 0.75 } },
    ],
    [
      { type: 'click', elementId: 2, x: 0, y: 0 },
      { type: 'click', elementId: 2 },
    ],
    [
      { type: 'click', elementId: 2, y: 1 },
      { type: 'click', elementId: 2, at: { x: 0.5, y: 1 } },
    ],
    [
      { type: 'click', elementId: 2, reason: 'to pay' },
      { type: 'click', elementId: 2, note: 'to pay' },
    ],
    [
      { type: 'click', elementId: 2, selector: '', text: '', options: [] },
      { type: 'click', elementId: 2 },
    ],
    [{ playbook: 'Pay', variant: '', params: [] }, { playbook: 'Pay' }],
    [
      { playbook: 'Pay', variant: 'Card', params: [{ name: 'who', value: 'Ada' }] },
      { playbook: 'Pay', variant: 'Card', params: { who: 'Ada' } },
    ],
  ])('%j', (said, wanted) => {
    expect(operations(said)).toEqual([wanted]);
  });

  test.each([
    [{ type: 'press', key: 'ArrowDown', count: 3 }, Array.from({ length: 3 }, () => ({ type: 'press', key: 'ArrowDown' }))],
    [
      { type: 'extract', elementIds: [2, 3], name: 'price' },
      [
        { type: 'extract', elementId: 2, name: 'price 1' },
        { type: 'extract', elementId: 3, name: 'price 2' },
      ],
    ],
    [{ type: 'extract', elementIds: [3], name: 'price' }, [{ type: 'extract', elementId: 3, name: 'price' }]],
    [{ type: 'extract', elementIds: [], words: 'Total', name: 'total' }, [{ type: 'extract', words: 'Total', name: 'total' }]],
    [{ type: 'extract', elementIds: [3], words: '$9', name: 'price' }, [{ type: 'extract', elementId: 3, words: '$9', name: 'price' }]],
    [{ type: 'extract', elementId: 3, name: 'price' }, [{ type: 'extract', elementId: 3, name: 'price' }]],
  ])('may stand for several: %j', (said, wanted) => {
    expect(operations(said)).toEqual(wanted);
  });

  test.each([
    [{ type: 'run_script', code: 'x' }, /^operations\.0(\.type)?: /],
    [{ type: 'click', elementId: 2, script: 'x' }, /^operations\.0: .*script/],
    [{ type: 'press', key: 'ArrowDown', count: 51 }, /^operations\.0\.count: /],
    [{ type: 'extract', elementIds: [2, 77], name: 'price' }, /no element 77/],
    [{ type: 'press', elementId: 2 }, /^operations\.0\.key: /],
    [{ type: 'drag', elementId: 2, toElementId: 9 }, /^operations\.0: the page has no element 9/],
    [{ type: 'click', elementId: -2 }, /^operations\.0\.elementId: /],
    [{ type: 'click' }, /^operations\.0\.elementId: has to be given/],
    [{ type: 'click', elementId: 2, x: 120, y: 40 }, /^operations\.0\.at\.x: /],
    [{ type: 'click', selector: '#a' }, /^operations\.0: a planner does not say "selector"\. Name the element by its number/],
    [{ type: 'click', elementId: 2, selector: '#delete' }, /"selector"/],
    [{ type: 'click', relX: 0.5, relY: 0.2 }, /"relX"/],
    [{ type: 'click', elementId: 2, position: { relX: 0.5 } }, /"position"/],
    [{ type: 'click', elementId: 2, fingerprint: { selectors: ['#delete'] } }, /"fingerprint"/],
    [{ type: 'click', elementId: 2, dialogs: [{ kind: 'confirm', text: 'Sure?', accept: true }] }, /"dialogs".*the person's to answer/],
    [{ type: 'click', elementId: 2, origin: {} }, /"origin"\. Leave it out; there is: elementId, button, count, modifiers/],
    [{ type: 'click', elementId: 2, unproven: false }, /"unproven"/],
    [{ type: 'click', elementId: 2, optional: true }, /"optional"/],
    [{ type: 'click', elementId: 2, tab: 1 }, /"tab"/],
    [JSON.parse('{"type": "click", "elementId": 2, "__proto__": {"unproven": false}}') as object, /"__proto__"/],
    ...Object.getOwnPropertyNames(Object.prototype).map((type): [object, RegExp] => [
      JSON.parse(`{"type": "${type}", "elementId": 2}`) as object,
      /^operations\.0\.type: there is no such operation/,
    ]),
    [{ type: { toString: 1 }, elementId: 2 }, /^operations\.0\.type: there is no such operation/],
    [{ action: ['click'], elementId: 2 }, /^operations\.0\.type: there is no such operation/],
    [{ type: 'wait', duration: 5000 }, /"duration"/],
    [{ type: 'drag', elementId: 2, to: { selector: '#bin' } }, /"to"/],
    [{ playbook: 'Pay', unproven: false }, /^operations\.0: a planner does not say "unproven"/],
    [{ playbook: 'Pay', params: [{ name: 'who', value: { a: 1 } }] }, /^operations\.0\.params\.0\.value: /],
  ])('is refused, with what is wrong: %j', (said, issue) => {
    const answer = operations(said);
    expect(answer).toMatchObject({ issues: expect.arrayContaining([expect.stringMatching(issue)]) });
  });
});

describe('an answer', () => {
  test.each([
    ['', { prose: true }],
    ['[1]', { prose: true }],
    ['{"thought": "cut', { prose: true }],
    ['{"thought":"nothing to do","operations":[]}', { issues: [expect.stringContaining('operations')] }],
    [
      '{"isComplete":true,"summary":"x","operations":[{"type":"click","elementId":2}]}',
      { issues: [expect.stringContaining('isComplete')] },
    ],
    [
      '{"isComplete":true,"thought":"Nothing there."}',
      { plan: { isComplete: true, success: true, summary: 'Nothing there.', suggestions: [] } },
    ],
    ['{"operations":[{"type":"click","elementId":2}],"confirmed":true}', { issues: [expect.stringContaining('"confirmed"')] }],
    ['{"operations":["click 2"]}', { issues: ['operations.0: expected an operation.'] }],
    // What every object inherits is no operation.
    ['{"operations":[{"type":"constructor"}]}', { issues: [expect.stringMatching(/^operations\.0\.type: there is no such operation/)] }],
    ['{"operations":[{"type":"__proto__"}]}', { issues: [expect.stringMatching(/^operations\.0\.type: there is no such operation/)] }],
    [
      '{"operations":[{"type":"click","elementId":2}],"afresh":true,"notes":" Order 17 "}',
      { plan: { operations: [{ type: 'click' }], afresh: true, notes: 'Order 17' } },
    ],
    [
      '{"ask":" Which size? ","choices":["S","L","L",""]}',
      { plan: { operations: [], ask: { question: 'Which size?', choices: ['S', 'L'] } } },
    ],
    ['{"ask":"Which size?","choices":["S"]}', { issues: ['choices: give 2 to 5 that differ.'] }],
    ['{"ask":"Which size?"}', { issues: ['choices: give 2 to 5 that differ.'] }],
    ['{"operations":[],"section":" Footer "}', { section: 'Footer' }],
    ['{"operations":[{"type":"click","elementId":2}],"section":"Footer"}', { plan: { operations: [{ type: 'click' }] } }],
  ])('%j', (text, wanted) => {
    expect(read(text)).toMatchObject(wanted);
  });

  test('with more operations than a queue may have is refused unread, so that none of it is judged one by one', () => {
    const many = Array.from({ length: 3000 }, () => ({ type: 'click', elementId: 9, selector: '#a' }));
    expect(read({ thought: 't', operations: many })).toEqual({
      issues: ['operations: 3000 are too many. Plan 20 operations at most, and set `more` to true.'],
    });
  });

  test('longer than any that is received is not even parsed', () => {
    expect(read(`{"thought": "t", "operations": [${'{"type": "click", "elementId": 2},'.repeat(10_000)}`)).toMatchObject({
      issues: [expect.stringContaining('too long')],
    });
  });

  test('whose thought is too long is cut, not refused', () => {
    const answer = read({ thought: 'x'.repeat(9000), operations: [{ type: 'click', elementId: 2 }] });
    expect('plan' in answer && 'thought' in answer.plan && answer.plan.thought.length).toBe(4000);
  });
});

describe('a thought on its way', () => {
  test.each([
    ['{"isCom', undefined],
    ['{"thought": "', ''],
    ['{"thought": "I open \\"Th', 'I open "Th'],
    ['{"thought": "a\\', 'a'],
    ['{"thought": "a\\u00e', 'a'],
    ['{"thought": "a\\u00e9b', 'aéb'],
    ['{"thought": "C:\\\\u12', 'C:\\u12'],
    ['{"thought": "ok \\ud83d', 'ok '],
    ['{"thought": "done", "operations": ["thought"', 'done'],
  ])('%j', (json, thought) => {
    expect(thoughtReader()(json)).toBe(thought);
    const read = thoughtReader();
    expect([...json.split('').map(read)].at(-1)).toBe(thought);
  });

  test('is not a text or key of the same name, and ends at its limit', () => {
    expect(thoughtReader()('{"text": "thought", "label": "x"')).toBeUndefined();
    expect(thoughtReader()('{"a": "\\"thought\\": \\"no\\"", "thought": "yes"')).toBe('yes');
    expect(thoughtReader()(`{"thought": "${'x'.repeat(9000)}`)?.length).toBe(4000);
  });
});
