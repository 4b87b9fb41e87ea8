import { allRoots } from '../../../src/page/dom/roots';
import { DRIFTS, seeded } from '../../../src/page/find/fixtures/drift';
import { SIGN_DRIFTS, SIGN_PAGES } from '../../../src/page/find/fixtures/sign-pages';
import type { SignDrift } from './sign-states';

/**
 * Shows a page of a script or of signs as it was recorded or after a drift, and says of it what the demo sites say of theirs (`site`). The truth marks of the
 * fixture are taken off the page before anybody looks, so that no way can see them.
 */
export function stage(name: string, change?: SignDrift): void {
  document.body.innerHTML = SIGN_PAGES.find((one) => one.name === name)?.html ?? '';
  if (change?.pair) SIGN_DRIFTS[change.drifts[0] ?? '']?.(...change.pair);
  else for (const drift of change?.drifts ?? []) DRIFTS[drift]?.(seeded(change?.seed ?? 1));
  const told = new Map<string, Element>();
  for (const element of allRoots().flatMap((root) => [...root.querySelectorAll<HTMLElement>('[data-truth]')])) {
    told.set(element.dataset['truth'] ?? '', element);
    element.removeAttribute('data-truth');
  }
  Object.assign(globalThis, { site: { element: (part: string) => told.get(part), parts: () => [...told.keys()] } });
}
