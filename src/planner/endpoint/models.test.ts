import type { Model } from '@anthropic-ai/sdk/resources/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ScriptedModel, serveModel } from '../../../e2e/model/serve-model.mjs';
import { PRICES, priceOf } from '../../model/plan/prices';
import { listModels } from './models';
import { usageOf } from './usage-of';

let model: ScriptedModel;
beforeEach(async () => {
  model = await serveModel({ key: 'right' });
});
afterEach(() => model.close());

test('lists the models of an endpoint with what they take and what they cost', async () => {
  const listed = await listModels({ protocol: 'messages-api', endpoint: model.origin, key: 'right' });
  expect(listed).toMatchObject({ ok: true });
  expect(listed.ok && listed.value[1]).toEqual({
    id: 'claude-sonnet-5-5',
    label: 'Claude Sonnet 5.5',
    pictures: true,
    structured: true,
    window: 1_000_000,
    price: { input: 2, output: 10, cacheRead: 0.1, asOf: '2026-10' },
  });
  expect(listed.ok && listed.value[3]).toMatchObject({ id: 'claude-fable-5-2' });
  expect(listed.ok && listed.value[3]).not.toHaveProperty('price');
});

test('says what to do where the endpoint gives no list', async () => {
  expect(await listModels({ protocol: 'messages-api', endpoint: model.origin, key: 'wrong' })).toMatchObject({
    ok: false,
    failure: { kind: 'model-auth' },
  });
  expect(await listModels({ protocol: 'messages-api', endpoint: `${model.origin}/other`, key: 'right' })).toMatchObject({
    ok: false,
    failure: { kind: 'model-invalid', message: expect.stringContaining('no list of models') },
  });
});

/** The ids that the SDK knows, without those that only add a date. */
type Named<Id> = Id extends string ? (string extends Id ? never : Exclude<Id, `${string}-20${number}`>) : never;

test('each model that the SDK names has a row in the table of prices', () => {
  expect(Object.keys(PRICES satisfies Record<Named<Model>, unknown>)).not.toHaveLength(0);
});

test.each([
  ['claude-opus-5', 5],
  ['claude-opus-5-5', 4],
  ['claude-haiku-4-5-20251001', 1],
  ['claude-sonnet-5-5-20260915', 2],
  ['claude-fable-5-2', undefined],
  ['claude-opus-5-5-mini', undefined],
  ['constructor', undefined],
])('the price of %s is that of just this model, or unknown', (id, input) => {
  expect(priceOf(id)?.input).toBe(input);
});

test('what is kept in the cache for an hour costs twice as much to write', () => {
  const tokens = { input: 0, output: 0, cacheRead: 0, cacheWrite: 3000, cacheHour: 2000 };
  expect(usageOf('claude-sonnet-5-5', tokens).dollars).toBeCloseTo((2000 * 4 + 1000 * 2.5) / 1e6, 12);
});

test('estimates what a call costs after the dated table', () => {
  const tokens = { input: 1000, output: 100, cacheRead: 10_000, cacheWrite: 2000 };
  expect(usageOf('claude-sonnet-5-5-20260915', tokens)).toEqual({
    calls: 1,
    ...tokens,
    dollars: (1000 * 2 + 100 * 10 + 10_000 * 0.1 + 2000 * 2.5) / 1e6,
  });
  expect(usageOf('some-local-model', tokens)).toEqual({ calls: 1, ...tokens });
  expect(usageOf('some-local-model', { ...tokens, dollars: 0.5 })).toMatchObject({ dollars: 0.5 });
  expect(usageOf('claude-sonnet-5-5', undefined)).toEqual({ calls: 1, input: 0, output: 0, cacheRead: 0, cacheWrite: 0 });
});
