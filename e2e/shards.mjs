// @ts-check

/** A Playwright command; its results are in `<name>.json`. @typedef {{ name: string, args: string[], env?: Record<string, string> }} Suite */

const nightly = (/** @type {string} */ part) => ({ name: 'nightly', args: ['e2e/nightly/playwright.config.ts', `--shard=${part}`] });
const apps = (/** @type {string} */ part) => ({ name: 'apps', args: ['e2e/apps/playwright.config.ts', `--shard=${part}`] });
const redteam = { name: 'redteam', args: ['e2e/redteam/playwright.config.ts'] };
const bench = (/** @type {string} */ name, /** @type {Record<string, string>} */ env = {}) => ({
  name: 'bench',
  args: ['e2e/bench/playwright.config.ts', `bench/${name}`],
  env,
});

/**
 * What `npm run test:all` runs beyond `npm test`, in six parts of at most 20 minutes each on two cores. Of the benches those that fail if Abra took a wrong element
 * or reported what is not so.
 * @type {Suite[][]}
 */
export const SHARDS = [
  [nightly('1/2'), redteam],
  [nightly('2/2'), bench('hands/', { SHARE: '2', FROM: '0' })],
  [apps('1/2'), bench('drift/real')],
  [apps('2/2'), bench('drift/targets', { SEEDS: '9688' })],
  [bench('truth/')],
  [bench('tasks'), bench('hands/', { SHARE: '2', FROM: '1' })],
];
