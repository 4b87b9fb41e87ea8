import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Reply, type ScriptedModel, serveModel } from '../../../e2e/model/serve-model.mjs';
import { sayInEnglish } from '../../model/say-in-english';
import type { Sayings } from '../../model/saying';
import { endpointPlanner } from '../endpoint/endpoint-planner';
import { listModels } from '../endpoint/models';
import { tryEndpoint } from '../endpoint/try-endpoint';
import { modelPlanner } from '../model-planner';
import { element, page } from '../page.fixture';
import type { Planner, PlanRequest } from '../planner';

const KEY = 'sk-proj-canary-0123456789';
let model: ScriptedModel;

beforeEach(async () => {
  model = await serveModel({ key: KEY });
});
afterEach(() => model.close());

const shop = page([element(1, 'Search'), element(2, 'Cart'), element(3, 'Pay')]);
const cart = {
  thought: 'Opening the cart.',
  sequenceName: 'Open the cart',
  operations: [{ type: 'click', elementId: 2, button: 'left', count: 1 }],
  more: false,
};
const planner = (name = 'gpt-5.4') =>
  modelPlanner(endpointPlanner({ protocol: 'chat-completions', endpoint: `${model.origin}/v1`, key: KEY, model: name }));

async function plan(over: Partial<PlanRequest> = {}, by: Planner = planner(), signal = new AbortController().signal) {
  const thoughts: string[] = [];
  const told: string[] = [];
  const request: PlanRequest = {
    goal: 'open the cart',
    snapshot: shop,
    playbookSummary: '',
    history: [],
    purpose: 'plan',
    nonce: 'n',
    ...over,
  };
  const hooks = {
    onThought: (text: string) => void thoughts.push(text),
    onRetry: (said: string | Sayings) => void told.push(typeof said === 'string' ? said : sayInEnglish(said)),
  };
  return { ...(await by.plan(request, hooks, signal)), thoughts, told };
}
const bodies = () => model.calls.map(({ body }) => body);

describe('a plan over Chat Completions', () => {
  test('is streamed, its thought growing, within a strict schema', async () => {
    const nulls = { ...cart, notes: null, afresh: null, operations: [{ ...cart.operations[0], modifiers: null }] };
    model.script([{ json: nulls, chunk: 6, cached: 200 }]);
    const { result, usage, thoughts, told } = await plan();
    expect(result).toEqual({ ok: true, value: cart });
    expect(thoughts.length).toBeGreaterThan(2);
    expect(thoughts.at(-1)).toBe('Opening the cart.');
    expect(told).toEqual([]);
    expect(usage).toMatchObject({ calls: 1, cacheRead: 200, cacheWrite: 0, output: expect.any(Number) });
    expect(usage.input).toBeGreaterThan(300);
    expect(model.calls[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(bodies()[0]).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: 16_000,
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    });
  });

  test('tells what the model thinks until it answers', async () => {
    model.script([{ json: cart, thinking: 'There is a cart.\nI click on it.', chunk: 20 }]);
    expect((await plan()).thoughts).toEqual(expect.arrayContaining(['I click on it.', 'Opening the cart.']));
  });

  test('shows a picture, unless the model takes none', async () => {
    const picture = { base64: 'AAAA', mediaType: 'image/jpeg' as const };
    model.script((call) =>
      call.raw.includes('image_url') ? { status: 400, message: 'This model does not support image input.' } : { json: cart },
    );
    const { result, told } = await plan({ picture });
    expect(result.ok).toBe(true);
    expect(told).toEqual(['This model takes no pictures; asking with text alone.']);
    expect(model.calls[0]?.raw).toContain('data:image/jpeg;base64,AAAA');
    expect(bodies()[1].messages.every(({ content }: { content: unknown }) => typeof content === 'string')).toBe(true);
  });

  test('may be refused by the model, in its own words', async () => {
    model.script([{ refusal: 'That would be harmful.' }]);
    expect((await plan()).result).toMatchObject({
      ok: false,
      failure: { kind: 'model-refused', message: expect.stringContaining('harmful') },
    });
  });

  test('that broke off is asked for once more, and one without an end too', async () => {
    model.script([{ json: cart, cut: 2 }, { json: cart }]);
    const { result, told, usage } = await plan();
    expect(result.ok).toBe(true);
    expect(told).toEqual(["The model's answer broke off; asking once more."]);
    expect(usage.calls).toBe(2);
    model.script([{ json: cart, streamError: 'server_error' }, { json: cart }]);
    expect((await plan()).result.ok).toBe(true);
  });

  test('ends at once with Stop', async () => {
    model.script([{ json: cart, delayMs: 50, chunk: 4 }]);
    const stop = new AbortController();
    const planning = plan({}, planner(), stop.signal);
    await expect.poll(() => model.calls.some(({ reply }) => reply)).toBe(true);
    stop.abort();
    expect((await planning).result).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
    await expect.poll(() => model.calls[0]?.aborted).toBe(true);
  });
});

