import { launchChromium } from '../fixtures/launch-chromium';
import type { Application } from './flow';
import { handOf } from './hand';

/** Does the steps without Abra, and tells what the application knows after each: for writing a flow. `picture`: a file for how it ends. */
export async function byHand(application: Application, picture: string): Promise<string> {
  const served = await application.serve(0);
  const browser = await launchChromium();
  const lines: string[] = [];
  try {
    const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    tab.on('console', (message) => message.type() === 'error' && lines.push(`console: ${message.text().slice(0, 300)}`));
    tab.on('pageerror', (error) => lines.push(`error: ${String(error).slice(0, 300)}`));
    tab.setDefaultTimeout(10_000);
    await tab.goto(served.url);
    try {
      await application.ready(tab);
      for (const { what, does } of application.steps) {
        await does(handOf(tab));
        lines.push(`${what}: ${JSON.stringify(await application.state(tab, served))}`);
      }
    } catch (error) {
      lines.push(String(error).slice(0, 900));
    }
    await tab.screenshot({ path: picture });
    const state = JSON.stringify(await application.state(tab, served).catch(String));
    lines.push(state === JSON.stringify(application.right) ? 'RIGHT' : `NOT RIGHT: ${application.name} is at ${state}`);
    return lines.join('\n');
  } finally {
    await browser.close();
    await served.close();
  }
}
