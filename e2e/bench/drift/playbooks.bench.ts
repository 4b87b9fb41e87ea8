import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Abra } from '../../fixtures/abra';
import { complete } from '../../fixtures/scripted';
import { expect, test } from '../../fixtures/test';
import { ACCOUNT } from '../../sites/desk/desk-route.mjs';
import type { Sites } from '../../sites/serve.mjs';
import { launchPuppeteer } from '../launch-puppeteer';
import { publish } from '../publish';
import { MUTATIONS, type Mutation } from './mutations';
import { KEEP_TOUCHES, PATIENCE, type Played, playFlow, TOUCHED } from './play-flow';
import { WAYS, type Way } from './ways';

/** One seed that was looked at, one that was not. */
const SEEDS = process.env.SEEDS?.split(',').map(Number) ?? [1, 8101];
const ways = WAYS.filter(({ name }) => !process.env.WAYS || process.env.WAYS.split(',').includes(name));
const mutations = MUTATIONS.filter(({ name }) => !process.env.DRIFTS || process.env.DRIFTS.split(',').includes(name));
/** Every so many-th of the cases only; all of them take an hour of a quiet machine. */
const share = Number(process.env.SHARE ?? 1);
const whole = !process.env.SEEDS && ways.length === WAYS.length && mutations.length === MUTATIONS.length;
const WIDE = { width: 1440, height: 900 };

type Verdict = 'correct' | 'wrong' | 'abstained';
interface Case {
  app: string;
  way: string;
  drift: string;
  seed: number;
  /** All of its elements are in the page. */
  there: boolean;
  abra: Verdict;
  replay: Verdict;
  why: string;
}

/** Cases that are done are kept here, so that a run that was cut off goes on where it was. */
const KEPT = path.join(tmpdir(), 'abra-drift-playbooks.jsonl');

test('whole playbooks after a drift, with no model', async ({ abra, tab, site, model }) => {
  test.setTimeout(7_200_000);
  model.script(() => complete('Given up: a playbook is to do it alone.', false));
  const cases: Case[] = whole ? kept() : [];
  const oracle = await launchPuppeteer();
  try {
    await tab.addInitScript(KEEP_TOUCHES);
    for (const way of ways) {
      const { flow, parts } = await record(abra, tab, site, way);
      for (const seed of SEEDS)
        for (const [at, mutation] of mutations.entries()) {
          if (at && (at + 2 * ways.indexOf(way) + SEEDS.indexOf(seed)) % share) continue;
          if (cases.some((one) => one.way === way.name && one.seed === seed && one.drift === mutation.name)) continue;
          const gone = mutation.removed ? way.parts[seed % way.parts.length] : undefined;
          const url = addressOf(site, way, mutation, seed, gone);
          const ours = await playOurs(abra, tab, site, way, mutation, url);
          const viewport = mutation.viewport ?? WIDE;
          const cookie = way.app === 'desk' && way.name !== 'Log in' ? { name: 'desk', value: 'open' } : undefined;
          const theirs = await playFlow(oracle, flow, { url, done: way.done, viewport, ...(cookie && { cookie }) });
          const one: Case = {
            app: way.app,
            way: way.name,
            drift: mutation.name,
            seed,
            there: gone === undefined,
            abra: judge(ours, parts),
            replay: judge(theirs, parts),
            why: ours.why,
          };
          if (mutation.name === 'nothing') expect(one, ours.why).toMatchObject({ abra: 'correct', replay: 'correct' });
          if (whole) appendFileSync(KEPT, `${JSON.stringify(one)}\n`);
          else
            console.log(
              one.way,
              one.drift,
              one.seed,
              one.abra,
              one.replay,
              one.why,
              ours.touched.filter((part) => !parts.has(part)),
            );
          cases.push(one);
        }
    }
  } finally {
    await oracle.close();
  }
  write(cases, tab.context().browser()?.version() ?? '');
  if (whole) rmSync(KEPT, { force: true });
  expect(cases.filter((one) => one.abra === 'wrong')).toEqual([]);
});

const kept = (): Case[] =>
  existsSync(KEPT)
    ? readFileSync(KEPT, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Case)
    : [];

/** Right: done, and nothing else touched. Wrong: something else was touched, or it says done and is not. A dialog may be sent away. */
function judge({ ended, done, touched }: Played, parts: Set<string>): Verdict {
  const strange = touched.filter((part) => !parts.has(part) && !/^newsletter(-no|-close)?$/.test(part));
  if (strange.length || (ended && !done)) return 'wrong';
  return done ? 'correct' : 'abstained';
}

