import Anthropic from '@anthropic-ai/sdk';
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ScriptedModel, serveModel } from './serve-model.mjs';

const KEY = 'test-key';
let model: ScriptedModel;
let clock = 0;
const client = (options: object = {}) => new Anthropic({ apiKey: KEY, baseURL: model.origin, maxRetries: 0, logLevel: 'off', ...options });
const ask = (content: string, more: object = {}) => ({
  model: 'claude-sonnet-5-5',
  max_tokens: 1000,
  messages: [{ role: 'user' as const, content }],
  ...more,
});

beforeEach(async () => {
  clock = 0;
  model = await serveModel({ key: KEY, now: () => clock });
});
afterEach(() => model.close());

describe('a scripted model', () => {
  test('streams what its script says, event by event', async () => {
    model.script([{ text: 'one two three four five six seven', chunk: 5 }]);
    const stream = client().messages.stream(ask('hello'));
    const events: string[] = [];
    stream.on('streamEvent', (event) => events.push(event.type));
    expect(await stream.finalText()).toBe('one two three four five six seven');
    expect([...new Set(events)]).toEqual([
      'message_start',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
    const { stop_reason, usage } = await stream.finalMessage();
    expect(stop_reason).toBe('end_turn');
    expect(usage).toMatchObject({ input_tokens: 2, output_tokens: 9 });
  });

  test('says JSON that the SDK parses as structured output, thoughts before it', async () => {
    model.script([{ json: { answer: 4 }, thinking: 'two and two' }]);
    const format = zodOutputFormat(z.strictObject({ answer: z.number() }));
    const message = await client()
      .messages.stream(ask('2+2', { output_config: { format } }))
      .finalMessage();
    expect(message.parsed_output).toEqual({ answer: 4 });
    expect(message.content.map(({ type }) => type)).toEqual(['thinking', 'text']);
  });

  test('answers whole messages too, and computes replies from the request', async () => {
    model.script((request) => ({ text: `${request.index}: ${request.prompt.toUpperCase()}` }));
    const first = await client().messages.create(ask('ping'));
    const second = await client().messages.create(ask('pong'));
    expect([first, second].map(({ content }) => content[0])).toMatchObject([{ text: '0: PING' }, { text: '1: PONG' }]);
  });

  test.each([
    [401, Anthropic.AuthenticationError, 'authentication_error'],
    [403, Anthropic.PermissionDeniedError, 'permission_error'],
    [404, Anthropic.NotFoundError, 'not_found_error'],
    [429, Anthropic.RateLimitError, 'rate_limit_error'],
    [500, Anthropic.InternalServerError, 'api_error'],
    [529, Anthropic.InternalServerError, 'overloaded_error'],
  ])('fails with %d as the real one does', async (status, kind, type) => {
    model.script([{ status, retryAfter: 7 }]);
    const error = await client()
      .messages.stream(ask('x'))
      .finalMessage()
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ status, type });
    expect(error.headers.get('retry-after')).toBe('7');
  });

  test('is tried again by the SDK, and counts each try', async () => {
    model.script([{ status: 529, retryAfter: 0, times: 2 }, { text: 'at last' }]);
    expect(await client({ maxRetries: 2 }).messages.stream(ask('x')).finalText()).toBe('at last');
    expect(model.calls.map(({ reply }) => reply?.status ?? 200)).toEqual([529, 529, 200]);
  });

  test('refuses a wrong key, a missing version, and a browser that does not say so', async () => {
    await expect(client({ apiKey: 'wrong' }).messages.create(ask('x'))).rejects.toBeInstanceOf(Anthropic.AuthenticationError);
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
    const post = (more: object) => fetch(`${model.origin}/v1/messages`, { method: 'POST', headers: { ...headers, ...more }, body: '{}' });
    expect((await post({})).status).toBe(400);
    expect((await post({ 'anthropic-version': '2026-10-21', origin: 'http://a.test' })).status).toBe(401);
    const preflight = await fetch(`${model.origin}/v1/messages`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'x-api-key' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'x-api-key']);
  });

  test('breaks off in the middle of a stream', async () => {
    model.script([{ text: 'a'.repeat(500), cut: 3 }]);
    const stream = client().messages.stream(ask('x'));
    let heard = '';
    stream.on('text', (text) => {
      heard += text;
    });
    await expect(stream.finalMessage()).rejects.toThrow();
    expect(heard).toBe('a'.repeat(72));
  });

  test('reports an error inside a stream', async () => {
    model.script([{ text: 'some words', streamError: 'overloaded_error' }]);
    const error = await client()
      .messages.stream(ask('x'))
      .finalMessage()
      .catch((reason) => reason);
    expect(error).toMatchObject({ type: 'overloaded_error' });
  });

  test('refuses, and runs out of tokens', async () => {
    model.script([{ refusal: 'not this' }, { text: '{"half', stop_reason: 'max_tokens' }]);
    const refused = await client().messages.stream(ask('x')).finalMessage();
    expect(refused).toMatchObject({ stop_reason: 'refusal', stop_details: { explanation: 'not this' }, content: [] });
    const short = await client().messages.stream(ask('x')).finalMessage();
    expect(short).toMatchObject({ stop_reason: 'max_tokens', content: [{ text: '{"half' }] });
  });

  test('notices that the client went away', async () => {
    model.script([{ text: 'a'.repeat(500), delayMs: 5 }]);
    const stream = client().messages.stream(ask('x'));
    stream.on('text', () => stream.abort());
    await expect(stream.finalMessage()).rejects.toBeInstanceOf(Anthropic.APIUserAbortError);
    await expect.poll(() => model.calls[0]?.aborted).toBe(true);
  });

  test('says so when its script is used up', async () => {
    model.script([]);
    await expect(client().messages.create(ask('x'))).rejects.toThrow('no more replies');
  });

  test('remembers every request, so that canaries are found', async () => {
    model.script([{ text: 'ok' }]);
    await client().messages.create(ask('the canary sings'));
    expect(model.mentions('canary')).toBe(true);
    expect(model.mentions('sparrow')).toBe(false);
    model.forget();
    expect(model.mentions('canary')).toBe(false);
  });

  test('lists its models and counts tokens', async () => {
    const ids: string[] = [];
    for await (const { id } of client().models.list()) ids.push(id);
    expect(ids).toContain('claude-sonnet-5-5');
    expect((await client().models.retrieve('claude-haiku-5-5')).capabilities?.structured_outputs.supported).toBe(true);
    const { messages, model: id } = ask('x'.repeat(400));
    expect(await client().messages.countTokens({ messages, model: id })).toEqual({ input_tokens: 100 });
    expect(model.calls).toHaveLength(0);
  });
});

