import { countNoun } from '../../../../src/lib/text';
import type { Playbook } from '../../../../src/model/playbook';
import { Badge } from '../../parts/Badge';
import { IconButton } from '../../parts/IconButton';
import { openPlaybook } from '../../store/use-view';
import { sayHealth } from '../../words/say-health';
import { sayAgo } from '../../words/say-number';
import { play } from './play';

interface Props {
  playbook: Playbook;
  /** While several can be selected: whether this one is. */
  isChosen?: boolean;
  choose?: (id: string) => void;
}

/** One playbook of the list: its name and health, and a button to run it. */
export function PlaybookRow({ playbook, isChosen, choose }: Props) {
  const { id, domain, name, operations, successCount, failCount, lastUsed, variableStep, params } = playbook;
  const health = sayHealth(playbook);
  const needsForm = params.some((param) => param.default === undefined);
  return (
    <li className="playbook">
      {choose && (
        <input
          type="checkbox"
          className="playbook-choice"
          aria-label={`Choose ${name}`}
          checked={isChosen === true}
          onChange={() => choose(id)}
        />
      )}
      <button type="button" className="playbook-open" onClick={() => openPlaybook({ domain, id })}>
        <span className="playbook-name">{name}</span>
        <span className="playbook-about">
          <span>{countNoun(operations.length, 'step')}</span>
          {successCount + failCount > 0 && (
            <span>
              {successCount} of {successCount + failCount} worked
            </span>
          )}
          {lastUsed && <span>{sayAgo(lastUsed, Date.now())}</span>}
        </span>
        <span className="row wrap" style={{ gap: 4 }}>
          {health.word !== 'not run yet' && (
            <Badge tone={health.tone} title={health.why}>
              {health.word}
            </Badge>
          )}
          {playbook.unproven && <Badge tone="warn">step by step first</Badge>}
          {variableStep && <Badge>has options</Badge>}
          {params.map((param) => (
            <Badge key={param.name}>{param.label ?? param.name}</Badge>
          ))}
        </span>
      </button>
      <IconButton
        icon="play"
        label={needsForm ? `Fill in and run ${name}` : `Run ${name}`}
        onClick={() =>
          needsForm ? openPlaybook({ domain, id }) : void play({ domain, id, ...(playbook.unproven ? { stepwise: true } : {}) })
        }
      />
    </li>
  );
}
