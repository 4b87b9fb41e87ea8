import { expect, test } from 'vitest';
import { type Health, healthOf } from '../../model/playbook/health';
import type { Playbook } from '../../model/playbook/playbook';
import { learned } from '../memory.fixture';
import { chooses, NOW, opens } from '../steps.fixture';
import { healthRank, recordRun, stepHealth } from './health';
import { addCandidate, putInForce } from './versions';

const [playbook] = learned([opens('Theme', ['Purple']), chooses('Purple', 'Theme')]).playbooks as [Playbook];
const after = (runs: string, from = playbook) =>
  [...runs].reduce((one, run) => recordRun(one, { ok: run === '+', step: 1, now: NOW }), from);

test.each<[string, Health]>([
  ['', 'new'],
  ['+', 'healthy'],
  ['++++', 'healthy'],
  ['-', 'watch'],
  ['+-', 'watch'],
  ['--', 'action needed'],
  ['+++++--', 'action needed'],
  ['-+', 'watch'],
  ['-++++', 'watch'],
  ['-+++++', 'healthy'],
  ['-+-+-', 'watch'],
  ['-+--+', 'watch'],
  ['--+--+', 'action needed'],
])('learned, then %s is %s', (runs, health) => {
  expect(healthOf(after(runs))).toBe(health);
});

test('counts go on for ever, health sees the last 20 runs', () => {
  const old = after(`--${'+'.repeat(25)}`);
  expect(old).toMatchObject({ successCount: 26, failCount: 2 });
  expect(old.health).toHaveLength(20);
  expect(healthOf(old)).toBe('healthy');
});

test('a new version begins with a clean slate, and an old one rolled back to has its own', () => {
  const sick = after('--');
  const { playbook: candidate, version } = addCandidate(sick, sick.operations, sick.outcomes, {
    cause: 'repaired',
    why: 'mended',
    now: NOW,
  });
  expect(healthOf(candidate)).toBe('action needed');
  expect(healthOf(putInForce(candidate, version))).toBe('new');
  expect(healthRank(putInForce(putInForce(candidate, version), 1))).toBe(2);
});

test('knows at which step it stopped', () => {
  expect(stepHealth(after('-+-'), 1)).toMatchObject({ failed: 2, healed: 1, last: { ok: false } });
  expect(stepHealth(after('--'), 0)).toEqual({ failed: 0, healed: 0 });
});

test('a run that worked proves an imported playbook', () => {
  expect(after('-', { ...playbook, unproven: true }).unproven).toBe(true);
  expect(after('+', { ...playbook, unproven: true }).unproven).toBeUndefined();
});
