import { type Launched, launchAbra } from '../src/runner/launch';
import { ACCOUNT } from './sites/desk/desk-route.mjs';
import { serveSites } from './sites/serve.mjs';

/** The demo's own port, so that playbooks of an earlier day fit; another one where it is taken. */
const PORT = 8088;

/**
 * Opens the demo sites in a Chromium with Abra and leaves it open; resolves when the person closes it.
 * `profile`: folder that keeps settings and playbooks from one start to the next.
 */
export async function openDemo(profile: string): Promise<void> {
  const sites = await serveSites({ port: PORT }).catch(() => serveSites());
  const browser = await launchAbra({ headless: false, profile, viewport: null });
  const [tab = await browser.context.newPage()] = browser.context.pages();
  await tab.goto(sites.url('themes'));
  const inSidePanel = await openSidePanel(browser);
  if (!inSidePanel) {
    await browser.openPanel();
    await tab.bringToFront();
  }
  console.log(
    [
      '',
      `The demo sites are at ${sites.origin}/ : a theme customiser, a travel desk, a camera shop.`,
      inSidePanel ? "Abra's side panel is open." : "Abra's panel is in the second tab; its toolbar button opens it beside the page.",
      'Try:  open the theme menu and choose Purple',
      `The desk's account: ${ACCOUNT.email} / ${ACCOUNT.password}`,
      'Close the browser to end.',
    ].join('\n'),
  );
  await new Promise<void>((resolve) => browser.context.on('close', () => resolve()));
  await sites.close();
}

/** Presses Abra's toolbar button, as a person would; false where this Chromium does not let a program do so. */
async function openSidePanel({ context, extensionId }: Launched): Promise<boolean> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) return false;
  try {
    const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const tab = targetInfos.find(({ url }) => url.startsWith('http'));
    if (!tab) return false;
    // Newer than Playwright's protocol types.
    await (session.send as (method: string, params: object) => Promise<unknown>)('Extensions.triggerAction', {
      id: extensionId,
      targetId: tab.targetId,
    });
    return true;
  } catch {
    return false;
  } finally {
    await session.detach();
  }
}
