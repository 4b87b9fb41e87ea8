import type { Page } from '@playwright/test';
import { type Application, step, writes } from '../flow';
import { at } from '../hand';
import { bundled } from '../serve';

const offered = (tab: Page, nth: number) => tab.locator('.blocklyFlyout .blocklyDraggable').nth(nth);
const ground = (tab: Page, x: number, y: number) => at(tab.locator('svg.blocklySvg'), x, y);
interface Block {
  type: string;
  fields?: Record<string, unknown>;
  inputs?: Record<string, { block?: Block }>;
  next?: { block: Block };
}

export const blockly: Application = {
  name: 'Blockly',
  kind: 'block editor',
  serve: bundled('blockly', { files: { '/media/': 'blockly/media' } }),
  ready: (tab) => offered(tab, 4).waitFor(),
  steps: [
    step('something to print', 'drag at|drag', ({ drag, tab }) => drag(at(offered(tab, 4), 0.08, 0.3), ground(tab, 0.45, 0.25))),
    step('a text into it', 'drag', ({ drag, tab }) => drag(at(offered(tab, 3), 0.24, 0.5), ground(tab, 0.5056, 0.262))),
    writes('what it says', ['click', 'type:Tea'], 'svg.blocklySvg .blocklyBlockCanvas .blocklyEditableField >> nth=-1', 'Tea', {
      last: ['Enter'],
    }),
    step('a number', 'drag', ({ drag, tab }) => drag(at(offered(tab, 2), 0.28, 0.25), ground(tab, 0.6, 0.6))),
    step('remove it', ['click', 'press:Delete'], async ({ click, press, tab }) => {
      await click(ground(tab, 0.6, 0.6));
      await press('Delete');
    }),
    step('repeated', 'drag', ({ drag, tab }) => drag(at(offered(tab, 1), 0.2, 0.3), ground(tab, 0.5, 0.6))),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { Blockly, space } = globalThis as unknown as {
        Blockly: { serialization: { workspaces: { save(space: unknown): { blocks?: { blocks: Block[] } } } } };
        space: unknown;
      };
      const told = ({ type, fields, inputs, next }: Block): unknown => [
        type,
        ...Object.values(fields ?? {}),
        ...Object.values(inputs ?? {}).flatMap(({ block }) => (block ? [told(block)] : [])),
        ...(next ? [told(next.block)] : []),
      ];
      return (Blockly.serialization.workspaces.save(space).blocks?.blocks ?? []).map(told);
    }),
  right: [['text_print', ['text', 'Tea']], ['controls_repeat_ext']],
};
