import { describe, expect, test } from 'vitest';
import { sayInEnglish } from '../../model/say-in-english';
import type { Sayings } from '../../model/saying';
import { modelPlanner } from '../model-planner';
import { element, page } from '../page.fixture';
import type { PlanRequest } from '../planner';
import type { LanguageModel } from './language-model';
import { onDevice } from './on-device';

const request: PlanRequest = {
  goal: 'open the cart',
  snapshot: page([element(1, 'Search'), element(2, 'Cart')]),
  playbookSummary: 'Open the cart',
  history: [],
  purpose: 'plan',
  nonce: 'n0nce',
};
const GOOD = '{"thought":"Opening it.","operations":[{"type":"click","elementId":2}],"more":false}';

/** A model that says these answers in pieces of ten characters. */
function fake(answers: string[], over: Partial<LanguageModel> & { fails?: Error; window?: number } = {}) {
  const asked: string[] = [];
  const made: string[] = [];
  let open = 0;
  const model: LanguageModel = {
    availability: async () => 'available',
    create: async ({ initialPrompts, signal }) => {
      made.push(...initialPrompts.map(({ content }) => content));
      open += 1;
      return {
        contextWindow: over.window ?? 9000,
        promptStreaming: (text) => {
          asked.push(text);
          return (async function* () {
            if (over.fails) yield await Promise.reject(over.fails);
            for (const piece of (answers.shift() ?? '').match(/.{1,10}/gs) ?? []) {
              if (signal.aborted) yield await Promise.reject(new DOMException('', 'AbortError'));
              yield piece;
            }
          })();
        },
        destroy: () => {
          open -= 1;
        },
      };
    },
    ...over,
  };
  return { model, asked, made, open: () => open };
}

async function plan(model: LanguageModel | undefined, over: Partial<PlanRequest> = {}, stop = new AbortController()) {
  const thoughts: string[] = [];
  const told: string[] = [];
  const hooks = {
    onThought: (text: string) => void thoughts.push(text),
    onRetry: (said: string | Sayings) => void told.push(typeof said === 'string' ? said : sayInEnglish(said)),
  };
  const answer = await modelPlanner(onDevice(() => model)).plan({ ...request, ...over }, hooks, stop.signal);
  return { ...answer, thoughts, told };
}

describe('the model on this device', () => {
  test('plans from goal and page, its thought growing, for nothing', async () => {
    const { model, asked, made, open } = fake([GOOD]);
    const { result, usage, thoughts } = await plan(model);
    expect(result).toMatchObject({ ok: true, value: { operations: [{ type: 'click', elementId: 2 }], more: false } });
    expect(usage).toMatchObject({ calls: 1, dollars: 0 });
    expect(thoughts.length).toBeGreaterThan(1);
    expect(made[0]).toContain('Form of the answer');
    expect(asked[0]).toContain('Goal of the person: open the cart');
    expect(asked[0]).toContain('[2] button "Cart"');
    expect(open()).toBe(0);
  });

  test('is asked once more with what is wrong, then given up', async () => {
    const once = fake(['I would click.', GOOD]);
    expect(await plan(once.model)).toMatchObject({
      result: { ok: true },
      usage: { calls: 2 },
      told: [expect.stringContaining('no valid plan')],
    });
    const twice = fake(['{"operations":[{"type":"click","elementId":9}]}', '{}']);
    expect((await plan(twice.model)).result).toMatchObject({ ok: false, failure: { kind: 'model-invalid' } });
    expect(twice.asked[1]).toContain('the page has no element 9');
    expect(twice.open()).toBe(0);
  });

  test('gets a page as long as it can read', async () => {
    const snapshot = page(Array.from({ length: 3000 }, (_, n) => element(n + 1, `Some product with a name ${n}`)));
    const small = fake([GOOD], { window: 4000 });
    const large = fake([GOOD], { window: 16_000 });
    await plan(small.model, { snapshot });
    await plan(large.model, { snapshot });
    expect(small.asked[0]?.length).toBeLessThan(7000);
    expect(large.asked[0]?.length).toBeGreaterThan(13_000);
  });

  test.each([
    [undefined, 'no model on this device'],
    ['unavailable', 'no model on this device'],
    ['downloadable', 'has not downloaded it'],
    ['downloading', 'still downloading'],
  ] as const)('that is %s is told with what to do', async (availability, words) => {
    const model = availability && fake([], { availability: async () => availability }).model;
    expect((await plan(model)).result).toMatchObject({
      ok: false,
      failure: { kind: 'model-unreachable', message: expect.stringContaining(words) },
    });
  });

  test('that gives up is told, and its session closed', async () => {
    const quota = fake([], { fails: Object.assign(new Error(), { name: 'QuotaExceededError' }) });
    expect((await plan(quota.model)).result).toMatchObject({ ok: false, failure: { message: expect.stringContaining('too long') } });
    expect(quota.open()).toBe(0);
    const broken = fake([], { create: () => Promise.reject(new Error('boom')) });
    expect((await plan(broken.model)).result).toMatchObject({ ok: false, failure: { kind: 'model-cut' } });
  });

  test('stops when the person says so', async () => {
    const stop = new AbortController();
    const { model, open } = fake([GOOD]);
    const planning = modelPlanner(onDevice(() => model)).plan(request, { onThought: () => stop.abort() }, stop.signal);
    expect((await planning).result).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
    expect(open()).toBe(0);
  });
});
