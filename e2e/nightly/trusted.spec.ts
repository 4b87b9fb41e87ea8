import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright';
import type { Operation } from '../../src/model/plan/operation';
import type { Playbook } from '../../src/model/playbook/playbook';
import type { Outcome } from '../../src/model/run/leg';
import type { OperationRecord } from '../../src/model/run/record';
import { items } from '../../src/model/run/run';
import { saying } from '../../src/model/saying-of';
import { Abra } from '../fixtures/abra';
import { shownPlaybook } from '../fixtures/shown-playbook';
import { expect, test } from '../fixtures/test';

const root = path.resolve(import.meta.dirname, '../..');

// One browser of the second flavour, one after the other: the debugger is attached to one tab at a time.
test.describe.configure({ mode: 'default' });
let flavour: Abra;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  execFileSync(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', 'trusted', '--logLevel', 'warn'], {
    cwd: root,
  });
  flavour = await Abra.launch({ extension: path.join(root, 'dist/extension-trusted') });
});
test.afterAll(() => flavour?.close());

const playbookOf = (name: string, operations: Operation[], expects: (Outcome | null)[], domain: string, pagePath: string): Playbook => ({
  ...shownPlaybook({ domain, pagePath }, name, operations),
  outcomes: expects,
});

interface Played {
  tab: Page;
  outcome: string | undefined;
  records: OperationRecord[];
  bail: string | undefined;
}

/** Plays operations with what they promise, on a page of its own. */
async function play(
  abra: Abra,
  origin: string,
  page: string,
  operations: Operation[],
  expects: (Outcome | null)[] = operations.map(() => null),
): Promise<Played> {
  const domain = new URL(origin).host;
  const name = `Play ${Math.random().toString(36).slice(2)}`;
  const tab = await abra.browser.context.newPage();
  await tab.goto(`${origin}${page}`);
  await abra.settings({ patience: 500 });
  await abra.import(JSON.stringify({ domain, playbooks: [playbookOf(name, operations, expects, domain, page)], optionMap: {} }));
  const run = await abra.play(name, { tab, planner: 'embedded', answer: ({ kind }) => (kind === 'step' ? 'go' : undefined) });
  const records = items(run).flatMap(({ record }) => record ?? []);
  return { tab, outcome: run.finished?.outcome, records, bail: records.findLast((record) => record.bail)?.bail?.kind };
}

const appeared = (...words: string[]): Outcome => ({ appeared: words });
const onKeys = (abra: Abra, origin: string, operations: Operation[], expects?: (Outcome | null)[]) =>
  play(abra, origin, '/pages/real-keys', operations, expects);
const valueOf = ({ tab }: Played, id: string) => tab.locator(`#${id}`).inputValue();
const type = (selector: string, text: string, more: object = {}): Operation => ({ type: 'type', selector, text, ...more });

test('the default build says that a click had no effect, the trusted flavour does it with a real hand', async ({ abra, site }) => {
  const unlock: Operation[] = [{ type: 'click', selector: '#real' }];
  const untrusted = await play(abra, site.origin, '/pages/real-hand', unlock, [appeared('button Lock again')]);
  expect(await untrusted.tab.locator('#undo').count()).toBe(0);
  expect(untrusted.bail).toBe('no-effect');

  const trusted = await play(flavour, site.origin, '/pages/real-hand', unlock, [appeared('button Lock again')]);
  expect(await trusted.tab.locator('#undo').count()).toBe(1);
  expect(trusted.outcome).toBe('success');
  // Recorded as any operation is: what came of it, and by whom.
  const [record] = trusted.records;
  expect(record?.delta.appeared.map(({ name }) => name)).toContain('Lock again');
  expect(record?.notes).toContainEqual(saying('doneByHand'));
});

test('a button that is dead to a real hand too had no effect', async ({ site }) => {
  const dead = await onKeys(flavour, site.origin, [{ type: 'click', selector: '#dead' }], [appeared('status Done')]);
  expect(dead.records[0]).toMatchObject({ status: 'failed', dispatched: true, bail: { kind: 'no-effect', missing: ['status Done'] } });
  expect(dead.records[0]?.notes).toContainEqual(saying('doneByHand'));
});

