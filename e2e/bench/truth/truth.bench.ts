import { expect, test } from '@playwright/test';
import { Abra } from '../../fixtures/abra';
import { CASES } from './cases';
import { openStage } from './stage';
import { closing, tried, write } from './tried';

/** SHARE=n takes every n-th case; ONLY=words those whose name holds them; HELD_OUT=1 tells the held-out ones singly. */
const share = Number(process.env.SHARE ?? 1);
const only = process.env.ONLY ?? '';

test('goals, recordings and drifts, judged by the page', async () => {
  test.setTimeout(3_600_000);
  const abra = await Abra.launch(process.env.EXTENSION ? { extension: process.env.EXTENSION } : {});
  try {
    const stage = await openStage(abra);
    const cases = CASES.filter(({ kind, name }, at) => at % share === 0 && `${kind}: ${name}`.includes(only));
    const outcomes = await tried(stage, cases);
    if (share === 1 && !only) write(outcomes, abra.browser.context.browser()?.version() ?? '');
    console.log(closing(outcomes));
    expect(outcomes.filter(({ verdict }) => verdict === 'wrong' || verdict === 'false done').map(({ what }) => what)).toEqual([]);
  } finally {
    await abra.close();
  }
});
