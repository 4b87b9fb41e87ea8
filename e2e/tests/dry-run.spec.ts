import { items } from '../../src/model/run';
import { plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';

test('a dry run goes through a whole playbook, says what comes only later, and changes nothing', async ({ abra, tab, site, model }) => {
  const url = site.url('themes', { modal: 'never' });
  const state = () => tab.evaluate(() => document.body.dataset.state);
  await tab.goto(url);
  const untouched = await state();
  const steps = [
    { type: 'click', selector: '#theme-trigger' },
    { type: 'click', selector: '[role=option]:nth-of-type(2)' },
    { type: 'click', selector: '#style-trigger' },
  ];
  model.script([plan(steps, { more: false, sequenceName: 'Choose a theme' })]);
  const shown = await abra.run('choose a theme', { tab, learn: true });
  expect(shown.finished?.outcome).toBe('success');
  expect(await state()).not.toBe(untouched);
  const [playbook] = (await abra.playbooks(new URL(url).host)).playbooks;

  await tab.evaluate(() => sessionStorage.clear());
  await tab.goto(url);
  const calls = model.calls.length;
  const dry = await abra.play(playbook?.name ?? '', { tab, dryRun: true });
  expect(items(dry).map(({ status }) => status)).toEqual(['done', 'skipped', 'done']);
  expect(items(dry)[1]?.record?.notes).toEqual([expect.stringMatching(/^Can only be looked for after step 1 \(.*\) opened /)]);
  expect(dry.finished).toMatchObject({ outcome: 'success', summary: expect.stringContaining('2 of 3 steps were found') });
  expect(await state()).toBe(untouched);
  expect(model.calls).toHaveLength(calls);
  const [after] = (await abra.playbooks(new URL(url).host)).playbooks;
  expect(after).toMatchObject({ successCount: playbook?.successCount, failCount: playbook?.failCount });
});
