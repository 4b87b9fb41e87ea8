import { useEffect, useId, useRef, useState } from 'react';
import { currentPlan, items, type Run } from '../../../../src/model/run/run';
import type { Question } from '../../../../src/model/run/run-event';
import { say } from '../../../locales/say';
import { Badge } from '../../parts/Badge';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { answerQuestion, giveFiles, giveSecret } from '../../store/use-runs';
import { allowSite, useSite } from '../../store/use-site';
import { sayQuestion } from '../../words/say-run';
import { sayStep } from '../../words/say-to-person';
import { sayTold } from '../../words/say-told';
import { AskedAct, askedAbout } from './AskedAct';

const titles: Record<Question['kind'], string> = {
  confirm: say('run.mayAbraDoThis'),
  budget: say('run.theBudgetIsUsedUp'),
  person: say('run.yourTurn'),
  step: say('run.nextStep'),
  file: say('run.aFilePlease'),
  secret: say('run.aSecretPlease'),
  ask: say('run.whichDoYouMean'),
  plan: say('run.shallAbraDoThis'),
  access: say('words.needsYourOk'),
};

const HAS_OWN_CONTROL = new Set<Question['kind']>(['file', 'secret', 'access']);

/** A question for which the run waits. An answer is sent only once. */
export function QuestionCard({ run, question }: { run: Run; question: Question }) {
  const [chosen, setChosen] = useState<string>();
  const item = items(run).find(({ id }) => id === question.operationId);
  const asked = askedAbout(run, question);
  const first = question.safe ?? question.choices[0]?.id;
  /** The first choice is given with a file, a value or access. */
  const hasOwnControl = HAS_OWN_CONTROL.has(question.kind);
  const isSent = chosen === question.id;
  const { tabId } = useSite();
  /** The site line asks for access to the tab in front. A pop-up has no toolbar, so the card offers what works there. */
  const isSaidAbove = question.kind === 'access' && tabId === run.tabId;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whoever is typing goes on: an Enter of theirs is no answer.
    const box = document.activeElement;
    if (box instanceof HTMLTextAreaElement && box.value) return;
    // Enter approves a plan; no other question is answered by one key.
    const yes = question.kind === 'plan' ? card.current?.querySelector<HTMLElement>('button.primary') : undefined;
    (yes ?? card.current)?.focus({ preventScroll: true });
  }, [question.kind]);
  return (
    <Card
      ref={card}
      tabIndex={-1}
      tone="ask"
      icon="ask"
      title={titles[question.kind]}
      aria-label={say('run.question', { value: titles[question.kind] })}
    >
      {asked ? (
        <AskedAct run={run} asked={asked} />
      ) : (
        <>
          {item && question.kind !== 'step' && <p className="asked-about">{sayStep(item)}</p>}
          {question.kind === 'plan' ? <PlanToApprove run={run} /> : !isSaidAbove && <p>{sayQuestion(run, question)}</p>}
          {question.kind === 'access' && <p>{say('run.goesOnOnceAllowed')}</p>}
        </>
      )}
      {question.kind === 'secret' && <SecretAnswer run={run} question={question} taken={() => setChosen(question.id)} />}
      <div className="row wrap">
        {question.kind === 'access' && !isSaidAbove && (
          <Button look="primary" onClick={() => void allowSite(undefined)} title={say('run.everySiteMeans')}>
            {say('settings.allowOnEverySite')}
          </Button>
        )}
        {question.kind === 'file' && <FileChoice run={run} question={question} taken={() => setChosen(question.id)} />}
        {question.choices.slice(hasOwnControl ? 1 : 0).map(({ id, label, says }) => (
          <Button
            key={id}
            look={id === first && !hasOwnControl ? 'primary' : 'plain'}
            disabled={isSent}
            onClick={() => {
              setChosen(question.id);
              void answerQuestion(run.id, question.id, id);
            }}
          >
            {asked && id === 'allow' ? asked.said : sayTold({ text: label, says })}
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** All that a plan would do, before any of it is done. */
function PlanToApprove({ run }: { run: Run }) {
  return (
    <>
      <ol className="to-approve">
        {currentPlan(run)?.items.map((item) => (
          <li key={item.id}>
            {sayStep(item)} {item.operation.irreversible && <Badge tone="warn">{say('run.cantBeUndone')}</Badge>}
          </li>
        ))}
      </ol>
      <p className="small soft">{run.operations > 0 ? say('run.doneBeforeStays') : say('run.nothingHasBeenDoneYet')}</p>
    </>
  );
}

/** Lets the person choose a file for an upload, and sends its bytes to the run that asked for it. */
function FileChoice({ run, question, taken }: { run: Run; question: Question; taken: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const operation = items(run).find(({ id }) => id === question.operationId)?.operation;
  const several = operation?.type === 'upload' && operation.files.length > 1;

  const first = question.choices[0];

  async function give(files: FileList | null) {
    if (!files?.length) return;
    setReading(true);
    if (await giveFiles(run.id, question.id, [...files])) taken();
    else setReading(false);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={several}
        aria-label={say('run.fileToUpload')}
        onChange={(event) => void give(event.target.files)}
      />
      <Button look="primary" icon="in" disabled={isReading} onClick={() => input.current?.click()}>
        {first && sayTold({ text: first.label, says: first.says })}
      </Button>
    </>
  );
}

/** A field for the value of a secret that a run asks for by name, and sends it to that run. */
function SecretAnswer({ run, question, taken }: { run: Run; question: Question; taken: () => void }) {
  const [value, setValue] = useState('');
  const [isSending, setSending] = useState(false);
  const hint = useId();

  const first = question.choices[0];

  async function give() {
    setSending(true);
    if (await giveSecret(run.id, question.id, value)) {
      setValue('');
      taken();
    } else setSending(false);
  }

  return (
    <form
      className="stack wide"
      onSubmit={(event) => {
        event.preventDefault();
        if (value && !isSending) void give();
      }}
    >
      <input
        className="input"
        type="password"
        autoComplete="off"
        maxLength={4000}
        aria-label={sayQuestion(run, question)}
        aria-describedby={hint}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <p className="small soft" id={hint}>
        {say('run.abraTypesItIntoThe')}
      </p>
      <div className="row">
        <Button submit look="primary" disabled={!value || isSending}>
          {first && sayTold({ text: first.label, says: first.says })}
        </Button>
      </div>
    </form>
  );
}
