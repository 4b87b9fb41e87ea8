import type { Operation } from '../../../src/model/operation';
import { Playbook } from '../../../src/model/playbook';

/** What a person edits of a playbook as text; counts, versions and health are the engine's. */
export const PlaybookDraft = Playbook.pick({ name: true, pagePath: true, operations: true, params: true, variableStep: true });
export type PlaybookDraft = Pick<Playbook, 'name' | 'pagePath' | 'operations' | 'params' | 'variableStep'>;

/** The editable copy of a playbook. */
export function playbookDraftOf({ name, pagePath, operations, params, variableStep }: Playbook): PlaybookDraft {
  return { name, pagePath, params, ...(variableStep ? { variableStep } : {}), operations };
}

/** The playbook as edited. An operation that is still the same keeps its outcome; the others have to show theirs again. */
export function withDraft(playbook: Playbook, draft: PlaybookDraft): Playbook {
  const { variableStep: _before, ...rest } = playbook;
  return { ...rest, ...draft, outcomes: draft.operations.map((operation) => outcomeOf(playbook, operation)) };
}

function outcomeOf(playbook: Playbook, operation: Operation): Playbook['outcomes'][number] {
  const same = playbook.operations.findIndex((before) => JSON.stringify(before) === JSON.stringify(operation));
  return playbook.outcomes[same] ?? null;
}