test('a real hand replaces a text, and what it wrote is read back', async ({ site }) => {
  const taken = await onKeys(flavour, site.origin, [type('#city', 'Lisbon')]);
  expect([await valueOf(taken, 'city'), taken.outcome]).toEqual(['Lisbon', 'success']);
  const refused = await onKeys(flavour, site.origin, [type('#never', 'Lisbon')]);
  expect([await valueOf(refused, 'never'), refused.bail]).toEqual(['Rome', 'value-rejected']);
  expect(refused.outcome).not.toBe('success');
});

test('a text that was taken but not answered is written anew, not behind the old', async ({ site }) => {
  const played = await onKeys(flavour, site.origin, [type('#country', 'Portugal')], [appeared('status Suggested')]);
  expect([await valueOf(played, 'country'), played.outcome]).toEqual(['Portugal', 'success']);
});

test('a real hand writes in an editor', async ({ site }) => {
  const played = await onKeys(flavour, site.origin, [type('#story', 'Once upon a time')]);
  expect([await played.tab.locator('#story').textContent(), played.outcome]).toEqual(['Once upon a time', 'success']);
});

test('a real hand puts secrets in place, and tells nobody', async ({ site }) => {
  await flavour.call('secrets.set', { name: 'pin', origin: site.origin, value: 'canary-4711' });
  const played = await onKeys(flavour, site.origin, [type('#code', '{{secret:pin}}')]);
  expect([await valueOf(played, 'code'), played.outcome]).toEqual(['canary-4711', 'success']);
  expect(JSON.stringify(played.records)).not.toContain('canary');
});

test('Enter, modifiers, count and button are those of the operation', async ({ site }) => {
  const sent = await onKeys(flavour, site.origin, [type('#city', 'Lisbon', { submit: true })], [appeared('status Sent Lisbon')]);
  expect([await sent.tab.locator('#said').textContent(), sent.outcome]).toEqual(['Sent Lisbon', 'success']);
  const twice: Operation = { type: 'click', selector: '#both', count: 2, modifiers: ['Control'] };
  const double = await onKeys(flavour, site.origin, [twice], [appeared('status Twice with Control')]);
  expect([await double.tab.locator('#said').textContent(), double.outcome]).toEqual(['Twice with Control', 'success']);
  const right = await onKeys(
    flavour,
    site.origin,
    [{ type: 'click', selector: '#both', button: 'right' }],
    [appeared('status By the right button')],
  );
  expect([await right.tab.locator('#said').textContent(), right.outcome]).toEqual(['By the right button', 'success']);
});

test('a box is ticked by a real hand, once, and a key is pressed by one', async ({ site }) => {
  const ticked = await onKeys(flavour, site.origin, [{ type: 'check', selector: '#terms', checked: true }]);
  expect([await ticked.tab.locator('#terms').isChecked(), ticked.outcome]).toEqual([true, 'success']);
  const pressed = await onKeys(flavour, site.origin, [{ type: 'press', selector: '#city', key: 'Enter' }], [appeared('status Sent Paris')]);
  expect([await pressed.tab.locator('#said').textContent(), pressed.outcome]).toEqual(['Sent Paris', 'success']);
});

test('no key of a real hand reaches the clipboard of the person', async ({ site }) => {
  const mine = await flavour.browser.context.newPage();
  await mine.goto('data:text/html,<input id=own>');
  const own = mine.locator('#own');
  await own.fill('mine');
  await own.press('Control+a');
  await own.press('Control+c');
  const keys = ['Control+a', 'Control+c', 'Control+Insert', 'Control+x', 'Shift+Delete'];
  for (const key of keys) await onKeys(flavour, site.origin, [{ type: 'press', selector: '#city', key }], [appeared('status Never')]);
  await mine.bringToFront();
  await own.fill('');
  await own.press('Control+v');
  expect(await own.inputValue()).toBe('mine');
  for (const key of ['Control+v', 'Shift+Insert']) {
    const pasted = await onKeys(flavour, site.origin, [{ type: 'press', selector: '#city', key }], [appeared('status Never')]);
    expect(await valueOf(pasted, 'city')).not.toContain('mine');
  }
});
