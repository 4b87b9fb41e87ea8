import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ScriptedModel, serveModel } from '../../../e2e/model/serve-model.mjs';
import { deadline } from '../../lib/deadline';
import { sayInEnglish } from '../../model/say-in-english';
import type { Sayings } from '../../model/saying';
import { type EndpointOptions, endpointPlanner } from '../endpoint/endpoint-planner';
import { modelPlanner } from '../model-planner';
import { element, page } from '../page.fixture';
import type { Planner, PlanRequest } from '../planner';
import { unfold } from '../prompt/unfold.fixture';

const KEY = 'test-key';
let model: ScriptedModel;

beforeEach(async () => {
  model = await serveModel({ key: KEY });
});
afterEach(() => model.close());

const shop = page([element(1, 'Search'), element(2, 'Cart'), element(3, 'Pay')]);
const request = (over: Partial<PlanRequest> = {}): PlanRequest => ({
  goal: 'open the cart',
  snapshot: shop,
  playbookSummary: '',
  history: [],
  purpose: 'plan',
  nonce: 'n0nce',
  ...over,
});
const work = (operations: object[], over: object = {}) => ({
  thought: 'Opening the cart.',
  sequenceName: 'Open the cart',
  operations,
  more: false,
  ...over,
});
const cart = work([{ type: 'click', elementId: 2, button: 'left', count: 1 }]);

/** One planning, with what the person was told on the way. */
async function plan(over: Partial<PlanRequest> = {}, options: Partial<EndpointOptions> = {}, signal = new AbortController().signal) {
  const planner = modelPlanner(
    endpointPlanner({ protocol: 'messages-api', endpoint: model.origin, key: KEY, model: 'claude-sonnet-5-5', ...options }),
  );
  return { ...(await planWith(planner, over, signal)), planner };
}
async function planWith(planner: Planner, over: Partial<PlanRequest> = {}, signal = new AbortController().signal) {
  const thoughts: string[] = [];
  const told: string[] = [];
  const hooks = {
    onThought: (text: string) => void thoughts.push(text),
    onRetry: (said: string | Sayings) => void told.push(typeof said === 'string' ? said : sayInEnglish(said)),
  };
  return { ...(await planner.plan(request(over), hooks, signal)), thoughts, told };
}
const fault = async (over: Partial<PlanRequest> = {}, options: Partial<EndpointOptions> = {}) => {
  const { result } = await plan(over, options);
  return result.ok ? undefined : result.failure;
};

