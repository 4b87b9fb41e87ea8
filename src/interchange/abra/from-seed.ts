import { saying } from '../../model/saying-of';
import { isObject } from '../parse-json';

/**
 * Adds to a file of the first Abra the fields that were introduced later: domain, outcomes, params, versions, health and goals. Existing fields are
 * left as they are; the schema checks them.
 */
export function fromSeed(memory: Record<string, unknown>, now: string): Record<string, unknown> {
  const { playbooks, domain } = memory;
  return {
    optionMap: {},
    ...memory,
    ...(Array.isArray(playbooks) ? { playbooks: playbooks.map((one) => (isObject(one) ? playbookFromSeed(one, domain, now) : one)) } : {}),
  };
}

function playbookFromSeed(playbook: Record<string, unknown>, domain: unknown, now: string): Record<string, unknown> {
  const operations = Array.isArray(playbook['operations']) ? playbook['operations'] : [];
  const outcomes = operations.map(() => null);
  const source = 'imported';
  return {
    domain,
    pagePath: '/',
    recordedViewport: { width: 1440, height: 900 },
    successCount: 0,
    failCount: 0,
    lastUsed: now,
    createdAt: now,
    outcomes,
    params: paramsOf(operations),
    versions: [{ version: 1, operations, outcomes, cause: source, why: saying('madeImported'), at: now, status: 'active' }],
    health: [],
    goals: [],
    source,
    ...playbook,
  };
}

/** A param for each placeholder in the texts, for a file without a list of params. */
function paramsOf(operations: readonly unknown[]): { name: string; kind: 'text' }[] {
  const names = new Set<string>();
  for (const operation of operations) {
    if (!isObject(operation) || typeof operation['text'] !== 'string') continue;
    for (const [, name] of operation['text'].matchAll(/\{\{([A-Za-z][\w-]{0,60})\}\}/g)) if (name) names.add(name);
  }
  return [...names].map((name) => ({ name, kind: 'text' }));
}
