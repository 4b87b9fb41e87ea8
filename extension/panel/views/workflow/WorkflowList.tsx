import { say } from '../../../locales/say';
import { Icon } from '../../parts/Icon';
import { IconButton } from '../../parts/IconButton';
import { forgetWorkflow, useWorkflows } from '../../store/use-workflows';
import type { WorkflowDraft } from '../../store/workflow-draft';

/** The workflows stored in this browser. */
export function WorkflowList({ open }: { open: (draft: WorkflowDraft) => void }) {
  const { drafts } = useWorkflows();
  if (drafts.length === 0) return null;
  return (
    <ul className="lines" aria-label={say('workflow.keptWorkflows')}>
      {drafts.map((draft) => (
        <li key={draft.name} className="row" style={{ paddingRight: 6 }}>
          <button type="button" className="line grow" onClick={() => open(draft)}>
            <Icon name="options" />
            <span className="grow cut">{draft.name}</span>
          </button>
          <IconButton
            small
            danger
            icon="bin"
            label={say('workflow.forget', { name: draft.name })}
            onClick={() => forgetWorkflow(draft.name)}
          />
        </li>
      ))}
    </ul>
  );
}
