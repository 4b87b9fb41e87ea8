#!/usr/bin/env node
// @ts-check
// `npm test`: everything from a bare checkout. `npm run check`: the same without the extension in a browser. `npm run test:all`: also what takes
// hours, the attacks, all applications and the benches that judge what Abra did, each of which has a sample in `npm test`.
// Plain Node 20 without dependencies, because it installs them.
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../src/runner/chromium.mjs';
import { installDependencies } from './dependencies.mjs';
import { durations, failures, testsOfPlaywright, testsOfVitest } from './durations.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {import('./durations.mjs').Took} Took */
/** Milliseconds; a file for the output; more of the environment. @typedef {{ timeout?: number, aside?: string, env?: Record<string, string> }} Options */

const root = fileURLToPath(new URL('..', import.meta.url));
const results = path.join(root, 'node_modules/.cache/abra-tests');
const minute = 60_000;
const hour = 60 * minute;
/** What `npm test` has samples of, and the benches that fail where Abra took a wrong element or said what is not so. */
const LONG = {
  apps: ['e2e/apps/playwright.config.ts'],
  redteam: ['e2e/redteam/playwright.config.ts'],
  bench: ['e2e/bench/playwright.config.ts', 'bench/drift/', 'bench/hands/', 'bench/truth/', 'bench/tasks'],
};
/** A third of the applications, each played once. */
const SOME_APPS = { SAMPLE: '1', REPLAYS: '1' };
/** What has been run, and each of its tests. @type {{ parts: Took[], tests: Took[] }} */
const took = { parts: [], tests: [] };

await main(process.argv[2]);

/** @param {string} [extent] `check`, `all`, or everything that is not long */
async function main(extent) {
  const began = Date.now();
  installDependencies(root);
  process.env.ABRA_CHROMIUM = findChromium();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  // The tests in the page wait for pages most of their time: what computes is done meanwhile, and they are told after it.
  const aside = path.join(results, 'page.log');
  const page = suite('page', 'vitest/vitest.mjs', vitest('page'), fromVitest, { aside });
  const pages = extent === 'check' ? 0 : run('pages from npm', '../e2e/install-pages.mjs', [], { aside: path.join(results, 'pages.log') });
  const counts = [
    // With a checker for each core the work is nearly tripled: they do not share what they found out about the types.
    await check('types', 'typescript/bin/tsc', ['-b', '--singleThreaded']),
    await check('lint', '@biomejs/biome/bin/biome', ['check', '.']),
    await check('dead code', 'knip/bin/knip.js', []),
    await suite('engine', 'vitest/vitest.mjs', vitest('engine'), fromVitest),
  ];
  const built = extent === 'check' ? undefined : await check('build', 'vite/bin/vite.js', ['build']);
  counts.push(await page);
  console.log(readFileSync(aside, 'utf8'));
  await pages;
  if (built) {
    counts.push(built);
    if (built.failed === 0) counts.push(await suite('e2e', '@playwright/test/cli.js', ['test'], fromPlaywright));
    const suites = Object.entries(LONG).filter(([name]) => extent === 'all' || name === 'apps');
    const more = extent === 'all' ? { timeout: 6 * hour } : { env: SOME_APPS };
    for (const [name, args] of built.failed === 0 ? suites : [])
      counts.push(await suite(name, '@playwright/test/cli.js', ['test', '--config', ...args], fromPlaywright, more));
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${durations(took.parts, took.tests, (Date.now() - began) / 1000)}\n`);
  if (failed > 0) console.log(`${failures([...took.parts, ...took.tests])}\n`);
  console.log(`${passed} passed, ${failed} failed`);
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
  // For one that hangs: on two slow cores the longest has taken 35 minutes of its own.
  const code = await run(name, program, args, { timeout: hour, ...options });
  const counted = read(path.join(results, `${name}.json`), count);
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
  const env = { ...process.env, ABRA_BUILT: '1', ABRA_RESULTS: results, ...more };
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
