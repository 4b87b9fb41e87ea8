import { errors } from '@playwright/test';
import type { Case, Outcome } from './case';
import { valueFor } from './goals';
import { again, control, hostOf, PAIRS, type Shown, show } from './pages';
import type { Claim, Stage } from './stage';

const NAME = 'What was shown';
/** A click of the bench's own hand that has not come by then is on something that nobody can click, ms. */
const REACH = 3000;

interface Step {
  what: string;
  selector: string;
  value: string;
}

/** What is shown on a page: up to two fields and something that is pressed; then it is played on the page as it was, and after each drift. */
const recorded = (pair: (typeof PAIRS)[number], at: number): Case => ({
  kind: at % 2 ? 'drifts' : 'recordings',
  name: pair.name,
  play: async (stage) => {
    const name = `${pair.name} (${at})`;
    const host = hostOf(`recording ${name}`);
    const url = await show(stage, host, pair.before);
    const steps = await choose(stage, pair, at);
    const last = steps.at(-1);
    if (!last) return [];
    const signs = at % 2 === 1;
    if (signs && last.value) return [];
    if (signs) await suffix(stage, last, ' +1');
    if (!(await record(stage, steps))) return [];
    const leads = stage.asked.length > 0;
    const turns: Play[] = signs
      ? [
          ['an opposite in its place', (turn) => played(turn, () => suffix(stage, last, ' -1'), { possible: false, lastIsNone: true })],
          ['an opposite before it', (turn) => played(turn, () => twin(stage, last))],
          ['without ids and classes', (turn) => played(turn, () => suffix(stage, last, ' +1').then(() => strip(stage)))],
          // Only where something came of it when it was shown.
          ...(leads
            ? [
                [
                  'the scripts are dead',
                  (turn: Turn) => played(turn, () => suffix(stage, last, ' +1').then(() => kill(stage)), { possible: false }),
                ] as Play,
              ]
            : []),
        ]
      : [
          ['as it was', (turn) => played(turn, async () => undefined)],
          ['filled in already', (turn) => played(turn, () => fillIn(stage, steps))],
          ['the last one gone', (turn) => played(turn, () => remove(stage, last), { possible: false, lastIsNone: true })],
          [
            'a field that keeps letters only',
            (turn) => played(turn, () => lettersOnly(stage, steps), { possible: !steps.some(({ value }) => /[^a-z]/i.test(value)) }),
          ],
          ['the next version', (turn) => played(turn, async () => undefined, { possible: steps.every((step) => now(pair, step)), pair })],
        ];
    const outcomes: Outcome[] = [];
    for (const [what, play] of turns) outcomes.push(await play({ stage, url, host, steps, what: `${name}: ${what}` }));
    return outcomes;
  },
});

type Play = [what: string, play: (turn: Turn) => Promise<Outcome>];

interface Turn {
  stage: Stage;
  url: string;
  host: string;
  steps: Step[];
  what: string;
}

const now = (pair: (typeof PAIRS)[number], { what }: Step) => pair.targets.find(([called]) => called === what)?.[2] ?? null;

/** Fields first, what is pressed last, as it may lead away. */
async function choose(stage: Stage, pair: (typeof PAIRS)[number], at: number): Promise<Step[]> {
  const fields: Step[] = [];
  const presses: Step[] = [];
  for (const [what, selector] of pair.targets) {
    const shown = await control(stage.tab(), selector);
    if (!shown) continue;
    const step = { what, selector, value: valueFor(shown, `${at} ${pair.name} ${what}`) };
    const isSecret = await shown.element.evaluate((one) => (one as HTMLInputElement).type === 'password');
    if (shown.does === 'type' && !isSecret) fields.push(step);
    else if (shown.does === 'press') presses.push({ ...step, value: '' });
  }
  const pressed = presses[(at * 5) % Math.max(1, presses.length)];
  return [...fields.slice(0, 2), ...(pressed ? [pressed] : [])];
}

/** Shows the steps by mouse and keyboard while Abra records; false where a hand cannot reach them. */
async function record(stage: Stage, steps: Step[]): Promise<boolean> {
  const { abra } = stage;
  const tab = stage.tab();
  await abra.call('record.start', { tabId: await abra.tabId(tab) });
  try {
    for (const { selector, value } of steps) {
      await tab.locator(selector).click({ timeout: REACH });
      if (!value) continue;
      await tab.keyboard.press('Control+A');
      await tab.keyboard.type(value);
    }
    await tab.waitForLoadState('load');
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    await abra.call('record.set', { status: 'stopped' });
    await abra.call('record.discard', {});
    return false;
  }
  await abra.call('record.set', { status: 'stopped' });
  await abra.call('record.save', { name: NAME });
  return true;
}

