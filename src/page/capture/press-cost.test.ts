import '../dom/counted.fixture';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { askedFor } from '../dom/counted.fixture';
import { $, end, onRecordedPage, show, steps } from './showing.fixture';

onRecordedPage();
let heard = new AbortController();
beforeEach(() => {
  heard = new AbortController();
});
afterEach(() => heard.abort());

const ROWS = 300;
const list = `<main>${Array.from(
  { length: ROWS },
  (_, at) => `<section aria-label="Order ${at}"><label>Name <input id="name${at}"></label><button id="edit${at}">Edit</button></section>`,
).join('')}</main><h1 id="said">Orders</h1>`;

const idle = () => new Promise((resolve) => requestIdleCallback(resolve));

/** How many elements are asked whether they are seen while the page waits for a press. */
function askedInPresses(): number[] {
  const counts: number[] = [];
  let before = 0;
  const asked = () => askedFor('checkVisibility').length;
  const { signal } = heard;
  // On the window the first listener is called first: this one, then the recorder's, then the last.
  addEventListener('pointerdown', () => (before = asked()), { capture: true, signal });
  show(list);
  addEventListener('pointerdown', () => counts.push(asked() - before), { capture: true, signal });
  return counts;
}

test('a press on one of 300 alike asks the page nothing that was found out while the pointer came to it', async () => {
  const counts = askedInPresses();
  await userEvent.hover($('#edit7'));
  await idle();
  await idle();
  await userEvent.click($('#edit7'));
  expect(counts[0]).toBeLessThan(ROWS / 10);
  end();
  const [{ operation } = {}] = steps();
  expect(operation).toMatchObject({ type: 'click', fingerprint: { ordinal: { index: 7, of: ROWS } } });
});

test('what has changed since is found out at the press', async () => {
  const counts = askedInPresses();
  await userEvent.hover($('#edit7'));
  await idle();
  await idle();
  for (const at of [1, 2, 3]) $(`#edit${at}`).style.display = 'none';
  await userEvent.click($('#edit7'));
  end();
  expect(counts[0]).toBeGreaterThanOrEqual(ROWS);
  expect(steps()[0]?.operation).toMatchObject({ fingerprint: { ordinal: { index: 4, of: ROWS - 3 } } });
});

test('more changes than a visit of the page would cost are not gone through at the press: it is visited', async () => {
  const counts = askedInPresses();
  await userEvent.hover($('#edit7'));
  await idle();
  await idle();
  for (let at = 0; at <= 500; at++) $('#said').replaceChildren(`Orders: ${at}`);
  await userEvent.click($('#edit7'));
  // The rows with all that is in them, beside those that read alike.
  expect(counts[0]).toBeGreaterThanOrEqual(ROWS * 5);
});

test('a page of more than 20,000 elements is not visited whenever the pointer comes to something', async () => {
  const counts = askedInPresses();
  $('#said').innerHTML = '<i></i>'.repeat(20_000);
  const before = askedFor('checkVisibility').length;
  await userEvent.hover($('#edit7'));
  await idle();
  await idle();
  expect(askedFor('checkVisibility').length - before).toBeLessThan(20_000);
  await userEvent.click($('#edit7'));
  expect(counts[0]).toBeGreaterThan(20_000);
});

test('what went before the press is not told as its doing', async () => {
  show(`${list}<p id="hint">Loading</p><p id="other" hidden>Undo</p>`);
  await userEvent.hover($('#edit7'));
  await idle();
  await idle();
  $('#hint').ariaLabel = 'Loaded';
  $('#edit8').remove();
  $('#edit7').onclick = () => {
    $('#other').hidden = false;
  };
  await userEvent.click($('#edit7'));
  await expect.poll(() => steps()[0]?.delta?.appeared).toMatchObject([{ text: 'Undo' }]);
  expect(steps()[0]?.delta).toMatchObject({ disappeared: [], changed: [] });
});
