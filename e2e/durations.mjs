// @ts-check
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A part or a test; `failed`, why, where it failed. @typedef {{ name: string, seconds: number, failed?: string }} Took */

const SLOWEST = 10;

/**
 * What took how long: every part of the test command, some of which run at the same time, and the slowest tests.
 * @param {Took[]} parts @param {Took[]} tests @returns {string}
 */
export function durations(parts, tests) {
  const slowest = [...tests].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return ['── seconds ──', ...parts.map(line), `── the ${slowest.length} slowest tests ──`, ...slowest.map(line)].join('\n');
}

/** "9 min 5 s". @param {number} seconds @returns {string} */
export const sayDuration = (seconds) => `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;

/**
 * What failed and the first lines of why, for who sees only the end of a long log; '' where nothing did.
 * @param {Took[]} all parts and tests @returns {string}
 */
export function failures(all) {
  const failed = all.flatMap(({ name, failed }) => (failed === undefined ? [] : [`✘ ${name}\n${beginning(failed)}`]));
  return failed.length === 0 ? '' : ['── failed ──', ...failed].join('\n');
}

const REASON_LINES = 12;

/** Without the colours that the reporters put in. @param {string} reason */
const beginning = (reason) =>
  stripVTControlCharacters(reason)
    .split('\n')
    .slice(0, REASON_LINES)
    .map((each) => `    ${each}`)
    .join('\n');

const line = (/** @type {Took} */ { name, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${name}`;

/** The tests of vitest's JSON, and its files that did not load. @param {any} json @param {string} root @returns {Took[]} */
export function testsOfVitest(json, root) {
  return json.testResults.flatMap((/** @type {any} */ file) => {
    const name = path.relative(root, file.name);
    const tests = file.assertionResults.map((/** @type {any} */ test) => ({
      name: `${name}: ${test.title}`,
      seconds: (test.duration ?? 0) / 1000,
      failed: test.status === 'failed' ? (test.failureMessages ?? []).join('\n') : undefined,
    }));
    const told = tests.some((/** @type {Took} */ { failed }) => failed !== undefined);
    return file.status === 'failed' && !told ? [...tests, { name, seconds: 0, failed: file.message ?? '' }] : tests;
  });
}

/** The tests of Playwright's JSON, whose suites hold suites. @param {any} json @returns {Took[]} */
export function testsOfPlaywright(json) {
  const tests = (/** @type {any} */ suite) => [
    ...(suite.suites ?? []).flatMap(tests),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({
        name: `${spec.file}: ${spec.title}`,
        seconds: test.results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0) / 1000,
        failed: test.status === 'expected' || test.status === 'skipped' ? undefined : reasons(test),
      })),
    ),
  ];
  return [
    ...tests(json),
    ...json.errors.map((/** @type {any} */ error) => ({ name: 'outside of the tests', seconds: 0, failed: error.message ?? '' })),
  ];
}

const reasons = (/** @type {any} */ test) =>
  test.results
    .flatMap((/** @type {any} */ result) => result.errors.map((/** @type {any} */ error) => error.stack ?? error.message ?? ''))
    .join('\n');
