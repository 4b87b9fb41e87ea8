import { expect, test } from '@playwright/test';
import { whyNoBeds } from '../beds/bed';
import { numberOf } from '../bench/truth/case';
import { CHOSEN } from './applications';
import { byHand } from './by-hand';
import type { Application } from './flow';
import { type Judged, judge } from './judged';
import { count } from './tally';

/** REPLAYS=n only so many each; HELD_OUT=1 tells the sealed ones singly; HAND=1 only does the steps, without Abra. */
const replays = process.env.REPLAYS ? Number(process.env.REPLAYS) : undefined;

for (const application of CHOSEN) {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  test(`${application.name} (${application.kind})`, async ({}, info) => {
    info.skip(application.kind === 'bed' && whyNoBeds() !== undefined, whyNoBeds());
    if (process.env.HAND) return console.log(await byHand(application, info.outputPath('end.png')));
    const judged = await judge(application, replays);
    count(info, judged);
    console.log(told(application, judged));
    expect(faultsOf(application, judged)).toEqual([]);
  });
}

/** What must not be: steps lost without a word, kept ones told as lost, console errors that Abra added, replays that did not come to the right end. */
function faultsOf({ open }: Application, { silent, alarms, errors, replays: played }: Judged): string[] {
  return [
    ...silent.map((one) => `lost without a word: ${one}`),
    ...alarms.map((one) => `told as lost, and kept: ${one}`),
    ...errors.map((one) => `console: ${one}`),
    ...played.flatMap(({ what, verdict }) =>
      verdict === 'right' || (verdict === 'stopped' && open?.[what]) ? [] : [`${what}: ${verdict}`],
    ),
  ];
}

/** A third is sealed: why its replays fail is not looked at while rules are mended. */
function told(application: Application, { said, lost, silent, alarms, replays: played, errors }: Judged): string {
  const sealed = numberOf(application.name) % 3 === 0 && !process.env.HELD_OUT;
  const lines = [
    `■ ${application.name}: ${lost.length ? (silent.length ? 'LOST' : 'lost and told') : 'faithful'}; ${played.map(({ verdict }) => verdict).join(', ')}${sealed ? ' (sealed)' : ''}`,
    ...lost.map((one) => `  lost${silent.includes(one) ? ' in silence' : ''}: ${one}`),
    ...alarms.map((one) => `  alarm: ${one}`),
    ...said.map((one, nth) => `  ${nth + 1}. ${one}`),
    ...(sealed ? [] : played.filter(({ verdict }) => verdict !== 'right').map(({ what, verdict, why }) => `  ${what}: ${verdict}: ${why}`)),
    ...errors.map((error) => `  console: ${error}`),
  ];
  return lines.join('\n');
}
