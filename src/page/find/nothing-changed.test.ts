import { afterEach, expect, test } from 'vitest';
import { allRoots } from '../dom/roots';
import { byFingerprint } from './by-fingerprint';
import { describe as describeElement } from './describe';
import { DRIFTS, seeded } from './fixtures/drift';
import { PAGES } from './fixtures/pages';
import { takenAtOnce } from './nothing-changed';

afterEach(() => {
  document.body.innerHTML = '';
});

const truths = () => allRoots().flatMap((root) => [...root.querySelectorAll('[data-truth]')]);

test('what is taken without weighing is what the vote takes, whatever drifts; and of pages as they were that is a quarter', () => {
  const counts = { unchanged: 0, atOnce: 0, drifted: 0 };
  const others: string[] = [];
  for (const [page, html] of Object.entries(PAGES))
    for (const [drift, change] of [['nothing', () => undefined] as const, ...Object.entries(DRIFTS)]) {
      document.body.innerHTML = html;
      const wanted = truths().map((element) => describeElement(element));
      change(seeded(7));
      for (const fingerprint of wanted) {
        const voted = byFingerprint(fingerprint, false);
        if (drift === 'nothing') counts.unchanged++;
        const taken = takenAtOnce(fingerprint);
        if (taken) counts[drift === 'nothing' ? 'atOnce' : 'drifted']++;
        if (taken && (voted.taken !== taken.taken || !('known' in voted)))
          others.push(`${page} after ${drift}: ${fingerprint.selectors[0]}`);
      }
    }
  expect(others).toEqual([]);
  expect(counts.drifted).toBeGreaterThan(150);
  expect(counts.atOnce / counts.unchanged).toBeGreaterThan(0.25);
}, 60_000);
