import type { Question } from '../../../src/model/run/run-event';
import { type Case, type Outcome, pick } from './case';
import { alike } from './controls';
import { control, hostOf, PAGES, type Shown, show, type TruePage } from './pages';
import { OPPOSITES, sentence, VALUES } from './sentences';
import type { Claim, Stage } from './stage';

/** What became of a control that a goal is about: as it should be, and all else that was touched. */
export async function judge(stage: Stage, what: string, wanted: Shown[], value: string, claim: Claim, possible = true): Promise<Outcome> {
  const tab = stage.tab();
  const left = stage.asked.length > 0;
  const hits = stage.heard.filter(({ hit }) => hit !== undefined).length;
  const others = [...new Set(stage.heard.flatMap(({ other }) => (other ? [`clicked ${other}`] : [])))];
  const shown = left ? [] : await Promise.all(wanted.map(({ element, does }) => element.evaluate(valueOf, does).catch(() => undefined)));
  if (!left) others.push(...(await tab.evaluate(() => globalThis.truthWatch.changed()).catch(() => [])));
  const does = wanted[0]?.does ?? 'press';
  const goal = does === 'tick' ? 'true' : value;
  const reached = does === 'press' ? hits === 1 : shown.includes(goal);
  if (does === 'press' && hits > 1) others.push(`clicked ${hits} times`);
  if (does === 'press' && !hits && left) others.push(`left for ${stage.asked.map(({ path }) => path).join(', ')}`);
  return { what, done: claim.done, reached: possible && reached, possible, others, said: claim.said };
}

function valueOf(element: Element, does: string): string {
  if (does === 'tick') return String((element as HTMLInputElement).checked);
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? '';
  return (element as HTMLInputElement).value ?? '';
}

export const valueFor = (shown: Shown, words: string): string =>
  shown.does === 'choose' ? (shown.option ?? '') : pick(VALUES, `value ${words}`);

/** All of the page that is called as the wanted one is, marked as wanted. */
async function allCalledSo(stage: Stage, shown: Shown): Promise<Shown[]> {
  const same = await alike(stage.tab(), shown.element);
  await stage.want(Object.fromEntries(same.map((element, at) => [`${shown.name} ${at}`, element])));
  return same.map((element) => ({ ...shown, element }));
}

/** One goal in words for one control of a published page. */
const plain = (page: TruePage, [what, selector]: TruePage['targets'][number]): Case => ({
  kind: 'goals',
  name: `${page.name}: ${what}`,
  play: async (stage) => {
    const name = `${page.name}: ${what}`;
    await show(stage, hostOf(name), page);
    const shown = await control(stage.tab(), selector);
    if (!shown || (shown.does === 'choose' && !shown.option)) return [];
    const wanted = await allCalledSo(stage, shown);
    const value = valueFor(shown, name);
    const goal = sentence(shown.does, shown.name, value, name);
    return [await judge(stage, `${name}: ${goal}`, wanted, value, await stage.goal(goal))];
  },
});

/** The same where it is gone, with all that is called so. */
const gone = (page: TruePage, [what, selector]: TruePage['targets'][number]): Case => ({
  kind: 'goals that nothing fits',
  name: `${page.name}: ${what}, gone`,
  play: async (stage) => {
    const name = `${page.name}: ${what}, gone`;
    await show(stage, hostOf(name), page);
    const shown = await control(stage.tab(), selector);
    if (!shown || (shown.does === 'choose' && !shown.option)) return [];
    for (const element of await alike(stage.tab(), shown.element)) await element.evaluate((one) => (one as Element).remove());
    // "Email" where there is an "Email address": a person who reads the page would take that field, too.
    const isPress = shown.does === 'press';
    if (!isPress && (await stage.tab().evaluate(([does, said]) => globalThis.truthFits(does, said), [shown.does, shown.name] as const)))
      return [];
    const value = valueFor(shown, name);
    const goal = sentence(shown.does, shown.name, value, name);
    return [await judge(stage, `${name}: ${goal}`, [], value, await stage.goal(goal), false)];
  },
});

/** Its words are replaced by ones that differ by a sign from what the goal says; or both are there. */
const opposite = (page: TruePage, [what, selector]: TruePage['targets'][number], both: boolean): Case => ({
  kind: both ? 'goals' : 'goals that nothing fits',
  name: `${page.name}: ${what}, ${both ? 'beside' : 'instead of'} its opposite`,
  play: async (stage) => {
    const name = `${page.name}: ${what}, ${both ? 'beside' : 'instead of'} its opposite`;
    await show(stage, hostOf(name), page);
    const shown = await control(stage.tab(), selector);
    if (shown?.does !== 'press') return [];
    const [wanted, there] = pick(OPPOSITES, name);
    await shown.element.evaluate(reword, both ? [wanted, there] : [there]);
    if (both) await stage.want({ [wanted]: shown.element });
    const goal = sentence('press', wanted, '', name);
    // Asked whether it is to do the very thing, a person says yes.
    const answer = ({ text, kind }: Question) => (kind === 'confirm' && text.includes(`"${wanted}"`) ? 'allow' : undefined);
    return [await judge(stage, `${name}: ${goal}`, both ? [shown] : [], '', await stage.goal(goal, { answer }), both)];
  },
});

/** Gives an element other words; with a second word, one like it is put before it that has that. */
export function reword(element: Element, [own = '', other]: string[]): void {
  for (const one of [element, ...element.querySelectorAll('*')])
    for (const name of ['aria-label', 'title', 'href']) if (name !== 'href') one.removeAttribute(name);
  element.textContent = own;
  if (other === undefined) return;
  const twin = element.cloneNode(true) as Element;
  twin.removeAttribute('id');
  twin.textContent = other;
  element.before(twin);
}

const every = (page: TruePage) => page.targets.map((target) => [page, target] as const);
const all = PAGES.flatMap(every);
/** Every so many-th control, beginning with one of them. */
const some = (step: number, from: number) => all.filter((_, at) => at % step === from);

export const GOALS: readonly Case[] = [
  ...some(9, 0).map(([page, target]) => plain(page, target)),
  ...some(40, 3).map(([page, target]) => gone(page, target)),
  ...some(40, 7).map(([page, target]) => opposite(page, target, false)),
  ...some(40, 13).map(([page, target]) => opposite(page, target, true)),
];
