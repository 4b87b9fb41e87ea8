import { expect, test } from 'vitest';
import { $, onBarePage, send } from './run-leg.fixture';

onBarePage();

/** Stopped in a task of its own, as the worker's word comes, when the page hears the first of these events. */
async function stoppedAt(event: string, operations: Parameters<typeof send>[0]) {
  const stop = new AbortController();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => stop.abort();
  window.addEventListener(event, () => port2.postMessage(0), { once: true });
  return send(operations, {}, undefined, stop.signal);
}

test('typing a long text into a page that does nothing meanwhile is stopped all the same', async () => {
  document.body.innerHTML = '<textarea></textarea>';
  let keys = 0;
  $('textarea').onkeydown = () => {
    keys++;
  };
  const { records, bail } = await stoppedAt('keydown', [{ type: 'type', selector: 'textarea', text: 'ab '.repeat(3000), how: 'keys' }]);
  expect(bail ?? records.at(-1)?.bail).toBeDefined();
  expect(keys).toBeLessThan(4500);
});

test('a page that blocks itself on the way down hears no click, and nothing of what comes after', async () => {
  document.body.innerHTML = '<button id=pay>Pay</button><button id=next>Next</button>';
  const heard: string[] = [];
  document.body.onclick = ({ target }) => heard.push((target as Element).textContent ?? '');
  $('#pay').onpointerdown = () => {
    const end = performance.now() + 120;
    while (performance.now() < end);
  };
  const { bail } = await stoppedAt('pointerdown', [
    { type: 'click', selector: '#pay' },
    { type: 'click', selector: '#next' },
  ]);
  expect(bail).toEqual({ kind: 'stopped' });
  expect(heard).toEqual([]);
});
