import { publish } from '../publish';
import { type Case, isHeldOut, type Kind, type Outcome, type Verdict, verdict } from './case';
import type { Stage } from './stage';

export interface Tried extends Outcome {
  kind: Kind;
  heldOut: boolean;
  verdict: Verdict;
}

const tellsHeldOut = process.env.HELD_OUT === '1';

/** Plays cases, each stage the next one that is left, and tells what went wrong. */
export async function tried(stages: readonly Stage[], cases: readonly Case[]): Promise<Tried[]> {
  const outcomes: Tried[][] = cases.map(() => []);
  const left = cases.entries();
  const work = async (stage: Stage) => {
    for (const [at, one] of left) outcomes[at] = await triedOne(stage, one);
  };
  await Promise.all(stages.map(work));
  return outcomes.flat();
}

async function triedOne(stage: Stage, one: Case): Promise<Tried[]> {
  const heldOut = isHeldOut(one);
  const began = performance.now();
  const played = await play(stage, one);
  if (process.env.TELL) console.log(`${Math.round(performance.now() - began)} ms, ${played.length} of ${one.kind}: ${one.name}`);
  const told = played.map((outcome) => ({ ...outcome, kind: one.kind, heldOut, verdict: verdict(outcome) }));
  for (const tried of told) if (tried.verdict !== 'right' && (tellsHeldOut || !heldOut)) console.log(line(tried));
  return told;
}

const line = ({ kind, what, verdict: is, others, said }: Tried) =>
  `${is.toUpperCase()} [${kind}] ${what}${others.length ? ` | ${others.join('; ')}` : ''} | ${said.replace(/\s+/g, ' ').slice(0, 400)}`;

/** What breaks the bench itself is no verdict: it ends it, with the case's name. */
async function play(stage: Stage, one: Case): Promise<Outcome[]> {
  try {
    return await one.play(stage);
  } catch (error) {
    throw new Error(`${one.kind}: ${one.name}: ${String(error)}`, { cause: error });
  }
}

const count = (outcomes: readonly Tried[], ...verdicts: Verdict[]) => outcomes.filter((one) => verdicts.includes(one.verdict)).length;
const falseDone = (outcomes: readonly Tried[]) => outcomes.filter(({ done, reached }) => done && !reached).length;

function row(name: string, outcomes: readonly Tried[]): (string | number)[] {
  const could = outcomes.filter(({ possible }) => possible);
  return [
    name,
    outcomes.length,
    count(outcomes, 'wrong'),
    falseDone(outcomes),
    outcomes.length - could.length,
    count(could, 'right'),
    count(could, 'abstained'),
  ];
}

export function write(outcomes: readonly Tried[], cases: number, chromium: string, whole: boolean): void {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  const some = (name: string, which: (one: Tried) => boolean) => row(name, outcomes.filter(which));
  publish(chromium, {
    name: 'truth',
    title: 'Truth',
    about: `Goals in plain words, recordings and drifts on pages of npm packages, ${cases} cases, through the whole built extension with the embedded planner, judged by the page alone: clicks as it hears them, what its fields show, what its server was asked. Wrong: anything else was touched. False done: Abra said that it was done, and it was not.`,
    heads: ['what', 'tried', 'wrong', 'false done', 'could not be reached', 'reached of the others', 'abstained of the others'],
    rows: [
      row('all', outcomes),
      some('held out', ({ heldOut }) => heldOut),
      ...kinds.map((kind) => some(kind, (one) => one.kind === kind)),
    ],
    details: outcomes,
    whole,
  });
}
