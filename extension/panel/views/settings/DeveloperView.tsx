import { useState } from 'react';
import { z } from '../../../../src/model/schema';
import { call } from '../../../../src/wire/call';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Switch } from '../../parts/Switch';
import { TextWithLines } from '../../parts/TextWithLines';
import { checkJson } from '../../store/check-json';
import { shownLog } from '../../store/runs';
import { showSelectors, useDeveloper } from '../../store/use-developer';
import { saveJournal, useRuns } from '../../store/use-runs';
import { useSite } from '../../store/use-site';

const EXAMPLE = JSON.stringify({ actions: [{ type: 'click', selector: 'button' }] }, null, 2);

/** For developers: shows selectors in the steps of playbooks, runs a sequence in the page, and shows the page's listing and the run's journal. */
export function DeveloperView() {
  const { tabId } = useSite();
  const { showsSelectors } = useDeveloper();
  const log = useRuns(shownLog);
  const [text, setText] = useState(EXAMPLE);
  const [answer, setAnswer] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const checked = checkJson(text, anyJson);

  async function ask(work: Promise<{ ok: boolean }>) {
    setBusy(true);
    const answered = await work;
    setAnswer(JSON.stringify(answered, null, 2));
    setBusy(false);
  }

  return (
    <div className="stack">
      <Switch label={say('settings.showHowFound')} hint={say('settings.showHowFoundHint')} on={showsSelectors} change={showSelectors} />
      <TextWithLines label={say('settings.sequenceAsJson')} text={text} change={setText} faults={checked.ok ? [] : checked.faults} />
      <div className="row wrap">
        <Button
          small
          disabled={!checked.ok || tabId === undefined || isBusy}
          onClick={() => checked.ok && tabId !== undefined && void ask(call('page.sequence', { tabId, sequence: checked.value }))}
        >
          {say('settings.runSequence')}
        </Button>
        <Button
          small
          disabled={tabId === undefined || isBusy}
          onClick={() => tabId !== undefined && void ask(call('page.snapshot', { tabId }))}
        >
          {say('settings.snapshot')}
        </Button>
        {log && (
          <Button small look="quiet" icon="out" onClick={() => void saveJournal(log.run.id)}>
            {say('settings.journal')}
          </Button>
        )}
      </div>
      {answer !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section className="answer" tabIndex={0} aria-label={say('settings.answer')}>
          <pre>{answer}</pre>
        </section>
      )}
    </div>
  );
}

/** A schema for any JSON: the worker validates the content. */
const anyJson = z.json();