describe('a plan from a model', () => {
  test('is streamed, its thought growing, within the limits of structured output', async () => {
    model.script([{ json: cart, chunk: 6 }]);
    const { result, usage, thoughts, told } = await plan();
    expect(result).toEqual({
      ok: true,
      value: {
        thought: 'Opening the cart.',
        sequenceName: 'Open the cart',
        operations: [{ type: 'click', elementId: 2, button: 'left', count: 1 }],
        more: false,
      },
    });
    expect(thoughts.length).toBeGreaterThan(2);
    expect(thoughts.at(-1)).toBe('Opening the cart.');
    expect(thoughts.every((thought, index) => thought.startsWith(thoughts[index - 1] ?? ''))).toBe(true);
    expect(told).toEqual([]);
    expect(usage).toMatchObject({ calls: 1, output: expect.any(Number), dollars: expect.any(Number) });
    expect(usage.input + usage.cacheWrite).toBeGreaterThan(300);
    expect(model.calls[0]?.body).toMatchObject({ stream: true, output_config: { effort: 'medium', format: { type: 'json_schema' } } });
  });

  test('tells what the model thinks until it answers', async () => {
    model.script([{ json: cart, thinking: 'There is a cart.\nI click on it.', chunk: 20 }]);
    const { result, thoughts } = await plan();
    expect(result.ok).toBe(true);
    expect(thoughts).toContain('I click on it.');
    expect(thoughts.at(-1)).toBe('Opening the cart.');
  });

  test.each([
    [
      'the form in which every field is filled in',
      JSON.stringify(
        work([{ type: 'click', elementId: 2 }], { isComplete: false, section: '', success: false, summary: '', readFrom: [] }),
      ),
    ],
    ['the seed’s form', '{"thought":"t","operations":[{"type":"click","elementId":2}]}'],
    ['the older actions', '{"thought":"t","actions":[{"action":"click_element","elementId":2,"label":"Cart"}]}'],
    ['a code fence', 'Sure:\n```json\n{"thought":"t","operations":[{"type":"click","elementId":2}]}\n```'],
  ])('may come in %s', async (_name, text) => {
    model.script([{ text }]);
    expect((await plan()).result).toMatchObject({ ok: true, value: { operations: [{ type: 'click', elementId: 2 }] } });
    expect(model.calls).toHaveLength(1);
  });

  test('may be a completion that says where it was read', async () => {
    model.script([{ json: { isComplete: true, success: true, summary: 'Two things.', readFrom: [2, 99] } }]);
    expect((await plan()).result).toEqual({
      ok: true,
      value: { isComplete: true, success: true, summary: 'Two things.', suggestions: [], readFrom: [2] },
    });
  });

  test('that is none is asked for once more, with what is wrong', async () => {
    model.script([{ json: work([{ type: 'type', elementId: 1 }]) }, { json: cart }]);
    const { result, told, usage } = await plan();
    expect(result.ok).toBe(true);
    expect(told).toEqual(['The answer was no valid plan; asking once more with what is wrong.']);
    expect(model.calls[1]?.prompt).toContain('operations.0.text');
    expect(usage.calls).toBe(2);
  });

  test('that names an element which the page does not have is not tried', async () => {
    model.script([{ json: work([{ type: 'click', elementId: 77, button: 'left', count: 1 }]) }, { json: cart }]);
    expect((await plan()).result.ok).toBe(true);
    expect(model.calls[1]?.prompt).toContain('operations.0: the page has no element 77');
  });

  test('that is none twice is a fault, which says what was wrong', async () => {
    model.script([{ text: 'I would click on the cart.' }, { json: work([]) }]);
    expect(await fault()).toMatchObject({ kind: 'model-invalid', message: expect.stringContaining('operations') });
    expect(model.calls[1]?.prompt).toContain('Form of the answer');
    expect(model.calls).toHaveLength(2);
  });

  test('may ask for a section of a long page first, in the same planning', async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => element(n + 10, `Order ${n}`, { inView: false, place: ['table Orders', 'main'] }));
    const footer = Array.from({ length: 6 }, (_, n) => element(n + 4000, `Legal ${n}`, { inView: false, place: ['contentinfo Footer'] }));
    const snapshot = page([...shop.elements, ...rows, ...footer]);
    model.script([{ json: { section: 'Footer' } }, { json: work([{ type: 'click', elementId: 4003, button: 'left', count: 1 }]) }]);
    const { result, told } = await plan({ snapshot });
    expect(result).toMatchObject({ ok: true, value: { operations: [{ elementId: 4003 }] } });
    expect(model.calls[0]?.prompt).not.toContain('[4003]');
    expect(model.calls[0]?.prompt).toContain('in "contentinfo Footer"');
    expect(unfold(model.calls[1]?.prompt ?? '')).toContain('[4003] button "Legal 3"');
    expect(told).toEqual(['Listing "Footer" of the page.']);
  });
});

