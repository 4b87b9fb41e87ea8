import { expect, test } from '@playwright/test';
import { casesOf } from './labels/cases';
import { tryLabels } from './labels/try-labels';
import { SEED } from './random';
import { count } from './tally';

for (const sealed of [false, true])
  test(`labels of what cannot be undone are asked about, harmless ones are not (${sealed ? 'the sealed third' : 'two thirds'})`, async () => {
    const { unasked, inVain, tried } = await tryLabels(casesOf(SEED, sealed));
    count(test.info(), {
      labels: { tried: tried.labels, came: tried.labels - unasked.length },
      harmless: { tried: tried.harmless, came: inVain.length },
    });
    console.log(
      [`unasked ${unasked.length} of ${tried.labels}`, ...unasked, `in vain ${inVain.length} of ${tried.harmless}`, ...inVain].join('\n'),
    );
    expect(unasked.length / tried.labels).toBeLessThanOrEqual(0.01);
    expect(inVain.length / tried.harmless).toBeLessThanOrEqual(0.02);
  });
