import type { Browser } from '@playwright/test';
import type { Bed } from './command';
import { isSo } from './play';

/** The application is waited for so long after the hand, ms. */
const AFTER = 3000;

/** Judges that are wrong: what a person does by hand is to be right, and nothing done is not. */
export async function wrongJudges(browser: Browser, bed: Bed): Promise<string[]> {
  const served = await bed.on.serve(0);
  const wrong: string[] = [];
  try {
    for (const command of bed.commands) {
      await served.reset();
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const tab = await context.newPage();
      tab.setDefaultTimeout(5000);
      const fails = (why: string) => wrong.push(`[${bed.on.name}] “${command.says}”: ${why}`);
      try {
        await tab.goto(served.url);
        await bed.on.ready(tab);
        const before = await bed.state(tab, served);
        const wanted = { ...before, ...command.right };
        const { hand } = command;
        if (!hand) {
          if ((command.kind ?? 'possible') === 'possible' && !command.tells) fails('nobody knows how by hand');
          continue;
        }
        if (isSo(before, wanted)) fails('right without anything done');
        await hand(tab);
        const end = Date.now() + AFTER;
        let after = await bed.state(tab, served);
        while (!isSo(after, wanted) && Date.now() < end) after = await bed.state(tab, served);
        for (const key of Object.keys(after).filter((one) => !isSo({ [one]: after[one] }, { [one]: wanted[one] })))
          fails(
            `${key} is ${JSON.stringify(after[key])}, not ${wanted[key] instanceof RegExp ? wanted[key] : JSON.stringify(wanted[key])}`,
          );
      } catch (error) {
        fails(String(error).slice(0, 300));
      } finally {
        await context.close();
      }
    }
  } finally {
    await served.close();
  }
  return wrong;
}
