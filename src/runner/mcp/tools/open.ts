import { z } from 'zod';
import { addressOf } from '../../../lib/url';
import { LOOK_TOKENS, sayPage } from '../say-page';
import { said } from '../tool-answer';
import type { ToolMaker } from '../tool-maker';

/** Opens an address. */
export const openTool: ToolMaker = ({ add, desk, nonce }) =>
  add(
    'open',
    {
      title: 'Open a page',
      description:
        'Opens an address in the tab that is worked in; the tab stays open for later calls. Abra may act on its host from then on. Not needed before `run_goal` and `play_playbook`, which take a `url` themselves.',
      inputSchema: z.strictObject({
        url: z.string().max(4000).describe('The address, with http:// or https://.'),
        newTab: z.boolean().optional().describe('In a tab of its own.'),
        look: z.boolean().optional().describe('Also tell what the page shows, as `look` does.'),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    },
    async ({ url, newTab, look }) => {
      const tab = await desk.open(url, newTab);
      if (!look) return said(`Open in tab ${tab.number}: ${addressOf(tab.address())}`);
      const abra = await desk.browser();
      const page = await sayPage(abra, tab, nonce, { wanted: '', budget: LOOK_TOKENS, changes: false });
      return said(`Tab ${tab.number}:\n${page.text}`);
    },
  );
