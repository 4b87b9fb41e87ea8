import type { PanelPage } from './panel';
import { AXE } from './serve-panel';

/** What axe finds. The dark scheme has other colours and nothing else, by a test of `panel-looks`: it is looked at by the rules for colours. */
export function violations(page: PanelPage, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const runOnly = colorScheme === 'dark' ? COLOUR_RULES : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  return page.evaluate(
    async ({ runOnly, file }) => {
      await import(/* @vite-ignore */ file);
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      // Its style sheet is the panel's own, and read already: `preload` would ask for it again, each time.
      const found = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false });
      return found.violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary}`).join('\n')}`,
      );
    },
    { runOnly, file: `/${AXE}` },
  );
}

/** The rules of axe whose verdict depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
