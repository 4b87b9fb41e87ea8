import type { Page } from '@playwright/test';
import type { Application } from '../../apps/flow';

/** The visits of a task, in the order in which they are made; each knows what those before it taught. */
export const VISITS = ['first', 'again', 'other', 'changed', 'drifted'] as const;
export type VisitName = (typeof VISITS)[number];

export interface Visit {
  goal: string;
  /** What `state` of the task is to be afterwards; as it was where nothing can or need be done. */
  right: unknown;
  /** What the run's last sentence has to tell, for a goal that asks for words. */
  says?: RegExp;
  /** The goal cannot be reached: a run is right that does not end as a success. */
  impossible?: true;
  /** Path and query at which it begins, where that is not the task's. */
  address?: string;
  /** What has happened on the page before the person comes, with the page open. */
  before?(tab: Page): Promise<unknown>;
}

/** A goal in plain words on one page, judged by the page's own state. */
export interface Task {
  /** Also the name of its site (below localhost) and of the file of its answers. */
  name: string;
  /** One of `e2e/apps`; default: the demo sites. */
  application?: Application;
  /** Path and query at which it begins; default: the application's own. */
  address?: string;
  /** What is so before its page is loaded: cookies. `url` is the page's. */
  begin?(tab: Page, url: string): Promise<unknown>;
  /** What of the page matters, without what differs at each visit; default: what the application says of itself. */
  state?(tab: Page): Promise<unknown>;
  /** `again` is the same goal on the same page as at first; a page that is `changed` or `drifted` has that goal and end too, unless it says another. */
  visits: { first: Visit; other?: Visit; changed?: Partial<Visit>; drifted?: Partial<Visit> };
}

/** Tasks that begin at one place and are judged by one state, by their names. */
export const at =
  (place: Omit<Task, 'name' | 'visits'>) =>
  (tasks: Readonly<Record<string, Task['visits']>>): Task[] =>
    Object.entries(tasks).map(([name, visits]) => ({ name, ...place, visits }));
