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
      - option /Select theme color Click .* · Click/
      - option /Log in Type “.user.” into .*Type “.password.” into/
      - option /Dismiss/
      - option "set the theme to Fuchsia"
      - option "click \\"Theme Neutral\\""
  `);
  await expect(page.getByRole('status').filter({ hasText: '5 fit.' })).toBeAttached();
  for (const _ of ['Select', 'Log in', 'Dismiss', 'set']) await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option', { selected: true })).toHaveText('set the theme to Fuchsia');
  await expect(goalBox(page)).toHaveAttribute('aria-activedescendant', 'goal-completion-3');
  await expect(goalBox(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(goalBox(page)).toHaveValue('set the theme to Fuchsia');
  await expect(list(page)).toBeHidden();
  expect(await callsOf(page, 'run.start')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => callsOf(page, 'run.start')).toMatchObject([{ goal: 'set the theme to Fuchsia' }]);
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
  await expect(goalBox(page)).toHaveValue('check "Email updates"');
  await expect(goalBox(page)).toBeFocused();
  await goalBox(page).fill('');
  await goalBox(page).pressSequentially('updates');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(goalBox(page)).toHaveValue('updates');
  for (const name of ['run.start', 'run.play', 'run.stop']) expect(await callsOf(page, name)).toEqual([]);
});

test('nothing is listed while a run goes on, on another site, or where nothing fits', async ({ page, open }) => {
  await open(world({ feed: [{ kind: 'run', events: moving }] }));
  await goalBox(page).pressSequentially('theme');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect.poll(() => callsOf(page, 'run.stop')).toHaveLength(1);

  await open(world({ answers: { 'site.state': ok({ ...themes, access: 'forbidden' }), 'site.commands': ok({ commands: [] }) } }));
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
