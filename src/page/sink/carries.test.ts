import { expect, test } from 'vitest';
import { newId } from '../../lib/ids';
import { runLeg } from '../run-leg/run-leg';
import { onBarePage } from '../run-leg/run-leg.fixture';
import { runWithYes } from '../run-leg/with-yes.fixture';

onBarePage();

const HERE = location.origin;
const MAIL = 'https://mail.example';
const TEXT = '77-Zebra-42';
const type = async (html: string, textFrom: string[], { submit = false, runs = runLeg } = {}) => {
  document.body.innerHTML = html;
  const operation = { type: 'type' as const, selector: '#x', text: TEXT, ...(submit && { submit }) };
  const leg = {
    runId: newId('run'),
    id: newId('leg'),
    operations: [{ id: newId('op'), operation, textFrom }],
    patience: 500,
    settleLimit: 500,
    overlay: false,
  };
  const report = await runs(leg, () => undefined, new AbortController().signal);
  const field = document.querySelector<HTMLInputElement>('#x');
  const bail = report.records[0]?.bail;
  return { typed: field?.value || field?.textContent || '', carries: bail?.kind === 'needs-yes' ? bail.act.carries : undefined };
};
const EVIL = 'https://evil.example';

test.each([
  ['<input id=x>', [MAIL], [HERE]],
  ['<textarea id=x></textarea>', [MAIL, HERE], [HERE]],
  ['<div id=x contenteditable>', [MAIL], [HERE]],
  [`<form action="${EVIL}/in"><input id=x></form>`, [HERE], [HERE, EVIL]],
  [`<form method=post action="${EVIL}/in"><input id=x></form>`, [HERE], [HERE, EVIL]],
  [`<form><input id=x><button formaction="${EVIL}/in">Go</button></form>`, [HERE], [HERE, EVIL]],
  [`<input id=x form=f><form id=f action="${EVIL}/in"></form>`, [HERE], [HERE, EVIL]],
  [`<base href="${EVIL}/"><form action="in"><input id=x></form>`, [HERE], [HERE, EVIL]],
])('%s is asked about with a text of %s', async (html, from, to) => {
  expect(await type(html, from)).toEqual({
    typed: '',
    carries: { text: '77-Zebra-42', from: from.filter((one) => to.some((there) => there !== one)), to },
  });
});

test.each([
  ['<input id=x>', [HERE]],
  ['<form action="/in"><input id=x></form>', [HERE]],
])('%s takes a text of %s unasked', async (html, from) => {
  expect(await type(html, from)).toEqual({ typed: '77-Zebra-42', carries: undefined });
});

test('one yes is enough for a text and the Enter behind it', async () => {
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  const html = '<form><input id=x><button>Go</button></form>';
  expect((await type(html, [MAIL], { submit: true })).typed).toBe('');
  expect(await type(html, [MAIL], { submit: true, runs: runWithYes })).toEqual({ typed: TEXT, carries: undefined });
});
