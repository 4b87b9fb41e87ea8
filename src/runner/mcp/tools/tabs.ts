import { z } from 'zod';
import { shorten } from '../../../lib/text';
import { addressOf } from '../../../lib/url';
import { fence } from '../../../planner/prompt/fence';
import { said } from '../tool-answer';
import type { ToolMaker } from '../tool-maker';

/** Lists the tabs. */
export const tabsTool: ToolMaker = ({ add, desk, nonce }) =>
  add(
    'tabs',
    {
      title: 'List tabs',
      description: 'The open tabs with their numbers, those that pages opened too.',
      inputSchema: z.strictObject({}),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async () => {
      const tabs = await desk.tabs();
      // The title as Abra saw it, where it did: a page may show a secret there.
      const lines = tabs.map(({ number, address, shown }) =>
        `${number}  ${addressOf(address())}  ${shorten(shown?.title ?? '', 80)}`.trim(),
      );
      return said(lines.length ? fence('page', nonce, lines.join('\n')) : 'No tab is open. Call `open` with an address.');
    },
  );

/** Closes one of them. */
export const closeTool: ToolMaker = ({ add, desk }) =>
  add(
    'close',
    {
      title: 'Close a tab',
      description: 'Closes a tab by its number. What was not saved in its page is lost.',
      inputSchema: z.strictObject({ tab: z.number().int() }),
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
    },
    async ({ tab }) => {
      await desk.closeTab(tab);
      return said(`Tab ${tab} is closed.`);
    },
  );
