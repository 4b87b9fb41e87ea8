import type { Page } from '@playwright/test';
import { everythingStored } from '../fixtures/everything-stored';
import { click, fill, idOf, plan } from '../fixtures/scripted';
import { expect, test } from '../fixtures/test';

const PAGE = `<!doctype html><title>Shop</title><h1>Shop</h1><form onsubmit="event.preventDefault(); document.body.dataset.in = user.value + ':' + password.value; form.hidden = true; hello.textContent = 'Welcome, ' + user.value" id=form>
  <label>User <input id=user name=user></label> <label>Password <input id=password type=password></label> <button>Log in</button></form><p role=status id=hello></p>`;
const SECRET = 'Plover-Quartz-77';

async function open(tab: Page, url: string): Promise<void> {
  await tab.route(url, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await tab.goto(url);
}
const loggedIn = (tab: Page) => expect.poll(() => tab.evaluate(() => document.body.dataset['in'])).toBe(`ada:${SECRET}`);

async function say(panel: Page, goal: string): Promise<void> {
  await panel.getByRole('textbox', { name: 'Goal' }).fill(goal);
  await panel.keyboard.press('Enter');
}

test('a secret in a goal is offered to be kept for its site, used by name from then on, and asked for by name once it is forgotten', async ({
  abra,
  tab,
  site,
  model,
}, testInfo) => {
  const url = site.url('/shop-login');
  const { origin, host } = new URL(url);
  const password = `password for ${host}`;
  await open(tab, url);
  model.script([
    (request) =>
      plan(
        [
          fill(request, 'textbox "User"', 'ada'),
          fill(request, 'textbox:password "Password"', '{{secret:password}}'),
          click(idOf(request, 'button "Log in"')),
        ],
        { more: false },
      ),
  ]);
  const panel = await abra.browser.openPanel(await abra.tabId(tab));
  const shoot = async (name: string) => panel.screenshot({ path: testInfo.outputPath(`${name}.png`) });
  await say(panel, `log in as ada with password ${SECRET}`);
  await loggedIn(tab);
  const offer = panel.getByRole('region', { name: `Keep “password” for ${host}?` });
  await expect(offer).toBeVisible();
  await shoot('offered');
  await offer.getByRole('button', { name: 'Keep it' }).click();
  await expect(offer).toBeHidden();
  expect((await abra.call('secrets.list', {})).secrets).toEqual([{ name: 'password', origin }]);

  expect(model.mentions(SECRET)).toBe(false);
  await tab.reload();
  model.forget();
  await say(panel, 'log in as ada with my password');
  await loggedIn(tab);
  await expect(panel.getByRole('region', { name: 'Result' })).toContainText('Done');
  expect(model.calls).toHaveLength(0);
  await expect(offer).toBeHidden();

  await panel.getByRole('navigation').getByRole('button', { name: 'Settings' }).click();
  await panel.getByRole('button', { name: `Remove the secret password of ${origin}` }).click();
  await expect.poll(async () => (await abra.call('secrets.list', {})).secrets).toEqual([]);
  await panel.getByRole('navigation').getByRole('button', { name: 'Run' }).click();

  await tab.reload();
  await say(panel, 'log in as ada with my password');
  const question = panel.getByRole('region', { name: 'Question: A secret, please' });
  await expect(question).toContainText(`What is the ${password}?`);
  await shoot('asked');
  await question.getByLabel(`What is the ${password}?`).fill(SECRET);
  await question.getByRole('button', { name: 'Use it' }).click();
  await loggedIn(tab);
  await offer.getByRole('button', { name: 'No', exact: true }).click();
  await expect(offer).toBeHidden();
  expect((await abra.call('secrets.list', {})).secrets).toEqual([]);
  expect(model.calls).toHaveLength(0);

  expect((await abra.playbooks(host)).playbooks.filter(({ partOf }) => !partOf).map(({ name }) => name)).toEqual([
    'Log in as … with password …',
  ]);
  const session = await abra.browser.worker.evaluate(async () => JSON.stringify(await chrome.storage.session.get()));
  for (const told of [await everythingStored(abra), await abra.export(host), session, await panel.locator('body').textContent()])
    expect(told).not.toContain(SECRET);
});
