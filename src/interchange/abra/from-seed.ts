import { isObject } from '../parse-json';

/**
 * A file of the first Abra with what came later: each playbook's domain, outcomes, params, versions, health and goals. Fields that are there are
 * left as they are; the schema judges them.
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
    versions: [{ version: 1, operations, outcomes, cause: source, why: 'It came from a file.', at: now, status: 'active' }],
    health: [],
    goals: [],
    source,
    ...playbook,
  };
}

/** The blanks of texts that no list of params tells of. */
function paramsOf(operations: readonly unknown[]): { name: string; kind: 'text' }[] {
  const names = new Set<string>();
  for (const operation of operations) {
    if (!isObject(operation) || typeof operation['text'] !== 'string') continue;
    for (const [, name] of operation['text'].matchAll(/\{\{([A-Za-z][\w-]{0,60})\}\}/g)) if (name) names.add(name);
  }
  return [...names].map((name) => ({ name, kind: 'text' }));
}