describe('the prompt cache', () => {
  const system = [{ type: 'text' as const, text: 's'.repeat(8000), cache_control: { type: 'ephemeral' as const } }];
  const usage = async (more: object) => {
    model.script([{ text: 'ok' }]);
    const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens } = (
      await client().messages.create(ask('q'.repeat(40), more))
    ).usage;
    return [input_tokens, cache_creation_input_tokens, cache_read_input_tokens];
  };

  test('is written by the first request and read by the next', async () => {
    expect(await usage({ system })).toEqual([10, 2000, 0]);
    expect(await usage({ system })).toEqual([10, 0, 2000]);
  });

  test('is read as far as the conversation stayed the same', async () => {
    const said = (length: number) => ({ type: 'text' as const, text: 'm'.repeat(length), cache_control: { type: 'ephemeral' as const } });
    await usage({ system, messages: [{ role: 'user', content: [said(400)] }] });
    const { cache_control: _, ...old } = said(400);
    const longer = [
      { role: 'user', content: [old] },
      { role: 'assistant', content: 'ok'.repeat(40) },
      { role: 'user', content: [said(800)] },
    ];
    expect(await usage({ system, messages: longer })).toEqual([0, 220, 2100]);
  });

  test('misses after another system prompt, another schema, or too long a pause', async () => {
    await usage({ system });
    expect(await usage({ system: [{ ...system[0], text: 't'.repeat(8000) }] })).toEqual([10, 2000, 0]);
    const format = zodOutputFormat(z.strictObject({ a: z.string() }));
    expect(await usage({ system, output_config: { format } })).toEqual([10, 2000, 0]);
    clock += 4 * 60_000;
    expect(await usage({ system })).toEqual([10, 0, 2000]);
    clock += 4 * 60_000;
    expect(await usage({ system })).toEqual([10, 0, 2000]);
    clock += 6 * 60_000;
    expect(await usage({ system })).toEqual([10, 2000, 0]);
  });

  test('is not used for a short prompt', async () => {
    const short = [{ ...system[0], text: 's'.repeat(400) }];
    await usage({ system: short });
    expect(await usage({ system: short })).toEqual([110, 0, 0]);
  });
});

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
