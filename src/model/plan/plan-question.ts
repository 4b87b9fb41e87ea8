import type { Run } from '../run/run';
import type { Question } from '../run/run-event';
import { choiceOf } from '../say-in-english';
import { isCompletion } from './plan-kind';

/** The choice that is added to those of a planner, which cannot know all. */
const NONE = choiceOf('none', 'noneOfThese');

/** The question to the person that a plan of the run (by its index) consists of; undefined where it asks nothing. */
export function questionAt({ plans }: Pick<Run, 'plans'>, at: number): Question | undefined {
  const plan = plans[at]?.plan;
  if (!plan || isCompletion(plan) || !plan.ask) return undefined;
  const choices = plan.ask.choices.map((label, index) => ({ id: `choice-${index + 1}`, label }));
  return { id: `ask-${at + 1}`, kind: 'ask', text: plan.ask.question, choices: [...choices, NONE] };
}

/** The choice that the person answered it with, in its words; undefined before they did. */
export function answerAt(run: Pick<Run, 'plans' | 'answers'>, at: number): string | undefined {
  const question = questionAt(run, at);
  return question?.choices.find(({ id }) => id === run.answers[question.id])?.label;
}
