import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/model/settings';
import { plannerInUse } from './planner-in-use';

const agreed = { ...DEFAULT_SETTINGS, consent: true, planner: 'messages-api' as const };

test.each([
  ['a model with key and agreement plans', agreed, true, 'messages-api', undefined],
  ['without a key nothing plans in place of the model', agreed, false, 'messages-api', 'key'],
  ['without agreement nothing plans in place of the model', { ...agreed, consent: false }, true, 'messages-api', 'consent'],
  [
    'an endpoint on this machine needs neither',
    { ...agreed, endpoint: 'http://localhost:8080', consent: false },
    false,
    'messages-api',
    undefined,
  ],
  [
    'a model of another protocol plans under its own name',
    { ...agreed, planner: 'chat-completions', protocol: 'chat-completions' },
    true,
    'chat-completions',
    undefined,
  ],
  ['who chose the embedded planner misses nothing', { ...agreed, planner: 'embedded' as const }, false, 'embedded', undefined],
] as const)('%s', (_sentence, settings, hasKey, planner, missing) => {
  expect(plannerInUse(settings, hasKey)).toEqual(expect.objectContaining({ planner, ...(missing && { missing }) }));
});

test('says where the text of the page goes', () => {
  expect(plannerInUse(agreed, true).detail).toContain('api.anthropic.com');
});
