import type { RunEvent } from '../../src/model/run/run-event';
import { expect, ok, type PanelPage, tell, test } from '../panel/panel';
import { fingerprint, NOW } from '../panel/scene-playbooks';
import { withoutModel, world } from '../panel/scene-world';
import { recording, scenes } from '../panel/scenes';

/** A failure and each way out of it, gone by the keyboard alone: what a screen reader says at each stop, and what the worker is asked. */

const MISSING = 'failed-bail-target-missing';
const trimmed = (tree: string) => tree.split('\n').map((line) => line.trim());
const result = async (page: PanelPage) => trimmed(await page.getByRole('region', { name: 'Result' }).ariaSnapshot());
const focused = async (page: PanelPage) => trimmed(await page.locator(':focus').ariaSnapshot())[0] ?? '';

/** From the failure, which has the focus, by Tab to a way out of it, and Enter. Returns the reason that is said first, and the button. */
async function take(page: PanelPage, way: string): Promise<string[]> {
  await expect(page.getByRole('region', { name: 'Result' })).toBeFocused();
  const reason = (await result(page)).slice(1, 3);
  const button = `- button "${way}"`;
  for (let presses = 0; presses < 20 && (await focused(page)) !== button; presses++) await page.keyboard.press('Tab');
  const said = [...reason, await focused(page)];
  await page.keyboard.press('Enter');
  return said;
}

/** What the worker was asked since the panel opened that begins or changes something. */
const asked = (page: PanelPage): Promise<string[]> =>
  page.evaluate(() =>
    globalThis.world.calls
      .filter(({ abra }) => /^(run\.(resume|start|play)|record\.start|pick\.start)$/.test(abra))
      .map(({ abra, params }) => `${abra} ${JSON.stringify(params)}`),
  );

const hears = (page: PanelPage, event: RunEvent) => tell(page, { kind: 'event', runId: 'run-1', event });

/** The run goes on and reaches its goal: what is announced, and what stands there then. */
async function reachesItsGoal(page: PanelPage, way: 'again' | 'by-hand' | 'skip' | 'instead'): Promise<string[]> {
  const announced = page.locator('main [aria-live=polite]').first();
  await hears(page, { kind: 'resumed', at: NOW, way });
  await expect(page.getByRole('region', { name: 'Result' })).toHaveCount(0);
  const said = [(await announced.textContent()) ?? ''];
  await hears(page, { kind: 'finished', at: NOW + 1000, outcome: 'success', summary: 'The theme is set.', suggestions: [] });
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  return [...said, (await announced.textContent()) ?? '', ...(await result(page)).slice(0, 2)];
}

const NOT_FOUND = [
  '- heading "Not found on the page" [level=2]',
  '- paragraph: I couldn’t find “Granite Camera”. The closest is “Granite Tripod”.',
];
const DONE = ['Done: The theme is set.', '- region "Result":', '- heading "Done" [level=2]'];
const GOES_ON = ['Looking at the page.', ...DONE];

for (const [button, way] of [
  ['Try again', 'again'],
  ['Skip it', 'skip'],
] as const)
  test(`“${button}”`, async ({ page, open }) => {
    await open(scenes[MISSING] ?? world());
    const said = await take(page, button);
    await expect.poll(() => asked(page)).toEqual([`run.resume {"runId":"run-1","way":"${way}"}`]);
    said.push(...(await reachesItsGoal(page, way)));
    expect(said).toEqual([...NOT_FOUND, `- button "${button}"`, ...GOES_ON]);
  });

test('a form that the page shows again says why, and is not sent once more at the first press', async ({ page, open }) => {
  await open(scenes['failed-bail-page-left-form-again'] ?? world());
  expect((await result(page)).slice(1, 3)).toEqual([
    '- heading "The form is shown again" [level=2]',
    '- paragraph: "It was sent, and the page shows it once more: “Your password is invalid!”"',
  ]);
  const buttons = page.getByRole('region', { name: 'Result' }).getByRole('button');
  expect((await buttons.allTextContents()).slice(0, 2)).toEqual(['Do it myself, then go on', 'Skip it']);
});

