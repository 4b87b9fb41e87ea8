import { create } from 'zustand';
import { withoutGoalSecrets } from '../../../src/model/goal/goal-secrets';
import { kept } from './kept';
import { readDrafts, type WorkflowDraft } from './workflow-draft';

const keptDrafts = kept('workflows', readDrafts);

interface WorkflowsStore {
  drafts: WorkflowDraft[];
  /** The one being written, also while the person looks at another view. */
  open: WorkflowDraft | undefined;
}

/** Workflows that were written or taken in here, by name. */
export const useWorkflows = create<WorkflowsStore>(() => ({ drafts: keptDrafts.get(), open: undefined }));

/** Opens the pane with a draft, changes what is written there, or closes it. */
export const saveWorkflowFile = (open: WorkflowDraft | undefined): void => useWorkflows.setState({ open });

/** Keeps a workflow under its name, in the place of an earlier one of that name. */
export function keepWorkflow(draft: WorkflowDraft): void {
  change((drafts) => [draft, ...drafts.filter(({ name }) => name !== draft.name)].slice(0, 50));
}

/** Removes a workflow from the list. */
export const forgetWorkflow = (name: string): void => change((drafts) => drafts.filter((draft) => draft.name !== name));

function change(edit: (drafts: WorkflowDraft[]) => WorkflowDraft[]): void {
  const drafts = edit(useWorkflows.getState().drafts);
  // Secrets are named in a workflow, and kept where secrets are kept.
  keptDrafts.set(drafts.map((draft) => ({ ...draft, steps: withoutGoalSecrets(draft.steps).goal })));
  useWorkflows.setState({ drafts });
}
