import type { CDPSession, Page } from '@playwright/test';

/** A line to a page whose times are CPU time of the page's thread. */
export async function clocked(page: Page): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page);
  await line.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await line.send('Performance.enable');
  return line;
}

/** Seconds of the page's thread, and layouts, so far. */
export async function metrics(line: CDPSession): Promise<{ ThreadTime: number; LayoutCount: number }> {
  const { metrics: list } = await line.send('Performance.getMetrics');
  const value = (name: string) => list.find((metric) => metric.name === name)?.value ?? 0;
  return { ThreadTime: value('ThreadTime'), LayoutCount: value('LayoutCount') };
}
