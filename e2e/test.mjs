#!/usr/bin/env node
// @ts-check
// `npm run check`: types, lint, dead code, engine and page tests. `npm test`: that, and the end-to-end tests that own a promise. `npm run test:all`: that, and the six
// shards of everything else; `--shard=i/6` one of these alone. `--and-a-shard`: `npm test` and the shard that the commit's hash chooses, which is CI.
// Plain Node 20 without dependencies, because it installs them.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '../src/runner/chromium.mjs';
import { installDependencies } from './dependencies.mjs';
import { durations, failures, sayDuration, testsOfPlaywright, testsOfVitest } from './durations.mjs';
import { SHARDS } from './shards.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {import('./durations.mjs').Took} Took */
/** Milliseconds; a file for the output; more of the environment. @typedef {{ timeout?: number, aside?: string, env?: Record<string, string> }} Options */

const root = fileURLToPath(new URL('..', import.meta.url));
const results = path.join(root, 'node_modules/.cache/abra-tests');
const minute = 60_000;
const hour = 60 * minute;
const playwright = '@playwright/test/cli.js';
/** What has been run, and each of its tests. @type {{ parts: Took[], tests: Took[] }} */
const took = { parts: [], tests: [] };

await main();

async function main() {
  const began = Date.now();
  const { extent, shards } = asked();
  installDependencies(root);
  process.env.ABRA_CHROMIUM = findChromium();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  const counts = extent === 'shard' ? [] : await test(extent === 'check');
  if (shards.length > 0) {
    if (extent === 'shard') counts.push(await build());
    for (const shard of shards) counts.push(...(await runShard(shard)));
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${durations(took.parts, took.tests)}\n`);
  if (failed > 0) console.log(`${failures([...took.parts, ...took.tests])}\n`);
  console.log(`in ${sayDuration((Date.now() - began) / 1000)}`);
  console.log(`${passed} passed, ${failed} failed`);
}

/**
 * What the command line asks for: `check`, `all`, or nothing, which is `npm test`; and numbers of shards, from 1. Ends the program if it is called wrongly.
 * @returns {{ extent: 'check' | 'test' | 'shard', shards: number[] }}
 */
function asked() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { shard: { type: 'string' }, 'and-a-shard': { type: 'boolean' } },
  });
  const [extent = 'test'] = positionals;
  const every = SHARDS.map((_, at) => at + 1);
  if (values.shard !== undefined) {
    const [, number, of] = /^(\d+)\/(\d+)$/.exec(values.shard) ?? [];
    if (Number(of) === SHARDS.length && every.includes(Number(number))) return { extent: 'shard', shards: [Number(number)] };
    console.error(`--shard=${values.shard} is not one of 1/${SHARDS.length} to ${SHARDS.length}/${SHARDS.length}.`);
    process.exit(2);
  }
  if (extent === 'all') return { extent: 'test', shards: every };
  return { extent: extent === 'check' ? 'check' : 'test', shards: values['and-a-shard'] ? [shardOfCommit()] : [] };
}

/** So that each shard is run every few submissions, and one that failed can be run again. */
function shardOfCommit() {
  const hash = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const shard = 1 + (Number.parseInt(hash.slice(0, 8), 16) % SHARDS.length);
  console.log(`Commit ${hash.slice(0, 8)} adds shard ${shard} of ${SHARDS.length} of \`npm run test:all\`.`);
  return shard;
}

/** `npm run check`, and with the extension `npm test`. What runs in a page waits for it most of its time, so what computes runs meanwhile. @param {boolean} only */
async function test(only) {
  const page = beside('page');
  const counts = [
    // With a checker for each core the work is nearly tripled: they do not share what they found out about the types.
    await check('types', 'typescript/bin/tsc', ['-b', '--singleThreaded']),
    await check('lint', '@biomejs/biome/bin/biome', ['check', '.']),
    await check('dead code', 'knip/bin/knip.js', []),
    await suite('engine', 'vitest/vitest.mjs', vitest('engine'), fromVitest),
  ];
  if (only) return [...counts, await page()];
  const built = await build();
  const onePage = beside('one-page');
  const order = process.env.SHUFFLE ?? String(Date.now() % 1_000_000);
  // Their tests share browsers: the order is another one each time, printed, and given again by SHUFFLE.
  for (const project of built.failed === 0 ? ['extension', 'panel'] : [])
    counts.push(await suite(project, playwright, ['test', `--project=${project}`, '--shuffle', order], fromPlaywright));
  return [...counts, built, await page(), await onePage()];
}

