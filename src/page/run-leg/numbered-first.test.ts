import { beforeAll, expect, test } from 'vitest';
import { numberOf } from '../dom/element-numbers';
import { describe } from '../find/describe';
import { installShim } from '../shim/install-shim';
import { runSteps } from './few-parts.fixture';

beforeAll(() => installShim(true));

test('the first press in a document, told by a number, describes its element in full', async () => {
  document.body.innerHTML = '<main><ul><li>Lens <button>Open</button></li><li>Strap <button>Open</button></li></ul></main>';
  const button = document.querySelector('li + li button') as Element;
  const said: string[] = [];
  document.onclick = () => said.push('pressed');
  const whole = describe(button);
  expect(whole).toMatchObject({ ordinal: { index: 1, of: 2 }, company: expect.any(Object) });
  const { records } = await runSteps([{ type: 'click', ref: numberOf(button) }]);
  expect(records[0]).toMatchObject({ by: 'element', dispatched: true, found: whole });
  expect(said).toEqual(['pressed']);
});
