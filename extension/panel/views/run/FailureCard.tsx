import { useEffect, useRef, useState } from 'react';
import { isModel } from '../../../../src/model/plan/planners';
import type { Fault } from '../../../../src/model/run/fault';
import { stopOf } from '../../../../src/model/run/resumed';
import { items, type Run } from '../../../../src/model/run/run';
import type { SayingKind } from '../../../../src/model/saying';
import { say, sayList } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import type { IconName } from '../../parts/Icon';
import { sayShown } from '../../parts/say-shown';
import { loadedValue } from '../../store/loaded';
import { hostOf, plannerInUse } from '../../store/planner-in-use';
import { loadUnseenFrames, POINTING, takeWay } from '../../store/take-way';
import { cancelPick, usePick } from '../../store/use-pick';
import { useSettings } from '../../store/use-settings';
import { useSite } from '../../store/use-site';
import { type Ending, mayBeUnseen, type WayOut, waysOut } from '../../store/ways-out';
import { sayStep } from '../../words/say-to-person';
import { hostOfAddress, type WhyStopped, whyBailed, whyFaulted } from '../../words/why-stopped';
import { NearestOnes } from './NearestOnes';

interface Props {
  run: Run;
  ending: Ending;
  /** How it ended, and what was said of it, where that is a planner's word. */
  title: string;
  summary: string;
}

/** A run that did not reach its goal: why, what was done, and what the person can do now. Each button does what it says. */
export function FailureCard({ run, ending, title: end, summary }: Props) {
  const unseen = useUnseenFrames(run, ending);
  const ways = useWays(run, ending, unseen);
  const [byHand, setByHand] = useState(false);
  const [taken, setTaken] = useState<WayOut>();
  const isPointing = usePick(({ asker }) => asker === POINTING);
  const card = useRef<HTMLElement>(null);
  const stopPointing = useRef<HTMLButtonElement>(null);
  // The button that was pressed for this is gone, and the focus with it.
  useEffect(() => void (isPointing && stopPointing.current?.focus()), [isPointing]);
  useEffect(() => {
    // Whoever is typing goes on.
    const box = document.activeElement;
    if (!(box instanceof HTMLTextAreaElement && box.value)) card.current?.focus({ preventScroll: true });
  }, []);
  const stop = stopOf(run);
  const endpoint = useEndpoint();
  const { title, text } =
    'bail' in ending ? whyBailed(ending.bail) : 'fault' in ending ? sayFault(ending.fault, endpoint) : { title: end, text: summary };
  const look =
    'bail' in ending || 'fault' in ending ? ({ tone: 'bad', icon: 'alert' } as const) : ({ tone: 'plain', icon: 'ask' } as const);

  async function take(way: WayOut) {
    if (way === 'by-hand' && !byHand) return setByHand(true);
    setTaken(way);
    await takeWay(run, way, unseen);
    setTaken(undefined);
  }

  function backFromByHand() {
    setByHand(false);
    card.current?.focus({ preventScroll: true });
  }

  return (
    <Card ref={card} tabIndex={-1} {...look} title={title} aria-label={say('run.result')}>
      <p>{text}</p>
      {unseen.length > 0 && <p>{say('run.partOfThisPageComes', { hostOfAddress: sayList(unseen.map(hostOfAddress)) })}</p>}
      {stop && <DoneSoFar run={run} />}
      {'bail' in ending && 'nearest' in ending.bail && <NearestOnes nearest={ending.bail.nearest} />}
      {byHand && stop ? (
        <ByHand step={sayStep(stop.item)} isTaken={taken !== undefined} goOn={() => void take('by-hand')} back={backFromByHand} />
      ) : (
        <div className="row wrap">
          {isPointing ? (
            <Button ref={stopPointing} look="danger" onClick={cancelPick}>
              {say('part.stopPointing')}
            </Button>
          ) : (
            ways.map((way, at) => (
              <Button
                key={way}
                look={at === 0 ? 'primary' : 'plain'}
                {...(icons[way] ? { icon: icons[way] } : {})}
                disabled={taken !== undefined}
                onClick={() => void take(way)}
              >
                {sayWayOut(way, run, unseen)}
              </Button>
            ))
          )}
        </div>
      )}
    </Card>
  );
}

