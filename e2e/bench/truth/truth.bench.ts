import { expect, test } from '@playwright/test';
import { Abra } from '../../fixtures/abra';
import { CASES } from './cases';
import { openStage } from './stage';
import { tried, write } from './tried';

/** BROWSERS=n plays so many cases at once: most of an attempt is waiting for what a page may still do. */
const browsers = Number(process.env.BROWSERS ?? 2);
/** SHARE=n takes every n-th case; ONLY=words those whose name holds them; HELD_OUT=1 tells the held-out ones singly. */
const share = Number(process.env.SHARE ?? 1);
const only = process.env.ONLY ?? '';

test('goals, recordings and drifts, judged by the page', async () => {
  test.setTimeout(3_600_000);
  const launched = Array.from({ length: browsers }, () => Abra.launch(process.env.EXTENSION ? { extension: process.env.EXTENSION } : {}));
  const abras = await Promise.all(launched);
  try {
    const stages = await Promise.all(abras.map((abra) => openStage(abra)));
    const cases = CASES.filter(({ kind, name }, at) => at % share === 0 && `${kind}: ${name}`.includes(only));
    const outcomes = await tried(stages, cases);
    write(outcomes, cases.length, abras[0]?.browser.context.browser()?.version() ?? '', share === 1 && !only);
    expect(outcomes.filter(({ verdict }) => verdict === 'wrong' || verdict === 'false done').map(({ what }) => what)).toEqual([]);
  } finally {
    await Promise.all(abras.map((abra) => abra.close()));
  }
});
