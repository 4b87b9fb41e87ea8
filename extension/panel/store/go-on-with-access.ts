import { call } from '../../../src/wire/call';
import { loaded } from './loaded';
import { activeRuns } from './runs';
import { answerQuestion, useRuns } from './use-runs';
import { lacksAccess, useSite } from './use-site';

/** Runs that wait for access go on as soon as their tabs may be acted in: looked up when one begins to wait, and when access may have changed. Called once at start. */
export function goOnWithAccess(): void {
  useSite.subscribe(() => void look());
  useRuns.subscribe(({ logs }, before) => logs !== before.logs && void look());
}

/** Questions that are being looked into, or were answered. */
const handled = new Set<string>();

async function look(): Promise<void> {
  for (const { id, tabId, question } of activeRuns(useRuns.getState())) {
    const key = `${id} ${question?.id}`;
    if (question?.kind !== 'access' || handled.has(key)) continue;
    handled.add(key);
    const site = loaded(await call('site.state', { tabId }));
    if (lacksAccess(site)) handled.delete(key);
    else await answerQuestion(id, question.id, 'continue');
  }
}
