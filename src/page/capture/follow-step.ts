import { deadline } from '../../lib/deadline';
import { timeNow } from '../../lib/time-now';
import type { Delta, ElementSummary } from '../../model/page/delta';
import * as dom from '../dom/native-accessors';
import { withComplaints } from '../observe/complaints';
import { lookOf, watchEffects } from '../observe/effects';
import { type Observation, observe } from '../observe/observe';
import { deltaWithEffects } from '../observe/step-delta';
import { summariseElement, wordsOfElement } from '../observe/summarise-element';
import { turn } from '../rest/turn';
import { shimLink } from '../shim/link';
import { REACH } from './input-causes';
import { QUICK } from './page-answers';

/** What a person's step was seen to cause. */
interface Watched {
  /** The result, asked for once. `leaving`: the page is being unloaded, so nothing more can come. Without values. */
  came(leaving?: boolean): Delta;
  /** Of what came, the looks that are not there any more, and what is called otherwise now. */
  since(): { faded: Element[]; renamed: ElementSummary[]; isTimed: boolean; isAsked: boolean };
  /** Is something that it began still to come: an answer (`isAsked`), or a timer (`isTimed`)? */
  isOpen(): boolean;
  /** Has anything changed? */
  isAnswered(): boolean;
  endStored(): void;
  scrolledByHand(): void;
}

/** Did something else than the step do this to the element? */
type IsOthers = (element: Element) => boolean;

/** Watches the consequences of a person's step on an element from now on. */
function watchStep(element: Element, observation: Observation, others: () => IsOthers): Watched {
  const effects = watchEffects(element);
  const due = shimLink().report()?.due;
  let [isByHand, isAsked] = [false, false];
  let brought: { element: Element; role: string; was: string }[] = [];
  const came = (leaving?: boolean): Delta => {
    const change = withComplaints(deltaWithEffects(observation, effects, undefined, others()));
    const { url: _url, title: _title, focus: _focus, ...delta } = change.delta;
    brought = change.came.slice(0, MAX_RENAMED).map(({ element, role }) => ({ element, role, was: wordsOf(element, role) }));
    // If the next step begins before, a request is answered later.
    const asked = effects.answers.unanswered().map((one) => `request ${one}`);
    isAsked = asked.length > 0;
    observation.stop();
    effects.answers.stop();
    if (leaving) return { appeared: [], disappeared: [], changed: [], effects: [`document ${location.pathname}`], totals: delta.totals };
    const own = [...(delta.effects ?? []), ...asked].filter((effect) => !(isByHand && SCROLLED.test(effect)));
    const changed = delta.changed.map((change) => ({ ...change, from: '', to: '' }));
    return { ...delta, effects: own.slice(0, 20), changed };
  };
  return {
    came,
    since: () => ({
      faded: effects.faded(),
      renamed: brought.flatMap(({ element, role, was }) =>
        dom.isConnected(element) && wordsOf(element, role) !== was ? [summariseElement(element, role)] : [],
      ),
      isTimed: isTimerToCome(due),
      isAsked,
    }),
    isOpen: () => effects.answers.unanswered().length > 0 || isTimerToCome(due),
    isAnswered: () => observation.records().length > 0,
    endStored: effects.endStored,
    scrolledByHand: () => {
      isByHand = true;
    },
  };
}
const wordsOf = (element: Element, role: string) => JSON.stringify(wordsOfElement(element, role));
/** Most of what a step brought whose names are asked for again. */
const MAX_RENAMED = 30;

/** Is a timer of the page to come soon, which was not `before`? */
function isTimerToCome(before: number | null | undefined): boolean {
  const due = shimLink().report()?.due ?? null;
  return due !== null && due !== before && due < timeNow() + REACH;
}

const SCROLLED = /^scroll\b/;

/** Follows the consequences of a person's step until the next one begins, or until what happens would happen by itself. */
export interface StepWatch {
  /** What the next step would keep the page waiting for. */
  ready: ReadyObservation;
  /** A step begins, or may have begun, at this element; the delta of the one before is reported. */
  begin(element: Element): void;
  /** Reports what has happened so far. */
  end(): void;
  /** The recording is over, or the page is being unloaded: reports what has happened so far. */
  finish(leaving?: boolean): void;
  /** The step goes to the page at this element; without one it promises nothing, and is not followed. */
  acts(element: Element | undefined): void;
  /** What is stored from now on is not of the step that is followed. */
  endStored(): void;
  /** The person scrolls: that something has scrolled is not of the step that is followed. */
  scrolledByHand(): void;
}

/**
 * `ms`: what happens later happened by itself. `tell` gets the delta of each step, which may be empty, without what `isOthers` says that something else did. It
 * returns what tells the same step again.
 */
