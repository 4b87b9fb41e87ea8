import { fail, ok, type Result } from '../lib/result';
import type { Plan } from '../model/plan/plan';
import { NO_USAGE } from '../model/run/add-usage';
import type { Fault } from '../model/run/fault';
import type { Usage } from '../model/run/usage';
import { faultOf } from '../model/say-in-english';
import { saying } from '../model/saying-of';
import { type Answer, readAnswer } from './answer/read-answer';
import type { PlanHooks, Planner, PlanRequest } from './planner';
import { formOfAnswer } from './prompt/form-of-answer';
import { sectionLines } from './prompt/section-lines';

/** What each vendor implements: starts one planning with its model, or answers why it cannot. Never rejects. */
export type Speak = (request: PlanRequest, hooks: PlanHooks, signal: AbortSignal) => Promise<Result<Speaking, Fault>>;

/** The conversation with a model during one planning. */
export interface Speaking {
  /** The model's next answer, given the conversation made from the request and the exchanges since, oldest first. Never rejects. */
  say(since: readonly Exchange[]): Promise<Result<string, Fault>>;
  /** What all answers of this planning cost so far. */
  usage(): Usage;
  /** Takes the values of secrets out of a text before the model gets it. */
  hide(text: string): string;
  /** How many sections of a long page the model may ask for: none where its context window is small. */
  sections: number;
  end?(): void;
}

/** An answer that was not a plan yet, and the reply to the model. */
export interface Exchange {
  answer: string;
  reply: string;
}

/** Plans with a model in one answer. It is asked again where it asks for a section of a long page, and once where its answer is no valid plan. */
export function modelPlanner(speak: Speak): Planner {
  return {
    plan: async (request, hooks, signal) => {
      const begun = await speak(request, hooks, signal);
      if (!begun.ok) return { result: begun, usage: NO_USAGE };
      const speaking = begun.value;
      try {
        return { result: await converse(request, hooks, speaking), usage: speaking.usage() };
      } finally {
        speaking.end?.();
      }
    },
  };
}

/** From the first answer to a plan. */
async function converse(request: PlanRequest, hooks: PlanHooks, speaking: Speaking): Promise<Result<Plan, Fault>> {
  const since: Exchange[] = [];
  let sections = 0;
  let corrected = false;
  for (;;) {
    const said = await speaking.say(since);
    if (!said.ok) return said;
    const answer = readAnswer(said.value, request.snapshot);
    if ('plan' in answer) return ok(answer.plan);
    if ('section' in answer && sections < speaking.sections) {
      sections += 1;
      hooks.onRetry?.(`Listing "${answer.section}" of the page.`);
      since.push({ answer: said.value, reply: speaking.hide(sectionLines(request, answer.section)) });
      continue;
    }
    if (corrected) return fail(noPlan(answer));
    corrected = true;
    hooks.onRetry?.('The answer was no valid plan; asking once more with what is wrong.');
    since.push({ answer: said.value, reply: feedback(answer) });
  }
}

const issuesOf = (answer: Answer): string[] =>
  'issues' in answer ? answer.issues : ['Enough sections were listed: plan with what you see.'];

function feedback(answer: Answer): string {
  const form = 'prose' in answer && answer.prose ? `\n${formOfAnswer()}` : '';
  return `That is no valid plan:\n${issuesOf(answer)
    .map((issue) => `- ${issue}`)
    .join('\n')}\nAnswer again with a valid one.${form}`;
}

const noPlan = (answer: Answer): Fault => faultOf('model-invalid', saying('twiceNoPlan', { issue: issuesOf(answer)[0] ?? '' }));
