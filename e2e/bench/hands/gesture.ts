import type { Frame, Page } from '@playwright/test';
import type { Step } from '../../differential/case';
import { numberOf } from '../truth/case';

/** One gesture in a page that makes it hard, beside the same by trusted input in the same page. */
export interface Gesture {
  /** Kind of bad luck; a row of the table. */
  group: string;
  name: string;
  html: string;
  /** Runs in the page first. `said` is its notebook; what is in it is compared. */
  script?: string;
  step: Step;
  /** It cannot be done there: nothing may be dispatched, and the bail is of one of these kinds. */
  refuses?: string[];
  /** It is done as far as the page lets it, and the bail says so in one of these kinds. */
  says?: string[];
  /** A page cannot do it, with the row of docs/input.md that says why. */
  cannot?: string;
  /** In a frame of its own. */
  framed?: boolean;
  /** How trusted input does it, where Playwright's locators have no word for it. */
  by?: (frame: Frame, page: Page, step: Step) => Promise<void>;
  /** Read in the page at the end and compared. */
  proof?: string;
  /** The state only, not the events: those of a control that is set as a whole, or the pointer's way to it. */
  events?: 'none';
}

/** A table of gestures of one kind of bad luck. */
export const gestures = (group: string, rows: Record<string, [html: string, step: Step, more?: Partial<Gesture>]>): Gesture[] =>
  Object.entries(rows).map(([name, [html, step, more]]) => ({ group, name, html, step, ...more }));

/** What the page saw of a gesture. */
export interface Seen {
  state: unknown;
  log: string[];
}
export interface Done extends Seen {
  /** Kind of the bail, if there was one, and all it says. */
  bail?: string;
  said?: string;
}

export type Verdict = 'as trusted' | 'said why not' | 'wrong';

/**
 * Wrong: said to be done and the page saw something else; refused for another reason; or refused after the page had heard it, unless it says that
 * nobody knows what came of it.
 */
export function verdict({ refuses, says = [] }: Gesture, trusted: Seen, { bail, ...seen }: Done): Verdict {
  const same = JSON.stringify([seen.state, seen.log]) === JSON.stringify([trusted.state, trusted.log]);
  if (refuses) return bail && refuses.includes(bail) && same ? 'said why not' : 'wrong';
  if (says.length ? bail && says.includes(bail) : !bail) return same ? 'as trusted' : 'wrong';
  return bail && (!seen.log.length || bail === 'outcome-unknown') ? 'said why not' : 'wrong';
}

/** A third is held out: how its single gestures fare is not looked at while rules are mended. */
export const isHeldOut = ({ group, name }: Gesture): boolean => numberOf(`${group}: ${name}`) % 3 === 0;
