import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { items, type Run } from '../../src/model/run/run';
import { Abra } from '../fixtures/abra';
import { click, complete, idOf, plan } from '../fixtures/scripted';
import { startKilling } from '../fixtures/start-killing';
import { expect, test } from '../fixtures/test';
import { type ModelRequest, serveModel } from '../model/serve-model.mjs';
import { CUTS, comes, cut, moment } from './kills/cut';
import { type Desk, GUESTS, serveDesk } from './kills/desk';
import { isDone, whatIsWrong } from './kills/judge';
import { random, SEED } from './random';
import { count } from './tally';

test.use({ allSites: 'an attack meets the most that a person can allow' });

/** `SHARE=10` for a tenth of it. */
const SHARE = Number(process.env['SHARE'] ?? 1);
const KILLS = Math.ceil(500 / SHARE);
const CUT_OFF = Math.ceil(50 / SHARE);
/** A run that has not come to its end by then is lost, ms. */
const END = 120_000;

test('a worker that is killed around everything it tells loses nothing and does nothing twice', async ({ abra, tab, model }) => {
  test.setTimeout(3_600_000);
  const { below } = random(SEED);
  const desk = await serveDesk(GUESTS, () => below(40));
  model.script((request) => {
    const done = request.body.messages.filter(({ role }: { role: string }) => role === 'assistant').length;
    return done < GUESTS.length
      ? { ...plan([click(idOf(request, `button "Add ${GUESTS[done]}"`))]), waitMs: 60 }
      : complete('All are on the list.');
  });
  let kills = 0;
  const wrong: string[] = [];
  for (let at = 0; kills < KILLS; at++) {
    const list = `list${at}`;
    await tab.goto(desk.url(list));
    const tabId = await abra.tabId(tab);
    const { runId } = await abra.call('run.start', { goal: 'put everybody on the list', tabId, usePlaybooks: false, learn: false });
    const killer = await startKilling(abra, tab, () => (below(2) ? 0 : below(80)));
    const run = await toTheEnd(abra, runId, desk, list);
    kills += await killer.end();
    wrong.push(...whatIsWrong(run, desk, list, GUESTS));
    // Nothing took the page away: all of it comes to its end.
    if (run.finished?.outcome !== 'success') wrong.push(`${list}: ${run.finished?.summary ?? run.question?.text}`);
  }
  desk.close();
  count(test.info(), { kills: { tried: kills, came: wrong.length } });
  expect(wrong).toEqual([]);
});

test('a tab that is closed, a renderer that crashes and a browser that dies: nothing lost, nothing twice, and what is not known is told', async () => {
  test.setTimeout(3_600_000);
  const draw = random(SEED + 1);
  const guests = GUESTS.slice(0, 4);
  const desk = await serveDesk(guests, () => draw.below(150));
  const model = await serveModel();
  const profile = await mkdtemp(path.join(tmpdir(), 'abra-kills-'));
  const launch = async (abra: Abra) => {
    await abra.settings({ planner: 'messages-api', endpoint: model.origin, key: 'test-key', consent: true });
    return abra;
  };
  let abra = await launch(await Abra.launch({ profile }));
  let cuts = 0;
  const wrong: string[] = [];
  const ends: Record<string, number> = {};
  for (let at = 0; cuts < CUT_OFF; at++) {
    const list = `list${at}`;
    const what = CUTS[cuts % CUTS.length] ?? 'tab';
    const when = moment(draw);
    const careless = draw.chance(0.5);
    const tab = await abra.browser.context.newPage();
    await tab.goto(desk.url(list));
    let asked = 0;
    let begun = '';
    model.script(async (request) => {
      // A careless planner plans again what it has not been told is done; any other one looks who is on the list.
      const run = careless && ++asked < 4 && begun ? await abra.load(begun).catch(() => undefined) : undefined;
      return answer(request, run ? guests.filter((guest) => !isDone(run, guest)) : guests.filter((guest) => !desk.added(list).has(guest)));
    });
    const came = comes(when, abra, desk, list);
    const goal = `put everybody on ${list}`;
    const tabId = await abra.tabId(tab);
    const { runId } = await abra.call('run.start', { goal, tabId, usePlaybooks: false, learn: false });
    begun = runId;
    if (await came) {
      cuts++;
      abra = await cut(what, abra, tab, profile);
    }
    const run = await toTheEnd(abra, runId, desk, list);
    const bad = whatIsWrong(run, desk, list, guests);
    const end = `${what}: ${run.finished ? run.finished.outcome : 'no end'}`;
    ends[end] = (ends[end] ?? 0) + 1;
    if (!run.finished) bad.push(`no end: ${run.question?.text ?? 'it asks nothing'}`);
    if (bad.length || run.finished?.outcome !== 'success')
      console.log(JSON.stringify({ what, when, careless, bad, said: run.finished?.summary }));
    wrong.push(...bad.map((one) => `${what} ${JSON.stringify(when)}: ${one}`));
    for (const page of abra.browser.context.pages().slice(1)) await page.close();
  }
  console.log(JSON.stringify(ends));
  await abra.close();
  await model.close();
  desk.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  count(test.info(), { kills: { tried: cuts, came: wrong.length } });
  expect(wrong).toEqual([]);
});

function answer(request: ModelRequest, missing: readonly string[]) {
  return missing.length ? plan(missing.map((guest) => click(idOf(request, `button "Add ${guest}"`)))) : complete('All are on the list.');
}

/** Answers as a person does who looks at the list: its page opened again, pressed again only who is not on it, and on. */
async function toTheEnd(abra: Abra, runId: string, desk: Desk, list: string): Promise<Run> {
  const answered = new Set<string>();
  let run: Run | undefined;
  await expect
    .poll(
      async () => {
        // Asked while the worker is killed, Chrome says that there is nobody: the next one is asked.
        run = await abra.load(runId).catch(() => run);
        const question = run?.question;
        if (!run || !question || answered.has(question.id)) return run?.finished !== undefined;
        answered.add(question.id);
        const offered = new Set(question.choices.map(({ id }) => id));
        const guest = items(run)
          .find(({ id }) => id === question.operationId)
          ?.record?.label.match(/Add (\w+)/)?.[1];
        const again = offered.has('again') && guest !== undefined && !desk.added(list).has(guest);
        const choice = offered.has('reopen') ? 'reopen' : again ? 'again' : offered.has('continue') ? 'continue' : 'stop';
        await abra.call('run.answer', { runId, questionId: question.id, choice });
        return false;
      },
      { timeout: END, intervals: [100] },
    )
    .toBe(true)
    .catch(() => undefined);
  return run ?? abra.load(runId);
}
