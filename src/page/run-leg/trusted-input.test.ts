import { expect, test } from 'vitest';
import type { TrustedStroke } from '../../model/page/trusted-stroke';
import type { Operation } from '../../model/plan/operation';
import type { Outcome } from '../../model/run/leg';
import { $, onBarePage, words } from './run-leg.fixture';
import { runWithYes } from './with-yes.fixture';

onBarePage();

let legs = 0;

/** Runs one operation with a hand beside that writes down what it is asked for, and does what `real` does. */
async function withHand(
  html: string,
  operation: Operation,
  expects: Outcome | undefined,
  real: (stroke: TrustedStroke) => boolean | undefined,
) {
  document.body.innerHTML = html;
  const asked: TrustedStroke['do'][] = [];
  const told: string[] = [];
  const leg = {
    runId: 'real',
    id: `real-${++legs}`,
    operations: [{ id: `real-${legs}-0`, operation, ...(expects && { expects }) }],
    patience: 300,
    settleLimit: 1000,
    overlay: false,
    realHand: true,
  };
  const report = await runWithYes(
    leg,
    ({ phase }) => told.push(phase),
    new AbortController().signal,
    async (stroke) => {
      asked.push(stroke.do);
      return real(stroke) ?? true;
    },
  );
  return { asked, told, says: words(report) };
}
const click: Operation = { type: 'click', selector: '#x' };
const DONE: Outcome = { appeared: ['status Done'] };
const done = () => void $('#x').insertAdjacentHTML('afterend', '<p role=status>Done</p>');

test('a real hand does what came to nothing, once, and the same is checked', async () => {
  const { asked, told, says } = await withHand('<button id=x>Go</button>', click, DONE, ({ do: what }) => {
    if (what === 'click') done();
    return true;
  });
  expect(asked).toEqual(['ready', 'move', 'click']);
  expect(told).toEqual(['finding', 'dispatching', 'done']);
  expect(says).toContain('done button "Go"');
});

test('what had any effect is not done again: something changed, or a request is under way', async () => {
  for (const work of ['this.textContent = "Gone"', 'fetch("/slow-" + Math.random())', 'this.closest("div").remove()']) {
    const { asked } = await withHand(`<div><button id=x onclick='${work}'>Go</button></div>`, click, DONE, () => true);
    expect(asked).toEqual([]);
  }
});

test('a hand that cannot help leaves what was found; one that is lost leaves the outcome unknown', async () => {
  const cannot = await withHand('<button id=x>Go</button>', click, DONE, () => false);
  expect([cannot.asked, cannot.says.includes('bail no-effect')]).toEqual([['ready'], true]);
  // So is a frame answered.
  expect(cannot.says).toContain('A real click could not help here');
  const lost = await withHand('<button id=x>Go</button>', click, DONE, ({ do: what }) => what !== 'click');
  expect(lost.says).toContain('bail outcome-unknown');
});

test('what the browser opens by itself is left alone', async () => {
  const { asked } = await withHand('<select id=x><option>One<option>Two</select>', click, undefined, () => true);
  expect(asked).toEqual([]);
});
