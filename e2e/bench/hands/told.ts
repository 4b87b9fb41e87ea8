import { machine, report, table } from '../measured';
import { type Done, type Gesture, isHeldOut, type Seen, type Verdict, verdict } from './gesture';

export interface Judged {
  by: 'page layer' | 'extension';
  gesture: Gesture;
  verdict: Verdict;
}

/** What came of it; what is not as it is to be is told. */
export function judged(by: Judged['by'], gesture: Gesture, trusted: Seen, done: Done): Judged {
  const is = verdict(gesture, trusted, done);
  const fine = is === 'as trusted' || (is === 'said why not' && (gesture.refuses || gesture.cannot));
  if (!fine) {
    console.log(
      `${is.toUpperCase()} [${by}] ${gesture.group}: ${gesture.name} | ${done.said ?? 'done'}${is === 'wrong' ? differs(trusted, done) : ''}`,
    );
  }
  return { by, gesture, verdict: is };
}

function differs(trusted: Seen, ours: Seen): string {
  const text = (one: unknown) => JSON.stringify(one).slice(0, 700);
  const state = text(trusted.state) === text(ours.state) ? '' : `\n   trusted ${text(trusted.state)}\n   ours    ${text(ours.state)}`;
  const log = text(trusted.log) === text(ours.log) ? '' : `\n   trusted ${text(trusted.log)}\n   ours    ${text(ours.log)}`;
  return state + log;
}

const count = (all: readonly Judged[], is: Verdict) => all.filter((one) => one.verdict === is).length;
/** Those that a page can do. */
const can = (all: readonly Judged[]) => all.filter(({ gesture }) => !gesture.refuses && !gesture.cannot);
const percent = (all: readonly Judged[]) => (all.length ? `${((100 * count(all, 'as trusted')) / all.length).toFixed(1)} %` : '–');

export const closing = (all: readonly Judged[]): string =>
  `${percent(can(all))} of the ${can(all).length} that a page can do are as trusted\n` +
  `${all.length} gestures, ${count(all, 'as trusted')} as trusted, ${count(all, 'said why not')} said why not, ${count(all, 'wrong')} wrong`;

/** The table of docs/benchmarks.md. */
export function write(all: readonly Judged[], chromium: string): void {
  const row = (name: string, some: readonly Judged[]) => [
    name,
    some.length,
    count(some, 'as trusted'),
    count(some, 'said why not'),
    count(some, 'wrong'),
    percent(can(some)),
  ];
  const groups = [...new Set(all.map(({ gesture }) => gesture.group))];
  const rows = [
    row('**all**', all),
    ...(['page layer', 'extension'] as const).map((by) =>
      row(
        by,
        all.filter((one) => one.by === by),
      ),
    ),
    row(
      'held out',
      all.filter(({ gesture }) => isHeldOut(gesture)),
    ),
    ...groups.map((group) =>
      row(
        group,
        all.filter(({ gesture }) => gesture.group === group),
      ),
    ),
  ];
  const text = [
    '## Hands',
    '',
    `\`HELD_OUT=1 npm run bench -- bench/hands/\` (\`BY=page\`: the page layer alone; \`ONLY=pattern\`, \`SHARE=n\`: a part); ${machine(chromium)}. Gestures in pages that make them hard, by the page layer alone and by the built extension, each beside`,
    'the same by trusted input (Playwright) in the same page: the events that the page heard, its values and state must be the same. Said why not: nothing was dispatched,',
    'for the right reason; wrong: everything else. The last column is of those that can be done in the page at all. Before the rules of "Hands" were made, 103 of 282 by the page layer were',
    'not as they must be, and 65 more were refused that can be done. The held-out third, opened once: 10 of 300 wrong (which effect a drop is proposed to have; the others the bench’s own).',
    '',
    table(['gestures', 'tried', 'as trusted', 'said why not', 'wrong', 'as trusted of those that a page can do'], rows),
  ];
  report('benchmarks.md', 'hands', text.join('\n'));
}
