import { describe, expect, test } from 'vitest';
import { $, onBarePage, type Step, send } from './run-leg.fixture';

onBarePage();

describe('nothing is done twice', () => {
  test('a leg asked again answers from memory', async () => {
    document.body.innerHTML = '<button id="a">Pay</button>';
    let paid = 0;
    $('#a').onclick = () => paid++;
    const steps: Step[] = [{ type: 'click', selector: '#a', id: 'pay-1' }];
    const first = await send(steps);
    const second = await send(steps);
    expect(paid).toBe(1);
    expect(second.records).toEqual(first.records);
  });

  test('an operation that was begun and interrupted is not begun again', async () => {
    document.body.innerHTML = '<button id="a">Pay</button>';
    let paid = 0;
    const stop = new AbortController();
    $('#a').onclick = () => {
      paid++;
      stop.abort();
    };
    const steps: Step[] = [
      { type: 'click', selector: '#a', id: 'pay-2' },
      { type: 'click', selector: '#a', id: 'pay-3' },
    ];
    const first = await send(steps, {}, undefined, stop.signal);
    await send([steps[0]!]);
    expect(paid).toBe(1);
    expect(first.bail).toEqual({ kind: 'stopped' });
  });

  test('what failed before anything was dispatched may be tried again', async () => {
    document.body.innerHTML = '<main></main>';
    const steps: Step[] = [{ type: 'click', selector: '#a', id: 'late-1' }];
    expect((await send(steps, { patience: 0 })).bail?.kind).toBe('target-missing');
    $('main').innerHTML = '<button id="a">Here</button>';
    expect((await send(steps)).records[0]?.status).toBe('done');
  });
});

test('Stop ends a leg that waits, in a few turns of the event loop: no timer and no frame is waited for', async () => {
  document.body.innerHTML = '<p>Nothing here</p>';
  const stop = new AbortController();
  const answer = send([{ type: 'click', selector: '#never' }], { patience: 20_000 }, undefined, stop.signal);
  await new Promise((resolve) => window.setTimeout(resolve, 100));
  let ended = false;
  const end = answer.finally(() => {
    ended = true;
  });
  const { port1, port2 } = new MessageChannel();
  let turns = 0;
  stop.abort();
  for (; !ended && turns < 50; turns++) {
    const turned = new Promise((resolve) => (port1.onmessage = resolve));
    port2.postMessage(0);
    await turned;
  }
  expect(turns).toBeLessThan(10);
  expect((await end).bail).toEqual({ kind: 'stopped' });
});
