import { useState } from 'react';
import { wordsOfSecret } from '../../../../src/model/secret/words-of-secret';
import type { SecretOffer } from '../../../../src/wire/shapes';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { notify } from '../../store/use-notices';
import { answerOffer, useSettings } from '../../store/use-settings';
import { faultInWords } from '../../words/say-told';

/** Asks for each secret that this run was given, and that did its work, whether it is to be kept for its site. */
export function KeepSecrets({ runId }: { runId: string }) {
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
