import type { MessageParam } from '@anthropic-ai/sdk/resources/messages';
import { fail, ok, type Result } from '../../lib/result';
import type { Fault } from '../../model/fault';
import type { Plan } from '../../model/plan';
import { addUsage, NO_USAGE } from '../../model/usage';
import type { PlanHooks, Planner, PlanRequest } from '../planner';
import { type AskOptions, askInForm } from './ask-in-form';
import { DEFAULT_FORM, type Form } from './form';
import { sectionLines } from './prompt/section-lines';
import withoutSchema from './prompt/without-schema.md?raw';
import { type Answer, readAnswer } from './read-answer';

export interface ClaudeOptions extends AskOptions {
  /** Tokens that the page may take in a prompt; default 6000. */
  pageBudget?: number;
}

/** So many sections of a page may be asked for in one planning. */
const MOST_SECTIONS = 3;

/**
 * Plans with a model over the Messages API: one streamed call, and more only where a section of a long page is asked for, where the answer is no
 * plan (once), or where the stream broke (once). Between plannings it keeps only what the endpoint is known not to take.
 */
export function claudePlanner(options: ClaudeOptions): Planner {
  let form: Form = { ...DEFAULT_FORM, ...(options.pageBudget ? { pageBudget: options.pageBudget } : {}) };
  return {
    plan: async (request, hooks, signal) => {
      let usage = NO_USAGE;
      const speak: Speak = async (more) => {
        const spoken = await askInForm({ options, request, hooks, signal, form, more });
        form = spoken.form;
        usage = addUsage(usage, spoken.usage);
        return spoken.result;
      };
      const result = await converse(request, hooks, speak, options.hide ?? ((text) => text));
      return { result, usage };
    },
  };
}

type Speak = (more: MessageParam[]) => Promise<Result<string, Fault>>;

/** From the first answer to a plan. */
async function converse(
  request: PlanRequest,
  hooks: PlanHooks,
  speak: Speak,
  hide: (text: string) => string,
): Promise<Result<Plan, Fault>> {
  const more: MessageParam[] = [];
  let sections = 0;
  let corrected = false;
  for (;;) {
    const spoken = await speak(more);
    if (!spoken.ok) return spoken;
    const answer = readAnswer(spoken.value, request.snapshot);
    if ('plan' in answer) return ok(answer.plan);
    if ('section' in answer && sections < MOST_SECTIONS) {
      sections += 1;
      hooks.onRetry?.(`Listing "${answer.section}" of the page.`);
      more.push(...turn(spoken.value, hide(sectionLines(request, answer.section))));
      continue;
    }
    if (corrected) return fail(noPlan(answer));
    corrected = true;
    hooks.onRetry?.('The answer was no valid plan; asking once more with what is wrong.');
    more.push(...turn(spoken.value, feedback(answer)));
  }
}

const turn = (answer: string, reply: string): MessageParam[] => [
  { role: 'assistant', content: answer.trim() || '{}' },
  { role: 'user', content: reply },
];

const issuesOf = (answer: Answer): string[] =>
  'issues' in answer ? answer.issues : ['Enough sections were listed: plan with what you see.'];

function feedback(answer: Answer): string {
  const form = 'prose' in answer && answer.prose ? `\n${withoutSchema}` : '';
  return `That is no valid plan:\n${issuesOf(answer)
    .map((issue) => `- ${issue}`)
    .join('\n')}\nAnswer again with a valid one.${form}`;
}

const noPlan = (answer: Answer): Fault => ({
  kind: 'model-invalid',
  message: `The model answered twice with something that is no plan (${issuesOf(answer)[0]}). Run the goal again or choose another model.`,
});
