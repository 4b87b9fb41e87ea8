import type { Page } from '@playwright/test';
import type { Hand } from './hand';

/** An application from elsewhere, served here, and one thing that a person does in it. */
export interface Application {
  name: string;
  kind: string;
  /** `port`: where it is to listen, 0 for any. Begun anew, it knows nothing of what was done before. */
  serve(port: number): Promise<Served>;
  /** Resolves when a person could begin. */
  ready(tab: Page): Promise<unknown>;
  /** Six to twelve. */
  steps: readonly Step[];
  /** What the application itself knows now, without what differs at each visit (times, ids). */
  state(tab: Page, served: Served): Promise<unknown>;
  /** The state once the steps are done. */
  right: unknown;
  /** The ways in which its replay cannot go to the end yet, and why: there it may stop, and is never wrong. */
  open?: Partial<Record<string, string>>;
  /** Another language or theme, where the application has one: more of its address, or something that is so before its page is loaded. */
  otherwise?: { what: string; address?: string; before?(tab: Page): Promise<unknown> };
  /** Other ends of its replay, instead of playing it over and over on what it was shown on. */
  more?: readonly Change[];
  /** The files that a step uploads, which the person gives again where a replay asks. */
  files?: readonly string[];
  /** Looked at with SEALED=1 only. */
  sealed?: true;
}

/** What is otherwise at a replay, and the state that it leads to then. */
export interface Change {
  what: string;
  /** Other data that came in between. */
  data?(served: Served): Promise<unknown>;
  /** Other values for blanks, by the text that was typed. */
  blanks?: Readonly<Record<string, string>>;
  right: unknown;
}

export interface Served {
  url: string;
  /** The same application as nobody has used it. The tab is opened anew after it. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * One thing that a person does. `keeps`: what the recording has to hold of it, in this order: the type of an operation, with what matters of it:
 * "click", "click 2" (double), "click right", "click at" (and where), "type:<all of the text>", "press:<key>", "drag", "drag at", "select", "check", "hover".
 * Of several that keep the same, one is named: "click|check".
 */
export interface Step {
  what: string;
  keeps: readonly string[];
  does(hand: Hand): Promise<unknown>;
}

export const step = (what: string, keeps: string | readonly string[], does: Step['does']): Step => ({
  what,
  keeps: typeof keeps === 'string' ? [keeps] : keeps,
  does,
});

/** Keys that are pressed before and after a text is typed, and what has to be there before the person goes on. */
interface Around {
  first?: readonly string[];
  last?: readonly string[];
  then?: string;
}

/** A step that is one press. */
export const clicks = (what: string, keeps: string | readonly string[], on: string, then?: string): Step =>
  step(what, keeps, async (hand) => {
    await hand.click(hand.tab.locator(on));
    if (then) await hand.tab.locator(then).waitFor();
  });

/** A step that types where the focus is. */
export const types = (what: string, keeps: string | readonly string[], text: string, { first = [], last = [], then }: Around = {}): Step =>
  step(what, keeps, async ({ press, type, tab }) => {
    if (first.length) await press(...first);
    await type(text);
    if (last.length) await press(...last);
    if (then) await tab.locator(then).waitFor();
  });

/** A step that presses a field and types. */
export const writes = (what: string, keeps: string | readonly string[], on: string, text: string, around?: Around): Step =>
  step(what, keeps, async (hand) => {
    await hand.click(hand.tab.locator(on));
    await types(what, keeps, text, around).does(hand);
  });
