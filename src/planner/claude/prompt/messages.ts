import type { ContentBlockParam, MessageParam, TextBlockParam } from '@anthropic-ai/sdk/resources/messages';
import { hashId } from '../../../lib/ids';
import { shorten } from '../../../lib/text';
import type { PlanHistory, PlanRequest } from '../../planner';
import { snapshotLines } from './snapshot-lines';
import manual from './system.md?raw';
import withoutSchema from './without-schema.md?raw';

const CACHED = { cache_control: { type: 'ephemeral' as const } };

/** System rules and manual: the same for every run, so that they are read from the cache. */
export function systemBlocks(structured: boolean): TextBlockParam[] {
  return [{ type: 'text', text: structured ? manual : `${manual}\n${withoutSchema}`, ...CACHED }];
}

/**
 * The conversation of a run. Earlier turns are rendered from the history the same way every time, so that they are a prefix the cache knows;
 * only the newest turn carries the page, behind the last cached block.
 */
export function messages(request: PlanRequest, budget: number): MessageParam[] {
  const turns: MessageParam[] = [{ role: 'user', content: [text(opening(request))] }];
  for (const entry of request.history)
    turns.push({ role: 'assistant', content: [text(said(entry))] }, { role: 'user', content: [text(happened(entry))] });
  const newest = turns.at(-1)?.content as ContentBlockParam[];
  Object.assign(newest[0] as TextBlockParam, CACHED);
  if (request.picture)
    newest.push({ type: 'image', source: { type: 'base64', media_type: request.picture.mediaType, data: request.picture.base64 } });
  newest.push(text(`${repair(request)}${page(request, budget)}\n\nWhat next for the goal?`));
  return turns;
}

function opening({ goal, playbookSummary }: PlanRequest): string {
  return `Goal of the person: ${goal}\n\nKnown playbooks of this site:\n${playbookSummary.trim() || '(none yet)'}`;
}

function said({ thought, operations }: PlanHistory): string {
  return JSON.stringify({ thought, done: operations });
}

function happened({ outcome, operations, bail }: PlanHistory): string {
  const done = operations.map((operation, index) => `${index + 1}. ${operation}`).join('\n');
  return `${done ? `Done:\n${done}\n` : ''}${outcome}${bail ? `\nReason: ${bail.kind}` : ''}`;
}

function repair({ repair }: PlanRequest): string {
  if (!repair) return '';
  const { playbook, step, of, wanted, evidence } = repair;
  return `Playbook "${playbook}" broke at step ${step} of ${of}: ${wanted}. ${evidence}\nAnswer with the operations that replace this step on the page as it is now, and only these; its later steps are known. If the step is no longer needed or cannot be done, complete and say why.\n\n`;
}

/** Marked with a word the page cannot know, made of what it says, so that equal pages give equal prompts. */
function page({ snapshot, goal }: PlanRequest, budget: number): string {
  const lines = snapshotLines(snapshot, { budget, goal });
  const nonce = hashId(`${goal}\n${lines}`);
  return `<page-${nonce}>\n${lines.replaceAll(`page-${nonce}`, '')}\n</page-${nonce}>`;
}

const text = (content: string): TextBlockParam => ({ type: 'text', text: shorten(content, 400_000) });