export function followStep(ms: number, tell: (came: Delta) => ((again: Delta) => void) | undefined, isOthers: IsOthers): StepWatch {
  let watch: Watched | undefined;
  /** Had the step before something to come when this one began? */
  let isFollowing = false;
  let stopWaiting = (): void => undefined;
  const judged = new Set<Judged>();
  const ready = newReadyObservation();
  const take = (leaving?: boolean): Delta | undefined => {
    stopWaiting();
    const came = watch?.came(leaving);
    watch = undefined;
    return came;
  };
  const end = (leaving?: boolean) => {
    const since = watch?.since;
    const came = take(leaving);
    if (!came || !since) return;
    const again = tell(came);
    if (again) judged.add(judgeAgain(ms, came, since, again));
  };
  const others = () => {
    const faded = new Set([...judged].flatMap((one) => one.faded()));
    return (element: Element) => faded.has(element) || isOthers(element);
  };
  const acts = () => {
    for (const one of judged) one.acts();
  };
  const begin = (element: Element) => {
    isFollowing = !!watch?.isOpen();
    end();
    acts();
    watch = watchStep(element, ready.take(), others);
    const { signal, clear, expired } = deadline(ms);
    stopWaiting = clear;
    signal.addEventListener('abort', () => expired() && end());
  };
  return {
    ready,
    begin,
    end,
    finish(leaving) {
      end(leaving);
      if (!leaving) for (const one of judged) one.stop();
      judged.clear();
    },
    acts(element) {
      acts();
      if (!element) return void take();
      if (!watch) begin(element);
      const one = watch;
      if (!isFollowing || !one) return;
      // What comes later may be of the step before, which has something to come.
      const { signal, expired } = deadline(QUICK);
      signal.addEventListener('abort', () => expired() && watch === one && one.isAnswered() && end());
    },
    endStored: () => watch?.endStored(),
    scrolledByHand: () => watch?.scrolledByHand(),
  };
}

/** A reported step whose consequences may not be over yet. */
interface Judged {
  /** An input goes to the page: it causes what fades at once. */
  acts(): void;
  /** What faded by itself. */
  faded(): Element[];
  /** The recording ends: where a timer that the step may have set is to come, no look is known to last. */
  stop(): void;
}

/**
 * Reports a step again after `ms`: without the looks that have faded by themselves (busy marks, ripples, focus rings), and with both names of what was renamed
 * ("Ada (sending)").
 */
function judgeAgain(ms: number, came: Delta, since: Watched['since'], again: (came: Delta) => void): Judged {
  const ended = new Set<Element>();
  const byItself = ({ faded } = since()) => faded.filter((one) => !ended.has(one));
  const judge = (isEnd?: boolean) => {
    limit.clear();
    const now = since();
    const gone = new Set(byItself(now).map(lookOf));
    // What is shown until the answer comes may be otherwise then.
    const isShownSoFar = isEnd && now.isAsked;
    const lasts = (effect: string) => !gone.has(effect) && !(isEnd && now.isTimed && isLook(effect));
    const effects = (came.effects ?? []).filter((effect) => (isShownSoFar ? effect.startsWith('request ') : lasts(effect)));
    const appeared = isShownSoFar ? [] : [...came.appeared, ...now.renamed];
    if (appeared.length !== came.appeared.length || effects.length !== came.effects?.length) again({ ...came, effects, appeared });
  };
  const limit = deadline(ms);
  limit.signal.addEventListener('abort', () => limit.expired() && judge());
  return {
    acts() {
      if (limit.expired() || !came.effects?.some(isLook)) return;
      const before = since().faded;
      void turn().then(() => {
        for (const one of since().faded) if (!before.includes(one)) ended.add(one);
      });
    },
    faded: () => byItself(),
    stop: () => limit.expired() || judge(true),
  };
}

const isLook = (effect: string) => effect.startsWith('look ');

/** Keeps an observation ready for the next step. To begin one visits the whole page, some µs an element, and a press should not wait for that. */
interface ReadyObservation {
  /** The page is idle: it is visited now, unless it is very large. */
  prepare(): void;
  /** The one that is ready, which forgets what has changed since; else a new one. */
  take(): Observation;
  stop(): void;
}

function newReadyObservation(): ReadyObservation {
  let ready: Observation | undefined;
  const stop = (): void => {
    ready?.stop();
    ready = undefined;
  };
  return {
    stop,
    prepare() {
      stop();
      if (dom.getElementsByTagName(dom.documentElement(document), '*').length > MOST_ELEMENTS) return;
      const begun = observe(false);
      ready = begun;
      let changes = 0;
      begun.subscribe((fresh) => {
        changes += fresh.length;
        if (changes > MANY_CHANGES && ready === begun) stop();
      });
    },
    take() {
      // Delivers what has changed to the listener above, which may give up the one that is ready.
      ready?.records();
      const taken = ready ?? observe(false);
      if (ready) taken.mark();
      ready = undefined;
      return taken;
    },
  };
}
/** To go through so many changes takes as long as to visit a page of 4,000 elements anew: measured 9 and 8 ms. */
const MANY_CHANGES = 500;
/** So many are visited in 40 ms; an idle page may be kept for 50 (https://w3c.github.io/requestidlecallback/). */
const MOST_ELEMENTS = 20_000;
