import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { NeededSecrets } from '../../parts/NeededSecrets';
import { Scroll } from '../../parts/Scroll';
import { startGoal } from '../../store/use-runs';
import { ensureAccessTo, useSite } from '../../store/use-site';
import { keepWorkflow, saveWorkflowFile } from '../../store/use-workflows';
import { goalOf, secretsOf, type WorkflowDraft } from '../../store/workflow-draft';
import { WorkflowFile } from './WorkflowFile';
import { WorkflowList } from './WorkflowList';

const EXAMPLE = 'Login({user},{password})\nFill("Destination", "Oslo")\nClick("Search")\nWaitFor("Results")';

/** Editor of a workflow: one step per line, in words or as calls. The embedded planner is tried first. */
export function WorkflowPane({ draft }: { draft: WorkflowDraft }) {
  const { tabId } = useSite();
  const goal = goalOf(draft);
  const canRun = draft.steps.trim() !== '' && tabId !== undefined && goal.length <= 8000;

  async function run() {
    const url = draft.url.trim();
    if (tabId === undefined || !(await ensureAccessTo(url))) return;
    if (draft.name.trim()) keepWorkflow({ ...draft, name: draft.name.trim() });
    saveWorkflowFile(undefined);
    const begins = /^https?:/.test(url) && URL.canParse(url) ? { url } : {};
    await startGoal({ goal, tabId, workflow: { name: draft.name.trim(), ...begins } });
  }

  return (
    <Scroll label={say('workflow.workflow')}>
      <Button small look="quiet" icon="back" className="way-back" onClick={() => saveWorkflowFile(undefined)}>
        {say('panel.run')}
      </Button>
      <header className="view-head">
        <h1>{say('workflow.workflow')}</h1>
        <WorkflowFile draft={draft} take={saveWorkflowFile} />
      </header>
      <form
        className="stack wide"
        onSubmit={(event) => {
          event.preventDefault();
          if (canRun) void run();
        }}
      >
        <WorkflowList open={saveWorkflowFile} />
        <Field
          label={say('playbooks.steps')}
          hint={say('workflow.linesHint', { name: '{name}' })}
          {...(goal.length > 8000 ? { fault: say('workflow.tooLongForOneRun') } : {})}
        >
          {(ids) => (
            <textarea
              {...ids}
              className="input mono"
              rows={8}
              placeholder={EXAMPLE}
              spellCheck={false}
              value={draft.steps}
              onChange={(event) => saveWorkflowFile({ ...draft, steps: event.target.value })}
            />
          )}
        </Field>
        <Field label={say('workflow.beginsAt')}>
          {(ids) => (
            <input
              {...ids}
              className="input"
              type="url"
              spellCheck={false}
              value={draft.url}
              onChange={(event) => saveWorkflowFile({ ...draft, url: event.target.value })}
            />
          )}
        </Field>
        <Field label={say('recording.name')} hint={say('workflow.withANameItIs')}>
          {(ids) => (
            <input
              {...ids}
              className="input"
              maxLength={200}
              value={draft.name}
              onChange={(event) => saveWorkflowFile({ ...draft, name: event.target.value })}
            />
          )}
        </Field>
        <NeededSecrets needed={secretsOf(draft)} url={draft.url} />
        <div className="row">
          <Button submit look="primary" icon="play" disabled={!canRun}>
            {say('workflow.runWorkflow')}
          </Button>
          <p className="small soft grow">{say('workflow.runsWithoutAiWhereIt')}</p>
        </div>
      </form>
    </Scroll>
  );
}
