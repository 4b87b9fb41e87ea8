import type { Page } from '@playwright/test';
import type { Sites } from '../../sites/serve.mjs';
import type { Mutation } from './mutations';
import type { State } from './states';

interface Told {
  site: { element(part: string): Element | undefined };
}

/** A state of the demo sites after a mutation, without the parts that are `gone`. */
export async function showState(page: Page, sites: Sites, state: State, mutation: Mutation, seed: number, gone: string[]): Promise<void> {
  const url = new URL(state.path, sites.origin);
  const query = {
    ...state.query,
    seed: String(seed),
    ...(mutation.drift.length && { drift: mutation.drift.join(',') }),
    ...(mutation.lang && { lang: mutation.lang }),
    ...(gone.length && { remove: gone.join(',') }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  await page.setViewportSize(mutation.viewport ?? { width: 1440, height: 900 });
  const ready = () => page.waitForFunction(() => document.body?.dataset.ready === 'true');
  await page.goto(url.href);
  await ready();
  if (state.name === 'shop')
    await page.waitForFunction(() => !!(globalThis as unknown as Told).site.element('add-1') || document.querySelectorAll('li').length > 8);
  await state.arrange?.(page);
  await ready();
}
