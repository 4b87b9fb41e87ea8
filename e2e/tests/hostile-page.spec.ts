import { items } from '../../src/model/run/run';
import { begin, recording, said, save } from '../fixtures/showing';
import { expect, test } from '../fixtures/test';

/** Long past every bound, and half of a surrogate pair where it is cut. */
const PAGE = `<!doctype html><meta charset="utf-8"><title>Hard to tell of</title>
<main><button id="icon"><svg width="20" height="20" viewBox="0 0 20 20"><path d="M1 1 L 19 19 ${'L 3 4 '.repeat(80)}"/></svg></button>
<x-${'long'.repeat(30)} id="custom" role="button" tabindex="0">Custom</x-${'long'.repeat(30)}>
<label>Note <input id="note" maxlength="5"></label><button id="named">Named</button><p id="said"></p></main>
<script>
  document.title = 'a\\0b' + '\\ud83d'.repeat(900);
  document.querySelector('#named').setAttribute('aria-label', 'n'.repeat(3000) + '\\ud83d');
  document.querySelector('#custom').title = '\\udc00' + '\\0'.repeat(2000);
  for (const button of document.querySelectorAll('main [id]'))
    button.addEventListener('click', () => document.querySelector('#said').append(button.id + ' '));
  history.replaceState(null, '', '#' + 'h'.repeat(5000));
</script>`;

test('a page whose words are longer than any bound is recorded and replayed, and the wire refuses nothing', async ({ abra, tab, site }) => {
  const url = site.url('/hard');
  await tab.route(url, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await tab.goto(url);
  await begin(abra, tab);
  for (const part of ['#icon', '#custom', '#named']) await tab.locator(part).click();
  await expect.poll(() => said(abra)).toHaveLength(3);
  await abra.call('record.set', { status: 'stopped' });
  expect((await recording(abra))?.gaps).toBeUndefined();
  const { id } = await save(abra, 'Press all');
  expect(id).not.toBe('');
  await tab.goto('about:blank');
  await tab.goto(url);
  const run = await abra.play('Press all', { tab });
  expect(run.finished?.outcome).toBe('success');
  expect(items(run).map(({ record }) => record?.status)).toEqual(['done', 'done', 'done']);
  expect(await tab.locator('#said').textContent()).toBe('icon custom named ');
});

test('a bail that quotes a text of any length is told, not refused', async ({ abra, tab, site }) => {
  const url = site.url('/hard');
  await tab.route(url, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await tab.goto(url);
  const run = await abra.run(`type "${'y'.repeat(4000)}" into the note field`, { tab, planner: 'embedded' });
  expect(run.fault).toBeUndefined();
  expect(run.plans.flatMap(({ bail }) => bail?.kind ?? [])).toEqual(['value-rejected']);
});

test('what is sent to the wire in a wrong form is counted against the test that sends it', async ({ abra }) => {
  abra.expectRefusals(/^run\.stop: .*runId/);
  expect(await abra.ask('run.stop', { runId: 5 } as never)).toMatchObject({ ok: false });
  await expect.poll(() => abra.refusals()).toHaveLength(1);
});
