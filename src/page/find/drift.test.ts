import { afterEach, expect, test } from 'vitest';
import type { Fingerprint } from '../../model/page/target';
import { allRoots } from '../dom/roots';
import { describe as describeElement } from './describe';
import { find } from './find';
import { DRIFTS, seeded } from './fixtures/drift';
import { PAGES } from './fixtures/pages';

afterEach(() => {
  document.body.innerHTML = '';
});

const truths = () => allRoots().flatMap((root) => [...root.querySelectorAll('[data-truth]')]);
const recordings = () =>
  truths().map((element) => ({ truth: element.getAttribute('data-truth') ?? '', fingerprint: describeElement(element) }));

test.each(Object.keys(PAGES))('finds every control of the page "%s" that it described, exactly', (name) => {
  document.body.innerHTML = PAGES[name] ?? '';
  const elements = truths();
  expect(elements.length).toBeGreaterThan(5);
  for (const element of elements) {
    const fingerprint = describeElement(element);
    const found = find({ fingerprint });
    expect('element' in found && found.element, `${fingerprint.selectors[0]}: ${JSON.stringify(found)}`).toBe(element);
    expect('heal' in found, fingerprint.selectors[0]).toBe(false);
    expect('element' in find({ fingerprint }, { exact: true }), `exact ${fingerprint.selectors[0]}`).toBe(true);
  }
});

/** Thousands of looks, on a machine that may be busy; ms. */
const LONG = 180_000;

test(
  'never takes the wrong element whatever drifts, and finds most of what is still there',
  () => {
    const plan = Object.keys(DRIFTS).flatMap((drift) => [1, 2, 3, 4].map((seed) => ({ drifts: [drift], seed })));
    const { counts, wrongs } = runAll(plan);
    expect(wrongs).toEqual([]);
    expect(counts.correct / (counts.correct + counts.abstained)).toBeGreaterThan(0.94);
  },
  LONG,
);

test(
  'never takes the wrong element when several things drift at once',
  () => {
    const names = Object.keys(DRIFTS);
    const plan = Array.from({ length: 40 }, (_, at) => {
      const random = seeded(at + 100);
      return { seed: at, drifts: Array.from({ length: 2 + (at % 3) }, () => names[Math.floor(random() * names.length)] as string) };
    });
    const { counts, wrongs } = runAll(plan);
    expect(wrongs).toEqual([]);
    expect(counts.correct / (counts.correct + counts.abstained)).toBeGreaterThan(0.8);
  },
  LONG,
);

function runAll(plan: { drifts: string[]; seed: number }[]): { counts: Counts; wrongs: string[] } {
  const counts: Counts = { correct: 0, wrong: 0, abstained: 0, 'rightly absent': 0 };
  const wrongs: string[] = [];
  for (const [name, html] of Object.entries(PAGES)) {
    document.body.innerHTML = html;
    const recorded = recordings();
    for (const { drifts, seed } of plan) {
      document.body.innerHTML = html;
      const random = seeded(seed);
      for (const drift of drifts) DRIFTS[drift]?.(random);
      for (const { truth, fingerprint } of recorded) {
        const outcome = judge(truth, fingerprint);
        counts[outcome]++;
        if (outcome === 'wrong') wrongs.push(`${name}, ${drifts.join(' + ')}, seed ${seed}: ${truth}`);
      }
    }
  }
  return { counts, wrongs };
}

interface Counts {
  correct: number;
  wrong: number;
  abstained: number;
  'rightly absent': number;
}

function judge(truth: string, fingerprint: Fingerprint): keyof Counts {
  const real = truths().find((element) => element.getAttribute('data-truth') === truth);
  const found = find({ fingerprint });
  if (!('element' in found)) return real ? 'abstained' : 'rightly absent';
  return found.element === real ? 'correct' : 'wrong';
}
