import { bundled } from '../../fixtures/bundled';
import { launchChromium } from '../../fixtures/launch-chromium';
import type { TryCase } from './page.entry';
import type { Case } from './shapes';

/** What went wrong of these cases: done without a yes, or asked in vain. */
export async function tryLabels(
  cases: readonly Case[],
): Promise<{ unasked: string[]; inVain: string[]; tried: { labels: number; harmless: number } }> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Labels</title><body>' }));
  await page.goto('http://labels.test/');
  await page.evaluate(await bundled(new URL('page.entry.ts', import.meta.url)));
  const unasked: string[] = [];
  const inVain: string[] = [];
  for (const one of cases) {
    const { asked, did, bail } = await page.evaluate((given) => (globalThis as unknown as { tryCase: TryCase }).tryCase(given), one);
    const told = `${one.shape} · ${one.label}${did ? ` · did ${did}` : ''} · ${bail ?? ''}`;
    // It is asked about before anything of it happened, or refused as no such operation.
    if (one.asked && (did > 0 || !bail)) unasked.push(told);
    if (!one.asked && asked) inVain.push(told);
  }
  await browser.close();
  const labels = cases.filter(({ asked }) => asked).length;
  return { unasked, inVain, tried: { labels, harmless: cases.length - labels } };
}
