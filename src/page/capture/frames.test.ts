import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrameChange } from '../rest/frame-changes';
import { captureSteps } from './capture';

let end = (): void => undefined;
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

/** Records, and counts what is told of frames. */
function record() {
  const told = { came: 0, entered: [] as number[] };
  end = captureSteps(() => undefined, { came: () => told.came++, entered: (index) => told.entered.push(index), went: () => undefined });
  return told;
}

const frameOf = (html: string) => Object.assign(document.createElement('iframe'), { srcdoc: html });

test('a frame is told of when it comes, alone or in something, and when it has loaded; one in a shadow tree too', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const told = record();
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  expect(told.came).toBe(0);
  document.body.append(frameOf('<p>one</p>'));
  await expect.poll(() => told.came).toBe(2);
  const box = document.createElement('div');
  box.append(frameOf('<p>two</p>'));
  document.body.append(box);
  await expect.poll(() => told.came).toBe(4);
  root.append(frameOf('<p>three</p>'));
  await expect.poll(() => told.came).toBe(6);
});

test('the frame that the person goes into is told', async () => {
  document.body.append(frameOf('<p>one</p>'));
  const frame = frameOf('<input>');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  const outside = document.createElement('button');
  document.body.append(outside, frame);
  await loaded;
  const told = record();
  await userEvent.click(outside);
  await userEvent.click(frame);
  await expect.poll(() => told.entered).toHaveLength(1);
  expect(window[told.entered[0] ?? -1]).toBe(frame.contentWindow);
});

test('a frame that comes later is waited for', async () => {
  let came = false;
  const change = nextFrameChange(60_000).then(() => {
    came = true;
  });
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  expect(came).toBe(false);
  document.body.append(frameOf('<p>one</p>'));
  await change;
  await nextFrameChange(0);
});