describe('any endpoint that speaks Chat Completions', () => {
  test('without schemas is asked for a tool call, and without tools for JSON in words; only once each', async () => {
    model.script(({ body }) => {
      if (body.response_format)
        return { status: 400, message: "Invalid parameter: 'response_format' of type 'json_schema' is not supported." };
      return body.tools && body.model === 'no-tools' ? { status: 400, message: 'tool calling is not supported' } : { json: cart };
    });
    const by = planner();
    const first = await plan({}, by);
    expect(first.result.ok).toBe(true);
    expect(first.told).toEqual(['This endpoint has no structured output; asking for a tool call.']);
    expect((await plan({}, by)).told).toEqual([]);
    expect(bodies()[2]).toMatchObject({ tool_choice: { type: 'function', function: { name: 'plan' } } });
    const words = await plan({}, planner('no-tools'));
    expect(words.result.ok).toBe(true);
    expect(words.told).toHaveLength(2);
    expect(model.calls.at(-1)?.system).toContain('Form of the answer');
    expect(bodies().at(-1)).not.toHaveProperty('tools');
  });

  test.each<[string, string, Reply, object]>([
    [
      'an older name of the limit',
      'max_completion_tokens',
      {
        status: 422,
        body: { object: 'error', message: { detail: [{ type: 'extra_forbidden', loc: ['body', 'max_completion_tokens'] }] } },
      },
      { max_tokens: 16_000 },
    ],
    ['no count of tokens', 'stream_options', { status: 400, message: 'Unrecognized request argument supplied: stream_options' }, {}],
  ])('with %s is asked without, and keeps its schema', async (_name, field, refusal, instead) => {
    model.script(({ body }) => (field in body ? refusal : { json: cart }));
    const { result, usage } = await plan({}, planner('small'));
    expect(result.ok).toBe(true);
    expect(usage.calls).toBe(1);
    expect(bodies()[1]).toMatchObject({ response_format: { type: 'json_schema' }, ...instead });
    expect(bodies()[1]).not.toHaveProperty(field);
  });

  test.each<[string, Reply, string]>([
    [
      'Gemini, in a list',
      { status: 400, body: [{ error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } }] },
      'did not accept the key',
    ],
    [
      'xAI, as a text',
      { status: 400, body: { code: 'Client specified an invalid argument', error: 'Incorrect API key provided: xa***.' } },
      'did not accept the key',
    ],
    ['Mistral, as a message', { status: 401, body: { message: 'Unauthorized', request_id: '1' } }, 'did not accept the key'],
    [
      'Azure',
      { status: 404, code: 'DeploymentNotFound', message: 'The API deployment for this resource does not exist.' },
      'does not know the model',
    ],
    [
      'Groq',
      { status: 400, code: 'model_decommissioned', message: 'The model `x` has been decommissioned and is no longer supported.' },
      'does not know the model',
    ],
  ])('refuses in its own form: %s', async (_name, reply, words) => {
    model.script([reply]);
    expect((await plan()).result).toMatchObject({ ok: false, failure: { message: expect.stringContaining(words) } });
    expect(model.calls).toHaveLength(1);
  });

  test('is tried with one tiny call, and lists its models', async () => {
    const place = { protocol: 'chat-completions', endpoint: `${model.origin}/v1`, key: KEY } as const;
    model.script([{ text: 'OK' }, { status: 401 }, { status: 404 }]);
    const tried = async (endpoint: string = place.endpoint) => tryEndpoint({ ...place, endpoint, model: 'gpt-5.4' });
    expect(await tried()).toMatchObject({ came: 'works' });
    expect(await tried()).toMatchObject({ came: 'key-refused' });
    expect(await tried()).toMatchObject({ came: 'no-model' });
    expect(await tried(model.origin)).toMatchObject({
      came: 'other-protocol',
      text: expect.stringContaining('does not speak Chat Completions'),
    });
    expect(await listModels(place)).toMatchObject({
      ok: true,
      value: expect.arrayContaining([{ id: 'claude-fable-5-2', label: 'claude-fable-5-2' }]),
    });
  });
});
