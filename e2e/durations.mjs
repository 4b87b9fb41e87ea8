// @ts-check
import path from 'node:path';

/** @typedef {{ name: string, seconds: number }} Took */

const SLOWEST = 10;

/**
 * What took how long: every part of the test command, all of them (some run at the same time), and the slowest tests.
 * @param {Took[]} parts @param {Took[]} tests @param {number} seconds @returns {string}
 */
export function durations(parts, tests, seconds) {
  const slowest = [...tests].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  const total = { name: 'all', seconds };
  return ['── seconds ──', ...[...parts, total].map(line), `── the ${slowest.length} slowest tests ──`, ...slowest.map(line)].join('\n');
}

const line = (/** @type {Took} */ { name, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${name}`;

/** The tests of vitest's JSON. @param {any} json @param {string} root @returns {Took[]} */
export function testsOfVitest(json, root) {
  return json.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      name: `${path.relative(root, file.name)}: ${test.title}`,
      seconds: (test.duration ?? 0) / 1000,
    })),
  );
}

/** The tests of Playwright's JSON, whose suites hold suites. @param {any} json @returns {Took[]} */
export function testsOfPlaywright(json) {
  const tests = (/** @type {any} */ suite) => [
    ...(suite.suites ?? []).flatMap(tests),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({
        name: `${spec.file}: ${spec.title}`,
        seconds: test.results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0) / 1000,
      })),
    ),
  ];
  return tests(json);
}