function build() {
  return check('build', 'vite/bin/vite.js', ['build', '--logLevel', 'warn']);
}

/** Begins a project of Vitest beside what else runs. Returns what awaits it and prints its output. @param {string} project */
function beside(project) {
  const aside = path.join(results, `${project}.log`);
  const counting = suite(project, 'vitest/vitest.mjs', vitest(project), fromVitest, { aside });
  return async () => {
    const count = await counting;
    console.log(readFileSync(aside, 'utf8'));
    return count;
  };
}

/** @param {number} number from 1 */
async function runShard(number) {
  const counts = [];
  for (const { name, args, env = {} } of SHARDS[number - 1] ?? [])
    counts.push(await suite(name, playwright, ['test', '--config', ...args], fromPlaywright, { env, timeout: 2 * hour }));
  return counts;
}

/** @param {string} project */
function vitest(project) {
  return [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(results, `${project}.json`)}`,
  ];
}

/**
 * A program that is right or wrong as a whole counts as one test.
 * @param {string} name @param {string} program @param {string[]} args @returns {Promise<Count>}
 */
async function check(name, program, args) {
  const code = await run(name, program, args, { timeout: 10 * minute });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * A program that writes its tests' results as JSON. It counts as one failure more where it failed without a failed test
 * (a crash, an unhandled error) or ran no test at all.
 * @param {string} name @param {string} program @param {string[]} args @param {(json: any) => Count} count @param {Options} [options]
 * @returns {Promise<Count>}
 */
async function suite(name, program, args, count, options = {}) {
  const file = path.join(results, `${name}.json`);
  rmSync(file, { force: true });
  // For one that hangs.
  const code = await run(name, program, args, { timeout: hour, ...options });
  const counted = read(file, count);
  const silent = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  return silent ? { ...counted, failed: 1 } : counted;
}

/**
 * Runs a program of node_modules with its output on ours, or in the file `aside`; resolves to its exit code.
 * @param {string} name @param {string} program @param {string[]} args @param {Options} options
 * @returns {Promise<number>}
 */
function run(name, program, args, { timeout, aside, env: more }) {
  const file = aside === undefined ? undefined : openSync(aside, 'w');
  const say = (/** @type {string} */ line) => (file === undefined ? console.log(line) : writeSync(file, `${line}\n`));
  say(`\n── ${name} ──`);
  const started = Date.now();
  const env = { ...process.env, ABRA_BUILT: '1', ABRA_RESULTS: results, ABRA_SUITE: name, ...more };
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = file === undefined ? 'inherit' : ['ignore', file, file];
  const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...args], { cwd: root, env, stdio, timeout });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      say(`${name} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      const seconds = (Date.now() - started) / 1000;
      const outcome = code === 0 ? 'ok' : `failed (${signal ?? `exit code ${code}`})`;
      took.parts.push({ name, seconds, failed: code === 0 ? undefined : outcome });
      say(`── ${name}: ${outcome}, ${seconds.toFixed(1)} s`);
      resolve(code ?? 1);
    });
  });
}

/** @param {string} file @param {(json: any) => Count} count @returns {Count} */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** A file that did not load has no failed test of its own, so it is counted. */
function fromVitest(/** @type {any} */ json) {
  const files = /** @type {{ status: string, assertionResults: { status: string }[] }[]} */ (json.testResults);
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'));
  took.tests.push(...testsOfVitest(json, root));
  return { passed: json.numPassedTests, failed: json.numFailedTests + broken.length };
}

/** Errors outside tests (a spec that does not load, the set-up) are failures too. */
function fromPlaywright(/** @type {any} */ json) {
  took.tests.push(...testsOfPlaywright(json));
  return { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky + json.errors.length };
}
