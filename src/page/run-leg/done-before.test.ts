import { expect, test } from 'vitest';
import type { Operation } from '../../model/plan/operation';
import type { LegOperation, OpenOperation } from '../../model/run/leg';
import { describe } from '../find/describe';
import { whyDoneBefore } from './done-before';
import { $, onBarePage, send } from './run-leg.fixture';

onBarePage();

const FORM =
  '<form id="f" onsubmit="return false"><label>Guest <input id="guest"></label><button id="add">Add guest</button><button id="more" type="button">More</button></form>';

/** Does `first`, changes the page as `change` says, and asks whether `second` would be the same. */
async function again(html: string, first: string, second: [Operation, string], change: () => void = () => undefined): Promise<boolean> {
  document.body.innerHTML = html;
  const { records } = await send([{ type: 'click', selector: first, id: `first-${first}-${second[0].type}-${second[1]}` }]);
  const [record] = records;
  const open: OpenOperation = {
    operationId: record?.operationId ?? '',
    what: 'activate',
    label: record?.label ?? '',
    path: location.pathname,
    ...(record?.found && { found: record.found }),
  };
  change();
  const step: LegOperation = { id: 'second', operation: second[0], open: [open] };
  return whyDoneBefore(step, $(second[1])) !== undefined;
}
const click: Operation = { type: 'click' };
const render = () => {
  document.body.innerHTML = FORM.replace('id="add"', 'class="again"');
};

test.each<[string, boolean, string, [Operation, string], (() => void)?]>([
  ['the same button', true, '#add', [click, '#add']],
  ['the same button, twice at once', true, '#add', [{ type: 'click', count: 2 }, '#add']],
  ['Enter in the field of the form', true, '#add', [{ type: 'press', key: 'Enter' }, '#guest']],
  ['Enter on the button', true, '#add', [{ type: 'press', key: 'Enter' }, '#add']],
  ['the field, and then it is sent', true, '#add', [{ type: 'type', text: 'Eve', submit: true }, '#guest']],
  ['the same button, rendered anew with another id', true, '#add', [click, '.again'], render],
  ['typing into the field', false, '#add', [{ type: 'type', text: 'Eve' }, '#guest']],
  ['another key in the field', false, '#add', [{ type: 'press', key: 'ArrowDown' }, '#guest']],
  ['the other button', false, '#add', [click, '#more']],
  ['a click with the other button of the mouse', false, '#add', [{ type: 'click', button: 'right' }, '#add']],
  ['Enter in the field, after the button that sends nothing', false, '#more', [{ type: 'press', key: 'Enter' }, '#guest']],
])('%s: %s', async (_what, same, first, second, change) => {
  expect(await again(FORM, first, second, change)).toBe(same);
});

test('the icon in the button is the button, and the button of the next row is not', async () => {
  const rows =
    '<table><tr><td>Ann</td><td><button id="a"><b>Add</b></button></td></tr><tr><td>Bob</td><td><button id="b"><b>Add</b></button></td></tr></table>';
  expect(await again(rows, '#a', [click, '#a b'])).toBe(true);
  expect(await again(rows, '#a', [click, '#b'])).toBe(false);
  expect(
    await again(rows, '#a', [click, 'button'], () => {
      document.body.innerHTML = rows.replace('<tr><td>Ann</td><td><button id="a"><b>Add</b></button></td></tr>', '');
    }),
  ).toBe(false);
});

test('on another page the same words are another operation', () => {
  document.body.innerHTML = FORM;
  const open: OpenOperation = { operationId: 'x', what: 'activate', label: 'Add guest', path: '/elsewhere', found: describe($('#add')) };
  expect(whyDoneBefore({ id: 'y', operation: click, open: [open] }, $('#add'))).toBeUndefined();
  expect(whyDoneBefore({ id: 'y', operation: click, open: [{ ...open, path: location.pathname }] }, $('#add'))).toMatchObject({
    kind: 'outcome-unknown',
    wanted: 'Add guest',
  });
});

test('a leg stops before it, and nothing is dispatched', async () => {
  document.body.innerHTML = FORM;
  let pressed = 0;
  $('#add').onclick = () => pressed++;
  const { records } = await send([{ type: 'click', selector: '#add', id: 'once' }]);
  const open: OpenOperation = {
    operationId: 'once',
    what: 'activate',
    label: 'button "Add guest"',
    path: location.pathname,
    found: records[0]!.found!,
  };
  const report = await send([{ type: 'click', selector: '#f > button:first-of-type', id: 'twice', open: [open] }]);
  expect(pressed).toBe(1);
  expect(report.records[0]).toMatchObject({ status: 'failed', dispatched: false, bail: { kind: 'outcome-unknown' } });
});

test('without a form Enter in a field is the press of the only button of its box', async () => {
  const chat = (more = '') =>
    `<main><div><p><input id="say" aria-label="Message"></p><p><button id="send">Send</button>${more}</p></div><button>Other</button></main>`;
  const enter: Operation = { type: 'press', key: 'Enter' };
  expect(await again(chat(), '#send', [enter, '#say'])).toBe(true);
  expect(await again(chat('<button>Attach</button>'), '#send', [enter, 'main #say'])).toBe(false);
  expect(
    await again(chat().replace('<input id="say" aria-label="Message">', '<span id="say" contenteditable>Hi</span>'), '#send', [
      enter,
      'div #say',
    ]),
  ).toBe(true);
});
