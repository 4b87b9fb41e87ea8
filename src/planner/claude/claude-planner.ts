import { BadRequestError } from '@anthropic-ai/sdk/error';
import type { Message, MessageCreateParamsBase, MessageParam } from '@anthropic-ai/sdk/resources/messages';
import { fail, ok, type Result } from '../../lib/result';
import type { Fault } from '../../model/fault';
import type { Plan } from '../../model/plan';
import { addUsage, NO_USAGE, type Usage } from '../../model/usage';
import type { PlanHooks, Planner, PlanRequest } from '../planner';
import { type Claude, claude, type Endpoint } from './client';
import { partialThought } from './partial-thought';
import { planSchema } from './plan-schema';
import { usageOf } from './prices';
import { messages, systemBlocks } from './prompt/messages';
import { readPlan } from './read-plan';
import { sayFault } from './say-fault';

export interface ClaudeOptions extends Endpoint {
  model: string;
  /** Tokens that the page may take in a prompt; default 6000. */
  pageBudget?: number;
}

const MAX_TOKENS = 8000;

/** One attempt's form: what the endpoint is known to understand. */
interface Form {
  structured: boolean;
  picture: boolean;
}

/** Plans with a model over the Messages API: one streamed call, one more where its answer is no plan. Keeps no state between calls. */
export function claudePlanner(options: ClaudeOptions): Planner {
  const client = claude(options);
  return {
    plan: async (request, hooks, signal) => {
      const asking = new Asking(client, options, request, hooks, signal);
      const result = await asking.plan();
      return { result, usage: asking.usage };
    },
  };
}

/** One planning: lives from the request to its plan, and counts what it cost. */
class Asking {
  usage: Usage = NO_USAGE;

  readonly #client: Claude;
  readonly #options: ClaudeOptions;
  readonly #request: PlanRequest;
  readonly #hooks: PlanHooks;
  readonly #signal: AbortSignal;

  constructor(client: Claude, options: ClaudeOptions, request: PlanRequest, hooks: PlanHooks, signal: AbortSignal) {
    this.#client = client;
    this.#options = options;
    this.#request = request;
    this.#hooks = hooks;
    this.#signal = signal;
  }

  async plan(): Promise<Result<Plan, Fault>> {
    const first = await this.#ask([]);
    if (!first.ok) return first;
    const plan = readPlan(first.value);
    if (plan.ok) return ok(plan.value);
    this.#hooks.onRetry?.('The answer was no valid plan; asking once more with what is wrong.');
    const again = await this.#ask(feedback(first.value, plan.failure));
    if (!again.ok) return again;
    const second = readPlan(again.value);
    if (second.ok) return ok(second.value);
    return fail({
      kind: 'model-invalid',
      message: `The model answered twice with something that is no plan (${second.failure[0]}). Run the goal again or choose another model.`,
    });
  }

  /** The text of one answer; endpoints that know no structured output or no pictures are asked again without. */
  async #ask(more: MessageParam[], form: Form = { structured: true, picture: true }): Promise<Result<string, Fault>> {
    try {
      return this.#judge(await this.#stream(more, form));
    } catch (error) {
      const simpler = error instanceof BadRequestError ? simplify(String(error.message), form, this.#request) : undefined;
      if (simpler) {
        this.#hooks.onRetry?.(
          simpler.structured
            ? 'This model takes no pictures; asking with text alone.'
            : 'This endpoint has no structured output; asking for JSON in words.',
        );
        return this.#ask(more, simpler);
      }
      return fail(sayFault(error, this.#options));
    }
  }

  async #stream(more: MessageParam[], form: Form): Promise<Message> {
    const { picture, ...plain } = this.#request;
    const request = form.picture ? this.#request : plain;
    const body: MessageCreateParamsBase = {
      model: this.#options.model,
      max_tokens: MAX_TOKENS,
      system: systemBlocks(form.structured),
      messages: [...messages(request, this.#options.pageBudget ?? 6000), ...more],
      ...(form.structured ? { output_config: { format: { type: 'json_schema' as const, schema: planSchema } } } : {}),
    };
    const stream = this.#client.messages.stream(body, { signal: this.#signal });
    stream.on('text', (_delta, whole) => {
      const thought = partialThought(whole);
      if (thought) this.#hooks.onThought?.(thought);
    });
    const message = await stream.finalMessage();
    this.usage = addUsage(this.usage, usageOf(this.#options.model, message.usage));
    return message;
  }

  #judge(message: Message): Result<string, Fault> {
    const text = message.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
    if (message.stop_reason === 'refusal')
      return fail({ kind: 'model-refused', message: 'The model refused this goal. Say it differently, or do this part yourself.' });
    if (message.stop_reason === 'max_tokens')
      return fail({ kind: 'model-cut', message: "The model's plan was too long and was cut. Ask for a smaller part of the goal." });
    if (message.stop_reason === 'model_context_window_exceeded')
      return fail({ kind: 'model-invalid', message: 'The run has become too long for the model. Start the rest as a new goal.' });
    return ok(text);
  }
}

function simplify(said: string, form: Form, request: PlanRequest): Form | undefined {
  if (form.picture && request.picture && /image|vision|picture/i.test(said)) return { ...form, picture: false };
  if (form.structured && /output_config|output_format|json_schema|structured|extra inputs|unknown|unrecognized|schema/i.test(said))
    return { ...form, structured: false };
  return undefined;
}

const feedback = (answer: string, issues: string[]): MessageParam[] => [
  { role: 'assistant', content: answer.trim() || '{}' },
  { role: 'user', content: `That is no valid plan:\n${issues.map((issue) => `- ${issue}`).join('\n')}\nAnswer again with a valid one.` },
];
