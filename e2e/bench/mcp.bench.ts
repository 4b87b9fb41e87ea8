import { expect, test } from '@playwright/test';
import { type Sites, serveSites } from '../sites/serve.mjs';
import {
  abraByGoal,
  abraByLooks,
  abraByNames,
  abraByWords,
  playwrightByLooks,
  playwrightByNames,
  playwrightByWords,
  type ScriptedClient,
} from './mcp/clients';
import { abraStage, type McpStage, playwrightStage } from './mcp/stages';
import { MCP_TASKS } from './mcp/tasks';
import { machine, report, table } from './measured';

interface Cost {
  done: boolean;
  calls: number;
  characters: number;
  ms: number;
}

/** ONLY=words takes the tasks whose name holds them. */
const tasks = MCP_TASKS.filter(({ name }) => name.includes(process.env.ONLY ?? ''));

test('round trips and characters of MCP clients on tasks of the demo sites, beside Playwright MCP', async () => {
  test.setTimeout(1_200_000);
  const sites = await serveSites();
  const abra = await abraStage();
  const playwright = await playwrightStage();
  const ways: [string, () => Promise<Cost[]>][] = [
    ['Playwright MCP, looks', () => play(playwright, playwrightByLooks, sites)],
    ["Playwright MCP, the goal's words", () => play(playwright, playwrightByWords, sites)],
    ['Playwright MCP, names known', () => play(playwright, playwrightByNames, sites)],
    ['Abra `execute_sequence`, looks', () => play(abra, abraByLooks, sites)],
    ["Abra `execute_sequence`, the goal's words", () => play(abra, abraByWords, sites)],
    ['Abra `execute_sequence`, names known', () => play(abra, abraByNames, sites)],
    ['Abra `run_goal`', () => play(abra, abraByGoal, sites)],
  ];
  const costs: [string, Cost[]][] = [];
  for (const [way, work] of ways) costs.push([way, await work()]);
  const version = (await abra.desk.browser()).browser.context.browser()?.version() ?? '';
  await Promise.all([abra.close(), playwright.close(), sites.close()]);
  const text = say(costs, version);
  console.log(text);
  if (!process.env.ONLY) report('benchmarks.md', 'mcp', text);
  for (const [way, all] of costs)
    if (way.startsWith('Abra')) expect(all.flatMap(({ done }, at) => (done ? [] : [`${way}: ${tasks[at]?.name}`]))).toEqual([]);
});

async function play<Stage extends McpStage>(stage: Stage, client: ScriptedClient<Stage>, sites: Sites): Promise<Cost[]> {
  const made: Cost[] = [];
  for (const task of tasks) {
    const before = { ...stage.counted(), at: Date.now() };
    await client(stage, task, sites.url(task.path, task.query));
    const ms = Date.now() - before.at;
    const after = stage.counted();
    const done = await stage.judge(task.reached);
    // What one client put into a cart is no start for the next.
    await stage.judge('(localStorage.clear(), sessionStorage.clear(), true)');
    made.push({ done, calls: after.calls - before.calls, characters: after.characters - before.characters, ms });
  }
  return made;
}

function say(costs: readonly [string, Cost[]][], version: string): string {
  const sum = (all: readonly Cost[], of: (cost: Cost) => number) => all.reduce((whole, cost) => whole + of(cost), 0);
  const calls = (all: readonly Cost[]) => sum(all, (cost) => cost.calls);
  const characters = (all: readonly Cost[]) => sum(all, (cost) => cost.characters);
  const first = costs[0]?.[1] ?? [];
  const share = (part: number, whole: number) => (part / whole).toFixed(2);
  /** The same client with Playwright's server. */
  const peerOf = (way: string) => costs.find(([name]) => name.startsWith('Playwright') && way.endsWith(name.split(', ')[1] ?? ''))?.[1];
  const rows = costs.map(([way, all]) => {
    const peer = way.startsWith('Abra') ? peerOf(way) : undefined;
    return [
      way,
      `${all.filter(({ done }) => done).length} of ${all.length}`,
      calls(all),
      share(calls(all), calls(first)),
      peer ? share(calls(all), calls(peer)) : '',
      characters(all),
      share(characters(all), characters(first)),
      peer ? share(characters(all), characters(peer)) : '',
      (sum(all, ({ ms }) => ms) / 1000).toFixed(1),
    ];
  });
  const each = tasks.map(({ name }, at) => [name, ...costs.map(([, all]) => cell(all[at]))]);
  return [
    '## An MCP client, beside Playwright MCP',
    '',
    `\`npm run bench -- mcp\`; ${machine(version)}; @playwright/mcp 0.0.83 with its defaults on the same Chromium. ${tasks.length} tasks on the demo sites by scripted clients, judged by the page’s own state (a call that`,
    'is not counted). *Looks*: a client that knows the goal and not the page, and looks before it acts on what it has not seen, by the server’s own references; fields in a row go into one call where the server has one.',
    '*The goal’s words*: a client that tries what its goal names by that name (Playwright’s is told the roles too) and looks only for the rest. *Names known*: a client that knows what each element is called. Characters: all',
    'that a result holds, text and structured content. No client looks once more at the end; Abra’s answers tell what changed as well. *Of the same*: of what the same client needs with Playwright’s server.',
    '',
    table(['client', 'done', 'calls', 'of the first', 'of the same', 'characters', 'of the first', 'of the same', 'seconds'], rows),
    '',
    'Calls and characters of each task (✗: not done):',
    '',
    table(['task', ...costs.map(([way]) => way)], each),
  ].join('\n');
}

const cell = (cost: Cost | undefined) => (cost ? `${cost.calls}, ${cost.characters}${cost.done ? '' : ' ✗'}` : '');
