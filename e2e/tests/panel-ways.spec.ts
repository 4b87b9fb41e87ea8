import { readFileSync } from 'node:fs';
import type { Shown } from '../../src/model/shown';
import { callsOf, expect, tell, test } from '../panel/panel';
import { themes } from '../panel/scene-playbooks';
import { finished, moving } from '../panel/scene-runs';
import { world } from '../panel/scene-world';
import { recording, scenes } from '../panel/scenes';

const ok = (value: unknown) => ({ ok: true as const, value });
const goalBox = (page: import('@playwright/test').Page) => page.getByRole('textbox', { name: 'Goal' });

test('Enter runs the goal, Shift and Enter makes a line', async ({ page, open }) => {
  await open(scenes['run-start'] ?? world());
  await goalBox(page).pressSequentially('log in');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('as ada');
  expect(await callsOf(page, 'run.start')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'run.start')).toEqual([{ goal: 'log in\nas ada', tabId: 7 }]);
  await expect(goalBox(page)).toHaveValue('');
});

test('the arrow keys bring back earlier goals, also after the panel was closed', async ({ page, open }) => {
  await open(world());
  await goalBox(page).pressSequentially('new');
  await page.keyboard.press('ArrowUp');
  await expect(goalBox(page)).toHaveValue('set the theme to Fuchsia');
  await page.keyboard.press('ArrowUp');
  await expect(goalBox(page)).toHaveValue('scroll to the middle');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(goalBox(page)).toHaveValue('new');
});

test('without access, running asks Chrome for the site first', async ({ page, open }) => {
  await open(world({ answers: { 'site.state': ok({ ...themes, access: 'none' }) } }));
  await goalBox(page).fill('scroll down');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => globalThis.world.granted)).toEqual([['https://themes.example/*']]);
  await expect.poll(() => callsOf(page, 'run.start')).toHaveLength(1);
});

test('on a page that Chrome closes to extensions nothing can be run, and the panel says so', async ({ page, open }) => {
  await open(scenes['run-forbidden'] ?? world());
  await goalBox(page).fill('scroll down');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Open a web page to use Abra.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run', exact: true }).last()).toBeDisabled();
  expect(await callsOf(page, 'run.start')).toEqual([]);
});

test('every event is seen as it comes, and Escape stops the run', async ({ page, open }) => {
  await open(world());
  for (const event of moving) await tell(page, { kind: 'event', runId: 'run-1', event });
  await expect(page.getByRole('listitem').filter({ hasText: 'Click option "Fuchsia"' })).toContainText('acting…');
  await expect(page.getByRole('status').filter({ hasText: 'Step 3 of 6, acting' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect.poll(() => callsOf(page, 'run.stop')).toEqual([{ runId: 'run-1' }]);
});

test('a question is answered by its button, once', async ({ page, open }) => {
  await open(scenes['run-question'] ?? world());
  await page.getByRole('button', { name: 'Allow once' }).click();
  await expect(page.getByRole('button', { name: 'Allow once' })).toBeDisabled();
  expect(await callsOf(page, 'run.answer')).toEqual([{ runId: 'run-1', questionId: 'confirm-o-8', choice: 'allow' }]);
});

test('a suggestion runs when it is clicked', async ({ page, open }) => {
  await open(scenes['run-suggestions'] ?? world());
  await page.getByRole('button', { name: 'Click Delete in the row of Bob' }).click();
  await expect.poll(() => callsOf(page, 'run.start')).toEqual([{ goal: 'Click Delete in the row of Bob', tabId: 7 }]);
});

test('a start that is refused says why', async ({ page, open }) => {
  await open(
    world({ answers: { 'run.start': { ok: false, failure: { kind: 'wire', message: 'Another run is going on in this tab.' } } } }),
  );
  await goalBox(page).fill('scroll down');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Another run is going on in this tab.');
  await expect(goalBox(page)).toHaveValue('scroll down');
});

test('the journal of a run is given as a file', async ({ page, open }) => {
  await open(scenes['run-done'] ?? world());
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Journal' }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(finished)));
});

test('a playbook with blanks is filled in, and run as chosen', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: 'Fill in and run Log in' }).click();
  await expect(page.getByRole('button', { name: 'Run', exact: true }).last()).toBeDisabled();
  await page.getByLabel('User').fill('ada');
  await page.getByLabel('Dry run').check();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => callsOf(page, 'run.play'))
    .toEqual([{ domain: 'themes.example', id: 'p-login', tabId: 7, params: { user: 'ada' }, dryRun: true }]);
});

