import { deadline } from '../../lib/deadline';
import type { Delta } from '../../model/page/delta';
import * as dom from '../dom/native-accessors';
import { withComplaints } from '../observe/complaints';
import { watchEffects } from '../observe/effects';
import { type Observation, observe } from '../observe/observe';
import { deltaWithEffects } from '../observe/step-delta';

/**
 * Watches the consequences of a person's step on an element, from now until the result is asked for, once. The delta is without values.
 * `leaving`: the page is being unloaded, so nothing more can come.
 */
function watchStep(
  element: Element,
  observation: Observation,
  isOthers: (element: Element) => boolean,
): {
  came(leaving?: boolean): Delta;
  endStored(): void;
  scrolledByHand(): void;
} {
  const effects = watchEffects(element);
  let isByHand = false;
  const came = (leaving?: boolean): Delta => {
    const {
      url: _url,
      title: _title,
      focus: _focus,
      ...delta
    } = withComplaints(deltaWithEffects(observation, effects, undefined, isOthers)).delta;
    observation.stop();
    effects.answers.stop();
    if (leaving) return { appeared: [], disappeared: [], changed: [], effects: [`document ${location.pathname}`], totals: delta.totals };
    const own = delta.effects?.filter((effect) => !(isByHand && SCROLLED.test(effect)));
    return { ...delta, ...(own && { effects: own }), changed: delta.changed.map((change) => ({ ...change, from: '', to: '' })) };
  };
  const scrolledByHand = () => {
    isByHand = true;
  };
  return { came, endStored: effects.endStored, scrolledByHand };
}

const SCROLLED = /^scroll\b/;

/** Follows the consequences of a person's step until the next one begins, or until what happens would happen by itself. */
export interface StepWatch {
  /** What the next step would keep the page waiting for. */
  ready: ReadyObservation;
  /** A step begins, or may have begun, at this element; the delta of the one before is reported. */
  begin(element: Element): void;
  /** Is a step being followed? */
  on(): boolean;
  /** Reports what has happened so far. `leaving`: the page is being unloaded. */
  end(leaving?: boolean): void;
  /** Ends without a report. */
  drop(): void;
  /** What is stored from now on is not of the step that is followed. */
  endStored(): void;
  /** The person scrolls: that something has scrolled is not of the step that is followed. */
  scrolledByHand(): void;
}

/** `ms`: what happens later happened by itself. `tell` gets the delta of each step, which may be empty, without what `isOthers` says that something else did. */
export function followStep(ms: number, tell: (came: Delta) => void, isOthers: (element: Element) => boolean): StepWatch {
  let watch: ReturnType<typeof watchStep> | undefined;
  let stopWaiting = (): void => undefined;
  const ready = newReadyObservation();
  const take = (leaving?: boolean): Delta | undefined => {
    stopWaiting();
    const came = watch?.came(leaving);
    watch = undefined;
    return came;
  };
  const end = (leaving?: boolean) => {
    const came = take(leaving);
    if (came) tell(came);
  };
  return {
    ready,
    begin(element) {
      end();
      watch = watchStep(element, ready.take(), isOthers);
      const { signal, clear, expired } = deadline(ms);
      stopWaiting = clear;
      signal.addEventListener('abort', () => expired() && end());
    },
    on: () => !!watch,
    end,
    drop: () => void take(),
    endStored: () => watch?.endStored(),
    scrolledByHand: () => watch?.scrolledByHand(),
  };
}

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