/** The frames that Abra may not see, where a failure may come from that. */
function useUnseenFrames({ tabId }: Run, ending: Ending): string[] {
  const [unseen, setUnseen] = useState<string[]>([]);
  const mayBe = mayBeUnseen(ending);
  useEffect(() => {
    if (mayBe) void loadUnseenFrames(tabId).then(setUnseen);
  }, [tabId, mayBe]);
  return unseen;
}

function useWays(run: Run, ending: Ending, unseen: readonly string[]): WayOut[] {
  const access = loadedValue(useSite(({ site }) => site))?.access;
  const settings = loadedValue(useSettings(({ answer }) => answer));
  const inUse = settings && plannerInUse(settings.settings, settings.hasKey);
  const hasModel = inUse === undefined || (isModel(inUse.planner) && inUse.missing === undefined);
  return waysOut(run, ending, { hasModel, hasUnseenFrames: unseen.length > 0, isForbidden: access === 'forbidden' });
}

function DoneSoFar({ run }: { run: Run }) {
  const all = items(run);
  const done = all.filter(({ status }) => status === 'done' || status === 'skipped').length;
  const left = stopOf(run)?.plan.items.filter(({ status }) => status !== 'done' && status !== 'skipped').length ?? 0;
  return <p className="soft">{done ? say('run.stepsDone', { done, left }) : say('run.nothingDone', { left })}</p>;
}

/** The person does the step, and then says so. */
function ByHand({ step, isTaken, goOn, back }: { step: string; isTaken: boolean; goOn: () => void; back: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="stack" role="status">
      <p>{sayShown('run.doByHand', { step })}</p>
      <div className="row wrap">
        <Button look="primary" icon="play" disabled={isTaken} onClick={goOn}>
          {say('run.goOn')}
        </Button>
        <Button onClick={back}>{say('history.back')}</Button>
      </div>
    </div>
  );
}

/** The host that page text would be sent to. */
const useEndpoint = (): string => hostOf(loadedValue(useSettings(({ answer }) => answer))?.settings.endpoint ?? '');

/** What the person agrees to here names the host. */
function sayFault(fault: Fault, endpoint: string): WhyStopped {
  const why = whyFaulted(fault);
  return fault.kind === 'no-consent' && endpoint ? { ...why, text: say('settings.theGoalAndTheVisible', { endpoint }) } : why;
}

const words: Record<WayOut, string> = {
  again: say('part.tryAgain'),
  reload: say('run.reloadAndTryAgain'),
  point: say('run.pointAtTheRightOne'),
  'by-hand': say('run.doItMyselfThenGo'),
  edit: say('run.editThisStep'),
  skip: say('run.skipIt'),
  show: say('run.showMeHow'),
  'allow-frame': say('run.allow'),
  'allow-site': say('run.allowThisSite'),
  model: say('run.setUpAnAiModel'),
  agree: say('settings.iAgree'),
  commands: say('run.useSimpleCommands'),
  key: say('run.checkTheKey'),
  'other-model': say('run.chooseAnotherModel'),
  'past-runs': say('run.allRuns'),
  reword: say('run.editTheGoal'),
  anew: say('run.runAgain'),
};

/** A step that was done once is not done again unawares. */
function sayWayOut(way: WayOut, run: Run, unseen: readonly string[]): string {
  if (way === 'key' && hasSaid(run.fault, 'noCredit')) return say('run.useAnotherKey');
  if (way === 'key' && run.fault?.kind !== 'no-key' && run.fault?.kind !== 'model-auth') return say('run.openSettings');
  if (way === 'allow-frame') return say('run.allow2', { hostOfAddress: sayList(unseen.map(hostOfAddress)) });
  const item = stopOf(run)?.item;
  if (way === 'again' && item?.record?.dispatched) return say('run.doItAgain');
  return way === 'skip' && item?.record?.bail?.kind === 'outcome-unknown' ? say('run.itsDoneGoOn') : words[way];
}

const hasSaid = (fault: Fault | undefined, kind: SayingKind): boolean => fault?.says?.some((said) => said.kind === kind) ?? false;

const icons: { [Way in WayOut]?: IconName } = {
  again: 'undo',
  reload: 'undo',
  show: 'record',
  edit: 'pen',
  reword: 'pen',
  anew: 'play',
  key: 'lock',
  'past-runs': 'clock',
};
