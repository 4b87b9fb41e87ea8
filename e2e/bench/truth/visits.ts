import { type Case, type Outcome, pick } from './case';
import { judge, valueFor } from './goals';
import { again, control, hostOf, PAGES, type Shown, show, type TruePage } from './pages';
import { sentence, VALUES } from './sentences';
import type { Claim, Stage } from './stage';

/** A first visit teaches; then come the same goal, more than it, another value, another control, and the opposite deed. */
const visits = (page: TruePage, one: Target, other: Target): Case => ({
  kind: 'second visits',
  name: `${page.name}: ${one[0]}, then ${other[0]}`,
  play: async (stage) => {
    const name = `${page.name}: ${one[0]}, then ${other[0]}`;
    const url = await show(stage, hostOf(name), page);
    const first = await control(stage.tab(), one[1]);
    if (!first || first.does === 'choose' || (await isShared(stage, first))) return [];
    const value = valueFor(first, name);
    const goal = sentence(first.does, first.name, value, name, 'en');
    const outcomes = [await once(stage, url, one, goal, value, name)];
    if (!outcomes[0]?.done) return outcomes;
    outcomes.push(await once(stage, url, one, goal, value, `${name}, again`));
    outcomes.push(await andTell(stage, url, one, goal, value, name));
    if (first.does === 'type') {
      const next = pick(
        VALUES.filter((known) => known !== value),
        `other ${name}`,
      );
      outcomes.push(await once(stage, url, one, goal.replace(value, next), next, `${name}, another value`));
    }
    await again(stage, url);
    const second = await control(stage.tab(), other[1]);
    if (!second || second.does === 'choose' || (await isShared(stage, second))) return outcomes;
    const also = valueFor(second, `second ${name}`);
    outcomes.push(await once(stage, url, other, sentence(second.does, second.name, also, name, 'en'), also, `${name}, another control`));
    outcomes.push(await both(stage, url, [one, value], [other, also], name));
    return outcomes;
  },
});

type Target = TruePage['targets'][number];

/** Something else of the page is called so too: what a goal means is not to be told by its name. */
const isShared = (stage: Stage, { element }: Shown): Promise<boolean> =>
  stage.tab().evaluate((one) => globalThis.truthAlike(one as Element).length > 1, element);

async function wantOf(stage: Stage, url: string, target: Target): Promise<Shown> {
  await again(stage, url);
  const shown = await control(stage.tab(), target[1]);
  if (!shown) throw new Error(`${target[0]} is not there a second time`);
  await stage.want({ [target[0]]: shown.element });
  return shown;
}

async function once(stage: Stage, url: string, target: Target, goal: string, value: string, name: string): Promise<Outcome> {
  const shown = await wantOf(stage, url, target);
  return judge(stage, `${name}: ${goal}`, [shown], value, await stage.goal(goal));
}

/** Told what is asked for? Only a summary that holds it does. */
async function andTell(stage: Stage, url: string, target: Target, goal: string, value: string, name: string): Promise<Outcome> {
  const shown = await wantOf(stage, url, target);
  const claim = await stage.goal(`${goal} and tell me how many links the page has`);
  const judged = await judge(stage, `${name}: ${goal} and tell me how many links the page has`, [shown], value, claim);
  return { ...judged, reached: false, possible: false };
}

/** Two in one goal: half of it is not all of it. */
async function both(
  stage: Stage,
  url: string,
  [one, value]: [Target, string],
  [other, also]: [Target, string],
  name: string,
): Promise<Outcome> {
  await again(stage, url);
  const tab = stage.tab();
  const [first, second] = [await control(tab, one[1]), await control(tab, other[1])];
  if (!first || !second || (first.does === 'press' && first.leads)) {
    const done: Claim = { done: false, said: 'not tried' };
    return judge(stage, `${name}: both`, [], '', done, false);
  }
  await stage.want({ [one[0]]: first.element, [other[0]]: second.element });
  const goal = `${sentence(first.does, first.name, value, name, 'en')} and then ${sentence(second.does, second.name, also, name, 'en')}`;
  const claim = await stage.goal(goal);
  const hits = (called: string) => stage.heard.filter(({ hit }) => hit === called).length;
  const left = stage.asked.length > 0;
  const isSo = async (shown: Shown, called: string, wanted: string) =>
    shown.does === 'press'
      ? hits(called) === 1
      : left ||
        (await shown.element.evaluate((field) => (field as HTMLInputElement).value).catch(() => '')) === wanted ||
        shown.does === 'tick';
  const judged = await judge(stage, `${name}: ${goal}`, [], '', claim);
  const others = judged.others.filter((other) => !/^(?:clicked \d+ times|left for)/.test(other));
  return { ...judged, others, reached: (await isSo(first, one[0], value)) && (await isSo(second, other[0], also)), possible: true };
}

export const VISITS: readonly Case[] = PAGES.flatMap((page, at) => {
  const count = page.targets.length;
  const target = (from: number) => page.targets[(from + at * 3) % count] as Target;
  return count < 4 ? [] : [visits(page, target(0), target(Math.floor(count / 2)))];
}).filter((_, at) => at % 2 === 0);
