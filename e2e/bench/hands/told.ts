import { publish } from '../publish';
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

export function write(all: readonly Judged[], chromium: string, whole: boolean): void {
  const row = (name: string, some: readonly Judged[]) => [
    name,
    some.length,
    count(some, 'as trusted'),
    count(some, 'said why not'),
    count(some, 'wrong'),
    percent(can(some)),
  ];
  const some = (name: string, which: (one: Judged) => boolean) => row(name, all.filter(which));
  const groups = [...new Set(all.map(({ gesture }) => gesture.group))];
  publish(chromium, {
    name: 'hands',
    command: 'bench/hands/',
    title: 'Hands',
    about:
      'Gestures in pages that make them hard, by the page layer alone and by the built extension, each beside the same by trusted input (Playwright): the events that the page heard, its values and state must be the same. Said why not: nothing was dispatched, for the right reason. The whole: `HELD_OUT=1`.',
    heads: ['gestures', 'tried', 'as trusted', 'said why not', 'wrong', 'as trusted of those that a page can do'],
    rows: [
      row('all', all),
      ...(['page layer', 'extension'] as const).map((way) => some(way, ({ by }) => by === way)),
      some('held out', ({ gesture }) => isHeldOut(gesture)),
    ],
    details: groups.map((group) => some(group, ({ gesture }) => gesture.group === group)),
    whole,
  });
}
