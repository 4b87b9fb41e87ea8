import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Progress } from '../../model/run/leg';
import type { OperationRecord } from '../../model/run/record';
import { openTeller, type Teller } from './tell-progress';

const begin = (operationId: string): Progress => ({ phase: 'dispatching', legId: 'leg', operationId, label: operationId });
const done = (operationId: string): Progress => ({ phase: 'done', legId: 'leg', record: { operationId } as OperationRecord });

/** Each message, as `>a` where an operation begins and `a.` where it is done. */
let sent: string[] = [];
let teller: Teller;
const say = (one: Progress) =>
  one.phase === 'done' ? `${one.record.operationId}.` : one.phase === 'dispatching' ? `>${one.operationId}` : '?';
const open = (isAlone = true) => openTeller((told) => sent.push(told.map(say).join(' ')), isAlone);

beforeEach(() => {
  sent = [];
  teller = open();
});
afterEach(() => {
  teller.end();
});

test('the first operation of a leg is told at once, what is not urgent with the next message that is', () => {
  teller.tell({ phase: 'finding', legId: 'leg', operationId: 'a' });
  teller.tell(begin('a'));
  expect(sent).toEqual(['>a']);
  teller.tell(done('a'));
  teller.tell(begin('b'));
  teller.tell(done('b'));
  expect(sent).toEqual(['>a']);
  teller.tell(begin('c'), true);
  expect(sent).toEqual(['>a', 'a. >b b. >c']);
});

test('what waits is told as soon as the page has nothing to do', async () => {
  teller.tell(begin('a'));
  teller.tell(done('a'));
  teller.tell(begin('b'));
  await new Promise((idle) => requestIdleCallback(idle));
  expect(sent).toEqual(['>a', 'a. >b']);
});

test('a tenth of a second after the last message the next operation is told at once', () => {
  teller.tell(begin('a'));
  teller.tell(done('a'));
  const from = performance.now();
  while (performance.now() - from < 100);
  teller.tell(begin('b'));
  expect(sent).toEqual(['>a', 'a. >b']);
});

test.each(['beforeunload', 'pagehide'])('what waits is told before the document can go: %s', (type) => {
  teller.tell(begin('a'));
  teller.tell(done('a'));
  teller.tell(begin('b'));
  window.dispatchEvent(new Event(type));
  expect(sent).toEqual(['>a', 'a. >b']);
});

test('a document that its parent can take away waits with no operation', () => {
  const framed = open(false);
  for (const one of [begin('a'), done('a'), begin('b')]) framed.tell(one);
  expect(sent).toEqual(['>a', 'a. >b']);
  framed.end();
});

test('at the end it says whose records were told, and tells nothing any more', async () => {
  for (const one of [begin('a'), done('a'), begin('b')]) teller.tell(one);
  teller.now();
  teller.tell(done('b'));
  teller.end();
  expect([...teller.told]).toEqual(['a']);
  window.dispatchEvent(new Event('pagehide'));
  await new Promise((idle) => requestIdleCallback(idle));
  expect(sent).toEqual(['>a', 'a. >b']);
});