/** Plays it on the page as `drift` leaves it; `possible`: what was shown can be done there. */
async function played(
  { stage, url, host, steps, what }: Turn,
  drift: () => Promise<unknown>,
  { possible = true, lastIsNone = false, pair }: { possible?: boolean; lastIsNone?: boolean; pair?: (typeof PAIRS)[number] } = {},
): Promise<Outcome> {
  if (pair) stage.serve(host, { from: pair.after.from, answer: undefined });
  const address = pair ? `http://${host}/${pair.after.file}` : url;
  await again(stage, address);
  const wanted: [Step, Shown][] = [];
  for (const step of steps) {
    const selector = pair ? now(pair, step) : step.selector;
    const shown = selector ? await control(stage.tab(), selector) : undefined;
    if (shown) wanted.push([step, shown]);
  }
  await drift();
  // What took the place of the last one is not wanted.
  const meant = lastIsNone ? wanted.filter(([step]) => step !== steps.at(-1)) : wanted;
  await stage.want(Object.fromEntries(meant.map(([{ what: called }, { element }]) => [called, element])));
  await stage.tab().evaluate(() => globalThis.truthWatch.begin());
  const claim = await stage.play(NAME);
  return outcome(stage, what, steps, meant, claim, possible);
}

async function outcome(
  stage: Stage,
  what: string,
  steps: Step[],
  wanted: [Step, Shown][],
  claim: Claim,
  possible: boolean,
): Promise<Outcome> {
  const others = [...new Set(stage.heard.flatMap(({ other }) => (other ? [`clicked ${other}`] : [])))];
  const left = stage.asked.length > 0;
  if (!left)
    others.push(
      ...(await stage
        .tab()
        .evaluate(() => globalThis.truthWatch.changed())
        .catch(() => [])),
    );
  let reached = wanted.length === steps.length;
  for (const [{ what: called, value }, { element }] of wanted) {
    const hits = stage.heard.filter(({ hit }) => hit === called).length;
    if (!value && hits > 1) others.push(`clicked ${called} ${hits} times`);
    if (!value && hits !== 1) reached = false;
    if (value && !left && (await element.evaluate((field) => (field as HTMLInputElement).value).catch(() => value)) !== value)
      reached = false;
  }
  return { what, done: claim.done, reached: reached && possible, possible, others, said: claim.said };
}

/** Adds a sign to the words of what is pressed. */
async function suffix(stage: Stage, { selector }: Step, sign: string): Promise<void> {
  const element = await stage.tab().locator(selector).elementHandle({ timeout: REACH });
  await element?.evaluate((one, more) => {
    const words = (one.textContent ?? '').trim().split('\n')[0] || 'Vote';
    (one as Element).textContent = words + more;
  }, sign);
}

async function twin(stage: Stage, { selector }: Step): Promise<void> {
  const element = await stage.tab().locator(selector).elementHandle({ timeout: REACH });
  const words = await element?.evaluate((one) => (one.textContent ?? '').trim().split('\n')[0] || 'Vote');
  await element?.evaluate((one, both) => {
    const own = one as Element;
    const other = own.cloneNode(true) as Element;
    other.removeAttribute('id');
    own.textContent = `${both} +1`;
    other.textContent = `${both} -1`;
    own.before(other);
  }, words);
}

const remove = async (stage: Stage, { selector }: Step) =>
  stage
    .tab()
    .locator(selector)
    .evaluate((one) => one.remove(), undefined, { timeout: REACH });

/** Ids and classes are made anew with each build of a page. */
const strip = (stage: Stage) =>
  stage.tab().evaluate(() => {
    let number = 0;
    for (const one of document.querySelectorAll('body [id]'))
      if (!document.querySelector(`label[for="${CSS.escape(one.id)}"]`)) one.id = `x${number++}`;
  });

const kill = (stage: Stage) =>
  stage.tab().evaluate(() => {
    globalThis.truthWatch.dead = true;
  });

async function fillIn(stage: Stage, steps: Step[]): Promise<void> {
  for (const { selector, value } of steps) if (value) await stage.tab().locator(selector).fill('left from before', { timeout: REACH });
}

async function lettersOnly(stage: Stage, steps: Step[]): Promise<void> {
  for (const { selector, value } of steps)
    if (value)
      await stage
        .tab()
        .locator(selector)
        .evaluate((one) => {
          const field = one as HTMLInputElement;
          field.addEventListener('input', () => {
            field.value = field.value.replace(/[^a-z]/gi, '');
          });
        });
}

export const RECORDINGS: readonly Case[] = PAIRS.flatMap((pair, at) => [recorded(pair, at * 2), recorded(pair, at * 2 + 1)]).filter(
  (_, at) => at % 4 < 2,
);
