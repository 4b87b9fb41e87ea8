import { type PlaybookSummary, summaryOf } from '../../src/model/playbook/playbook-summary';
import { callsOf, expect, ok, type PanelPage, test } from '../panel/panel';
import { deskReport, dismiss, minutes, plainLogin, selectTheme, themes } from '../panel/scene-playbooks';
import { world } from '../panel/scene-world';
import { scenes } from '../panel/scenes';

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
  await page.getByRole('button', { name: /^Select theme color/ }).click();
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
  await expect(page.getByRole('alert')).toContainText('Playbook 5, step 2, “type”: Abra does not support what stands here');
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

const titles = (page: PanelPage) => page.locator('.playbook-name').allTextContents();
const many = (amount: number): PlaybookSummary[] =>
  Array.from({ length: amount }, (_, at) => ({
    ...summaryOf(selectTheme),
    id: `p-${at}`,
    name: `Playbook ${at}`,
    domain: at % 2 ? 'shop.example' : 'desk.example',
    lastUsed: new Date(minutes(at)).toISOString(),
  }));

test('one list of all sites: found by words in any order, narrowed by site and tag, sorted; what is at hand stays on top', async ({
  page,
  open,
}) => {
  await open(
    world({
      answers: { 'playbooks.all': ok({ playbooks: [...[selectTheme, plainLogin, dismiss, deskReport].map(summaryOf), ...many(6)] }) },
    }),
  );
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await expect.poll(() => titles(page)).toHaveLength(10);
  expect((await titles(page))[0]).toBe('At hand: Open this month’s report');
  await page.getByRole('searchbox', { name: 'Find a playbook' }).fill('get dismiss');
  await expect.poll(() => titles(page)).toEqual(['Dismiss the Get Started dialog']);
  await page.getByRole('searchbox').fill('monthly desk');
  await expect.poll(() => titles(page)).toEqual(['At hand: Open this month’s report']);
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('No match for “zebra”.')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Tag').selectOption('accounts');
  await expect.poll(() => titles(page)).toEqual(['At hand: Open this month’s report']);
  await page.getByLabel('Tag').selectOption('All tags');
  await page.getByLabel('Site').selectOption('themes.example');
  await page.getByLabel('Order').selectOption('By name');
  await expect.poll(() => titles(page)).toEqual(['Dismiss the Get Started dialog', 'Log in', 'Select theme color']);
});

test('500 playbooks are a screenful of rows in the document, wherever the list stands, and the keyboard gets to each', async ({
  page,
  open,
}) => {
  await open(world({ answers: { 'playbooks.all': ok({ playbooks: many(500) }) } }));
  await page.getByRole('button', { name: 'Playbooks' }).click();
  const rows = page.locator('ul.lines > li');
  await expect(page.getByText('Playbook 0', { exact: true })).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(40);
  const list = page.getByRole('region', { name: 'Playbooks' });
  await list.evaluate((box) => box.scrollTo({ top: box.scrollHeight / 2 }));
  await expect.poll(() => rows.first().getAttribute('aria-posinset').then(Number)).toBeGreaterThan(200);
  expect(await rows.count()).toBeLessThanOrEqual(40);
  expect(await rows.first().getAttribute('aria-setsize')).toBe('500');
  await list.evaluate((box) => box.scrollTo({ top: 0 }));
  await page.getByRole('button', { name: 'Run Playbook 0', exact: true }).focus();
  for (let at = 1; at <= 30; at++) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `Run Playbook ${at}`, exact: true })).toBeFocused();
  }
  await list.evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(page.getByText('Playbook 0', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run Playbook 30', exact: true })).toBeFocused();
  expect(await rows.count()).toBeLessThanOrEqual(40);
});