describe('what goes wrong with a model', () => {
  test.each([
    [{ status: 401 }, 'model-auth', 'key'],
    [{ status: 402 }, 'model-auth', 'no credit'],
    [{ status: 400, message: 'Your credit balance is too low to access the API.' }, 'model-auth', 'no credit'],
    [{ status: 403 }, 'model-auth', 'may not use claude-sonnet-5-5'],
    [{ status: 404 }, 'model-invalid', 'does not know the model “claude-sonnet-5-5”'],
    [{ status: 429, retryAfter: 1800 }, 'model-limit', 'opens again in 30 minutes'],
    [{ refusal: 'That would be harmful.' }, 'model-refused', 'It says: That would be harmful.'],
    [{ text: '', stop_reason: 'model_context_window_exceeded' as const }, 'model-invalid', 'new goal'],
  ])('%j is told with what to do', async (reply, kind, words) => {
    model.script([reply]);
    expect(await fault()).toMatchObject({ kind, message: expect.stringContaining(words) });
    expect(model.calls).toHaveLength(1);
  });

  test.each([
    [{ status: 500 }, 'model-unreachable', 'The endpoint failed (500).'],
    [{ status: 529 }, 'model-overloaded', 'The model is overloaded.'],
    [{ status: 429, retryAfter: 0 }, 'model-limit', 'The rate limit of the model is reached.'],
  ])('%j is tried again, which the person is told, then given up', async (reply, kind, words) => {
    model.script([{ ...reply, times: 3 }]);
    const { result, told } = await plan();
    expect(result).toMatchObject({ ok: false, failure: { kind } });
    expect(told.filter((line) => line === words)).toHaveLength(3);
    expect(told).toContain('Asking again (try 3).');
    expect(model.calls).toHaveLength(3);
  });

  test('a failure that passes is got over', async () => {
    model.script([{ status: 529 }, { json: cart }]);
    expect((await plan()).result.ok).toBe(true);
  });

  test('a rate limit that lasts says when it opens again', async () => {
    model.script([{ status: 429, retryAfter: 90 }]);
    expect(await fault()).toMatchObject({ kind: 'model-limit', retryAfter: 90_000 });
  });

  test.each([
    ['cut at its limit', { text: '{"thought": "very', stop_reason: 'max_tokens' as const }],
    ['without an end', { text: `{"thought": "t", "operations": [${'{"type": "click", "elementId": 2},'.repeat(100_000)}`, chunk: 4000 }],
    ['thought about without an end', { thinking: 'hm\n'.repeat(100_000), text: '{}', chunk: 4000 }],
  ])('an answer %s is asked for once more, shorter, then a fault', async (_name, reply) => {
    model.script([reply, { json: cart }]);
    const first = await plan();
    expect(first.result.ok).toBe(true);
    expect(first.told).toEqual(["The model's answer was too long; asking once more for a shorter one."]);
    expect(first.usage.calls).toBe(2);
    expect(model.calls[1]?.prompt).toContain('Plan 20 operations at most');
    expect(model.calls[1]?.body.messages.at(-1).content.slice(0, -1)).toEqual(model.calls[0]?.body.messages.at(-1).content);
    model.script([reply, reply]);
    expect(await fault()).toMatchObject({ kind: 'model-cut', message: expect.stringContaining('Ask for a smaller part') });
  });

  test('a plan of four thousand operations is refused, and told again only in part', async () => {
    const many = Array.from({ length: 4000 }, () => ({ type: 'click', elementId: 2 }));
    model.script([{ json: work(many), chunk: 4000 }, { json: cart }]);
    expect((await plan()).result.ok).toBe(true);
    expect(model.calls[1]?.prompt).toContain('4000 are too many');
    expect(model.calls[1]?.raw.length).toBeLessThan((model.calls[0]?.raw.length ?? 0) + 30_000);
  });

  test.each([
    ['a stream that breaks', { json: cart, cut: 2 }, 'model-cut'],
    ['an error inside a stream', { json: cart, streamError: 'overloaded_error' }, 'model-overloaded'],
  ])('%s is asked once more, then a fault', async (_name, reply, kind) => {
    model.script([reply, { json: cart }]);
    const first = await plan();
    expect(first.result.ok).toBe(true);
    expect(first.told).toEqual(["The model's answer broke off; asking once more."]);
    expect(first.usage.calls).toBe(2);
    model.script([reply, reply]);
    expect(await fault()).toMatchObject({ kind });
  });

  test('an endpoint that is not there is told by its name', async () => {
    const endpoint = 'http://localhost:9';
    expect(await fault({}, { endpoint })).toMatchObject({ kind: 'model-unreachable', message: expect.stringContaining(endpoint) });
  });

  test.each([
    ['while it speaks', { json: cart, delayMs: 50, chunk: 4 }],
    ['before its first word', { json: cart, waitMs: 20_000 }],
    ['while it waits to try again', { status: 529, retryAfter: 50, times: 3 }],
  ])('Stop ends it at once, %s', async (_name, reply) => {
    model.script([reply]);
    const stop = new AbortController();
    const planning = plan({}, {}, stop.signal);
    await expect.poll(() => model.calls.some((call) => call.reply)).toBe(true);
    // The model would have spoken, been silent or made us wait for longer than this: timers of one process ring in their order.
    const bell = deadline(1000);
    stop.abort();
    expect((await planning).result).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
    expect(bell.expired()).toBe(false);
    bell.clear();
    // A call that was under way is hung up; none follows.
    const [call] = model.calls;
    if (!call?.reply?.status) await expect.poll(() => call?.aborted).toBe(true);
    expect(model.calls).toHaveLength(1);
  });
});

