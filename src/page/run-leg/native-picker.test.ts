import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Operation } from '../../model/plan/operation';
import type { OperationRecord } from '../../model/run/record';
import { installShim } from '../shim/install-shim';
import { runWithYes } from './with-yes.fixture';

beforeAll(() => installShim(true));
afterEach(() => {
  document.body.innerHTML = '';
});

let legs = 0;
async function run(html: string, ...operations: Operation[]): Promise<OperationRecord[]> {
  document.body.innerHTML = html;
  const id = `picker-${++legs}`;
  const leg = { runId: 'picker', id, operations: operations.map((operation, at) => ({ id: `${id}-${at}`, operation })) };
  const more = { patience: 300, settleLimit: 1000, overlay: false };
  return (await runWithYes({ ...leg, ...more }, () => undefined, new AbortController().signal)).records;
}
const click: Operation = { type: 'click', selector: '#x' };
const SELECT = '<label for=x>Size</label><select id=x><option>Small<option>Large</select>';

test.each([
  [SELECT, 'select chooses in it'],
  ['<input id=x type=date aria-label=Day>', 'type writes the value'],
  ['<input id=x type=color aria-label=Ink>', 'type writes the colour'],
])('a click on %s, whose own list or calendar opens for a person only, says what to do instead', async (html, instead) => {
  const [record] = await run(html, click);
  expect(record).toMatchObject({ status: 'failed', dispatched: true, bail: { kind: 'no-effect' } });
  expect(JSON.stringify(record?.bail)).toContain(instead);
});

test('the options of a select are told all the same', async () => {
  const [record] = await run(SELECT, click);
  expect(record?.options?.map(({ label }) => label)).toEqual(['Small', 'Large']);
});

test('a click on the way to the next operation is one, and so is one that the page answers', async () => {
  const typed = await run('<input id=x type=date>', click, { type: 'type', selector: '#x', text: '2024-05-07' });
  expect(typed.map(({ status }) => status)).toEqual(['done', 'done']);
  const [answered] = await run(`<select id=x onclick="this.insertAdjacentHTML('afterend', '<button>Own</button>')"></select>`, click);
  expect(answered?.status).toBe('done');
});

test('lists that stand open are pressed as ever', async () => {
  const [record] = await run('<select id=x size=3><option>Small<option>Large</select>', click);
  expect(record?.status).toBe('done');
});
