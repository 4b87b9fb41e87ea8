import { items } from '../../src/model/run/run';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import type { ModelRequest } from '../model/serve-model.mjs';
import type { Fixtures } from './test';
import { expect, test } from './test';

/** A plan of a model is shown before anything of it is done, where no run on its site has reached its goal yet. */

const increase = (request: ModelRequest) => plan([click(idOf(request, 'button "Increase"'))], { more: false });

async function begin({ abra, tab, site, model }: Fixtures): Promise<() => string | undefined> {
  // As the panel sets it with the person's consent.
  await abra.settings({ approvePlans: 'first' });
  await tab.goto(site.url('themes', { modal: 'never' }));
  tab.evaluate(() => {
    document.body.dataset.clicks = '0';
    document.querySelector('[aria-label="Increase"]')?.addEventListener('click', () => {
      document.body.dataset.clicks = String(Number(document.body.dataset.clicks) + 1);
    });
  });
  model.script((request: ModelRequest) => (request.prompt.includes('Since the last look:') ? complete('Done.') : increase(request)));
  return () => tab.window.document.body.dataset.clicks;
}

test('a no ends the run calmly, and the site is asked about again', async ({ abra, tab, site, model, started }) => {
  const clicks = await begin({ abra, tab, site, model, started });
  const first = await abra.run('increase it', { answer: () => 'stop' });
  expect(first.finished).toMatchObject({ outcome: 'stopped', summary: 'You said no to the plan. Nothing was done.' });
  expect(items(first).map(({ status }) => status)).toEqual(['waiting']);
  expect(clicks()).toBe('0');
  expect((await abra.run('increase it')).question?.kind).toBe('plan');
});

test('a playbook that ran before is not asked about, even where each new plan is', async ({ abra, tab, site, model, started }) => {
  await begin({ abra, tab, site, model, started });
  await abra.settings({ approvePlans: 'always' });
  const first = await abra.run('press Increase', { answer: ({ kind }) => (kind === 'plan' ? 'go' : undefined) });
  expect(first.finished?.outcome).toBe('success');
  await tab.reload();
  const again = await abra.run('press Increase');
  expect([again.plans[0]?.by, again.question, again.finished?.outcome]).toEqual(['recall', undefined, 'success']);
});
