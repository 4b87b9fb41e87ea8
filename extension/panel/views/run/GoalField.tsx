import { type RefObject, useEffect, useMemo, useState } from 'react';
import { say } from '../../../locales/say';
import { completeGoal, type GoalCompletion } from '../../store/complete-goal';
import { loadedValue } from '../../store/loaded';
import { ordered } from '../../store/playbook-rows';
import { takeOffer } from '../../store/take-offer';
import { prepareSite, ringOffer, usePageOffers } from '../../store/use-page-offers';
import { usePlaybooks } from '../../store/use-playbooks';
import { stepHistory, useRuns } from '../../store/use-runs';
import { useSite } from '../../store/use-site';
import { fieldOfGoal, openPlaybook, typeGoal, useView } from '../../store/use-view';
import { asksBeforeRun } from '../playbooks/asks-before-run';
import { play } from '../playbooks/play';
import { whyNotHere } from '../playbooks/why-not-here';
import { GoalCompletions, optionId } from './GoalCompletions';

interface Props {
  /** A run goes on. */
  isActive: boolean;
  /** The goal that was taken and whose run has not begun yet: it stays legible meanwhile. */
  taken: string | undefined;
  box: RefObject<HTMLTextAreaElement | null>;
  run: () => void;
}

/**
 * Where a goal is typed. Enter runs, Shift+Enter makes a new line. What fits is listed while typing, and with the down arrow in an empty field: the arrow keys choose and ring it in the page,
 * Enter does it, Tab only writes it down, Escape closes the list. Without a list the arrow keys go through earlier goals.
 */
export function GoalField({ isActive, taken, box, run }: Props) {
  const { goal } = useView();
  const [at, setAt] = useState(-1);
  const [isListed, setListed] = useState(false);
  const isOpen = isListed && !isActive && !fieldOfGoal();
  const fitting = useFitting(goal, isOpen);
  const chosen = fitting[at];
  const offer = chosen?.kind === 'offer' ? chosen.offer : undefined;
  useEffect(() => void ringOffer(offer), [offer]);
  usePrepared(box);
  const close = () => {
    setListed(false);
    setAt(-1);
  };
  const take = (one: GoalCompletion) => {
    close();
    if (one.kind === 'goal') return typeGoal(one.text);
    if (one.kind === 'offer') return takeOffer(one.offer);
    const { id, domain } = one.playbook;
    typeGoal('');
    if (asksBeforeRun(one.playbook)) openPlaybook({ domain, id });
    else void play({ domain, id });
  };

  function onListKey({ key, shiftKey }: React.KeyboardEvent): boolean {
    if (shiftKey) return false;
    if (fitting.length === 0) {
      if (key !== 'ArrowDown' || goal !== '' || isActive || isOpen) return false;
      setListed(true);
      return true;
    }
    if (key === 'ArrowDown') setAt((at + 1) % fitting.length);
    else if (key === 'ArrowUp' && at >= 0) setAt(at - 1);
    else if (key === 'Escape') close();
    else if (key === 'Enter' && chosen) take(chosen);
    else if (key === 'Tab' && chosen) {
      if (offer?.act === 'type') take(chosen);
      else {
        close();
        typeGoal(chosen.text);
      }
    } else return false;
    return true;
  }

  function onKeyDown(event: React.KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (onListKey(event)) return event.preventDefault();
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      close();
      run();
    }
    const direction = whichWay(event.key, event.currentTarget);
    if (!direction || event.shiftKey) return;
    event.preventDefault();
    close();
    typeGoal(stepHistory(direction, goal));
  }

  return (
    <>
      <GoalCompletions fitting={fitting} at={at} take={take} />
      <textarea
        ref={box}
        // biome-ignore lint/a11y/noAutofocus: the panel was opened to type a goal
        autoFocus
        rows={1}
        value={goal}
        maxLength={8000}
        placeholder={taken || (isActive ? say('run.theNextGoal') : say('run.whatShouldAbraDoOn'))}
        aria-label={say('run.goal')}
        aria-describedby="goal-keys"
        aria-autocomplete="list"
        aria-controls="goal-completions"
        {...(at >= 0 ? { 'aria-activedescendant': optionId(at) } : {})}
        onChange={(event) => {
          if (goal === '') void prepareSite();
          typeGoal(event.target.value);
          setListed(true);
          setAt(-1);
        }}
        onFocus={() => void prepareSite()}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <p id="goal-keys" className="unseen">
        {say('run.enterRunsShiftAndEnter')}
      </p>
    </>
  );
}

/** The page is looked at again when another one, or access to it, has come while the field has the focus. */
function usePrepared(box: Props['box']): void {
  const { tabId, site } = useSite();
  const here = loadedValue(site);
  const page = `${tabId} ${here?.access} ${here?.url}`;
  useEffect(() => {
    if (page && box.current === document.activeElement) void prepareSite();
  }, [page, box]);
}

/** What fits what was typed, on the page in front. */
function useFitting(typed: string, isOpen: boolean): GoalCompletion[] {
  const site = loadedValue(useSite((state) => state.site));
  const rows = loadedValue(usePlaybooks((state) => state.rows));
  const goals = useRuns((runs) => runs.history.goals);
  const offers = usePageOffers((state) => state.offers);
  const playbooks = useMemo(
    () =>
      ordered(
        (rows ?? []).filter((row) => whyNotHere(row, site) === undefined),
        'used',
      ),
    [rows, site],
  );
  return useMemo(() => (isOpen ? completeGoal(typed, { playbooks, goals, offers }) : []), [isOpen, typed, playbooks, goals, offers]);
}

/** Arrow keys go through the history only if the caret cannot move any further in that direction. */
function whichWay(key: string, box: HTMLTextAreaElement): 'older' | 'newer' | undefined {
  const before = box.value.slice(0, box.selectionStart);
  const after = box.value.slice(box.selectionEnd);
  if (key === 'ArrowUp' && !before.includes('\n')) return 'older';
  if (key === 'ArrowDown' && !after.includes('\n')) return 'newer';
  return undefined;
}
