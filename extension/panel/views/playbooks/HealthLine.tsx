import { ownRuns } from '../../../../src/model/playbook/health';
import type { HealthRun, Playbook } from '../../../../src/model/playbook/playbook';
import { say, saySentences } from '../../../locales/say';
import { Badge } from '../../parts/Badge';
import { sayHealth, whyItFailed } from '../../words/say-health';
import { sayAgo, sayWhen } from '../../words/say-number';

/** How a playbook stands, in a word and a sentence, and its last runs as marks, oldest first. */
export function HealthLine({ playbook }: { playbook: Playbook }) {
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