test('a variant is chosen or typed', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: /^Select theme color/ }).click();
  await page.getByLabel('Theme', { exact: true }).fill('Teal');
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'run.play')).toEqual([{ domain: 'themes.example', id: 'p-theme', tabId: 7, variant: 'Teal' }]);
});

test('a playbook of another site says which page to open', async ({ page, open }) => {
  await open(world({ answers: { 'site.state': ok({ ...themes, domain: 'shop.example' }) } }));
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByText('desk.example').click();
  await page
    .getByRole('button', { name: /^Select theme color/ })
    .last()
    .click();
  await expect(page.getByText('Open themes.example/editor first.')).toBeVisible();
});

test('what was deleted comes back with Undo', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: /^Log in/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => callsOf(page, 'playbooks.undo')).toEqual([{ undo: 'u-1' }]);
  expect(await callsOf(page, 'playbooks.remove')).toEqual([{ domain: 'themes.example', ids: ['p-login'] }]);
});

test('only what is chosen is imported; what conflicts is not chosen by itself', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  await page
    .getByLabel('A file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"domain":"themes.example"}') });
  await expect(page.getByRole('alert')).toContainText('"script" is no operation of Abra');
  await page.getByRole('checkbox', { name: /Select style/ }).uncheck();
  await page.getByRole('button', { name: 'Take in 1 playbook' }).click();
  await expect
    .poll(async () => (await callsOf(page, 'playbooks.import')).at(-1))
    .toEqual({ text: '{"domain":"themes.example"}', domain: 'themes.example', apply: true, take: ['p-theme'] });
});

test('edited steps are saved as a new version, with their outcomes beside them', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: /^Select theme color/ }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Move step 3 up' }).click();
  await page
    .getByRole('checkbox', { name: /^Optional/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Save as new version' }).first().click();
  await expect.poll(() => callsOf(page, 'playbooks.edit')).toHaveLength(1);
  const [edit] = (await callsOf(page, 'playbooks.edit')) as {
    playbook: { operations: { optional?: boolean; fingerprint: { name: string } }[]; variableStep: { step: number } };
  }[];
  expect(edit?.playbook.operations.map(({ optional, fingerprint }) => [fingerprint.name, optional === true])).toEqual([
    ['Theme', true],
    ['Apply', false],
    ['Fuchsia', false],
  ]);
  expect(edit?.playbook.variableStep.step).toBe(2);
});

test('JSON that Abra does not take cannot be saved, and the fault leads to its line', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: /^Select theme color/ }).click();
  await page.getByText('Edit as JSON').click();
  const box = page.getByRole('textbox', { name: 'Playbook as JSON' });
  await box.fill((await box.inputValue()).replace('"type": "click"', '"type": "script"'));
  await page.getByRole('button', { name: /^Line \d+ operations\.0\.type/ }).click();
  expect(await box.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))).toContain('"script"');
  await expect(page.getByRole('button', { name: 'Save as new version' })).toBeDisabled();
});

