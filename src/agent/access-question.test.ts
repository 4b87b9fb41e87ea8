import { expect, test } from 'vitest';
import { fail } from '../lib/result';
import { faultOf } from '../model/say-in-english';
import { saying } from '../model/saying-of';
import { answerTo } from './answer';
import { drive } from './drive';
import { click, page, still, work, world } from './world.fixture';

const NO_ACCESS = fail(faultOf('page-forbidden', saying('needsYourOk')));

const lost = () => 'lost' as const;

/** A click leads to another site, into which the person has not let Abra yet. */
function leadsAway() {
  const next = page('https://next.test/', 'doc-2');
  const it = world({ plans: [work([click(1)]), work([click(2)], false)], legs: { 1: lost, 2: lost, 3: lost }, pages: [page(), next] });
  const { scan } = it.ports.page;
  let isLetIn = false;
  it.ports.page.scan = async (...asked) => (isLetIn || !it.run().snapshot ? scan(...asked) : NO_ACCESS);
  const answer = async (choice: string, letsIn: boolean) => {
    isLetIn = letsIn;
    const event = answerTo(it.run(), it.run().question?.id ?? '', choice, 1);
    if (event) it.journal.push(event);
    await drive(it.ports, it.run(), still);
    return it.run();
  };
  return { it, answer };
}

test('a step that leads to a site without access waits for it, and the run goes on there', async () => {
  const { it, answer } = leadsAway();
  await drive(it.ports, it.run(), still);
  expect(it.run().question).toMatchObject({ id: 'access-1', kind: 'access', safe: 'stop' });
  expect((await answer('continue', false)).question?.id).toBe('access-2');
  const run = await answer('continue', true);
  expect(run.question).toBeUndefined();
  expect(run.plans[0]?.items[0]?.record).toMatchObject({ status: 'done', url: 'https://next.test/' });
  expect(run.finished?.outcome).toBe('success');
});

test('the person may stop instead', async () => {
  const { it, answer } = leadsAway();
  await drive(it.ports, it.run(), still);
  expect((await answer('stop', false)).finished?.outcome).toBe('stopped');
});

test('a run that has done nothing yet ends with what it needs', async () => {
  const it = world({ plans: [] });
  it.ports.page.scan = async () => NO_ACCESS;
  await drive(it.ports, it.run(), still);
  expect(it.run().finished).toMatchObject({ outcome: 'failed', says: [{ kind: 'needsYourOk' }] });
});
