import type { WayOn } from '../../src/model/run-event';
import type { Fixtures } from './test';
import { expect, test } from './test';

/** What a person may do where a playbook broke. e2e/tests/ways-out.spec.ts has the pointing, panel-ways-out.spec.ts the buttons. */

/** Notes with three controls; what was used is listed. `second` is the control that the playbook's second step is about. */
const notes = (second: string) => `<!doctype html><title>Notes</title><main><h1>Notes</h1>
<button id="add">Add row</button> ${second} <button id="pin">Pin note</button></main><ol id="log"></ol>
<script>
  const log = (text) => document.querySelector('#log').append(Object.assign(document.createElement('li'), { textContent: text }));
  document.addEventListener('click', ({ target }) => target.closest('button') && log(target.closest('button').textContent));
</script>`;
const THEN = '<button id="draft">Save draft</button>';
const NOW =
  '<section><h2>Shelf</h2><a role="button" tabindex="0" class="x9" onclick="document.querySelector(\'#pin\').disabled=false;document.querySelector(\'#log\').append(Object.assign(document.createElement(\'li\'),{textContent:\'Kept\'}))">Put by</a></section>';

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