test('a recording that begins comes to the front, is tried without being saved, and saved by its name', async ({ page, open }) => {
  await open(
    world({
      answers: {
        'record.save': ok({ id: 'p-new', domain: 'themes.example' }),
        'record.try': ok({ runId: 'run-1' }),
        'run.load': ok({ events: finished }),
      },
    }),
  );
  await tell(page, recording('recording'));
  await expect(page.getByRole('heading', { name: 'Recording' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete step 3' }).click();
  const sent = async () => ((await callsOf(page, 'record.steps')) as { steps: Shown[] }[]).at(-1)?.steps ?? [];
  await expect
    .poll(async () => (await sent()).map(({ label }) => label))
    .toEqual(['textbox "User"', 'textbox "Password"', 'link "Theme editor"']);
  await tell(page, recording('stopped'));
  await page.getByLabel('Name').fill('Log in as ada');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect.poll(() => callsOf(page, 'record.try')).toEqual([{ name: 'Log in as ada' }]);
  expect(await callsOf(page, 'record.save')).toEqual([]);
  await tell(page, recording('stopped', { trial: { runId: 'run-1' } }));
  await expect(page.getByRole('region', { name: 'Result of the try' })).toContainText('It works');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => callsOf(page, 'record.save')).toEqual([{ name: 'Log in as ada' }]);
});

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
  await page.getByLabel('Name for the value of step 1').fill('who');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await sent())[0]).toMatchObject({ blank: { name: 'who', kind: 'date', default: 'ada' } });
  await value.selectOption('fixed');
  await expect.poll(async () => (await sent())[0]).toMatchObject({ fixed: true, operation: { text: 'ada' } });
  await value.selectOption('secret');
  await expect.poll(async () => (await sent())[0]?.operation).toMatchObject({ text: '{{secret:user}}' });
  expect(JSON.stringify(await sent())).not.toContain('ada"');

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
  await page.getByText('Its element, and what comes after it').nth(1).click();
  const again = page.getByRole('button', { name: 'Pick again in the page' });
  await again.click();
  await expect.poll(() => callsOf(page, 'pick.start')).toEqual([{ tabId: 7, exact: false }]);
  await expect(page.getByText('Point at it in the page')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => callsOf(page, 'pick.cancel')).toEqual([{}]);
  await expect(page.getByText('Point at it in the page')).toBeHidden();
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

test('the key goes one way: typed, sent, never shown again', async ({ page, open }) => {
  await open(scenes['settings-new'] ?? world());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Key', { exact: true }).fill('sk-test-canary');
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'settings.setKey')).toEqual([{ key: 'sk-test-canary' }]);
  await expect(page.getByText('The key is saved in this browser.')).toBeVisible();
  expect(await page.evaluate(() => [document.documentElement.outerHTML, JSON.stringify({ ...localStorage })].join())).not.toContain(
    'canary',
  );
});

test('a number outside its limits is told and not taken', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Operations').fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('A whole number from 1 to 10,000.');
  expect(await callsOf(page, 'settings.set')).toEqual([]);
  await page.getByLabel('Operations').fill('50');
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'settings.set')).toMatchObject([{ patch: { budgets: { operations: 50 } } }]);
});

test('the first run asks about the model, and beginning without one sets the embedded planner', async ({ page, open }) => {
  await open(scenes.welcome ?? world());
  await page.getByRole('button', { name: 'Begin without a model' }).click();
  await expect.poll(() => callsOf(page, 'settings.set')).toEqual([{ patch: { planner: 'embedded' } }]);
  await expect(goalBox(page)).toBeFocused();
});

test('everything is reached by keyboard alone', async ({ page, open }) => {
  await open(scenes['run-question'] ?? world());
  const reached = new Set<string>();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label') || ''));
  }
  for (const name of ['Run', 'Playbooks', 'Settings', 'Allow once', 'No', 'Stop', 'Options for this run'])
    expect([...reached]).toContain(name);
});

test('a workflow runs line by line with its secrets by name, and is kept under its name', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Write a workflow' }).click();
  await page.getByLabel('Steps').fill('Login({user},{password})\nClick("Search")');
  await expect(page.getByText('password is set')).toBeVisible();
  await expect(page.getByText('user is missing')).toBeVisible();
  await page.getByLabel('Name').fill('Search');
  await page.getByRole('button', { name: 'Run workflow' }).click();
  await expect
    .poll(() => callsOf(page, 'run.start'))
    .toEqual([
      {
        goal: `Navigate("${themes.url}")\nLogin({{secret:user}},{{secret:password}})\nClick("Search")`,
        tabId: 7,
        workflow: { name: 'Search', url: themes.url },
      },
    ]);
  expect(await page.evaluate(() => localStorage.getItem('abra.workflows'))).toContain('"Search"');
});

