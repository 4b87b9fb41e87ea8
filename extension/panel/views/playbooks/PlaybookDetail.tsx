import { useEffect, useState } from 'react';
import { ownRuns } from '../../../../src/model/playbook/health';
import type { HealthRun, OptionMap, Playbook } from '../../../../src/model/playbook/playbook';
import { say, saySentences } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { Empty } from '../../parts/Empty';
import { Fold } from '../../parts/Fold';
import { IconButton } from '../../parts/IconButton';
import { Scroll } from '../../parts/Scroll';
import { TextWithLines } from '../../parts/TextWithLines';
import { checkJson } from '../../store/check-json';
import { LOADING } from '../../store/loaded';
import { PlaybookDraft, playbookDraftOf, withDraft } from '../../store/playbook-draft';
import { notify } from '../../store/use-notices';
import { editPlaybook, loadPlaybook, removePlaybooks, renamePlaybook, sortPlaybook, usePlaybooks } from '../../store/use-playbooks';
import { openPlaybook } from '../../store/use-view';
import { sayHealth, whyItFailed } from '../../words/say-health';
import { sayAgo, sayWhen } from '../../words/say-number';
import { faultInWords } from '../../words/say-told';
import { ExportChoice } from './ExportChoice';
import { PlayForm } from './PlayForm';
import { StepsEditor } from './StepsEditor';
import { TagsField } from './TagsField';
import { Versions } from './Versions';

/** All details of one playbook. */
export function PlaybookDetail({ domain, id, edit }: { domain: string; id: string; edit: number | undefined }) {
  const opened = usePlaybooks((state) => state.opened);
  const details = opened?.domain === domain && opened.id === id ? opened.details : LOADING;
  useEffect(() => {
    void loadPlaybook(domain, id);
  }, [domain, id]);
  return (
    <Scroll label={say('playbooks.playbook')}>
      <Button small look="quiet" icon="back" className="way-back" onClick={() => openPlaybook(undefined)}>
        {say('panel.playbooks')}
      </Button>
      <Await thing={details} what={say('playbooks.thisPlaybook')} again={() => void loadPlaybook(domain, id)}>
        {({ playbook, optionMap }) => (playbook ? <Known playbook={playbook} optionMap={optionMap} edit={edit} /> : <Gone />)}
      </Await>
    </Scroll>
  );
}

function Known({ playbook, optionMap, edit }: { playbook: Playbook; optionMap: OptionMap; edit: number | undefined }) {
  const [isEditing, setEditing] = useState(edit !== undefined);
  return (
    <article className="stack wide" aria-label={playbook.name}>
      <PlaybookName playbook={playbook} />
      <HealthLine playbook={playbook} />
      <PlayForm playbook={playbook} optionMap={optionMap} />
      <StepsEditor key={JSON.stringify(playbook.operations)} playbook={playbook} isEditing={isEditing} setEditing={setEditing} at={edit} />
      <TagsField key={playbook.tags?.join()} playbook={playbook} />
      <div>
        <Versions playbook={playbook} />
        <Fold title={say('playbooks.export')}>
          <ExportChoice playbook={playbook} />
        </Fold>
        <Fold title={say('playbooks.editAsJson')}>
          <JsonEditor playbook={playbook} />
        </Fold>
      </div>
      <div className="row">
        <Button
          small
          look="quiet danger"
          icon="bin"
          onClick={() => {
            openPlaybook(undefined);
            void removePlaybooks([playbook]);
          }}
        >
          {say('history.delete')}
        </Button>
      </div>
    </article>
  );
}

function Gone() {
  return (
    <Empty icon="book" title={say('playbooks.thisPlaybookIsGone')}>
      <p>{say('playbooks.itWasDeletedOrBecame')}</p>
      <IconButton icon="back" label={say('playbooks.backToAllPlaybooks')} onClick={() => openPlaybook(undefined)} />
    </Empty>
  );
}