test('“Point at the right one”', async ({ page, open }) => {
  await open(scenes[MISSING] ?? world());
  const said = await take(page, 'Point at the right one');
  await expect(page.getByRole('button', { name: 'Stop pointing' })).toBeVisible();
  said.push(await focused(page));
  const target = fingerprint('button', 'Use it', '#use');
  await tell(page, { kind: 'picked', pickId: 'pick-1', picked: { fingerprint: target, label: 'button "Use it"' } });
  await expect
    .poll(() => asked(page))
    .toEqual(['pick.start {"tabId":7,"exact":false}', `run.resume ${JSON.stringify({ runId: 'run-1', way: 'instead', target })}`]);
  said.push(...(await reachesItsGoal(page, 'instead')));
  expect(said).toEqual([...NOT_FOUND, '- button "Point at the right one"', '- button "Stop pointing"', ...GOES_ON]);
});

test('“Do it myself, then go on”', async ({ page, open }) => {
  await open(scenes[MISSING] ?? world());
  const said = await take(page, 'Do it myself, then go on');
  await expect(page.getByRole('button', { name: 'Go on', exact: true })).toBeVisible();
  said.push(...trimmed(await page.locator(':focus').ariaSnapshot()));
  await page.keyboard.press('Tab');
  said.push(await focused(page));
  expect(await asked(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => asked(page)).toEqual(['run.resume {"runId":"run-1","way":"by-hand"}']);
  said.push(...(await reachesItsGoal(page, 'by-hand')));
  expect(said).toEqual([
    ...NOT_FOUND,
    '- button "Do it myself, then go on"',
    '- status:',
    '- paragraph: "Do this in the page: Click “Apply”. Then press Go on."',
    '- button "Go on"',
    '- button "Back"',
    '- button "Go on"',
    ...GOES_ON,
  ]);
});

test('“Edit this step”', async ({ page, open }) => {
  await open(scenes[MISSING] ?? world());
  const said = await take(page, 'Edit this step');
  await expect(page.getByRole('listitem').filter({ hasText: 'Apply' })).toBeFocused();
  said.push(
    ...trimmed(await page.getByRole('heading', { level: 1 }).ariaSnapshot()),
    ...trimmed(await page.locator(':focus').ariaSnapshot()),
  );
  expect(said).toEqual([
    ...NOT_FOUND,
    '- button "Edit this step"',
    '- heading "Select theme color" [level=1]',
    '- listitem:',
    '- paragraph: Click “Apply”',
    '- button "Move step 3 up"',
    '- button "Move step 3 down" [disabled]',
    '- button "Delete step 3"',
    '- \'checkbox "Optional: skipped when its target is not there"\'',
    '- text: "Optional: skipped when its target is not there"',
    '- \'checkbox "Cannot be undone: asked about each time"\'',
    '- text: "Cannot be undone: asked about each time"',
    '- group: Element and checks',
  ]);
});

test('“Show me how”', async ({ page, open }) => {
  const begun = recording('recording', { empty: true });
  await open(
    world({ ...scenes[MISSING], answers: { ...scenes[MISSING]?.answers, 'record.start': ok((begun as { recording: object }).recording) } }),
  );
  const said = await take(page, 'Show me how');
  await expect.poll(() => asked(page)).toEqual(['record.start {"tabId":7}']);
  await tell(page, begun);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  said.push(...trimmed(await page.locator('main').ariaSnapshot()));
  expect(said).toEqual([
    ...NOT_FOUND,
    '- button "Show me how"',
    '- main:',
    '- region "Recording":',
    '- heading "Recording" [level=1]',
    '- text: themes.example',
    '- button "Pause"',
    '- button "Stop" [disabled]',
    '- button "Undo last" [disabled]',
    '- button "Discard"',
    '- region "Steps so far":',
    '- paragraph: "Now do it in the page: click, type, choose. Each step appears here as you do it. Passwords are never written down."',
  ]);
});

test('“Allow” of a site in a frame', async ({ page, open }) => {
  await open(scenes['failed-frame'] ?? world());
  await expect(page.getByRole('button', { name: 'Allow pay.example' })).toBeVisible();
  const said = [...(await result(page)).slice(3, 4), ...(await take(page, 'Allow pay.example'))];
  await expect.poll(() => asked(page)).toEqual(['run.resume {"runId":"run-1","way":"again"}']);
  expect(await page.evaluate(() => globalThis.world.granted)).toEqual([['https://pay.example/*']]);
  said.push(...(await reachesItsGoal(page, 'again')));
  expect(said).toEqual([
    '- paragraph: Part of this page comes from pay.example, which Abra may not see.',
    ...NOT_FOUND,
    '- button "Allow pay.example"',
    ...GOES_ON,
  ]);
});

for (const [scene, ways] of [
  ['refused-frame', ['Use an AI model', 'Show me how', 'Allow pay.example', 'Edit the goal', 'Run again']],
  ['run-suggestions', ['Use an AI model', 'Show me how', 'Edit the goal', 'Run again']],
] as const)
  test(`what was not understood has the same ways out first, with and without offers: ${scene}`, async ({ page, open }) => {
    await open(scenes[scene] ?? world());
    await expect(page.getByRole('region', { name: 'Result' }).getByRole('button')).toHaveText([...ways]);
    await page.getByRole('button', { name: 'Edit the goal' }).click();
    await expect(page.getByRole('textbox', { name: 'Goal' })).toBeFocused();
  });

test('a goal that was not found is gone on with once the site of a frame is allowed', async ({ page, open }) => {
  await open(scenes['refused-frame'] ?? world());
  await expect(page.getByRole('button', { name: 'Allow pay.example' })).toBeVisible();
  await take(page, 'Allow pay.example');
  await expect.poll(() => asked(page)).toEqual(['run.resume {"runId":"run-1","way":"again"}']);
  expect(await page.evaluate(() => globalThis.world.granted)).toEqual([['https://pay.example/*']]);
});

test('“Allow this site”', async ({ page, open }) => {
  await open(scenes['failed-fault-page-forbidden'] ?? world());
  const said = await take(page, 'Allow this site');
  await expect.poll(() => asked(page)).toEqual(['run.resume {"runId":"run-1","way":"again"}']);
  expect(await page.evaluate(() => globalThis.world.granted)).toHaveLength(1);
  said.push(...(await reachesItsGoal(page, 'again')));
  expect(said).toEqual([
    '- heading "Abra may not use this page" [level=2]',
    '- paragraph: "Abra needs your OK for this page: click its button in the toolbar, or press its keys."',
    '- button "Allow this site"',
    'Step 2 of 2, done: Click “Fuchsia”',
    ...DONE,
  ]);
});

test('“Use an AI model”', async ({ page, open }) => {
  const scene = scenes[MISSING] ?? world();
  await open({ ...scene, answers: { ...scene.answers, 'settings.get': ok({ settings: withoutModel, hasKey: false }) } });
  await expect(page.getByRole('button', { name: 'Use an AI model' })).toBeVisible();
  const said = await take(page, 'Use an AI model');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  said.push(await focused(page));
  await page.keyboard.press('Tab');
  said.push(await focused(page));
  expect(said).toEqual([
    ...NOT_FOUND,
    '- button "Use an AI model"',
    '- radio "Simple commands" [checked]',
    '- switch "Use playbooks" [checked]',
  ]);
});

test('“Reload and try again” of a page that has crashed', async ({ page, open }) => {
  await open(scenes['failed-fault-page-crashed'] ?? world());
  const said = await take(page, 'Reload and try again');
  await expect.poll(() => asked(page)).toEqual(['run.resume {"runId":"run-1","way":"again","reload":true}']);
  said.push(...(await reachesItsGoal(page, 'again')));
  expect(said).toEqual([
    '- heading "The page has crashed" [level=2]',
    '- paragraph: The page has crashed, or Chrome has unloaded it. Reload it and try again.',
    '- button "Reload and try again"',
    'Step 2 of 2, done: Click “Fuchsia”',
    ...DONE,
  ]);
});
