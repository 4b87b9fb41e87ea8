import { expect, test, vi } from 'vitest';
import type { AbraBrowser } from '../browser';
import { openInterruption } from './interruption';

const EVENT = { kind: 'held', at: 0 } as const;

/** A browser with one run that goes on; `stopped` resolves when it was told to stop. */
function browserWithRun() {
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const call = (async (name: string) => (name === 'run.stop' ? stop() : undefined)) as unknown as AbraBrowser['call'];
  const onEvent: AbraBrowser['onEvent'] = (hear) => {
    hear(EVENT, 'run_1');
    return () => undefined;
  };
  return { abra: { call, onEvent }, stopped };
}
const INTERRUPTED = { code: 130, message: expect.stringContaining('Stopped') };

test('a run that ends because of Ctrl-C is one that was interrupted', async () => {
  const { abra, stopped } = browserWithRun();
  const follow = openInterruption();
  follow.follow(abra);
  const over = follow.unlessInterrupted(async () => {
    await stopped;
    return 'the run, which was stopped';
  });
  process.emit('SIGINT');
  await stopped;
  await expect(over).rejects.toMatchObject(INTERRUPTED);
  follow.stop();
});

test('what fails because the browser went away after Ctrl-C is one too, and so is Ctrl-C before there is a run', async () => {
  const follow = openInterruption();
  follow.follow({ ...browserWithRun().abra, onEvent: () => () => undefined });
  const failing = follow.unlessInterrupted(() => Promise.reject(new Error('the page was closed')));
  process.emit('SIGINT');
  await expect(failing).rejects.toMatchObject(INTERRUPTED);
  await expect(follow.unlessInterrupted(() => new Promise(() => undefined))).rejects.toMatchObject(INTERRUPTED);
  follow.stop();
});

test('without Ctrl-C the work is what it is', async () => {
  const follow = openInterruption();
  follow.follow(browserWithRun().abra);
  await expect(follow.unlessInterrupted(async () => 3)).resolves.toBe(3);
  await expect(follow.unlessInterrupted(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(follow.isInterrupted()).toBe(false);
  follow.stop();
});

test('Ctrl-C while the browser starts, and while it is closed after its run, ends with a sentence as well', async () => {
  const starting = openInterruption();
  const launch = starting.unlessInterrupted(() => new Promise(() => undefined));
  process.emit('SIGINT');
  await expect(launch).rejects.toMatchObject({ code: 130, message: 'Stopped. Nothing was done.' });
  starting.stop();

  const follow = openInterruption();
  const { abra } = browserWithRun();
  const ended: AbraBrowser['onEvent'] = (hear) => {
    hear({ kind: 'finished', at: 0, outcome: 'success', summary: '', suggestions: [] }, 'run_1');
    return () => undefined;
  };
  follow.follow({ ...abra, onEvent: ended });
  await follow.unlessInterrupted(async () => 'the run');
  const closing = follow.unlessInterrupted(() => new Promise(() => undefined));
  process.emit('SIGINT');
  await expect(closing).rejects.toMatchObject({ code: 130, message: expect.stringContaining('The run had ended before') });
  follow.stop();
});

test('a worker that does not answer is waited for 120 ms and no longer', async () => {
  vi.useFakeTimers();
  const follow = openInterruption();
  follow.follow({ ...browserWithRun().abra, call: () => new Promise(() => undefined) });
  const over = expect(follow.unlessInterrupted(() => new Promise(() => undefined))).rejects.toMatchObject(INTERRUPTED);
  process.emit('SIGINT');
  await vi.advanceTimersByTimeAsync(120);
  await over;
  follow.stop();
  vi.useRealTimers();
});
