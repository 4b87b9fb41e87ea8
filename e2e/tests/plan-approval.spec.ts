import { items } from '../../src/model/run';
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

test('a no ends the run calmly, and the site is asked about again', async ({ abra, tab }) => {
  const answer = () => 'stop';
  const first = await abra.run('increase it', { tab, answer });
  expect(first.finished).toMatchObject({ outcome: 'stopped', summary: 'You said no to the plan. Nothing was done.' });
  expect(items(first).map(({ status }) => status)).toEqual(['waiting']);
  expect(await tab.evaluate(() => document.body.dataset.clicks)).toBe('0');
  expect((await abra.run('increase it', { tab })).question?.kind).toBe('plan');
});

test('a playbook that ran before is not asked about, even where each new plan is', async ({ abra, tab }) => {
  await abra.settings({ approvePlans: 'always' });
  const first = await abra.run('press Increase', { tab, answer: ({ kind }) => (kind === 'plan' ? 'go' : undefined) });
  expect(first.finished?.outcome).toBe('success');
  await tab.reload();
  const again = await abra.run('press Increase', { tab });
  expect([again.plans[0]?.by, again.question, again.finished?.outcome]).toEqual(['recall', undefined, 'success']);
});
