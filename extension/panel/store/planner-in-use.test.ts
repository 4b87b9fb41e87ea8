import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/model/settings';
import { plannerInUse } from './planner-in-use';

const agreed = { ...DEFAULT_SETTINGS, consent: true, planner: 'messages-api' as const };

test.each([
  ['a model with key and agreement plans', agreed, true, 'messages-api', undefined],
  ['without a key the embedded planner plans', agreed, false, 'embedded', 'key'],
  ['without agreement the embedded planner plans, key or not', { ...agreed, consent: false }, true, 'embedded', 'consent'],
  ['an endpoint on this machine needs a key too, any will do', { ...agreed, endpoint: 'http://localhost:8080' }, false, 'embedded', 'key'],
  ['who chose the embedded planner misses nothing', { ...agreed, planner: 'embedded' as const }, false, 'embedded', undefined],
] as const)('%s', (_sentence, settings, hasKey, planner, missing) => {
  expect(plannerInUse(settings, hasKey)).toMatchObject({ planner, ...(missing ? { missing } : {}) });
});

test('says where the text of the page goes', () => {
  expect(plannerInUse(agreed, true).detail).toContain('api.anthropic.com');
});
