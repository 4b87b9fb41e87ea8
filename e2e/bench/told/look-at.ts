import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tokensOf } from '../../../src/planner/prompt/tokens';
import type { Application } from '../../apps/flow';
import { handOf } from '../../apps/hand';
import type { Abra } from '../../fixtures/abra';
import type { ScriptedModel } from '../../model/serve-model.mjs';
import { type Compared, compare } from './compare';
import { shownOf } from './oracle';

/** What a model sees of one application. */
export interface ToldRow extends Compared {
  name: string;
  tokens: number;
}

/** A model that answers whatever it is told. */
export const SEES_ALL = { script: () => ({ json: { isComplete: true, success: true, summary: 'Seen.', suggestions: [], readFrom: [] } }) };
const KEPT = path.resolve(import.meta.dirname, '../../../node_modules/.cache/abra-told');

/** In the middle of its flow, the application is told to a model. */
export async function lookAt(abra: Abra, model: ScriptedModel, application: Application): Promise<ToldRow> {
  const served = await application.serve(0);
  const tab = await abra.browser.context.newPage();
  try {
    await tab.goto(served.url);
    await application.ready(tab);
    for (const step of application.steps.slice(0, Math.ceil(application.steps.length / 2))) await step.does(handOf(tab));
    const before = model.calls.length;
    const run = await abra.run('What can be done here?', { tab, usePlaybooks: false, learn: false });
    const { events } = await abra.call('run.load', { runId: run.id });
    const look = events.findLast((event) => event.kind === 'looked' || event.kind === 'looked-again');
    const [, page = ''] = /<page-\S+>\n([\s\S]*)\n<\/page-/.exec(model.calls[before]?.text ?? '') ?? [];
    if (!look || !('snapshot' in look) || !page) throw new Error('The model was not asked.');
    const shown = await shownOf(tab);
    if (process.env.KEEP) keep(application.name, page, look.snapshot, shown);
    return { name: application.name, tokens: tokensOf(page), ...compare(shown, look.snapshot, page) };
  } finally {
    await tab.close();
    await served.close();
  }
}

function keep(name: string, page: string, ...more: unknown[]): void {
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(path.join(KEPT, `${name.replace(/\W+/g, '-')}.txt`), page);
  writeFileSync(path.join(KEPT, `${name.replace(/\W+/g, '-')}.json`), JSON.stringify(more));
}
