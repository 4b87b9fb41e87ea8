import { beforeAll, expect, test } from 'vitest';
import type { AbraPage } from './standalone';

let abra: AbraPage;
beforeAll(async () => {
  await import('./standalone');
  abra = (globalThis as unknown as { abraPage: AbraPage }).abraPage;
});

test('looks, describes, finds again and acts, without the extension', async () => {
  document.body.innerHTML = '<button>Save</button><p>nothing</p>';
  const button = document.querySelector('button')!;
  button.onclick = () => window.setTimeout(() => (document.querySelector('p')!.textContent = 'saved'), 100);
  expect(abra.scan().elements.map(({ role, name }) => `${role} ${name}`)).toEqual(['button Save']);
  const fingerprint = abra.describe(button);
  expect(abra.find({ fingerprint })).toMatchObject({ element: button });
  const operation = { type: 'click' as const, fingerprint };
  const report = await abra.runLeg({
    runId: 'r',
    id: 'alone',
    operations: [{ id: 'alone-0', operation }],
    patience: 500,
    settleLimit: 2000,
    overlay: false,
  });
  expect(report.records[0]?.delta.changed).toEqual([{ selector: 'p', field: 'text', from: 'nothing', to: 'saved' }]);
});

test('runs a sequence of the seed', async () => {
  document.body.innerHTML = '<input id="a">';
  const { completed } = await abra.executeSequence({ actions: [{ action: 'set_value', selector: '#a', value: 'x' }] });
  expect([completed, document.querySelector('input')!.value]).toEqual([1, 'x']);
});
