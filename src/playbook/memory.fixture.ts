import type { DomainPlaybooks } from '../model/playbook';
import { distill } from './distill';
import { mergeDomain } from './merge';
import type { Step } from './step';
import { NOW, VIEWPORT } from './steps.fixture';
import { optionsShownBy } from './variants';

/** Memory of a site as learning makes it, for tests. */
export const DOMAIN = 'ui.example.com';
export const EMPTY: DomainPlaybooks = { domain: DOMAIN, playbooks: [], optionMap: {} };

export function learned(steps: Step[], more: { name?: string; path?: string; goal?: string; now?: string } = {}): DomainPlaybooks {
  const playbook = distill({
    domain: DOMAIN,
    pagePath: more.path ?? '/themes',
    goal: more.goal ?? '',
    sequenceName: more.name,
    steps,
    viewport: VIEWPORT,
    now: more.now ?? NOW,
    cause: 'learned',
  });
  return { domain: DOMAIN, playbooks: playbook ? [playbook] : [], optionMap: optionsShownBy(steps) };
}

export function memoryOf(...parts: DomainPlaybooks[]): DomainPlaybooks {
  return parts.reduce(mergeDomain, EMPTY);
}
