import { Abra } from '../fixtures/abra';
import { pressToolbarButton, type SidePanel } from '../fixtures/side-panel';
import { expect, test } from '../fixtures/test';

const textOf = (panel: SidePanel) => panel.evaluate<string>('document.body.innerText');

/** Presses the first button of a first start; true if it is there. */
const START = `[...document.querySelectorAll('button')].some((one) => one.textContent.startsWith('Start in private mode') && (one.click(), true))`;

/** Types a goal into the real side panel and presses Enter. */
async function ask(panel: SidePanel, goal: string): Promise<void> {
  await expect.poll(() => panel.evaluate('document.querySelector("textarea") !== null')).toBe(true);
  await panel.evaluate('document.querySelector("textarea").focus()');
  await panel.type(goal);
  await panel.press('Enter');
}

/** The real side panel, and a profile in which nothing was ever allowed: five sites as one walks them, and what was asked on each is done after one press. */
// Over 5 s: five sites, one after another, in a Chromium of its own.
test('on each next site a press of the toolbar button is all that a goal waits for', async ({ site }) => {
  const abra = await Abra.launch({ grant: [] });
  try {
    const { context } = abra.browser;
    const tab = await context.newPage();
    const themes = (host: string) => site.url('themes', { modal: 'never' }).replace('localhost', host);
    await tab.goto(themes('localhost'));
    const panel = await pressToolbarButton(abra.browser, tab);
    await expect.poll(() => panel.evaluate(START)).toBe(true);
    const theme = () => tab.evaluate(() => JSON.parse(document.body.dataset.state ?? '{}').theme);
    for (const [at, host] of ['127.0.0.1', 'a.localhost', 'b.localhost', 'c.localhost', 'd.localhost'].entries()) {
      await tab.goto(themes(host));
      const wanted = at % 2 ? 'Purple' : 'Fuchsia';
      await expect.poll(() => textOf(panel)).toContain('Abra needs your OK for this page');
      await ask(panel, `open the theme menu and choose ${wanted}`);
      await expect.poll(() => textOf(panel)).toContain('Abra goes on with what you asked');
      expect(await theme()).not.toBe(wanted);
      await pressToolbarButton(abra.browser, tab);
      await expect.poll(theme).toBe(wanted);
      await expect.poll(() => textOf(panel)).toContain('Done');
    }
  } finally {
    await abra.close();
  }
});
