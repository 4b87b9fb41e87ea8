import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allRoots } from '../dom/roots';
import { describe as describeElement } from './describe';
import { find } from './find';
import { DRIFTS, seeded } from './fixtures/drift';
import { SIGN_DRIFTS, SIGN_PAGES } from './fixtures/sign-pages';

const lang = document.documentElement.lang;
beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => {
  document.documentElement.lang = lang;
});

const truths = () => allRoots().flatMap((root) => [...root.querySelectorAll<HTMLElement>('[data-truth]')]);
const recordings = () => truths().map((element) => ({ truth: element.dataset['truth'] ?? '', fingerprint: describeElement(element) }));

/** How looking for everything that was recorded went; `wrong` says what was taken for what. */
function look(recorded: ReturnType<typeof recordings>, drift: string) {
  const counts = { there: 0, found: 0, wrong: [] as string[] };
  for (const { truth, fingerprint } of recorded) {
    const real = truths().find((element) => element.dataset['truth'] === truth);
    if (real) counts.there++;
    for (const exact of [false, true]) {
      const answer = find({ fingerprint }, { exact });
      if (!('element' in answer)) continue;
      if (answer.element !== real)
        counts.wrong.push(`${drift}${exact ? ', exact' : ''}: ${truth} → ${answer.element.outerHTML.slice(0, 80)}`);
      else if (!exact) counts.found++;
    }
  }
  return counts;
}

describe.each(SIGN_PAGES)('a page of $name', ({ lang: spoken, html, pairs }) => {
  test('never takes what only a sign or a mark tells from the wanted one', () => {
    document.documentElement.lang = spoken;
    document.body.innerHTML = html;
    const recorded = recordings();
    const wrong: string[] = [];
    const sum = { there: 0, found: 0 };
    const sides = pairs.flatMap(([one, other]) => [
      [one, other] as const,
      [other, one] as const,
      [`radio ${one}`, `radio ${other}`] as const,
    ]);
    for (const [name, drift] of Object.entries(SIGN_DRIFTS))
      for (const [wanted, other] of sides) {
        document.body.innerHTML = html;
        drift(wanted, other);
        const lookFor = (one: string) =>
          look(
            recorded.filter(({ truth }) => truth === one),
            `${name}: ${wanted}`,
          );
        const counts = lookFor(wanted);
        wrong.push(...counts.wrong, ...lookFor(other).wrong);
        sum.there += counts.there;
        sum.found += counts.found;
      }
    expect(wrong).toEqual([]);
    expect(sum.found / sum.there).toBeGreaterThan(0.95);
  });

  test('is found again after the drifts of any page, and never wrong', () => {
    document.documentElement.lang = spoken;
    document.body.innerHTML = html;
    const recorded = recordings();
    expect(look(recorded, 'nothing')).toMatchObject({ there: recorded.length, found: recorded.length, wrong: [] });
    const wrong: string[] = [];
    for (const [at, name] of Object.keys(DRIFTS).entries()) {
      document.body.innerHTML = html;
      DRIFTS[name]?.(seeded(at));
      wrong.push(...look(recorded, name).wrong);
    }
    expect(wrong).toEqual([]);
  });
});
