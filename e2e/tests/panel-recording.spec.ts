import type { Shown } from '../../src/model/page/shown';
import type { Gap } from '../../src/model/playbook/gap';
import { callsOf, expect, ok, tell, test } from '../panel/panel';
import { finished, moving } from '../panel/scene-runs';
import { world } from '../panel/scene-world';
import { recording, run } from '../panel/scenes';

test('while recording, a value is made a blank or a secret, and checks and waits are put in', async ({ page, open }) => {
  await open(world());
  await tell(page, recording('recording'));
  const sent = async () => ((await callsOf(page, 'record.steps')) as { steps: Shown[] }[]).at(-1)?.steps ?? [];
  await page.getByRole('button', { name: /^1 Type/ }).click();
  const value = page.getByLabel('At a replay, the value of step 1 is');
  await expect(value).toHaveValue('text');
  await value.selectOption('date');
  await expect
    .poll(async () => (await sent())[0])
    .toMatchObject({ blank: { name: 'user', kind: 'date', default: 'ada' }, operation: { text: '{{user}}' } });
  await expect(page.getByLabel('Name for the value of step 1')).toHaveValue('User');
  await page.getByLabel('Name for the value of step 1').fill('who');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await sent())[0]).toMatchObject({ blank: { name: 'who', kind: 'date', default: 'ada' } });
  await value.selectOption('fixed');
  await expect.poll(async () => (await sent())[0]).toMatchObject({ fixed: true, operation: { text: 'ada' } });
  await value.selectOption('secret');
  await expect.poll(async () => (await sent())[0]?.operation).toMatchObject({ text: '{{secret:user}}' });
  expect(JSON.stringify(await sent())).not.toContain('ada"');

  await page.getByRole('checkbox', { name: 'Cannot be undone' }).check();
  await expect.poll(async () => (await sent())[0]?.operation).toMatchObject({ irreversible: true });

  await page.getByLabel('After step 1, expect or wait').selectOption('wait');
  await page.getByLabel('What is looked for after step 1').selectOption('text');
  await page.getByLabel('Text that shows after step 1').fill('Welcome');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect.poll(async () => (await sent())[1]?.operation).toEqual({ type: 'wait', until: 'text', text: 'Welcome' });
});

test('an element is pointed at in the page, also by Escape not', async ({ page, open }) => {
  await open(world({ answers: { 'pick.start': ok({ pickId: 'pick-1' }), 'pick.cancel': ok({}) } }));
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: /^Select theme color/ }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByText('Element and checks').nth(1).click();
  const again = page.getByRole('button', { name: 'Choose another element' });
  await again.click();
  await expect.poll(() => callsOf(page, 'pick.start')).toEqual([{ tabId: 7, exact: false }]);
  await expect(page.getByText('Click the element in the page')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => callsOf(page, 'pick.cancel')).toEqual([{}]);
  await expect(page.getByText('Click the element in the page')).toBeHidden();
  await again.click();
  await expect.poll(() => callsOf(page, 'pick.start')).toHaveLength(2);
  const fingerprint = { selectors: ['#new'], tag: 'button', role: 'button', name: 'Newer', attributes: {}, landmarks: [], neighbours: [] };
  await tell(page, { kind: 'picked', pickId: 'pick-1', picked: { fingerprint, label: 'button "Newer"' } });
  await page.getByRole('button', { name: 'Save as new version' }).first().click();
  await expect
    .poll(() => callsOf(page, 'playbooks.edit'))
    .toMatchObject([
      { why: 'The element of step 2 was picked again in the page', playbook: { operations: [{}, { selector: '#new', fingerprint }, {}] } },
    ]);
});

