import Anthropic from '@anthropic-ai/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ScriptedModel, serveModel } from './serve-model.mjs';

const KEY = 'test-key';
let model: ScriptedModel;
const client = () => new Anthropic({ apiKey: KEY, baseURL: model.origin, maxRetries: 0, logLevel: 'off' });
const ask = (content: string, more: object = {}) => ({
  model: 'claude-sonnet-5-5',
  max_tokens: 1000,
  messages: [{ role: 'user' as const, content }],
  ...more,
});

beforeEach(async () => {
  model = await serveModel({ key: KEY });
});
afterEach(() => model.close());

describe('a request that the real API would not take', () => {
  const refused = async (more: object) => {
    model.script([{ text: 'ok' }]);
    const error = await client()
      .messages.create({ ...ask('x'), ...more } as never)
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(Anthropic.BadRequestError);
    return String(error.message);
  };
  const schema = (fields: object) => ({
    output_config: { format: { type: 'json_schema', schema: { type: 'object', additionalProperties: false, ...fields } } },
  });

  test('is refused: sampling, prefill, empty text, five breakpoints', async () => {
    expect(await refused({ temperature: 0 })).toContain('temperature');
    expect(
      await refused({
        messages: [
          { role: 'user', content: 'a' },
          { role: 'assistant', content: '{' },
        ],
      }),
    ).toContain('prefill');
    expect(await refused({ messages: [{ role: 'user', content: [{ type: 'text', text: '' }] }] })).toContain('non-empty');
    const marked = { type: 'text', text: 'a', cache_control: { type: 'ephemeral' } };
    expect(await refused({ messages: [{ role: 'user', content: Array(5).fill(marked) }] })).toContain('maximum of 4');
  });

  test('is refused: a schema beyond what structured output takes', async () => {
    expect(await refused(schema({ additionalProperties: true }))).toContain('additionalProperties');
    expect(await refused(schema({ properties: { a: { type: 'number', minimum: 1 } }, required: ['a'] }))).toContain('minimum');
    expect(await refused(schema({ properties: { a: { $ref: '#' } }, required: ['a'] }))).toContain('$ref');
    const tree = {
      $defs: { tree: { type: 'object', additionalProperties: false, properties: { next: { $ref: '#/$defs/tree' } }, required: ['next'] } },
    };
    expect(await refused(schema({ ...tree, properties: { a: { $ref: '#/$defs/tree' } }, required: ['a'] }))).toContain('recursive');
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`f${n}`, { type: 'string' }]));
    expect(await refused(schema({ properties: many }))).toContain('25 optional');
  });
});
