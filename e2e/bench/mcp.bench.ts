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
import { publish } from './publish';

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
  write(costs, version);
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

function write(costs: readonly [string, Cost[]][], version: string): void {
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
  publish(version, {
    name: 'mcp',
    title: 'An MCP client, beside Playwright MCP',
    about: `${tasks.length} tasks on the demo sites by scripted clients, judged by the page's own state; @playwright/mcp 0.0.83 on the same Chromium. A client looks before it acts, or tries the goal's words first, or knows all names. Of the same: of what the same client needs with Playwright's server; aim: a third of the first client's calls.`,
    heads: ['client', 'done', 'calls', 'of the first', 'of the same', 'characters', 'of the first', 'of the same', 'seconds'],
    rows,
    details: costs.map(([way, all]) => ({ way, tasks: all.map((cost, at) => ({ task: tasks[at]?.name, ...cost })) })),
    whole: !process.env.ONLY,
  });
}