describe('any endpoint that speaks the Messages API', () => {
  const refuse = (field: 'output_config' | 'effort', message: string) => (call: { body: { output_config?: { effort?: string } } }) =>
    (field === 'output_config' ? call.body.output_config : call.body.output_config?.effort) ? { status: 400, message } : { json: cart };

  test.each([['output_config: Extra inputs are not permitted'], ['Unsupported parameter']])(
    'without structured output is asked for JSON in words, and only once refused: %s',
    async (message) => {
      model.script(refuse('output_config', message));
      const { result, told, planner } = await plan();
      expect(result.ok).toBe(true);
      expect(told).toEqual(['This endpoint has no structured output; asking for JSON in words.']);
      expect(model.calls[1]?.body.output_config).toBeUndefined();
      expect(model.calls[1]?.system).toContain('Form of the answer');
      expect((await planWith(planner)).told).toEqual([]);
      expect(model.calls).toHaveLength(3);
    },
  );

  test('is asked for adaptive thinking, and for its manual to be kept for an hour; what it does not know of that is left out, once', async () => {
    model.script((call) => {
      if (call.body.thinking) return { status: 400, message: 'adaptive thinking is not supported on this model' };
      return call.body.system[0].cache_control.ttl ? { status: 400, message: 'system.0.cache_control.ttl: Extra inputs' } : { json: cart };
    });
    const { result, planner } = await plan();
    expect(result.ok).toBe(true);
    expect(model.calls[0]?.body.thinking).toEqual({ type: 'adaptive', display: 'summarized' });
    expect(model.calls[0]?.body.system[0].cache_control).toEqual({ type: 'ephemeral', ttl: '1h' });
    expect(model.calls[2]?.body.output_config).toMatchObject({ effort: 'medium', format: expect.anything() });
    expect((await planWith(planner)).told).toEqual([]);
    expect(model.calls).toHaveLength(4);
  });

  test('whose cache lost the call before tells so', async () => {
    model.script(() => ({ json: cart }));
    const history = [{ thought: 'Opening.', operations: ['Click button "Cart"'], outcome: 'Executed 1 of 1 operations.', snapshot: shop }];
    const { told, planner } = await plan({ history });
    expect(told).toEqual([]);
    expect((await planWith(planner, { history })).told).toEqual([]);
    model.forget();
    expect((await planWith(planner, { history })).told).toEqual([expect.stringContaining('nothing of the last call in its cache')]);
    model.forget();
    expect((await planWith(planner, { history, nonce: 'another' })).told).toEqual([]);
  });

  test('without effort keeps structured output', async () => {
    model.script(refuse('effort', 'This model does not support the effort parameter.'));
    expect((await plan()).result.ok).toBe(true);
    expect(model.calls[1]?.body.output_config).toEqual({ format: expect.anything() });
  });

  test('without pictures is asked with text alone', async () => {
    model.script((call) => (call.raw.includes('"image"') ? { status: 400, message: 'image input is not supported' } : { json: cart }));
    const { result, told } = await plan({ picture: { base64: 'AAAA', mediaType: 'image/jpeg' } });
    expect(result.ok).toBe(true);
    expect(told).toEqual(['This model takes no pictures; asking with text alone.']);
  });

  test('with a small window gets a shorter page', async () => {
    const snapshot = page([...shop.elements, ...Array.from({ length: 900 }, (_, n) => element(n + 10, `Some product with a name ${n}`))]);
    model.script((call) =>
      call.raw.length > 20_000 ? { status: 400, message: 'prompt is too long: 9000 tokens > 4096 maximum' } : { json: cart },
    );
    const { result, told } = await plan({ snapshot });
    expect(result.ok).toBe(true);
    expect(told).toEqual(['The page was too long for this model; asking with less of it.']);
    model.script([{ status: 413, times: 2 }]);
    expect(await fault({ snapshot })).toMatchObject({ kind: 'model-invalid', message: expect.stringContaining('Narrow the goal') });
  });

  test('may be slow', async () => {
    model.script([{ json: cart, waitMs: 300, delayMs: 20, chunk: 12 }]);
    expect((await plan()).result.ok).toBe(true);
  });

  test('of an unknown model has no price', async () => {
    model.script([{ json: cart }]);
    const { usage } = await plan({}, { model: 'local-7b' });
    expect(usage.calls).toBe(1);
    expect(usage.dollars).toBeUndefined();
  });
});
