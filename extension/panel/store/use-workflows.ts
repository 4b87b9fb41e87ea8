import { create } from 'zustand';
import { kept } from './kept';
import { readDrafts, type WorkflowDraft } from './workflow-draft';

const keptDrafts = kept('workflows', readDrafts);

interface WorkflowsStore {
  drafts: WorkflowDraft[];
  /** The draft being written, which survives a change of view. */
  open: WorkflowDraft | undefined;
}

/** Workflows that were written or imported in this browser, by name. */
export const useWorkflows = create<WorkflowsStore>(() => ({ drafts: keptDrafts.get(), open: undefined }));

/** Opens the pane with a draft, changes the draft, or closes the pane. */
export const saveWorkflowFile = (open: WorkflowDraft | undefined): void => useWorkflows.setState({ open });

/** Saves a workflow under its name, and replaces one of the same name. */
export function keepWorkflow(draft: WorkflowDraft): void {
  change((drafts) => [draft, ...drafts.filter(({ name }) => name !== draft.name)].slice(0, 50));
}

/** Removes a workflow from the list. */
export const forgetWorkflow = (name: string): void => change((drafts) => drafts.filter((draft) => draft.name !== name));

function change(edit: (drafts: WorkflowDraft[]) => WorkflowDraft[]): void {
  const drafts = edit(useWorkflows.getState().drafts);
  useWorkflows.setState({ drafts });
  void keepDrafts(drafts);
}

/** A workflow contains only the names of secrets; their values are in the store of secrets. The tables of words that tell them are loaded with the first. */
async function keepDrafts(drafts: readonly WorkflowDraft[]): Promise<void> {
  const { withoutGoalSecrets } = await import('../../../src/model/goal/goal-secrets');
  keptDrafts.set(drafts.map((draft) => ({ ...draft, steps: withoutGoalSecrets(draft.steps).goal })));
}
