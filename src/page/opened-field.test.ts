import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Shown } from '../model/page/shown';
import type { Operation } from '../model/plan/operation';
import { captureSteps } from './capture/capture';
import { runLeg } from './run-leg/run-leg';
import { installShim } from './shim/install-shim';

/** A field without words or a key, which the step before opened and gave the focus: shown by a person, then played where what stands around it is otherwise. */

beforeAll(() => installShim(true));
afterEach(() => {
  document.body.innerHTML = '';
});

const $ = <Kind extends HTMLElement>(selector: string) => document.querySelector(selector) as Kind;

interface Board {
  /** Stands before the field once it is open. */
  beside?: string;
  /** Stands in the page from the beginning. */
  more?: string;
  field?: string;
  /** Gets the focus when the field is opened. */
  focused?: string;
  late?: boolean;
}

/** A board whose button opens a field over it; Enter keeps what was written. */
function draw({ beside = '<p>Tea</p>', more = '', field = '<textarea></textarea>', focused = '#over textarea', late = false }: Board = {}) {
  document.body.innerHTML = `<main><button>Edit</button>${more}<output></output></main>`;
  $('button').onclick = () => {
    const over = Object.assign(document.createElement('div'), { id: 'over', innerHTML: `${beside}<div>${field}</div>` });
    over.onkeydown = (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      const { value, textContent } = event.target as HTMLTextAreaElement;
      $('output').textContent += `${value ?? textContent};`;
      over.remove();
    };
    $('main').append(over);
    const focus = () => $(focused)?.focus();
    if (late) window.setTimeout(focus, 200);
    else focus();
  };
}

/** What a person shows on the board. */
async function show(board: Board, does: () => Promise<unknown>): Promise<Operation[]> {
  draw(board);
  const told: Shown[] = [];
  const end = captureSteps((shown) => {
    if (shown.replaces) told.pop();
    told.push(shown);
  });
  await does();
  end();
  return told.map(({ operation }) => operation);
}

const opened = (operation: Operation | undefined) => operation && 'fingerprint' in operation && operation.fingerprint?.opened;
const write = async () => {
  await userEvent.click($('button'));
  await userEvent.keyboard('Milk{Enter}');
};

let legs = 0;
/** What the board keeps when this is played on it, and why it stopped. */
async function play(operations: Operation[], board: Board): Promise<string> {
  draw(board);
  const id = `opened-${++legs}`;
  const steps = operations.map((operation, at) => ({ id: `${id}-${at}`, operation }));
  const leg = { runId: id, id, operations: steps, patience: 500, settleLimit: 1000, overlay: false };
  const { bail } = await runLeg(leg, () => undefined, new AbortController().signal);
  return `${$('output').textContent}${bail ? bail.kind : ''}`;
}

test('what the page opened and gave the focus is recorded as that, as long as it keeps the focus', async () => {
  const steps = await show({}, write);
  expect(steps.map((operation) => [operation.type, opened(operation)])).toEqual([
    ['click', undefined],
    ['type', true],
    ['press', true],
  ]);
});

describe('nothing of the kind is recorded', () => {
  test.each<[string, Board, () => Promise<unknown>]>([
    [
      'of a field that was pressed',
      { focused: 'none' },
      async () => {
        await userEvent.click($('button'));
        await userEvent.click($('textarea'));
        await userEvent.keyboard('Milk{Enter}');
      },
    ],
    [
      'of a field that Tab led to',
      { focused: 'none' },
      async () => {
        await userEvent.click($('button'));
        await userEvent.keyboard('{Tab}Milk{Enter}');
      },
    ],
    ['of a field with a name', { field: '<textarea aria-label="Text"></textarea>' }, write],
    ['of a field with a key', { field: '<textarea id="text"></textarea>' }, write],
    ['of a field that was in sight before', { more: '<textarea></textarea>', field: '', focused: 'textarea' }, write],
  ])('%s', async (_what, board, does) => {
    const steps = await show(board, does);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.filter(opened)).toEqual([]);
  });
});

describe('played', () => {
  test.each<[string, Board, string]>([
    ['beside other texts', { beside: '<p>Coffee</p><p>Sum</p>' }, 'Milk;'],
    ['in another place', { more: '<div></div><div>Pencil</div>', beside: '<p>Coffee</p>' }, 'Milk;'],
    ['where the focus comes later', { beside: '<p>Coffee</p>', late: true }, 'Milk;'],
    ['where nothing gives it the focus', { beside: '<p>Coffee</p>', focused: 'none' }, 'target-missing'],
    [
      'where another field without words is open too',
      { beside: '<p>Coffee</p>', field: '<textarea></textarea><textarea></textarea>' },
      'target-missing',
    ],
    [
      'where another field without words was in sight before and got the focus',
      { beside: '<p>Coffee</p>', more: '<div><textarea class="other"></textarea></div>', focused: '.other' },
      'target-missing',
    ],
    [
      'where that is the only one in sight',
      { beside: '<p>Coffee</p>', field: '', more: '<div><div><textarea class="other"></textarea></div></div>', focused: '.other' },
      'target-missing',
    ],
    [
      'where the field has a name by now',
      { beside: '<p>Coffee</p>', field: '<textarea aria-label="Comment"></textarea>' },
      'target-missing',
    ],
    ['where a label stands over it', { beside: '<label>Comment</label>' }, 'target-missing'],
    ['where the field has a key by now', { beside: '<p>Coffee</p>', field: '<textarea name="comment"></textarea>' }, 'target-missing'],
    ['where it is a field of another kind', { beside: '<p>Coffee</p>', field: '<input>', focused: 'input' }, 'target-missing'],
    [
      'where it stands in something else',
      { beside: '<p>Coffee</p>', field: '<form><textarea></textarea></form>', focused: 'textarea' },
      'target-missing',
    ],
    [
      'where it stands in a dialog with a name',
      { beside: '<p>Coffee</p>', field: '<div role="dialog" aria-label="Delete"><textarea></textarea></div>', focused: 'textarea' },
      'target-missing',
    ],
  ])('%s', async (_what, board, came) => {
    const steps = await show({}, write);
    expect(await play(steps, board)).toBe(came);
  });

  test('not where the step before was left out, and the field stands open since then', async () => {
    const [, ...rest] = await show({}, write);
    const board = { beside: '<p>Coffee</p>' };
    draw(board);
    $('button').click();
    const leg = { runId: 'left', id: 'left', operations: rest.map((operation, at) => ({ id: `left-${at}`, operation })), patience: 300 };
    const { bail } = await runLeg({ ...leg, settleLimit: 1000, overlay: false }, () => undefined, new AbortController().signal);
    expect(bail?.kind).toBe('target-missing');
  });
});
