import type { Operation } from '../../../src/model/plan/operation';
import { Playbook } from '../../../src/model/playbook/playbook';
import { z } from '../../../src/model/schema';

/** The fields of a playbook that a person may edit as text; counts, versions and health are managed by the engine. */
export const PlaybookDraft = z.pick(Playbook, { name: true, pagePath: true, operations: true, params: true, variableStep: true });
export type PlaybookDraft = Pick<Playbook, 'name' | 'pagePath' | 'operations' | 'params' | 'variableStep'>;

/** The editable copy of a playbook. */
export function playbookDraftOf({ name, pagePath, operations, params, variableStep }: Playbook): PlaybookDraft {
  return { name, pagePath, params, ...(variableStep ? { variableStep } : {}), operations };
}

/** The edited playbook. Unchanged operations keep their outcomes; those of the others are learned again. */
export function withDraft(playbook: Playbook, draft: PlaybookDraft): Playbook {
  const { variableStep: _before, ...rest } = playbook;
  return { ...rest, ...draft, outcomes: draft.operations.map((operation) => outcomeOf(playbook, operation)) };
}

function outcomeOf(playbook: Playbook, operation: Operation): Playbook['outcomes'][number] {
  const same = playbook.operations.findIndex((before) => JSON.stringify(before) === JSON.stringify(operation));
  return playbook.outcomes[same] ?? null;
}
