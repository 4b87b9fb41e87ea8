import type { Page } from '@playwright/test';
import type { Sites } from '../../sites/serve.mjs';
import type { DriftBench, Replayed } from './replay.entry';
import { addHits, type RuleHits } from './rule-hits';
import { SIGN_STATES, type SignDrift, type SignState, signDrifts } from './sign-states';

export interface SignCase extends Replayed {
  state: SignState;
  mutation: string;
  seed: number;
}

interface Held {
  driftBench: DriftBench;
}

/** What is found on the pages of scripts and signs, each served by the demo sites' origin; of a pair's drift the two of the pair. */
export async function signCases(
  page: Page,
  sites: Sites,
  seeds: number[],
  wanted: { state: (state: SignState) => boolean; drift: (name: string) => boolean; hits: RuleHits },
): Promise<SignCase[]> {
  const cases: SignCase[] = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const state of SIGN_STATES.filter(wanted.state)) {
    const url = `${sites.origin}/signs/${state.name}`;
    const body = `<!doctype html><html lang=${state.lang}><meta charset=utf-8><title>${state.name}</title><body></body></html>`;
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.goto(url);
    const recorded = await page.evaluate((name) => {
      const { driftBench } = globalThis as unknown as Held;
      driftBench.stage(name);
      return driftBench.record(undefined);
    }, state.name);
    if (recorded.length < 20) throw new Error(`${state.name}: ${recorded.length} targets only.`);
    for (const seed of seeds)
      for (const drift of signDrifts(state, seed).filter(({ name }) => wanted.drift(name))) {
        const targets = recorded.filter(({ part }) => !drift.pair || drift.pair.includes(part));
        const replayed = await page.evaluate(
          ([name, change, list]) => {
            const { driftBench } = globalThis as unknown as Held;
            driftBench.stage(name, change);
            return driftBench.replay(list);
          },
          [state.name, drift, targets] as [string, SignDrift, typeof targets],
        );
        cases.push(...replayed.map((one) => ({ ...one, state, mutation: drift.name, seed })));
      }
    addHits(wanted.hits, await page.evaluate(() => (globalThis as unknown as Held).driftBench.hits));
  }
  return cases;
}
