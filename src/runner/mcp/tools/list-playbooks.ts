import { z } from 'zod';
import { countNoun } from '../../../lib/text';
import { fence } from '../../../planner/prompt/fence';
import { playbookRows } from '../../cli/playbooks';
import type { ToolMaker } from '../tool-maker';

const Rows = z.object({
  playbooks: z.array(
    z.object({
      domain: z.string(),
      name: z.string(),
      path: z.string(),
      steps: z.number(),
      blanks: z.array(z.string()).describe('Values that it needs, by name.'),
      health: z.string(),
    }),
  ),
});

/** Lists what needs no model. */
export const listPlaybooksTool: ToolMaker = ({ add, desk, nonce }) =>
  add(
    'list_playbooks',
    {
      title: 'List playbooks',
      description: 'What Abra knows how to do without a model: of one site, or of all.',
      inputSchema: z.strictObject({ domain: z.string().max(260).optional().describe('The host, such as shop.example; default all.') }),
      outputSchema: Rows,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ domain }) => {
      const playbooks = await playbookRows(await desk.browser(), domain);
      const lines = playbooks.map(
        ({ domain: site, name, steps, blanks, health }) =>
          `${site}  ${name}  ${countNoun(steps, 'step')}, ${health}${blanks.length ? `, needs ${blanks.join(', ')}` : ''}`,
      );
      const text = lines.length ? fence('playbooks', nonce, lines.join('\n')) : 'Nothing is saved yet. `run_goal` saves what worked.';
      return { structuredContent: { playbooks }, content: [{ type: 'text', text }] };
    },
  );
