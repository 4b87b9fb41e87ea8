import { choicesOf } from '../../model/playbook/choices';
import type { Playbook } from '../../model/playbook/playbook';
import type { Outcome } from '../../model/run/leg';
import { outcomeOf } from '../learn/outcome';
import type { Step } from '../learn/step';

/** The expected outcome of a playbook's step from now on. */
export type OutcomeRephraser = (playbook: Playbook, step: number) => Outcome | null;

/** "status Added" is a status, "aria-expanded of Theme" a changed state. */
export const kindsOf = (entries: readonly string[] = []): string[] => entries.map((entry) => entry.split(' ', 1)[0] ?? '');

/**
 * The expected outcome in the words of a page that reads otherwise now: of what happened, what is of a kind that was expected. Otherwise a
 * target known by its new words would be held to effects in the old ones. Effects that contain a value of this run, or depend on a choice,
 * are dropped.
 */
export function rephraseOutcome({ record }: Step, params: Record<string, string> = {}): OutcomeRephraser {
  const seen = { ...outcomeOf(record, record.delta.url?.from ?? record.url), effects: record.delta.effects };
  const values = Object.values(params).filter((value) => value !== '');
  return (playbook, step) => {
    const promised = playbook.outcomes[step];
    if (!promised) return null;
    const chosen = playbook.variableStep?.step === step || choicesOf(playbook).some((choice) => choice.step === step);
    const told = (part: 'appeared' | 'disappeared' | 'changed' | 'effects') => {
      const kinds = kindsOf(promised[part]);
      const entries = (seen[part] ?? []).filter(
        (entry) => kinds.includes(kindsOf([entry])[0] ?? '') && !values.some((value) => entry.includes(value)),
      );
      return entries.length && !chosen ? { [part]: entries } : {};
    };
    const outcome: Outcome = {
      ...(promised.navigatesTo === undefined ? {} : { navigatesTo: promised.navigatesTo }),
      ...told('appeared'),
      ...told('disappeared'),
      ...told('changed'),
      ...told('effects'),
    };
    return Object.keys(outcome).length ? outcome : null;
  };
}
