/** One thing to do, as both hands understand it: an operation of Abra's with the selector of its target. */
export interface Step {
  type: 'click' | 'type' | 'select' | 'check' | 'press' | 'hover' | 'scroll' | 'drag' | 'upload';
  /** CSS, "host >> inner" through open shadow roots. Nothing: what has the focus. */
  on?: string;
  to?: string;
  button?: 'left' | 'right' | 'middle';
  count?: number;
  modifiers?: ('Alt' | 'Control' | 'Meta' | 'Shift')[];
  text?: string;
  mode?: 'replace' | 'append';
  submit?: boolean;
  how?: 'bulk' | 'keys' | 'paste';
  options?: string[];
  checked?: boolean;
  key?: string;
  direction?: 'up' | 'down' | 'left' | 'right';
  amount?: number;
  offset?: { x: number; y: number };
  /** Where inside of the target, as ratios of its box. */
  at?: { x: number; y: number };
  files?: string[];
}

/** The same page twice, the same steps by trusted input and by Abra's hands, and what must be equal afterwards. */
export interface Case {
  name: string;
  html: string;
  /** Runs in the page before the steps. `window.said` is its notebook: an array of strings that belongs to the state. */
  script?: string;
  steps: Step[];
  /** Which events are compared: those that mean something (default), all with the pointer's way, or none: the final state only. */
  events?: 'all' | 'none';
  /** Kinds of bails that Abra gives as well, because the page did not take all. */
  bails?: string[];
  /** Event types that are left out of the comparison, with the reason. */
  without?: { types: string[]; because: string };
}

/** A table of cases. By name: the page, what is done there, and the script that runs in it before or what else there is to say. */
export const cases = (rows: Record<string, [html: string, steps: Step | Step[], more?: string | Partial<Case>]>): Case[] =>
  Object.entries(rows).map(([name, [html, steps, more = {}]]) => ({
    name,
    html,
    steps: [steps].flat(),
    ...(typeof more === 'string' ? { script: more } : more),
  }));

export const click = (on: string, more: Partial<Step> = {}): Step => ({ type: 'click', on, ...more });
export const type = (on: string, text: string, more: Partial<Step> = {}): Step => ({ type: 'type', on, text, how: 'keys', ...more });
export const press = (key: string, on?: string): Step => ({ type: 'press', key, ...(on && { on }) });
export const hover = (on: string): Step => ({ type: 'hover', on });
