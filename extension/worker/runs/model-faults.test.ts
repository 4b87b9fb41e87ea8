import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Reply, type ScriptedModel, serveModel } from '../../../e2e/model/serve-model.mjs';
import { ok } from '../../../src/lib/result';
import { PROTOCOLS, type Protocol } from '../../../src/model/plan/planners';
import { foldRun } from '../../../src/model/run/fold';
import type { Run } from '../../../src/model/run/run';
import { saying } from '../../../src/model/saying-of';
import { DEFAULT_SETTINGS } from '../../../src/model/settings';
import { element, page } from '../../../src/planner/page.fixture';
import { plannerPort } from './planner-port';

const KEY = 'sk-c4nary-key-0123456789';
let model: ScriptedModel;
beforeEach(async () => {
  model = await serveModel({ key: KEY });
});
afterEach(() => model.close());

const snapshot = page([element(2, 'Cart')], { url: 'https://shop.test/' });
const run = (planner: Protocol) =>
  foldRun([
    {
      kind: 'started',
      at: 1,
      runId: 'run-1',
      goal: 'open it',
      tabId: 1,
      planner,
      budgets: DEFAULT_SETTINGS.budgets,
      usePlaybooks: true,
      learn: true,
    },
    { kind: 'looked', at: 2, snapshot },
  ]) as Run;
const hear = { thought: () => undefined, note: vi.fn<(told: unknown) => void>() };
const plan = async (protocol: Protocol, key: string) =>
  plannerPort({
    settings: async () => ({
      ...DEFAULT_SETTINGS,
      planner: protocol,
      protocol,
      model: protocol === 'messages-api' ? 'claude-sonnet-5-5' : 'gpt-5.4',
      endpoint: protocol === 'messages-api' ? model.origin : `${model.origin}/v1`,
      consent: true,
    }),
    key: async () => key,
    summary: async () => '',
    secrets: async () => ({}),
    lookAgain: async () => ok(snapshot),
    spent: async () => undefined,
  }).plan(run(protocol), 'plan', hear, new AbortController().signal);

const click: Reply = { json: { thought: 'Opening the cart.', operations: [{ type: 'click', elementId: 2 }], more: false } };
interface Case {
  says: string;
  kind?: string;
  key?: string;
  /** As the vendors of the protocol say it. */
  replies: Readonly<Record<Protocol, Reply>>;
}
const same = (reply: Reply): Case['replies'] => ({ 'messages-api': reply, 'chat-completions': reply });

const CASES: Readonly<Record<string, Case>> = {
  'the right key': { says: 'plan', replies: same(click) },
  'a wrong key': { says: 'keyNotAccepted', kind: 'model-auth', key: 'sk-other', replies: same(click) },
  'no credit': {
    says: 'noCredit',
    kind: 'model-auth',
    replies: {
      'messages-api': {
        status: 400,
        message: 'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade.',
      },
      'chat-completions': {
        status: 429,
        type: 'insufficient_quota',
        code: 'insufficient_quota',
        message: 'You exceeded your current quota, please check your plan and billing details.',
      },
    },
  },
  'a rate limit': {
    says: 'rateLimitSeconds',
    kind: 'model-limit',
    replies: {
      'messages-api': { status: 429, retryAfter: 90, message: 'This request would exceed the rate limit for your organization.' },
      'chat-completions': {
        status: 429,
        retryAfter: 90,
        message: 'Rate limit reached for gpt-5.4 in organization org-1 on tokens per min (TPM). Visit /account/billing.',
      },
    },
  },
  'a context that is too long': {
    says: 'pageTooMuch',
    kind: 'model-invalid',
    replies: {
      'messages-api': { status: 400, times: 2, message: 'prompt is too long: 208310 tokens > 200000 maximum' },
      'chat-completions': {
        status: 400,
        times: 2,
        code: 'context_length_exceeded',
        message: "This model's maximum context length is 128000 tokens. However, your messages resulted in 208310 tokens.",
      },
    },
  },
  'a model that is gone': {
    says: 'modelUnknown',
    kind: 'model-invalid',
    replies: {
      'messages-api': { status: 404, message: 'model: claude-sonnet-5-5' },
      'chat-completions': { status: 404, message: 'The model `gpt-5.4` does not exist or you do not have access to it.' },
    },
  },
  'an answer that is cut': {
    says: 'planTooLong',
    kind: 'model-cut',
    replies: same({ text: '{"thought": "very', stop_reason: 'max_tokens', times: 2 }),
  },
  'an answer that is no JSON': {
    says: 'twiceNoPlan',
    kind: 'model-invalid',
    replies: same({ text: 'I would click on the cart.', times: 2 }),
  },
};

let right = 0;
const rows = PROTOCOLS.flatMap((protocol) => Object.keys(CASES).map((name) => [protocol, name] as const));

test.each(rows)('%s: %s', async (protocol, name) => {
  const { says, kind, key = KEY, replies } = CASES[name] as Case;
  model.script([replies[protocol]]);
  const { result } = await plan(protocol, key);
  const told = result.ok ? { says: 'plan' } : { says: result.failure.says?.[0]?.kind, kind: result.failure.kind };
  expect(told).toEqual({ says, ...(kind && { kind }) });
  expect(JSON.stringify(result)).not.toMatch(protocol === 'messages-api' ? /Chat Completions/ : /Messages API/);
  right += 1;
});

test.each(PROTOCOLS)('%s: 30 s of silence are told, and waited through', async (protocol) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hear.note.mockClear();
  try {
    model.script([{ ...click, waitMs: 40_000 }]);
    const planning = plan(protocol, KEY);
    await vi.waitUntil(() => model.calls.some(({ reply }) => reply), { timeout: 10_000 });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(hear.note).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(hear.note.mock.calls).toEqual([[[saying('retryNothing', { seconds: 30 })]]]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await planning).result.ok).toBe(true);
    right += 1;
  } finally {
    vi.useRealTimers();
  }
});

test('each has one sentence of its own', () => {
  expect(new Set(Object.values(CASES).map(({ says }) => says)).size).toBe(8);
  expect(`${right} of ${rows.length + PROTOCOLS.length}`).toBe('18 of 18');
});
