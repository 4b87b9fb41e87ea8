import { callsOf, expect, ok, test } from '../panel/panel';
import { themes } from '../panel/scene-playbooks';
import { world } from '../panel/scene-world';

test('a playbook with blanks is filled in, and run as chosen', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: 'Fill in and run Log in' }).click();
  await expect(page.getByRole('button', { name: 'Run', exact: true }).last()).toBeDisabled();
  await page.getByLabel('User').fill('ada');
  await page.getByLabel('Preview only').check();
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
  await page.getByRole('button', { name: 'Import 1 playbook' }).click();
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
  await page
    .getByRole('checkbox', { name: /^Cannot be undone/ })
    .nth(1)
    .check();
  await page.getByRole('button', { name: 'Save as new version' }).first().click();
  await expect.poll(() => callsOf(page, 'playbooks.edit')).toHaveLength(1);
  const [edit] = (await callsOf(page, 'playbooks.edit')) as {
    playbook: {
      operations: { optional?: boolean; irreversible?: boolean; fingerprint: { name: string } }[];
      variableStep: { step: number };
    };
  }[];
  expect(edit?.playbook.operations.map(({ optional, irreversible, fingerprint }) => [fingerprint.name, optional, irreversible])).toEqual([
    ['Theme', true, undefined],
    ['Apply', undefined, true],
    ['Fuchsia', undefined, undefined],
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

test('several playbooks are chosen, and deleted together', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('checkbox', { name: 'Choose Log in' }).check();
  await page.getByRole('checkbox', { name: 'Choose Dismiss the Get Started dialog' }).check();
  await page.getByRole('group', { name: 'With the chosen playbooks' }).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => callsOf(page, 'playbooks.remove')).toEqual([{ domain: 'themes.example', ids: ['p-login', 'p-dismiss'] }]);
});
