import { useState } from 'react';
import { say } from '../../locales/say';
import { type Check, type CheckAbout, isAboutElement } from '../store/checks';
import { cancelPick, type Picked, startPick, usePick } from '../store/use-pick';
import { Button } from './Button';

const abouts: Record<CheckAbout, string> = {
  visible: say('part.itAppears'),
  gone: say('part.itIsGone'),
  text: say('part.thePageShows'),
  url: say('part.theAddressHas'),
};

interface Props {
  /** 1 for the first step. */
  number: number;
  /** Whether the step has an element of its own that the check can be about. */
  hasTarget: boolean;
  tabId: number | undefined;
  insert: (check: Check, picked?: Picked) => void;
}

/** Inserts an assertion or a wait after a step, about something in the page; a wait for a time is not offered. */
export function InsertCheck({ number, hasTarget, tabId, insert }: Props) {
  const [check, setCheck] = useState<Check>({ how: 'expect', about: 'visible', text: '' });
  const asker = `check ${number}`;
  const isPicking = usePick(({ asker: asking }) => asking === asker);
  const isElement = isAboutElement(check);

  async function pick() {
    if (tabId === undefined) return;
    const picked = await startPick(asker, tabId, true);
    if (picked) insert(check, picked);
  }

  return (
    <fieldset className="stack insert-check" aria-label={say('part.afterStep', { number })}>
      <div className="row wrap">
        <select
          className="input kind"
          aria-label={say('part.afterStepExpectOrWait', { number })}
          value={check.how}
          onChange={(event) => setCheck({ ...check, how: event.target.value as Check['how'] })}
        >
          <option value="expect">{say('part.afterThisStepCheckThat')}</option>
          <option value="wait">{say('part.thenWaitUntil')}</option>
        </select>
        <select
          className="input kind"
          aria-label={say('part.whatIsLookedForAfter', { number })}
          value={check.about}
          onChange={(event) => setCheck({ ...check, about: event.target.value as CheckAbout })}
        >
          {Object.entries(abouts).map(([about, words]) => (
            <option key={about} value={about}>
              {words}
            </option>
          ))}
        </select>
      </div>
      {!isElement && (
        <input
          className="input"
          aria-label={
            check.about === 'text' ? say('part.textThatShowsAfterStep', { number }) : say('part.partOfTheAddressAfter', { number })
          }
          maxLength={2000}
          value={check.text}
          onChange={(event) => setCheck({ ...check, text: event.target.value })}
        />
      )}
      <div className="row wrap">
        {isElement && hasTarget && (
          <Button small onClick={() => insert(check)}>
            {say('part.addForThisElement')}
          </Button>
        )}
        {isElement && !isPicking && (
          <Button small disabled={tabId === undefined} onClick={() => void pick()}>
            {say('part.pointAtIt')}
          </Button>
        )}
        {isPicking && (
          <Button small look="danger" onClick={cancelPick}>
            {say('part.stopPointing')}
          </Button>
        )}
        {!isElement && (
          <Button small disabled={!check.text.trim()} onClick={() => insert(check)}>
            {say('part.insert')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
