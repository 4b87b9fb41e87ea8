import { afterEach, expect, test, vi } from 'vitest';
import { giveActor, giveRecorder } from './documents';

afterEach(() => vi.unstubAllGlobals());

/** The scripts of each injection from now on; the first is refused where `isGone`. */
function injections(isGone = false): string[] {
  const seen: string[] = [];
  vi.stubGlobal('chrome', {
    scripting: {
      executeScript: async ({ files }: { files: string[] }) => {
        seen.push(files.join(' '));
        if (isGone && seen.length === 1) throw new Error('No document with this id.');
      },
    },
  });
  return seen;
}

test('a document gets the actor once, also where two ask at the same time, and later only what is missing', async () => {
  const seen = injections();
  await Promise.all([giveActor(1, ['given a']), giveActor(1, ['given a'])]);
  await giveActor(1, ['given a', 'given b']);
  await giveRecorder(1, ['given a']);
  await giveRecorder(1, ['given c']);
  expect(seen).toEqual(['actor.js', 'actor.js', 'recorder.js', 'actor.js recorder.js']);
});

test('a document that refused the actor gets it at the next call', async () => {
  const seen = injections(true);
  await giveActor(1, ['given d']);
  await giveActor(1, ['given d']);
  expect(seen).toEqual(['actor.js', 'actor.js']);
});
