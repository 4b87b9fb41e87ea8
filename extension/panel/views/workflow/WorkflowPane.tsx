import { useRef } from 'react';
import { say, saySentences } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { Icon } from '../../parts/Icon';
import { IconButton } from '../../parts/IconButton';
import { NeededSecrets } from '../../parts/NeededSecrets';
import { Scroll } from '../../parts/Scroll';
import { saveFile } from '../../store/save-file';
import { notify } from '../../store/use-notices';
import { startGoal } from '../../store/use-runs';
import { ensureAccessTo, useSite } from '../../store/use-site';
import { forgetWorkflow, keepWorkflow, saveWorkflowFile, useWorkflows } from '../../store/use-workflows';
import { goalOf, secretsOf, type WorkflowDraft } from '../../store/workflow-draft';
import { draftFromJson, jsonOfDraft } from '../../store/workflow-json';

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

/** The workflows stored in this browser. */
function WorkflowList({ open }: { open: (draft: WorkflowDraft) => void }) {
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

/** Imports and exports a workflow as a file in seed 004's JSON. */
function WorkflowFile({ draft, take }: { draft: WorkflowDraft; take: (draft: WorkflowDraft) => void }) {
  const input = useRef<HTMLInputElement>(null);
  async function read(file: File | undefined) {
    if (!file) return;
    const taken = draftFromJson(await file.text());
    if (taken.ok) take(taken.value);
    else notify({ text: say('workflow.thisIsNoWorkflow', { value: saySentences(taken.failure.slice(0, 3)) }), tone: 'bad' });
  }
  function write() {
    const json = jsonOfDraft(draft);
    if (json.ok) saveFile(`${draft.name.trim() || 'workflow'}.json`, 'application/json', json.value);
    else notify({ text: say('workflow.thisCannotBeAFile', { value: saySentences(json.failure.slice(0, 3)) }), tone: 'bad' });
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={say('workflow.workflowFile')}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Button small icon="in" onClick={() => input.current?.click()}>
        {say('workflow.fromFile')}
      </Button>
      <Button small icon="out" disabled={draft.steps.trim() === ''} onClick={write}>
        {say('workflow.toFile')}
      </Button>
    </>
  );
}
