import { describe, expect, test } from 'vitest';
import type { Delta } from '../../model/page/delta';
import type { OperationRecord } from '../../model/run/record';
import { narrowOutcome, outcomeOf } from './outcome';

const NOTHING: Delta = { appeared: [], disappeared: [], changed: [], totals: { appeared: 0, disappeared: 0, changed: 0 } };

const record = (delta: Partial<Delta>): OperationRecord => ({
  operationId: 'a',
  status: 'done',
  label: 'button "Add"',
  dispatched: true,
  delta: { ...NOTHING, ...delta },
  notes: [],
  took: { find: 0, act: 0, settle: 0 },
  url: 'https://shop.test/',
});
const promised = (delta: Partial<Delta>) => outcomeOf(record(delta), 'https://shop.test/');

describe('what came of a step beside elements is its promise', () => {
  test('where no element was seen to come, go or change: the kind that proves most', () => {
    expect(promised({ effects: ['text of #badge', 'text in link Cart', 'storage cart', 'look of button Add'] })).toEqual({
      effects: ['text of #badge', 'text in link Cart'],
    });
    expect(promised({ effects: ['storage cart', 'request /api/cart', 'text of #badge'] })).toEqual({ effects: ['request /api/cart'] });
    expect(promised({ effects: ['look of button Like', 'focus textbox Name'] })).toEqual({ effects: ['focus textbox Name'] });
    expect(promised({ effects: ['look of button Like', 'title'] })).toEqual({ effects: ['title'] });
    expect(promised({ effects: ['drawing of #chart', 'look of #chart'] })).toEqual({ effects: ['drawing of #chart'] });
    expect(promised({})).toBeNull();
  });

  test('what was only looked up may be known already the next time: what it shows is one, too; what is sent is always sent', () => {
    const found = ['text of #found', 'storage last'];
    expect(promised({ effects: ['request GET /find', ...found] })).toEqual({ effects: ['request GET /find', 'text of #found'] });
    expect(promised({ effects: ['request POST /find', ...found] })).toEqual({ effects: ['request POST /find'] });
  });

  test('marks that something is under way are none where anything else came', () => {
    const busy = { selector: '#list', name: 'People', field: 'aria-busy', from: '', to: '' };
    expect(promised({ changed: [busy], effects: ['request GET /people'] })).toEqual({ effects: ['request GET /people'] });
    const appeared = [{ selector: 'div', tagName: 'div', role: 'progressbar', name: 'Upload' }];
    expect(promised({ appeared, effects: ['request POST /file'] })).toEqual({ effects: ['request POST /file'] });
  });

  test('a new document at the same path is one, and another path is where it leads', () => {
    const url = { from: 'https://shop.test/', to: 'https://shop.test/?sent' };
    expect(promised({ url, effects: ['document /'] })).toEqual({ effects: ['document /'] });
    expect(promised({ url: { ...url, to: 'https://shop.test/thanks' }, effects: ['storage cart'] })).toEqual({ navigatesTo: '/thanks' });
    expect(promised({ url: { ...url, to: 'https://shop.test/found' }, effects: ['form shown again'] })).toEqual({
      navigatesTo: '/found',
      effects: ['form shown again'],
    });
  });

  test('what the page said is wrong is told with it, so that it may say so again', () => {
    const wrong = 'wrong Your username is invalid!';
    const appeared = [{ selector: 'p', tagName: 'p', text: 'Again' }];
    expect(promised({ appeared, effects: ['storage cart', wrong, 'alert'] })).toEqual({ appeared: ['p Again'], effects: [wrong, 'alert'] });
    expect(promised({ effects: ['storage cart', wrong] })).toEqual({ effects: ['storage cart', wrong] });
  });

  test('elements that name nothing leave the promise to the effects', () => {
    const changed = [{ selector: '#badge', field: 'text', from: '1', to: '2' }];
    expect(promised({ changed, effects: ['text of #badge'] })).toEqual({ effects: ['text of #badge'] });
    const appeared = [{ selector: 'button', tagName: 'button', role: 'button', name: 'Remove' }];
    expect(promised({ appeared, effects: ['text of #badge'] })).toEqual({ appeared: ['button Remove'] });
  });

  test('a button that waits for the answer to its own press is no promise where anything else came of it', () => {
    const off = { selector: '#save', name: 'Save', field: 'disabled', from: '', to: '' };
    const busy = { ...off, field: 'aria-busy', to: 'true' };
    const other = { ...off, selector: '#undo', name: 'Undo' };
    const own = (delta: Partial<Delta>) => outcomeOf({ ...record(delta), found: print }, 'https://shop.test/');
    const print = { selectors: ['#save'], tag: 'button', role: 'button', name: 'Save', attributes: {}, landmarks: [], neighbours: [] };
    expect(own({ changed: [off, busy], effects: ['request POST /save'] })).toEqual({ effects: ['request POST /save'] });
    expect(own({ changed: [off, other] })).toEqual({ changed: ['disabled of Undo'] });
    expect(own({ changed: [off] })).toEqual({ changed: ['disabled of Save'] });
    expect(own({ changed: [off], effects: ['look of button Save'] })).toEqual({ changed: ['disabled of Save'] });
    expect(own({ changed: [{ ...off, to: 'gone' }], effects: ['request POST /save'] })).toEqual({ changed: ['disabled of Save'] });
  });

  test('of two successes what they have in common', () => {
    expect(narrowOutcome({ effects: ['request /cart', 'request /news'] }, { effects: ['request /cart'] })).toEqual({
      effects: ['request /cart'],
    });
    expect(narrowOutcome({ effects: ['request /cart'] }, { effects: ['request /list'] })).toBeNull();
    expect(narrowOutcome({ effects: ['request POST /cart'] }, { effects: ['request GET /cart'] })).toBeNull();
    expect(narrowOutcome({ effects: ['request /cart'] }, { effects: ['request POST /cart'] })).toEqual({ effects: ['request /cart'] });
  });
});
