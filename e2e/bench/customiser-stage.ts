import { expect, type Page } from '@playwright/test';
import type { RunEvent } from '../../src/model/run/run-event';
import { Abra } from '../fixtures/abra';
import { type ScriptedModel, serveModel } from '../model/serve-model.mjs';

/** The theme customiser in a Chromium with Abra where nothing but Abra and the page is at work: events of runs are read when a run is over. */
export interface CustomiserStage {
  abra: Abra;
  tab: Page;
  model: ScriptedModel;
  /** The page as nobody has touched it, in front. */
  visit(): Promise<void>;
  /** The journal of a run, of which each event tells its time. */
  eventsOf(runId: string): Promise<RunEvent[]>;
  close(): Promise<void>;
}

/** `url`: the customiser's address. `extension`: the folder of a build, default this one. */
export async function customiserStage(url: string, extension?: string): Promise<CustomiserStage> {
  const abra = await Abra.launch(extension ? { extension } : {});
  const model = await serveModel();
  await abra.settings({ planner: 'messages-api', endpoint: model.origin, key: 'test-key', consent: true, overlay: false });
  const tab = await abra.browser.context.newPage();
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  return {
    abra,
    tab,
    model,
    visit: async () => {
      await tab.goto('about:blank');
      await tab.goto(url);
      await expect.poll(() => tab.evaluate(() => document.body.dataset.ready)).toBe('true');
      await tab.bringToFront();
    },
    eventsOf: async (runId) => (await abra.call('run.load', { runId })).events,
    close: async () => {
      await abra.close();
      await model.close();
    },
  };
}

/** ms between the first events of two kinds. */
export function between(events: readonly RunEvent[], from: RunEvent['kind'], to: RunEvent['kind']): number {
  const at = (kind: RunEvent['kind']) => events.find((event) => event.kind === kind)?.at ?? Number.NaN;
  return at(to) - at(from);
}