test("a workflow goes to a file in the seed's form, and comes back from it", async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Write a workflow' }).click();
  const steps = 'Login({user},{password})\nFill("Destination", "Oslo")\nClick("Search")';
  await page.getByLabel('Steps').fill(`${steps}\nclick the first result`);
  await page.getByLabel('Name').fill('Find a stay');
  await page.getByRole('button', { name: 'To file' }).click();
  await expect(page.getByText(/cannot be a file yet\. Line 5/)).toBeVisible();
  await page.getByLabel('Steps').fill(steps);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'To file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Find a stay.json');
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text)).toEqual({
    workflow_id: 'Find a stay',
    url: themes.url,
    steps: [
      { action: 'Navigate' },
      { action: 'Login', target: 'default' },
      { action: 'Fill', target: 'Destination', value: 'Oslo' },
      { action: 'Click', target: 'Search' },
    ],
    credentials: { username: '{{user}}', password: '{{password}}' },
  });
  await page.getByLabel('Steps').fill('');
  await page.getByLabel('Workflow file').setInputFiles({ name: 'w.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.getByLabel('Steps')).toHaveValue(
    /Login\("\{\{secret:user\}\}", "\{\{secret:password\}\}"\)\nFill\("Destination", "Oslo"\)/,
  );
});

test('a step that uploads is given its file in the panel, and a picture that was kept is saved from it', async ({ page, open }) => {
  await open(world(scenes['run-file']));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  expect((await downloading).suggestedFilename()).toBe('desk 2026-11-21.png');
  expect(readFileSync(await (await downloading).path(), 'utf8')).toBe('picture');
  await page.getByLabel('File to upload').setInputFiles({ name: 'lunch.pdf', mimeType: 'application/pdf', buffer: Buffer.from('soup') });
  await expect
    .poll(() => callsOf(page, 'run.give'))
    .toEqual([
      {
        runId: 'run-1',
        questionId: 'file-o-3',
        files: [{ name: 'lunch.pdf', type: 'application/pdf', base64: Buffer.from('soup').toString('base64') }],
      },
    ]);
});

test('text of a step becomes a blank of the playbook', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: /^Log in/ }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Make User fixed text again' }).click();
  await page.getByLabel('Text of step 1').fill('ada');
  await page.getByRole('button', { name: 'Blank' }).click();
  await expect(page.getByLabel('Text of step 1')).toHaveValue('{{user}}');
  await page.getByRole('button', { name: 'Save as new version' }).first().click();
  await expect.poll(() => callsOf(page, 'playbooks.edit')).toMatchObject([{ playbook: { params: [{ name: 'user', default: 'ada' }] } }]);
});

test('what a run and the day have cost is told call by call', async ({ page, open }) => {
  await open(world({ ...scenes['run-done'], answers: { 'run.load': ok({ events: finished }) } }));
  await page.getByText('2 model calls').click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Spent today').click();
  await expect(page.getByText(/model calls, .* tokens .*cached.*, about \$/)).toBeVisible();
});

test('several playbooks are chosen, and deleted together', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('checkbox', { name: 'Choose Log in' }).check();
  await page.getByRole('checkbox', { name: 'Choose Dismiss the Get Started dialog' }).check();
  await page.getByRole('group', { name: 'With the chosen playbooks' }).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => callsOf(page, 'playbooks.remove')).toEqual([{ domain: 'themes.example', ids: ['p-login', 'p-dismiss'] }]);
});

test('a run is followed to its end, but not away from what is being read', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await open(world());
  const view = page.getByRole('region', { name: 'This run' });
  for (const event of finished.slice(0, 12)) await tell(page, { kind: 'event', runId: 'run-1', event });
  await expect.poll(() => view.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)).toBeLessThan(2);
  await view.evaluate((box) => box.scrollTo({ top: 0 }));
  await expect.poll(() => view.evaluate((box) => box.scrollTop)).toBe(0);
  for (const event of finished.slice(12)) await tell(page, { kind: 'event', runId: 'run-1', event });
  await expect(page.getByRole('region', { name: 'Result' })).toBeAttached();
  expect(await view.evaluate((box) => box.scrollTop)).toBe(0);
});

test('a notice that offers nothing goes by itself, not while it is pointed at', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: 'Export all playbooks of themes.example' }).click();
  const notice = page.getByText('Saved themes.example.json.');
  await notice.hover();
  const stays = () =>
    notice.evaluate((text) =>
      text.parentElement
        ?.getAnimations()
        .filter((one) => !(one instanceof CSSAnimation))
        .map((one) => one.playState),
    );
  expect(await stays()).toEqual(['paused']);
  await page.mouse.move(0, 0);
  expect(await stays()).toEqual(['running']);
  await notice.evaluate((text) =>
    text.parentElement?.getAnimations().forEach((one) => {
      one.finish();
    }),
  );
  await expect(notice).toHaveCount(0);
});
