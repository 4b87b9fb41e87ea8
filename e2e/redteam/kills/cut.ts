import type { Page } from '@playwright/test';
import type { RunEvent } from '../../../src/model/run/run-event';
import { Abra } from '../../fixtures/abra';
import { killBrowser } from '../../fixtures/kill-browser';
import type { Random } from '../random';
import type { Desk } from './desk';

/** What is cut off: the tab, its renderer, or the browser, of which another one takes the run up. */
export const CUTS = ['tab', 'renderer', 'browser'] as const;
export type Cut = (typeof CUTS)[number];

/** When: so many ms after this has been told, or come to the server, for the nth time. */
export interface Moment {
  after: RunEvent['kind'] | 'order';
  nth: number;
  later: number;
}

const AFTER: Moment['after'][] = [
  'planned',
  'sent',
  'dispatching',
  'dispatching',
  'order',
  'order',
  'order',
  'executed',
  'reported',
  'looked',
];

export function moment({ pick, below }: Random): Moment {
  const after = pick(AFTER);
  const once = after === 'planned' || after === 'sent' || after === 'reported' || after === 'looked';
  return { after, nth: once ? 1 : 1 + below(4), later: below(4) ? below(120) : 0 };
}

/** Resolves at the moment, or with false where the run has ended before it. */
export function comes({ after, nth, later }: Moment, abra: Abra, desk: Desk, list: string): Promise<boolean> {
  let left = nth;
  return new Promise((resolve) => {
    const came = () => {
      if (--left === 0) setTimeout(resolve, later, true);
    };
    if (after === 'order') desk.onOrder(list, came);
    abra.onEvent((event) => {
      if (event.kind === after) came();
      if (event.kind === 'finished') resolve(false);
    });
  });
}

/** Cuts it off, and answers with the Abra that is there then. */
export async function cut(what: Cut, abra: Abra, tab: Page, profile: string): Promise<Abra> {
  if (what === 'tab') await tab.close();
  if (what === 'renderer') {
    const crashed = tab.waitForEvent('crash');
    const session = await tab.context().newCDPSession(tab);
    // Nobody is left to answer it.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
  }
  if (what !== 'browser') return abra;
  const dead = new Promise((resolve) => abra.browser.context.on('close', resolve));
  killBrowser(profile);
  await dead;
  return Abra.launch({ profile });
}
