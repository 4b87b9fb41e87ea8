import { memo } from 'react';
import type { PlaybookSummary } from '../../../../src/model/playbook/playbook-summary';
import { say } from '../../../locales/say';
import { Badge } from '../../parts/Badge';
import { Icon } from '../../parts/Icon';
import { IconButton } from '../../parts/IconButton';
import { openPlaybook } from '../../store/use-view';
import { STANDING_WORDS } from '../../words/say-health';
import { sayAgo } from '../../words/say-number';
import { needsFilling } from './asks-before-run';
import { play } from './play';

interface Props {
  playbook: PlaybookSummary;
  /** While several can be selected: whether this one is. */
  isChosen?: boolean;
  choose?: (playbook: PlaybookSummary) => void;
}

/** One playbook of the list: its name, site and health, and a button to run it. Not drawn again while the list scrolls. */
export const PlaybookRow = memo(function PlaybookRow({ playbook, isChosen, choose }: Props) {
  const { id, domain, name, steps, lastUsed, onTop, unproven } = playbook;
  const needsForm = needsFilling(playbook);
  return (
    <div className="playbook">
      {choose && (
        <input
          type="checkbox"
          className="playbook-choice"
          aria-label={say('playbooks.choose', { name })}
          checked={isChosen === true}
          onChange={() => choose(playbook)}
        />
      )}
      <button type="button" className="playbook-open" onClick={() => openPlaybook({ domain, id })}>
        <span className="playbook-name">
          {onTop && <Icon name="pin" filled />}
          {onTop && <span className="unseen">{say('playbooks.atHand')} </span>}
          {name}
        </span>
        <span className="playbook-about">
          <span className="cut">{domain}</span>
          <span>{say('count.steps', { count: steps })}</span>
          {lastUsed && <span>{sayAgo(lastUsed, Date.now())}</span>}
        </span>
        <Marks playbook={playbook} />
      </button>
      <IconButton
        icon="play"
        label={needsForm ? say('playbooks.fillInAndRun', { name }) : say('playbooks.run', { name })}
        onClick={() => (needsForm ? openPlaybook({ domain, id }) : void play({ domain, id, ...(unproven ? { stepwise: true } : {}) }))}
      />
    </div>
  );
});

function Marks({ playbook: { standing, unproven, hasChoice, blanks, tags } }: { playbook: PlaybookSummary }) {
  const { tone, word } = STANDING_WORDS[standing];
  return (
    <span className="row wrap" style={{ gap: 4 }}>
      {standing !== 'not-run' && <Badge tone={tone}>{word}</Badge>}
      {unproven && <Badge tone="warn">{say('playbooks.stepByStepFirst')}</Badge>}
      {hasChoice && <Badge>{say('playbooks.hasOptions')}</Badge>}
      {blanks.map(({ label }) => (
        <Badge key={label}>{label}</Badge>
      ))}
      {tags.map((tag) => (
        <span key={tag} className="tag">
          {tag}
        </span>
      ))}
    </span>
  );
}
