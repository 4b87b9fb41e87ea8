import type { DomainPlaybooks } from '../model/playbook/playbook';
import { distill } from './learn/distill';
import type { Step } from './learn/step';
import { mergeDomain } from './merge/merge';
import { optionsShownBy } from './play/variants';
import { NOW, VIEWPORT } from './steps.fixture';

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
