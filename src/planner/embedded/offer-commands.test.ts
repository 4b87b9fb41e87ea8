import { describe, expect, it } from 'vitest';
import { commandLanguages } from '../../languages/joined/command-languages';
import { isFinalLabel } from '../../model/risk-label';
import { CORPUS } from './corpus/cases/corpus';
import { offerCommands } from './offer-commands';
import { planGoal } from './plan-goal';

const pages = [...new Set(CORPUS.map(({ page }) => page))];
const named = (command: string) => /"(.*?)"/.exec(command)?.[1] ?? '';

describe.each(pages.map((page) => ({ about: page.snapshot.title, snapshot: page.snapshot })))('$about', ({ snapshot }) => {
  const offered = offerCommands(snapshot, 'en');

  it('offers a few commands of this page, each once', () => {
    expect(offered.length).toBeLessThanOrEqual(4);
    expect(new Set(offered).size).toBe(offered.length);
  });

  it.each(commandLanguages().map(({ id }) => id))('each is planned at once and needs no model, in %s', (language) => {
    for (const goal of offerCommands(snapshot, language)) {
      const plan = planGoal({ goal, snapshot, history: [] });
      expect(plan, goal).toMatchObject({ operations: [{ elementId: expect.any(Number) }] });
    }
  });

  it('none sends, pays or deletes', () => {
    expect(offered.filter((command) => isFinalLabel(named(command)))).toEqual([]);
  });
});

it('nearly every page has some', () => {
  const empty = pages.filter(({ snapshot }) => offerCommands(snapshot, 'en').length === 0);
  expect(empty.length).toBeLessThan(pages.length / 10);
});

it('a page without controls offers nothing', () => {
  const [page] = pages;
  if (page) expect(offerCommands({ ...page.snapshot, elements: [] }, 'en')).toEqual([]);
});

it('what may not be undone, is covered, leads away or is not in sight is not offered', () => {
  for (const { snapshot } of pages) {
    const change = (part: object) => ({ ...snapshot, elements: snapshot.elements.map((element) => ({ ...element, ...part })) });
    for (const part of [{ name: 'Delete account', placeholder: '' }, { covered: 'dialog "Cookies"' }, { inView: false }])
      expect(offerCommands(change(part), 'en')).toEqual([]);
    const away = change({ role: 'link', tag: 'a', href: 'https://elsewhere.example/' });
    expect(offerCommands(away, 'en')).toEqual([]);
  }
});

it('the larger a page, the fewer plans are made for it', () => {
  const [page] = pages;
  if (!page) return;
  const { elements } = page.snapshot;
  const large = Array.from({ length: 21_000 }, (_, at) => ({ ...(elements[at % elements.length] as (typeof elements)[0]), id: at + 1 }));
  expect(offerCommands({ ...page.snapshot, elements: large }, 'en')).toEqual([]);
});