/** Shows the playbook on the page as it was, keeps it, and turns learning off: each replay is of what was recorded. */
async function record(abra: Abra, tab: Page, site: Sites, way: Way): Promise<{ flow: string; parts: Set<string> }> {
  await abra.settings({ learn: true });
  await enter(tab, site, way);
  await tab.goto(addressOf(site, way, { name: '', drift: [] }, 1));
  await tab.waitForFunction(() => document.body?.dataset.ready === 'true');
  await abra.call('record.start', { tabId: await abra.tabId(tab) });
  await way.show(tab);
  await expect.poll(() => tab.evaluate(way.done), way.name).toBe(true);
  const touched = (await tab.evaluate(TOUCHED)) as string[];
  await abra.call('record.set', { status: 'stopped' });
  const { domain, id } = await abra.call('record.save', { name: way.name });
  const { text } = await abra.call('playbooks.export', { domain, ids: [id], format: 'recorder' });
  await abra.call('secrets.set', { name: 'password', origin: site.origin, value: ACCOUNT.password });
  await abra.settings({ learn: false });
  return { flow: text.replaceAll('"{{password}}"', JSON.stringify(ACCOUNT.password)), parts: new Set(touched) };
}

async function enter(tab: Page, site: Sites, { app, name }: Way): Promise<void> {
  await tab.goto(site.url('home'));
  await tab.evaluate(() => sessionStorage.clear());
  await tab.context().clearCookies();
  if (app === 'desk' && name !== 'Log in') await tab.context().addCookies([{ name: 'desk', value: 'open', url: `${site.origin}/desk` }]);
}

function addressOf(site: Sites, { path: where, query = {} }: Way, { drift, lang }: Mutation, seed: number, gone?: string): string {
  const switches = {
    ...query,
    seed,
    ...(drift.length && { drift: drift.join(',') }),
    ...(lang && { lang }),
    ...(gone && { remove: gone }),
  };
  return site.url(where, switches);
}

async function playOurs(abra: Abra, tab: Page, site: Sites, way: Way, mutation: Mutation, url: string): Promise<Played & { why: string }> {
  await enter(tab, site, way);
  await tab.setViewportSize(mutation.viewport ?? WIDE);
  await tab.goto(url);
  await tab.waitForFunction(() => document.body?.dataset.ready === 'true');
  const run = await abra.play(way.name, { tab, answer: ({ choices }) => choices[0]?.id, timeout: 90_000 });
  const bail = run.plans[0]?.bail;
  return {
    ended: run.finished?.outcome === 'success',
    done: (await tab.evaluate(way.done)) === true,
    touched: (await tab.evaluate(TOUCHED)) as string[],
    why: bail ? `${bail.kind}` : (run.finished?.outcome ?? `asks ${run.question?.id}`),
  };
}

const percent = (part: number, of: number) => (of ? `${((100 * part) / of).toFixed(1)} %` : '–');

function row(name: string, cases: Case[]): (string | number)[] {
  const there = cases.filter((one) => one.there);
  const gone = cases.filter((one) => !one.there);
  const of = (who: 'abra' | 'replay') => {
    const is = (list: Case[], verdict: Verdict) => list.filter((one) => one[who] === verdict).length;
    return [
      percent(is(there, 'correct'), there.length),
      is(cases, 'wrong'),
      is(there, 'abstained'),
      percent(is(gone, 'abstained'), gone.length),
    ];
  };
  return [name, cases.length, ...of('abra'), ...of('replay')];
}

function write(cases: Case[], version: string): void {
  const by = (key: (one: Case) => string) =>
    [...new Set(cases.map(key))].map((name) =>
      row(
        name,
        cases.filter((one) => key(one) === name),
      ),
    );
  publish(version, {
    name: 'drift-playbooks',
    command: 'drift/playbooks',
    title: 'Whole playbooks after a drift',
    about: `${WAYS.length} playbooks on three apps are shown once and replayed on the drifted page with no model: by the extension, and by @puppeteer/replay as an exported flow (${PATIENCE} ms of patience a step).${share > 1 ? ` Every ${share}th case (\`SHARE=${share}\`).` : ''} Correct: the page is as the playbook leaves it and nothing else was touched; stopped where a part is gone is right too.`,
    heads: [
      'what',
      'played',
      ...['Abra', '@puppeteer/replay'].flatMap((who) => [`${who} correct`, 'wrong', 'stopped', 'stopped where a part is gone']),
    ],
    rows: [row('all', cases), ...by(({ app }) => app), ...by(({ way }) => way)],
    details: { drifts: by(({ drift }) => drift), cases },
    whole,
  });
}