test('those of several sites are chosen together, exported as one file, and deleted with one Undo', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await page.getByRole('button', { name: 'Choose all' }).click();
  const group = page.getByRole('group', { name: 'With the chosen playbooks' });
  await expect(group.getByText('4 playbooks chosen')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose Log in' }).uncheck();
  await group.getByRole('button', { name: 'Export' }).click();
  await expect
    .poll(() => callsOf(page, 'playbooks.export'))
    .toEqual([
      {
        domain: 'themes.example',
        ids: ['p-theme', 'p-dismiss'],
        format: 'abra',
        also: [{ domain: 'desk.example', ids: ['p-desk'] }],
      },
    ]);
  await group.getByRole('button', { name: 'Delete' }).click();
  await expect
    .poll(() => callsOf(page, 'playbooks.remove'))
    .toEqual([
      { domain: 'themes.example', ids: ['p-theme', 'p-dismiss'] },
      { domain: 'desk.example', ids: ['p-desk'] },
    ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await callsOf(page, 'playbooks.undo')).length).toBe(2);
});

test('a tag is added and taken off, and a playbook is kept at hand', async ({ page, open }) => {
  await open(world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  await page
    .getByRole('button', { name: /Open this month’s report/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'New tag' }).fill(' bills ');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove the tag “monthly”' }).click();
  const pin = page.getByRole('button', { name: 'Keep at hand' });
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await pin.click();
  await expect
    .poll(() => callsOf(page, 'playbooks.sort'))
    .toEqual([
      { domain: 'desk.example', id: 'p-desk', tags: ['accounts', 'monthly', 'bills'] },
      { domain: 'desk.example', id: 'p-desk', tags: ['accounts'] },
      { domain: 'desk.example', id: 'p-desk', onTop: false },
    ]);
});

test('what is at hand stands first on the start page of its site, and runs at one click with what was filled in before', async ({
  page,
  open,
}) => {
  const wanted = { ...plainLogin, params: [{ name: 'user', kind: 'text' as const, default: 'ada' }], onTop: true as const, lastUsed: '' };
  await open(world({ answers: { 'playbooks.all': ok({ playbooks: [selectTheme, dismiss, wanted, deskReport].map(summaryOf) }) } }));
  const saved = page.locator('section', { has: page.getByRole('heading', { name: 'Saved for this site' }) }).last();
  await expect(saved.getByRole('listitem').first()).toContainText('Log in');
  await expect(saved).not.toContainText('Open this month’s report');
  await saved.getByRole('button', { name: /^Log in/ }).click();
  await expect.poll(() => callsOf(page, 'run.play')).toEqual([{ domain: 'themes.example', id: 'p-login', tabId: 7 }]);
});

test('what was saved is said once, in total or of a site; a playbook says how it ran in one sentence', async ({ page, open }) => {
  await open(scenes['playbooks-saved'] ?? world());
  await page.getByRole('button', { name: 'Playbooks' }).click();
  const known = 'Saved 41 model calls, about $0.31 and 6 min 4 s. The price of 2 runs is not known.';
  await expect(page.getByText(known)).toBeVisible();
  await page.getByLabel('Site').selectOption('desk.example');
  await expect(page.getByText('model calls')).toHaveCount(0);
  await page.getByLabel('Site').selectOption('All sites');
  await page.getByRole('button', { name: /^Select theme color/ }).click();
  expect(await page.getByRole('region', { name: 'Health' }).ariaSnapshot()).toBe(
    '- region "Health": works 13 of the last 14 runs worked. Last used 1 hour ago.',
  );
});

test('how an element is found is shown to a developer who asks for it, and to nobody else', async ({ page, open }) => {
  await open(world());
  const selector = page.getByText('#theme', { exact: false });
  const details = async () => {
    await page.getByRole('navigation').getByRole('button', { name: 'Playbooks' }).click();
    await page.getByRole('button', { name: /^Select theme color/ }).click();
    await expect(page.getByText('Click “Theme”')).toBeVisible();
  };
  await details();
  await expect(selector).toHaveCount(0);
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click();
  await page.getByText('For developers').click();
  await page.getByRole('switch', { name: 'Show how Abra finds each element' }).check();
  await details();
  await expect(selector.first()).toBeVisible();
});
