import { items } from '../../src/model/run';
import { shownPlaybook } from '../fixtures/shown-playbook';
import { expect, test } from '../fixtures/test';

test('a dry run goes through a whole playbook, says what comes only later, and changes nothing', async ({ abra, tab, site, model }) => {
  const url = site.url('themes', { modal: 'never' });
  const state = () => tab.evaluate(() => document.body.dataset.state);
  await tab.goto(url);
  const untouched = await state();
  const { host: domain } = new URL(url);
  const click = (selector: string) => ({ type: 'click' as const, selector });
  const shown = shownPlaybook({ domain, pagePath: '/themes/' }, 'Choose a theme', [
    click('#theme-trigger'),
    click('[role=option]:nth-of-type(2)'),
    click('#style-trigger'),
  ]);
  const file = { domain, playbooks: [{ ...shown, outcomes: [{ appeared: ['listbox Theme'] }, null, null] }], optionMap: {} };
  await abra.import(JSON.stringify(file));
  const [playbook] = (await abra.playbooks(domain)).playbooks;

  const calls = model.calls.length;
  const dry = await abra.play(playbook?.name ?? '', { tab, dryRun: true });
  expect(items(dry).map(({ status }) => status)).toEqual(['done', 'skipped', 'done']);
  expect(items(dry)[1]?.record?.notes).toEqual([expect.stringMatching(/^Can only be looked for after step 1 \(.*\) opened /)]);
  expect(dry.finished).toMatchObject({ outcome: 'success', summary: expect.stringContaining('2 of 3 steps were found') });
  expect(await state()).toBe(untouched);
  expect(model.calls).toHaveLength(calls);
  const [after] = (await abra.playbooks(new URL(url).host)).playbooks;
  expect(after).toMatchObject({ successCount: playbook?.successCount, failCount: playbook?.failCount, health: playbook?.health });
});
