import type { Page } from '@playwright/test';
import type { Bail } from '../../src/model/bail';
import { callsOf, expect, tell, test } from '../panel/panel';
import { endingOf, endings } from '../panel/scene-endings';
import { fingerprint } from '../panel/scene-playbooks';
import { world } from '../panel/scene-world';
import { scenes } from '../panel/scenes';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const WAYS = ['Point at the right one', 'Try again', 'Do it myself, then go on', 'Skip it', 'Edit this step', 'Show me how'];
const missing = 'failed-bail-target-missing';

test('a failure takes the focus, and each way out of it is reached and said by keyboard alone', async ({ page, open }) => {
  await open(scenes[missing] ?? world());
  await expect(result(page)).toBeFocused();
  const said = [await result(page).ariaSnapshot()];
  for (let step = 0; step < 7; step++) {
    await page.keyboard.press('Tab');
    said.push(await page.locator(':focus').ariaSnapshot());
  }
  expect(said.join('\n').split('\n')).toEqual([
    '- region "Result":',
    '  - heading "Not found on the page" [level=2]',
    '  - paragraph: I couldn’t find “Granite Camera”. The closest is “Granite Tripod”.',
    '  - paragraph: 2 steps done before that, 2 left.',
    '  - group: What came nearest',
    ...WAYS.map((way) => `  - button "${way}"`),
    '- text: What came nearest',
    ...WAYS.map((way) => `- button "${way}"`),
  ]);
});

test('the step is done by hand, and the run goes on where the person says so', async ({ page, open }) => {
  await open(scenes[missing] ?? world());
  await page.getByRole('button', { name: 'Do it myself, then go on' }).press('Enter');
  expect(await callsOf(page, 'run.resume')).toEqual([]);
  await expect(result(page).getByRole('status')).toContainText('Do this in the page: Click “Apply”. Then press Go on.');
  await page.getByRole('button', { name: 'Go on', exact: true }).press('Enter');
  await expect.poll(() => callsOf(page, 'run.resume')).toEqual([{ runId: 'run-1', way: 'by-hand' }]);
});

test('what is pointed at in the page is what the step is done on', async ({ page, open }) => {
  await open(scenes[missing] ?? world());
  await page.getByRole('button', { name: 'Point at the right one' }).click();
  await expect(page.getByRole('button', { name: 'Stop pointing' })).toBeVisible();
  const target = fingerprint('button', 'Use it', '#use');
  await tell(page, { kind: 'picked', pickId: 'pick-1', picked: { fingerprint: target, label: 'button "Use it"' } });
  await expect.poll(() => callsOf(page, 'run.resume')).toEqual([{ runId: 'run-1', way: 'instead', target }]);
});

const BUTTONS: [button: string, what: { runId: string; way: string; reload?: boolean }, scene: string][] = [
  ['Try again', { runId: 'run-1', way: 'again' }, missing],
  ['Skip it', { runId: 'run-1', way: 'skip' }, missing],
  ['Do it again', { runId: 'run-1', way: 'again' }, 'failed-bail-no-effect'],
  ['It’s done, go on', { runId: 'run-1', way: 'skip' }, 'failed-bail-outcome-unknown'],
  ['Reload and try again', { runId: 'run-1', way: 'again', reload: true }, 'failed-fault-page-crashed'],
  ['Allow pay.example', { runId: 'run-1', way: 'again' }, 'failed-frame'],
];
for (const [button, what, scene] of BUTTONS)
  test(`“${button}” goes on with the run that had ended`, async ({ page, open }) => {
    await open(scenes[scene] ?? world());
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => callsOf(page, 'run.resume')).toEqual([what]);
  });

test('a frame that Abra may not see is named, and Chrome is asked for its site', async ({ page, open }) => {
  await open(scenes['failed-frame'] ?? world());
  await expect(result(page)).toContainText('Part of this page comes from pay.example, which Abra may not see.');
  await page.getByRole('button', { name: 'Allow pay.example' }).click();
  await expect.poll(() => page.evaluate(() => globalThis.world.granted)).toEqual([['https://pay.example/*']]);
});

test('what is not among the results of a search is said to be just that', async ({ page, open }) => {
  await open(scenes['failed-search'] ?? world());
  const why = 'There is no “Granite Camera” among the results for “Dune”.';
  await expect(result(page)).toContainText(why);
  await expect(page.getByRole('status').filter({ hasText: why })).toHaveText(`Ended: ${why}`);
  await expect(page.getByText(/I couldn’t find “Granite Camera”/)).toHaveCount(0);
});

test('a key that was refused leads to its field', async ({ page, open }) => {
  await open(scenes['failed-fault-model-auth'] ?? world());
  await page.getByRole('button', { name: 'Check the key' }).click();
  await expect(page.getByLabel('Key', { exact: true })).toBeFocused();
});

test('where the disk is full the past runs are a press away, to be deleted', async ({ page, open }) => {
  await open(scenes['failed-fault-storage'] ?? world());
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'All runs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Past runs' })).toBeVisible();
});

test('only a key that is missing or refused is to be checked: an address leads to the settings', async ({ page, open }) => {
  for (const [kind, button] of [
    ['no-key', 'Check the key'],
    ['model-unreachable', 'Open settings'],
    ['model-invalid', 'Open settings'],
  ]) {
    await open(scenes[`failed-fault-${kind}`] ?? world());
    await expect(page.getByRole('region', { name: 'Result' }).getByRole('button', { name: button ?? '' })).toBeVisible();
  }
});

test('a step that is to be edited is shown for that', async ({ page, open }) => {
  await open(scenes[missing] ?? world());
  await page.getByRole('button', { name: 'Edit this step' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Select theme color' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Apply' })).toBeFocused();
});

test('no failure is a dead end: each kind says why, and has a button', async ({ page, open }) => {
  test.setTimeout(240_000);
  for (const { name, events } of endings) {
    await open(scenes[`failed-${name}`] ?? world());
    const told = (await result(page).textContent()) ?? '';
    expect(told, name).not.toMatch(/planner|operation|fingerprint|healed|selector|\b(textbox|combobox|listitem) "|undefined/i);
    expect(await result(page).getByRole('button').count(), name).toBeGreaterThan(0);
    const bail = events.find(({ kind }) => kind === 'bailed') as { bail: Bail } | undefined;
    const dispatched = bail?.bail.kind === 'no-effect' || bail?.bail.kind === 'outcome-unknown';
    // What may have been done once is never done again by a button that does not say so.
    if (dispatched) await expect(page.getByRole('button', { name: 'Try again' }), name).toHaveCount(0);
  }
});

test('what a run did is folded below, and opens', async ({ page, open }) => {
  await open(world({ feed: [{ kind: 'run', events: endingOf('bail-target-missing') }] }));
  await expect(page.getByText('Click “Theme”')).toBeHidden();
  await page.getByText('What was done').click();
  await expect(page.getByText('Click “Theme”')).toBeVisible();
});
