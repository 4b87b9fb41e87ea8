import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { sayElement } from '../../../../src/model/page/element-words';
import type { SnapshotElement } from '../../../../src/model/page/snapshot';
import { isModel } from '../../../../src/model/plan/planners';
import { currentPlan, items, type Run } from '../../../../src/model/run/run';
import type { RunEventOf } from '../../../../src/model/run/run-event';
import { call } from '../../../../src/wire/call';
import type { PanelAnswer } from '../../../../src/wire/calls';
import { say, sayFacts, sayList } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Icon } from '../../parts/Icon';
import { sayShown } from '../../parts/say-shown';
import { loadedValue } from '../../store/loaded';
import { runNumbers } from '../../store/run-numbers';
import type { RunLog } from '../../store/runs';
import { runAgain } from '../../store/take-way';
import { notify } from '../../store/use-notices';
import { keepRun } from '../../store/use-runs';
import { useSite } from '../../store/use-site';
import { openPlaybook } from '../../store/use-view';
import { whenDrawn } from '../../store/when-drawn';
import { sayDollars, sayMs } from '../../words/say-number';
import { sayCalls, sayEnd } from '../../words/say-run';
import { sayPlaceInWords, sayThing } from '../../words/say-thing';
import { sayStep } from '../../words/say-to-person';
import { sayTold } from '../../words/say-told';

/** Loaded when a model has answered, as the panel opens without it. */
const MarkdownShown = lazy(async () => ({ default: (await import('../../parts/MarkdownShown')).MarkdownShown }));

const looks = {
  success: { tone: 'good', icon: 'check' },
  failed: { tone: 'plain', icon: 'ask' },
  stopped: { tone: 'plain', icon: 'stop' },
  crashed: { tone: 'bad', icon: 'alert' },
} as const;

interface Props {
  log: RunLog;
  finished: RunEventOf<'finished'>;
  title: string;
}

/** The answer of a run, what can be done with it, and one line on how it went. */
export function ResultCard({ log, finished, title }: Props) {
  const { run } = log;
  const { tone, icon } = looks[finished.outcome];
  const said = sayEnd(run, finished);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // The end of the steps was followed: the answer stands above them. Asked at the next frame, whose layout tells it without one more.
    const place = new IntersectionObserver(([seen]) => {
      place.disconnect();
      if (seen && seen.boundingClientRect.top < 0) seen.target.scrollIntoView({ block: 'start' });
    });
    if (card.current) place.observe(card.current);
    return () => place.disconnect();
  }, []);
  return (
    <Card ref={card} tone={tone} icon={icon} title={title} aria-label={say('run.result')}>
      {isOfModel(run) ? (
        <Suspense fallback={<p className="summary">{said}</p>}>
          <MarkdownShown text={said} />
        </Suspense>
      ) : (
        <p className="summary">{said}</p>
      )}
      <ReadFrom run={run} ids={finished.readFrom ?? []} />
      <div className="row wrap">
        <Button small icon="out" onClick={() => void copy(said)}>
          {say('playbooks.copy')}
        </Button>
        {!run.started.play?.draft && (
          <Button small icon="play" onClick={() => void runAgain(run)}>
            {say('run.runAgain')}
          </Button>
        )}
        <SaveButton log={log} />
      </div>
      <HowItWent run={run} at={finished.at} />
      <Learned log={log} />
    </Card>
  );
}

/** True if the answer is in the words of a model. */
function isOfModel(run: Run): boolean {
  const by = currentPlan(run)?.by;
  return !run.finished?.says?.length && by !== undefined && isModel(by);
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  notify({ text: say('told.copied') });
}

/** Offered where the run was not to be learned from, and did something that a playbook could hold. */
function SaveButton({ log: { run } }: { log: RunLog }) {
  const [isSent, setSent] = useState(false);
  const fits = run.finished?.outcome === 'success' && !run.started.learn && !run.started.play && !run.learned;
  if (!fits || !items(run).some(({ record, origin }) => record?.status === 'done' && !origin)) return null;
  async function save() {
    setSent(true);
    if (!(await keepRun(run.id))) setSent(false);
  }
  return (
    <Button small icon="book" disabled={isSent} onClick={() => void save()}>
      {say('run.saveAsPlaybook')}
    </Button>
  );
}

/** The playbooks that were made of it. */
function Learned({ log: { run } }: { log: RunLog }) {
  const domain = loadedValue(useSite(({ site }) => site))?.domain;
  const { names = [], playbookIds = [], why = '', says } = run.learned ?? {};
  if (run.learned && names.length === 0) return why ? <p className="small soft">{sayTold({ text: why, says })}</p> : null;
  return names.map((name, index) => (
    <button
      key={playbookIds[index] ?? name}
      type="button"
      className="learned"
      onClick={() => openPlaybook(domain === undefined ? undefined : { domain, id: playbookIds[index] ?? '' })}
    >
      <Icon name="book" />
      <span>{sayShown('run.savedAs', { name })}</span>
    </button>
  ));
}

/** Where on the page an answer was read. */
function ReadFrom({ run, ids }: { run: Run; ids: readonly number[] }) {
  const read = ids.flatMap((id) => run.snapshot?.elements.find((element) => element.id === id) ?? []);
  if (read.length === 0) return null;
  return <p className="small soft">{say('run.readFrom', { things: sayList(read.map(sayRead)) })}</p>;
}

function sayRead(element: SnapshotElement): string {
  const thing = sayThing(sayElement(element, element.name, 120));
  return element.place[0] ? say('run.thingIn', { thing, place: sayPlaceInWords(element.place[0]) }) : thing;
}

/** One line on how a run went: steps, time, what it cost, and what was saved against the run that it was learned from, where that is known. */
function HowItWent({ run, at }: { run: Run; at: number }) {
  const { ms, operations, skipped, usage } = runNumbers(run, at);
  const fromMemory = items(run).some(({ origin }) => origin) && usage.calls === 0;
  const saved = useSaved(run.id, fromMemory);
  const found = items(run).filter(({ record }) => record?.heal);
  if (operations === 0 && usage.calls === 0) return null;
  const numbers = [
    operations ? say('count.steps', { count: operations }) : '',
    sayMs(ms),
    skipped ? say('run.skippedCount', { count: skipped }) : '',
    fromMemory ? say('run.fromMemory') : sayCalls(usage),
    saySaved(saved),
  ];
  return (
    <>
      <p className="small soft">{sayFacts(numbers)}</p>
      {found.length > 0 && (
        <ul className="small soft" aria-label={say('run.foundAnyway')}>
          {found.map((item) => (
            <li key={item.id}>{say('run.thePageChangedFoundIt', { item: sayStep(item) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function saySaved({ dollars, ms }: PanelAnswer<'run.saved'>): string {
  if (dollars && ms) return say('run.savedBoth', { dollars: sayDollars(dollars), time: sayMs(ms) });
  if (dollars) return say('run.savedMoney', { dollars: sayDollars(dollars) });
  return ms ? say('run.savedTime', { time: sayMs(ms) }) : '';
}

/** What a run from memory saved; empty until the worker has said, and where nothing is known. */
function useSaved(runId: string, fromMemory: boolean): PanelAnswer<'run.saved'> {
  const [saved, setSaved] = useState<PanelAnswer<'run.saved'>>({});
  useEffect(() => {
    if (!fromMemory) return;
    return whenDrawn(() => void call('run.saved', { runId }).then((answer) => answer.ok && setSaved(answer.value)));
  }, [runId, fromMemory]);
  return saved;
}
