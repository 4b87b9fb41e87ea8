import type { TestInfo } from '@playwright/test';
import type { Judged } from './judged';

const ANNOTATION = 'apps';

/** What of one flow goes into the closing line. */
interface Tally {
  flows: number;
  faithful: number;
  silent: number;
  alarms: number;
  replays: number;
  right: number;
  stopped: number;
  wrong: number;
  falseStops: number;
}
type Annotations = readonly { type: string; description?: string | undefined }[];

/** Nothing was lost, or Abra said so at once. */
export const isFaithful = ({ silent }: Judged): boolean => silent.length === 0;

export function count(test: Pick<TestInfo, 'annotations'>, judged: Judged): void {
  const of = (verdict: string) => judged.replays.filter((replay) => replay.verdict === verdict).length;
  const tally: Tally = {
    flows: 1,
    faithful: isFaithful(judged) ? 1 : 0,
    silent: judged.silent.length,
    alarms: judged.alarms.length,
    replays: judged.replays.length,
    right: of('right'),
    stopped: of('stopped'),
    wrong: of('wrong'),
    falseStops: judged.replays.filter(({ isFalse }) => isFalse).length,
  };
  test.annotations.push({ type: ANNOTATION, description: JSON.stringify(tally) });
}

export function closingLine(annotations: Annotations): string {
  const tallies = annotations.filter(({ type }) => type === ANNOTATION).map(({ description }) => JSON.parse(description ?? '{}') as Tally);
  const sum = (of: keyof Tally) => tallies.reduce((total, tally) => total + tally[of], 0);
  const recorded = `${sum('silent')} steps lost in silence, ${sum('alarms')} told as lost that were kept`;
  return `${recorded}\n${sum('flows')} flows, ${sum('faithful')} faithful or told; ${sum('replays')} replays, ${sum('right')} right, ${sum('stopped')} stopped, ${sum('wrong')} wrong, ${sum('falseStops')} false stops`;
}
