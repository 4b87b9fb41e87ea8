import type { Playbook } from '../../../../src/model/playbook';
import { say } from '../../../locales/say';
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
          aria-label={say('playbooks.choose', { name })}
          checked={isChosen === true}
          onChange={() => choose(id)}
        />
      )}
      <button type="button" className="playbook-open" onClick={() => openPlaybook({ domain, id })}>
        <span className="playbook-name">{name}</span>
        <span className="playbook-about">
          <span>{say('count.steps', { count: operations.length })}</span>
          {successCount + failCount > 0 && (
            <span>{say('playbooks.ofWorked', { successCount, successCount2: successCount + failCount })}</span>
          )}
          {lastUsed && <span>{sayAgo(lastUsed, Date.now())}</span>}
        </span>
        <span className="row wrap" style={{ gap: 4 }}>
          {health.word !== say('health.notRunYet') && (
            <Badge tone={health.tone} title={health.why}>
              {health.word}
            </Badge>
          )}
          {playbook.unproven && <Badge tone="warn">{say('playbooks.stepByStepFirst')}</Badge>}
          {variableStep && <Badge>{say('playbooks.hasOptions')}</Badge>}
          {params.map((param) => (
            <Badge key={param.name}>{param.label ?? param.name}</Badge>
          ))}
        </span>
      </button>
      <IconButton
        icon="play"
        label={needsForm ? say('playbooks.fillInAndRun', { name }) : say('playbooks.run', { name })}
        onClick={() =>
          needsForm ? openPlaybook({ domain, id }) : void play({ domain, id, ...(playbook.unproven ? { stepwise: true } : {}) })
        }
      />
    </li>
  );
}
