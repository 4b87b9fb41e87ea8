import type { WayOn } from '../../src/model/run/run-event';
import { NOW, notes, THEN } from '../fixtures/notes-page';
import type { Fixtures } from './test';
import { expect, test } from './test';

/** What a person may do where a playbook broke. e2e/tests/ways-out.spec.ts has the pointing, panel-ways-out.spec.ts the buttons. */

const logged = ({ tab }: Pick<Fixtures, 'tab'>) =>
  [...tab.window.document.querySelectorAll('#log li')].map(({ textContent }) => textContent);

/** A playbook that broke at its second step, as its page has changed. Resolves to what a way out makes of the run. */
async function broken({ abra, tab, site }: Pick<Fixtures, 'abra' | 'tab' | 'site'>) {
  await abra.settings({ planner: 'embedded', consent: true, patience: 1500 });
  const url = await site.serve({ notes: notes(THEN) });
  await tab.goto(url);
  const learned = await abra.run('click "Add row" and click "Save draft" and click "Pin note"');
  expect(learned.finished?.outcome).toBe('success');
  await site.serve({ notes: notes(NOW) });
  await tab.goto(url);
  const run = await abra.play(learned.learned?.names[0] ?? '');
  expect(run.finished).toMatchObject({ outcome: 'failed', summary: expect.stringContaining('Save draft') });
  expect(logged({ tab })).toEqual(['Add row']);
  return async (way: WayOn) => {
    await abra.call('run.resume', { runId: run.id, way });
    return (await abra.settled(run.id)).finished?.outcome;
  };
}

test('the step is skipped, and nothing that was done is done again', async ({ abra, tab, site }) => {
  const goOn = await broken({ abra, tab, site });
  expect(await goOn('skip')).toBe('success');
  expect(logged({ tab })).toEqual(['Add row', 'Pin note']);
});

test('the step is tried again once the page has it', async ({ abra, tab, site }) => {
  const goOn = await broken({ abra, tab, site });
  tab.one('#pin').insertAdjacentHTML('beforebegin', THEN);
  expect(await goOn('again')).toBe('success');
  expect(logged({ tab })).toEqual(['Add row', 'Save draft', 'Pin note']);
});

test('the person does the step, and the run goes on after it', async ({ abra, tab, site }) => {
  const goOn = await broken({ abra, tab, site });
  tab.one('[role=button]').click();
  expect(await goOn('by-hand')).toBe('success');
  expect(logged({ tab })).toEqual(['Add row', 'Kept', 'Pin note']);
});
