import type { Settings } from '../../../../src/model/settings';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Fold } from '../../parts/Fold';
import { Wordmark } from '../../parts/Wordmark';
import { endWelcome } from '../../store/use-settings';
import { askForModel } from '../../store/use-view';
import { PageOffers } from '../run/PageOffers';

/** The first minute: what Abra is, what it could do on the page that is open, and two ways to begin. No data leaves before the second is chosen. */
export function Welcome({ protocol }: Pick<Settings, 'protocol'>) {
  return (
    <main className="welcome">
      <Wordmark />
      <h1>{say('welcome.tellAbraWhatToDo')}</h1>
      <section className="stack welcome-choice">
        <Button look="primary" onClick={() => endWelcome('embedded')}>
          {say('welcome.startInPrivateMode')}
        </Button>
        <p className="small soft">{say('welcome.simpleCommandsAndWhatYou')}</p>
      </section>
      <section className="stack welcome-choice">
        <Button
          onClick={() => {
            endWelcome(protocol);
            askForModel();
          }}
        >
          {say('welcome.useAnAiModelNeeds')}
        </Button>
        <p className="small soft">{say('welcome.anyGoalInYourOwn')}</p>
        <Fold title={say('welcome.whatIsSentAndWhat')}>
          <ul className="facts small soft">
            <li>{say('welcome.sentYourGoalTheVisible')}</li>
            <li>{say('welcome.sentOnlyWhereWordsAre')}</li>
            <li>{say('welcome.neverPasswordsOneTimeCodes')}</li>
          </ul>
        </Fold>
      </section>
      <p className="small faint">{say('welcome.youCanChangeThisAt')}</p>
      {/* They come when the page was looked at: below, they move nothing that is about to be pressed. */}
      <PageOffers title={say('welcome.onThisPageForExample')} max={2} onChoose={() => endWelcome('embedded')} />
    </main>
  );
}
