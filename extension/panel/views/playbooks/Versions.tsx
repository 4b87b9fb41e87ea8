import { useState } from 'react';
import type { Playbook, PlaybookVersion } from '../../../../src/model/playbook';
import type { PanelParams } from '../../../../src/wire/calls';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { Fold } from '../../parts/Fold';
import { notify } from '../../store/use-notices';
import { requestVersionChange } from '../../store/use-playbooks';
import { sayVersionCause } from '../../words/say-cause';
import { sayWhen } from '../../words/say-number';
import { VersionDiff } from './VersionDiff';

/** All versions, with reason, date and cause, and a button to go back to each. */
export function Versions({ playbook }: { playbook: Playbook }) {
  const versions = [...playbook.versions].sort((left, right) => right.version - left.version);
  return (
    <Fold
      title={
        <>
          <span className="grow">Versions</span>
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
              Use it again
            </Button>
          ) : (
            <Button small look="quiet" onClick={() => void change(playbook, 'obsolete')} title="Keeps it, but plans anew the next time">
              Mark obsolete
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
        <b>v{version.version}</b>
        <span className="grow">{sayVersionCause(version.cause)}</span>
        {version.pinned && <Badge tone="accent">pinned</Badge>}
        <Badge tone={version.status === 'active' ? 'good' : version.status === 'candidate' ? 'warn' : 'plain'}>{version.status}</Badge>
      </div>
      <p className="small soft">
        {version.why && `${version.why.replace(/[.\s]+$/, '')}. `}
        {sayWhen(version.at)}
      </p>
      <div className="row wrap">
        {before && (
          <Button small look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide changes' : `Changes since v${before.version}`}
          </Button>
        )}
        {version.status !== 'active' && (
          <Button small look="quiet" icon="undo" onClick={() => void change(playbook, 'rollBack', version.version)}>
            Back to this
          </Button>
        )}
        {version.status === 'active' && (
          <Button small look="quiet" icon="pin" onClick={() => void change(playbook, version.pinned ? 'unpin' : 'pin', version.version)}>
            {version.pinned ? 'Unpin' : 'Pin'}
          </Button>
        )}
      </div>
      {isOpen && before && <VersionDiff before={before} after={version} />}
    </li>
  );
}

async function change({ domain, id }: Playbook, action: PanelParams<'playbooks.version'>['action'], version?: number): Promise<void> {
  const fault = await requestVersionChange({ domain, id, action, ...(version === undefined ? {} : { version }) });
  if (fault) notify({ text: fault.message, tone: 'bad' });
}
