import type { Page } from '@playwright/test';
import type { Application, Served } from '../apps/flow';

/** One command as a stranger would type it, and what has to come of it. */
export interface Command {
  says: string;
  /** Default: it can be done. `ambiguous`: the person has to be asked; `impossible`: nothing here does it. Both must leave the page alone. */
  kind?: 'possible' | 'ambiguous' | 'impossible';
  /** The fields of `state` that are to be otherwise than before it, where it can be done; a pattern is tried on the JSON of the field. Default: none. */
  right?: Record<string, unknown>;
  /** As `right`, for where a run may stop on the way and say so: several things were asked for, and the first of them are done. */
  via?: Record<string, unknown>;
  /** What the run's last sentence has to tell, for a command that asks for words. */
  tells?: RegExp;
  /** What the first suggestion has to be about, where one is refused or asked back: what a person would pick. Default: none is needed, and "scroll down" is no help. */
  suggests?: RegExp;
  /** How a person does it on the page: with it the judge is tried, without Abra. */
  hand?: (tab: Page) => Promise<unknown>;
}

/** Commands written before any of them was tried, and what is judged of the page. A command is never changed afterwards but with the reason. */
export interface Bed {
  on: Pick<Application, 'name' | 'serve' | 'ready'>;
  /** All of the page that a command may change or must not, without what differs at each visit. */
  state(tab: Page, served: Served): Promise<Record<string, unknown>>;
  commands: readonly Command[];
}

/** The state of an application's flow as one field. */
export const stateOf =
  ({ state }: Application) =>
  async (tab: Page, served: Served): Promise<Record<string, unknown>> => ({ is: await state(tab, served) });
