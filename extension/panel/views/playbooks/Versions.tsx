import { useState } from 'react';
import type { Playbook, PlaybookVersion } from '../../../../src/model/playbook/playbook';
import type { PanelParams } from '../../../../src/wire/calls';
import { say, sayFacts } from '../../../locales/say';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { Fold } from '../../parts/Fold';
import { notify } from '../../store/use-notices';
import { requestVersionChange } from '../../store/use-playbooks';
import { type DiffLine, diffVersions } from '../../store/version-diff';
import { sayVersionCause } from '../../words/say-cause';
import { sayWhen } from '../../words/say-number';
import { faultInWords, sayOne } from '../../words/say-told';

const statuses: Record<PlaybookVersion['status'], string> = {
  active: say('playbooks.active'),
  candidate: say('playbooks.candidate'),
  superseded: say('playbooks.superseded'),
  rejected: say('playbooks.rejected'),
};

/** All versions, with reason, date and cause, and a button to go back to each. */
export function Versions({ playbook }: { playbook: Playbook }) {
  const versions = [...playbook.versions].sort((left, right) => right.version - left.version);
  return (
    <Fold
      title={
        <>
          <span className="grow">{say('playbooks.versions')}</span>
          <span className="small faint">{versions.length}</span>
        </>
      }
    >
      <div className="stack">
        <ol className="lines">
          {versions.map((version, index) => (
            <VersionRow key={version.version} playbook={playbook} version={version} before={versions[index + 1]} />
          ))}
        </ol>
        <div className="row wrap">
          {playbook.obsolete ? (
            <Button small onClick={() => void change(playbook, 'restore')}>
              {say('playbooks.useItAgain')}
            </Button>
          ) : (
            <Button small look="quiet" onClick={() => void change(playbook, 'obsolete')} title={say('playbooks.keepsItButPlansAnew')}>
              {say('playbooks.markObsolete')}
            </Button>
          )}
        </div>
      </div>
    </Fold>
  );
}

function VersionRow({ playbook, version, before }: { playbook: Playbook; version: PlaybookVersion; before: PlaybookVersion | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="version stack">
      <div className="row wrap">
        <b>{`v${version.version}`}</b>
        <span className="grow">{sayVersionCause(version.cause)}</span>
        {version.pinned && <Badge tone="accent">{say('playbooks.pinned')}</Badge>}
        <Badge tone={version.status === 'active' ? 'good' : version.status === 'candidate' ? 'warn' : 'plain'}>
          {statuses[version.status]}
        </Badge>
      </div>
      <p className="small soft">{sayFacts([sayOne(version.why), sayWhen(version.at)])}</p>
      <div className="row wrap">
        {before && (
          <Button small look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? say('playbooks.hideChanges') : say('playbooks.changesSinceV', { version: before.version })}
          </Button>
        )}
        {version.status !== 'active' && (
          <Button small look="quiet" icon="undo" onClick={() => void change(playbook, 'rollBack', version.version)}>
            {say('playbooks.backToThis')}
          </Button>
        )}
        {version.status === 'active' && (
          <Button small look="quiet" icon="pin" onClick={() => void change(playbook, version.pinned ? 'unpin' : 'pin', version.version)}>
            {version.pinned ? say('playbooks.unpin') : say('playbooks.pin')}
          </Button>
        )}
      </div>
      {isOpen && before && <VersionDiff before={before} after={version} />}
    </li>
  );
}

async function change({ domain, id }: Playbook, action: PanelParams<'playbooks.version'>['action'], version?: number): Promise<void> {
  const fault = await requestVersionChange({ domain, id, action, ...(version === undefined ? {} : { version }) });
  if (fault) notify({ text: faultInWords(fault), tone: 'bad' });
}

const marks: Record<DiffLine['change'], string> = { same: ' ', added: '+', removed: '−' };

const spoken: Record<DiffLine['change'], string> = { same: '', added: say('playbooks.added'), removed: say('playbooks.removed') };

/** What changed between two versions, step by step. */
function VersionDiff({ before, after }: { before: PlaybookVersion; after: PlaybookVersion }) {
  return (
    <ul className="diff">
      {diffVersions(before.operations, after.operations).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a diff is made anew as a whole
        <li key={index} className={line.isRetargeted ? 'retargeted' : line.change}>
          <span aria-hidden="true">{line.isRetargeted ? '~' : marks[line.change]}</span>
          <span>
            <span className="unseen">{spoken[line.change]} </span>
            {line.text}
            {line.isRetargeted && <span className="faint"> {say('playbooks.foundOtherWay')}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
