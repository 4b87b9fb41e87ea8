import { useState } from 'react';
import type { RunEventOf } from '../../../../src/model/run/run-event';
import { wordsOfSecret } from '../../../../src/model/secret/words-of-secret';
import type { SecretOffer } from '../../../../src/wire/shapes';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import type { RunLog } from '../../store/runs';
import { notify } from '../../store/use-notices';
import { answerOffer, useSettings } from '../../store/use-settings';
import { offerGoal } from '../../store/use-view';
import { endingOf } from '../../store/ways-out';
import { sayEnd } from '../../words/say-run';
import { faultInWords } from '../../words/say-told';
import { FailureCard } from './FailureCard';
import { Offers } from './Offers';
import { ResultCard } from './ResultCard';

const ends = {
  success: say('history.done'),
  failed: say('history.notDone'),
  stopped: say('history.stopped'),
  crashed: say('run.abraBroke'),
} as const;

/** True if nothing was done and the planner suggests what could be meant: that is a question rather than a failure. */
const isUnclear = ({ run }: RunLog, { outcome, suggestions }: RunEventOf<'finished'>) =>
  outcome === 'failed' && run.operations === 0 && suggestions.length > 0;

/** How a run ended, in a word or two; undefined while it goes on. */
export const endOf = (log: RunLog): string | undefined =>
  log.run.finished && (isUnclear(log, log.run.finished) ? say('run.notClearYet') : ends[log.run.finished.outcome]);

interface Props {
  log: RunLog;
  finished: RunEventOf<'finished'>;
  /** Another page is in front: what was suggested does not belong there. */
  isEarlier: boolean;
}

/** The end of a run: its answer, or why there is none and what can be done; then what could be meant or done next. */
export function Completion({ log, finished, isEarlier }: Props) {
  const { run } = log;
  const ending = endingOf(run);
  return (
    <>
      {ending ? (
        <FailureCard run={run} ending={ending} title={endOf(log) ?? ''} summary={sayEnd(run, finished)} />
      ) : (
        <ResultCard log={log} finished={finished} title={endOf(log) ?? ''} />
      )}
      <KeepSecrets runId={run.id} />
      <Offers
        title={isUnclear(log, finished) ? say('run.didYouMean') : say('run.next')}
        {...(isEarlier ? { note: say('run.theseAreForAnotherPage') } : {})}
        commands={finished.suggestions}
        disabled={isEarlier}
        choose={offerGoal}
      />
    </>
  );
}

/** Asks for each secret that this run was given, and that did its work, whether it is to be kept for its site. */
function KeepSecrets({ runId }: { runId: string }) {
  const offers = useSettings((state) => state.offers);
  return offers.filter((offer) => offer.runId === runId).map((offer) => <KeepSecret key={`${offer.name} ${offer.origin}`} offer={offer} />);
}

function KeepSecret({ offer }: { offer: SecretOffer }) {
  const [isSent, setSent] = useState(false);
  const said = wordsOfSecret(offer);

  async function answer(keep: boolean) {
    setSent(true);
    const fault = await answerOffer(offer, keep);
    if (fault) setSent(false);
    if (fault || keep) notify(fault ? { text: faultInWords(fault), tone: 'bad' } : { text: say('run.keptTheSettingsSecretsLists', said) });
  }

  return (
    <Card tone="ask" icon="ask" title={say('run.keepIt')} aria-label={say('run.keepThe', said)}>
      <p>{say('run.shallAbraKeepThe', said)}</p>
      <p className="small soft">{say('run.itFillsItInOn')}</p>
      <div className="row wrap">
        <Button look="primary" disabled={isSent} onClick={() => void answer(true)}>
          {say('run.keepIt2')}
        </Button>
        <Button disabled={isSent} onClick={() => void answer(false)}>
          {say('run.no')}
        </Button>
      </div>
    </Card>
  );
}
