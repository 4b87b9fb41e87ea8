import { z } from 'zod';
import { playbookNamed } from '../../cli/playbooks';
import { RunResult, sayRun } from '../say-run';
import type { ToolMaker } from '../tool-maker';

/** Replays a playbook by its name. */
export const playPlaybookTool: ToolMaker = ({ add, desk, nonce, follow }) =>
  add(
    'play_playbook',
    {
      title: 'Play a playbook',
      description: 'Replays what is saved for the site, by its exact name (`list_playbooks`), without a model.',
      inputSchema: z.strictObject({
        name: z.string().min(1).max(200),
        url: z.string().max(4000).optional().describe('Open this address first.'),
        tab: z.number().int().optional(),
        variant: z.string().max(400).optional().describe('The option to take at the step that varies.'),
        values: z.record(z.string().max(80), z.string().max(20_000)).optional().describe('Values of its blanks, by name.'),
        dryRun: z.boolean().optional().describe('Only find what each step means; nothing is done.'),
      }),
      outputSchema: RunResult,
      annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
    },
    async ({ name, url, tab: number, variant, values, dryRun }, context) => {
      const { tabId } = url === undefined ? await desk.tab(number) : await desk.open(url);
      const abra = await desk.browser();
      const { domain } = await abra.call('site.state', { tabId });
      const { id } = await playbookNamed(abra, name, domain);
      const more = { ...(variant ? { variant } : {}), ...(values ? { params: values } : {}), ...(dryRun ? { dryRun } : {}) };
      return sayRun(await follow(() => abra.call('run.play', { domain, id, tabId, ...more }), context), nonce, desk.asks);
    },
  );
