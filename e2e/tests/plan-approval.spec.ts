import { click, complete, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';
import type { ModelRequest } from '../model/serve-model.mjs';

/** A plan of a model is shown before anything of it is done, where no run on its site has reached its goal yet. */

const increase = (request: ModelRequest) => plan([click(idOf(request, 'button "Increase"'))], { more: false });

test.beforeEach(async ({ abra, tab, site, model }) => {
  // As the panel sets it with the person's consent.
  await abra.settings({ approvePlans: 'first' });
  await tab.goto(site.url('themes', { modal: 'never' }));
  await tab.evaluate(() => {
    document.body.dataset.clicks = '0';
    document.querySelector('[aria-label="Increase"]')?.addEventListener('click', () => {
      document.body.dataset.clicks = String(Number(document.body.dataset.clicks) + 1);
    });
  });
  model.script((request: ModelRequest) => (request.prompt.includes('Since the last look:') ? complete('Done.') : increase(request)));
});

test('the first plan on a site waits for a yes, also over the death of the worker; the next one does not', async ({ abra, tab }) => {
  const clicks = () => tab.evaluate(() => document.body.dataset.clicks);
  const { id, question } = await abra.run('increase it', { tab });
  expect(question).toMatchObject({ kind: 'plan', choices: [{ id: 'go' }, { id: 'stop' }] });
  const session = await tab.context().newCDPSession(tab);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  expect((await abra.load(id)).question).toEqual(question);
  expect(await clicks()).toBe('0');
  await abra.call('run.answer', { runId: id, questionId: question?.id ?? '', choice: 'go' });
  await expect.poll(async () => (await abra.load(id)).finished?.outcome).toBe('success');
  expect(await clicks()).toBe('1');
  const next = await abra.run('increase it once more', { tab, usePlaybooks: false });
  expect(next.finished?.outcome).toBe('success');
  expect(await clicks()).toBe('2');
});