/** Editor of the playbook as JSON, validated on each input; errors are shown at their line. */
function JsonEditor({ playbook }: { playbook: Playbook }) {
  const before = JSON.stringify(playbookDraftOf(playbook), null, 2);
  const [text, setText] = useState(before);
  const checked = checkJson(text, PlaybookDraft);

  async function save() {
    if (!checked.ok) return;
    const fault = await editPlaybook(withDraft(playbook, checked.value), say('playbooks.editedAsJsonInThe'));
    notify(fault ? { text: faultInWords(fault), tone: 'bad' } : { text: say('playbooks.savedAsANewVersion') });
  }

  return (
    <div className="stack">
      <TextWithLines label={say('playbooks.playbookAsJson')} text={text} change={setText} faults={checked.ok ? [] : checked.faults} />
      <div className="row">
        <Button small look="primary" disabled={!checked.ok || text === before} onClick={() => void save()}>
          {say('playbooks.saveAsNewVersion')}
        </Button>
        <Button small look="quiet" disabled={text === before} onClick={() => setText(before)}>
          {say('playbooks.reset')}
        </Button>
      </div>
    </div>
  );
}

/** How a playbook stands, in a word and a sentence, and its last runs as marks, oldest first. */
function HealthLine({ playbook }: { playbook: Playbook }) {
  const { tone, word, why } = sayHealth(playbook);
  const runs = ownRuns(playbook);
  const used = runs.length > 0 && playbook.lastUsed ? [say('health.lastUsed', { ago: sayAgo(playbook.lastUsed, Date.now()) })] : [];
  return (
    <section className="health stack" aria-label={say('playbooks.health')}>
      <div className="row wrap">
        <Badge tone={tone}>{word}</Badge>
        {playbook.unproven && <Badge tone="warn">{say('playbooks.stepByStepFirst')}</Badge>}
        <span className="small soft">{saySentences([why, ...used])}</span>
      </div>
      {runs.length > 0 && (
        <div className="marks" aria-hidden="true">
          {runs.map((run) => (
            <span key={run.at} className={run.ok ? 'ok' : 'failed'} title={tip(run)} />
          ))}
        </div>
      )}
    </section>
  );
}

function tip({ at, ok, version, step, ...failed }: HealthRun): string {
  const when = sayWhen(at);
  const why = whyItFailed(failed);
  if (ok) return say('playbooks.runWorked', { when, version });
  if (step === undefined)
    return why ? say('playbooks.runFailedWhy', { when, version, why }) : say('playbooks.runFailed', { when, version });
  return why
    ? say('playbooks.runFailedAtWhy', { when, version, step: step + 1, why })
    : say('playbooks.runFailedAt', { when, version, step: step + 1 });
}

/** The name and the start address of a playbook; the pen button makes the name editable. */
function PlaybookName({ playbook }: { playbook: Playbook }) {
  const [typed, setTyped] = useState<string>();
  if (typed === undefined) {
    return (
      <header>
        <div className="row" style={{ alignItems: 'start' }}>
          <h1 className="goal grow">{playbook.name}</h1>
          <IconButton
            small
            icon="pin"
            label={say('playbooks.keepAtHand')}
            aria-pressed={playbook.onTop === true}
            onClick={() => void sortPlaybook({ domain: playbook.domain, id: playbook.id, onTop: !playbook.onTop })}
          />
          <IconButton small icon="pen" label={say('playbooks.rename')} onClick={() => setTyped(playbook.name)} />
        </div>
        <p className="small soft cut" title={`${playbook.domain}${playbook.pagePath}`}>
          {playbook.domain}
          {playbook.pagePath}
          {playbook.endPath && playbook.endPath !== playbook.pagePath && ` → ${playbook.endPath}`}
        </p>
      </header>
    );
  }
  async function rename(name: string) {
    setTyped(undefined);
    if (!name || name === playbook.name) return;
    const fault = await renamePlaybook(playbook.domain, playbook.id, name);
    if (fault) notify({ text: faultInWords(fault), tone: 'bad' });
  }
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        void rename(typed.trim());
      }}
    >
      <input
        className="input grow"
        aria-label={say('playbooks.nameOfThePlaybook')}
        // biome-ignore lint/a11y/noAutofocus: the person asked for this field by the pen
        autoFocus
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
      />
      <Button submit look="primary" disabled={!typed.trim()}>
        {say('playbooks.rename')}
      </Button>
    </form>
  );
}
