import { callsOf, expect, goalBox, ok, type PanelPage, test } from '../panel/panel';
import { themes } from '../panel/scene-playbooks';
import { moving } from '../panel/scene-runs';
import { world } from '../panel/scene-world';

const list = (page: PanelPage) => page.getByRole('listbox', { name: 'What fits' });

test('what is saved, was typed before or can be done here is listed while typing, and chosen by the keys', async ({ page, open }) => {
  await open(world());
  await goalBox(page).pressSequentially('theme');
  await expect(list(page)).toMatchAriaSnapshot(`
    - listbox "What fits":
      - option "Theme Neutral the form “Preferences”"
      - option "Select theme color Click “Theme” · Click “Fuchsia” · Click “Apply”"
      - option "set the theme to Fuchsia"
      - 'option "Log in Asks: User"'
      - option "Dismiss the Get Started dialog Click “Get Started”"
  `);
  await expect(page.getByRole('status').filter({ hasText: '5 fit.' })).toBeAttached();
  for (const _ of ['Neutral', 'Select', 'set']) await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveText('set the theme to Fuchsia');
  await expect(goalBox(page)).toHaveAttribute('aria-activedescendant', 'goal-completion-2');
  await expect(goalBox(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(goalBox(page)).toHaveValue('set the theme to Fuchsia');
  await expect(list(page)).toBeHidden();
  expect(await callsOf(page, 'run.start')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'run.start')).toMatchObject([{ goal: 'set the theme to Fuchsia' }]);
});

test('what the page offers is ringed when it is chosen, and Enter does it on exactly that element', async ({ page, open }) => {
  await open(world());
  await goalBox(page).pressSequentially('ann edit');
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveText('Edit the row “Ann”');
  await expect.poll(() => callsOf(page, 'site.ring')).toMatchObject([{ documentId: 'd', ref: 6, text: 'Click “Edit” · the row “Ann”' }]);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => callsOf(page, 'run.choose'))
    .toMatchObject([{ tabId: 7, goal: 'Click “Edit” · the row “Ann”', offer: { ref: 6, place: [{ name: 'Ann' }] } }]);
  await expect(goalBox(page)).toHaveValue('');
  await expect.poll(async () => (await callsOf(page, 'site.ring')).at(-1)).toEqual({ tabId: 7, documentId: 'd' });
  expect(await callsOf(page, 'run.start')).toEqual([]);
});

test('a field asks for what goes into it; an empty box shows what the page offers with the down arrow', async ({ page, open }) => {
  await open(world());
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await goalBox(page).pressSequentially('dn');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(goalBox(page)).toHaveValue('Display name: ');
  await page.keyboard.press('Enter');
  await goalBox(page).pressSequentially('Ada');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'run.choose')).toMatchObject([{ text: 'Ada', offer: { ref: 4, act: 'type' } }]);
  expect(await callsOf(page, 'run.start')).toEqual([]);
});

test('the page is looked at as the field gets the focus and as a text is begun, not at each key', async ({ page, open }) => {
  await open(world());
  await expect.poll(async () => (await callsOf(page, 'site.prepare')).length).toBeGreaterThan(0);
  await goalBox(page).pressSequentially('e');
  const begun = (await callsOf(page, 'site.prepare')).length;
  await goalBox(page).pressSequentially('mail updates and more');
  expect(await callsOf(page, 'site.prepare')).toHaveLength(begun);
  expect(begun).toBeLessThanOrEqual(3);
});

test('after a slash all that is saved here is listed; one that asks for nothing runs, another opens its form', async ({ page, open }) => {
  await open(world());
  await goalBox(page).pressSequentially('/');
  await expect(list(page).getByRole('option')).toHaveCount(3);
  await goalBox(page).pressSequentially('dialog');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'run.play')).toMatchObject([{ domain: 'themes.example', tabId: 7 }]);
  await expect(goalBox(page)).toHaveValue('');
  await goalBox(page).pressSequentially('/log in');
  await list(page)
    .getByRole('option', { name: /^Log in/ })
    .click();
  await expect(page.getByLabel(/email|user/i).first()).toBeVisible();
  expect(await callsOf(page, 'run.play')).toHaveLength(1);
});

test('Tab only writes it down, Escape closes the list, and neither runs or stops anything', async ({ page, open }) => {
  await open(world());
  await goalBox(page).pressSequentially('updates');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(goalBox(page)).toHaveValue('Email updates');
  await expect(goalBox(page)).toBeFocused();
  await goalBox(page).fill('');
  await goalBox(page).pressSequentially('updates');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(goalBox(page)).toHaveValue('updates');
  for (const name of ['run.start', 'run.play', 'run.choose', 'run.stop']) expect(await callsOf(page, name)).toEqual([]);
});

test('nothing is listed while a run goes on, on another site, or where nothing fits', async ({ page, open }) => {
  await open(world({ feed: [{ kind: 'run', events: moving }] }));
  await goalBox(page).pressSequentially('theme');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect.poll(() => callsOf(page, 'run.stop')).toHaveLength(1);

  await open(world({ answers: { 'site.state': ok({ ...themes, access: 'forbidden' }) } }));
  await goalBox(page).pressSequentially('/');
  await expect(list(page)).toBeHidden();
});

test('at 180 × 380 px the list stays in sight', async ({ page, open }) => {
  await page.setViewportSize({ width: 180, height: 380 });
  await open(world());
  await goalBox(page).pressSequentially('/');
  const box = await list(page).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(180);
  await expect(goalBox(page)).toBeInViewport();
});
