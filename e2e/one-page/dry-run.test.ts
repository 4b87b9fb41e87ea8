import { items } from '../../src/model/run/run';
import { shownPlaybook } from '../fixtures/shown-playbook';
import { expect, test } from './test';

test('a dry run goes through a whole playbook, says what comes only later, and changes nothing', async ({ abra, tab, site, model }) => {
  await tab.goto(site.url('themes', { modal: 'never' }));
  const state = () => tab.evaluate(() => document.body.dataset.state);
  const untouched = state();
  const { host: domain } = new URL(tab.url);
  const click = (selector: string) => ({ type: 'click' as const, selector });
  const shown = shownPlaybook({ domain, pagePath: '/themes/' }, 'Choose a theme', [
    click('#theme-trigger'),
    click('[role=option]:nth-of-type(2)'),
    click('#style-trigger'),
  ]);
  await abra.import({ domain, playbooks: [{ ...shown, outcomes: [{ appeared: ['listbox Theme'] }, null, null] }], optionMap: {} });
  const [playbook] = await abra.playbooks();

  const dry = await abra.play('Choose a theme', { dryRun: true });
  expect(items(dry).map(({ status }) => status)).toEqual(['done', 'skipped', 'done']);
  expect(items(dry)[1]?.record?.notes).toMatchObject([{ kind: 'afterOpened', values: { number: 1 } }]);
  expect(dry.finished).toMatchObject({ outcome: 'success', summary: expect.stringContaining('2 of 3 steps were found') });
  expect(state()).toBe(untouched);
  expect(model.calls).toEqual([]);
  const [after] = await abra.playbooks();
  expect(after).toMatchObject({ successCount: playbook?.successCount, failCount: playbook?.failCount, health: playbook?.health });
});