test('a press that could not be kept is marked in the page, and is a step at its place', async ({ page, open }) => {
  await open(world({ answers: { 'pick.start': ok({ pickId: 'pick-1' }) } }));
  const scene = recording('recording');
  const { steps } = (scene as unknown as { recording: { steps: Shown[] } }).recording;
  const between = ((steps[0]?.at ?? 0) + (steps[1]?.at ?? 0)) / 2;
  const gap = (kind: Gap['kind'], at: number): Gap => ({ kind, at, label: 'icon', url: 'https://themes.example/' });
  await tell(page, recording('recording', { gaps: [gap('double press', between), gap('keys', between + 0.1)] }));
  // Of keys it is not known which they were.
  await expect(page.getByRole('button', { name: 'Mark' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark' }).click();
  await expect.poll(() => callsOf(page, 'pick.start')).toEqual([{ tabId: 7, exact: false }]);
  const fingerprint = { selectors: ['#new'], tag: 'button', role: 'button', name: 'Newer', attributes: {}, landmarks: [], neighbours: [] };
  await tell(page, { kind: 'picked', pickId: 'pick-1', picked: { fingerprint, label: 'button "Newer"' } });
  const sent = async () => ((await callsOf(page, 'record.steps')) as { steps: Shown[]; gaps: Gap[] }[]).at(-1);
  await expect.poll(async () => (await sent())?.gaps.map(({ kind }) => kind)).toEqual(['keys']);
  const marked = (await sent())?.steps ?? [];
  expect(marked).toHaveLength(steps.length + 1);
  expect(marked[1]).toMatchObject({ at: between, label: 'button "Newer"', operation: { type: 'click', count: 2, fingerprint } });
});

test('a second press of Stop does nothing, and each removal can be undone', async ({ page, open }) => {
  await open(
    world({ answers: { 'record.discard': ok({}), 'record.restore': ok((recording('stopped') as { recording: unknown }).recording) } }),
  );
  await tell(page, recording('recording'));
  const sent = async () => ((await callsOf(page, 'record.steps')) as { steps: Shown[] }[]).at(-1)?.steps.map(({ label }) => label);
  const box = await page.getByRole('button', { name: 'Stop', exact: true }).boundingBox();
  if (!box) throw new Error('There is no Stop.');
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await press();
  await expect.poll(() => callsOf(page, 'record.set')).toEqual([{ status: 'stopped' }]);
  await tell(page, recording('stopped'));
  await expect(page.getByRole('heading', { name: 'Not saved yet' })).toBeVisible();
  await press();
  await page.getByRole('button', { name: 'Undo last' }).click();
  expect(await callsOf(page, 'record.set')).toHaveLength(1);
  expect(await callsOf(page, 'record.steps')).toHaveLength(1);
  const { steps } = (recording('stopped') as unknown as { recording: { steps: Shown[] } }).recording;
  const labels = steps.map(({ label }) => label);
  await expect.poll(sent).toEqual(labels.slice(0, -1));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(sent).toEqual(labels);
  await page.getByRole('button', { name: 'Delete step 1' }).click();
  await expect.poll(sent).toEqual(labels.slice(1));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(sent).toEqual(labels);

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Discarded the recording.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Not saved yet' })).toBeVisible();
});

test('what a try came to is told only of the steps that were tried', async ({ page, open }) => {
  await open(world({ answers: { 'run.load': ok({ events: finished }) } }));
  await tell(page, recording('stopped', { trial: { runId: 'run-1' } }));
  await expect(page.getByRole('region', { name: 'Result of the try' })).toContainText('It works');
  await page.getByRole('button', { name: 'Delete step 2' }).click();
  await expect(page.getByRole('region', { name: 'Result of the try' })).toBeHidden();
});

test('while it is tried, the panel says so, and no step can be opened, deleted or undone', async ({ page, open }) => {
  await open(world({ feed: [run(moving)] }));
  await tell(page, recording('stopped', { trial: { runId: 'run-1' } }));
  await expect(page.getByRole('heading', { level: 1, name: 'Trying it where it began' })).toBeInViewport();
  const names = ['Record more', 'Undo last', 'Discard', 'Save', 'Delete step 1', '1 Type'];
  const enabled = () =>
    Promise.all(
      names.map((name) =>
        page
          .getByRole('button', { name: new RegExp(`^${name}`) })
          .first()
          .isEnabled(),
      ),
    );
  expect(await enabled()).toEqual(names.map(() => false));
  await expect(page.getByRole('button', { name: 'Stop the try' })).toBeEnabled();
  await tell(page, run(finished));
  await expect(page.getByRole('heading', { level: 1, name: 'Not saved yet' })).toBeVisible();
  expect(await enabled()).toEqual(names.map(() => true));
});

for (const [where, title, inside] of [
  ['a recording', 'Click “Theme editor”', 'After step 4, expect or wait'],
  ['a playbook', 'Click “Fuchsia”', 'After step 2, expect or wait'],
] as const)
  test(`the title of a step that is opened in ${where} stays in sight, however its edits are scrolled`, async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await open(world());
    if (where === 'a recording') {
      const steps = (recording('paused') as { recording: { steps: Shown[] } }).recording.steps;
      const more = Array.from({ length: 30 }, (_one, at) => ({ ...steps[3], at: 5 + at }) as Shown);
      await tell(page, recording('paused', { steps: [...steps, ...more] }));
      await page.getByRole('button', { name: /^4 Click/ }).click();
    } else {
      await page.getByRole('button', { name: 'Playbooks' }).click();
      await page.getByRole('button', { name: /^Select theme color/ }).click();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByText('Element and checks').nth(1).click();
    }
    for (const block of ['end', 'start'] as const) {
      await page.getByLabel(inside).evaluate((control, to) => control.scrollIntoView({ block: to }), block);
      await expect(page.getByText(title, { exact: true }).first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel(inside)).toBeInViewport({ ratio: 1 });
      const [over, under] = [
        await page.getByText(title, { exact: true }).first().boundingBox(),
        await page.getByLabel(inside).boundingBox(),
      ];
      expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
    }
  });
