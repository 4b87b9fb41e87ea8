import type { DomainPlaybooks, KnownGoal, Playbook, PlaybookVersion } from '../../model/playbook/playbook';
import { versionInForce } from '../../model/playbook/version-in-force';
import { addCandidate, putInForce } from '../mend/versions';
import { mergeOptionMaps } from '../play/option-maps';
import { MAX_GOALS, mergeDomain } from './merge';

/**
 * What is stored, joined with what a run made of a copy of it (`base`): other runs may have changed what is stored meanwhile. What only one side
 * changed is taken from it; where both did, runs are counted once each, no version is lost, and a version that the run put in force is in force,
 * unless the stored one is pinned. Pure.
 */
export function mergeBack(stored: DomainPlaybooks, base: DomainPlaybooks, learned: DomainPlaybooks): DomainPlaybooks {
  const before = byId(base);
  const after = byId(learned);
  const kept = stored.playbooks.flatMap((current) => {
    const [was, is] = [before.get(current.id), after.get(current.id)];
    if (!was) return [current];
    // Where it became part of another one and nobody else used it, it goes.
    if (!is) return same(current, was) ? [] : [current];
    return [joined(current, was, is)];
  });
  const isKept = new Set(kept.map(({ id }) => id));
  const fresh = learned.playbooks.filter(({ id }) => !before.has(id) && !isKept.has(id));
  const twice = learned.playbooks.filter(({ id }) => !before.has(id) && isKept.has(id));
  const optionMap = mergeOptionMaps(stored.optionMap, learned.optionMap);
  const knownGoals = goalsOf(stored.knownGoals ?? [], learned.knownGoals ?? []);
  const whole = { ...stored, playbooks: kept, optionMap, ...(knownGoals.length ? { knownGoals } : {}) };
  return mergeDomain(whole, { domain: stored.domain, playbooks: [...fresh, ...twice], optionMap: {} });
}

const byId = ({ playbooks }: DomainPlaybooks) => new Map(playbooks.map((one) => [one.id, one]));

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

function joined(current: Playbook, was: Playbook, is: Playbook): Playbook {
  if (same(current, was)) return is;
  if (same(is, was)) return current;
  const counted: Playbook = {
    ...current,
    successCount: current.successCount + Math.max(0, is.successCount - was.successCount),
    failCount: current.failCount + Math.max(0, is.failCount - was.failCount),
    lastUsed: [current.lastUsed, is.lastUsed].sort().at(-1) ?? is.lastUsed,
    health: [...current.health, ...is.health.filter((run) => !was.health.some((one) => same(one, run)))]
      .sort((left, right) => left.at.localeCompare(right.at))
      .slice(-20),
    goals: [...new Set([...current.goals, ...is.goals])].slice(-20),
  };
  const made = is.versions.filter(({ version }) => !was.versions.some((one) => one.version === version));
  return made.reduce((playbook, version) => withVersion(playbook, version), counted);
}

function withVersion(playbook: Playbook, made: PlaybookVersion): Playbook {
  const equal = playbook.versions.find(({ operations }) => same(operations, made.operations));
  const { cause, why, at: now } = made;
  const added = equal ? { playbook, version: equal.version } : addCandidate(playbook, made.operations, made.outcomes, { cause, why, now });
  if (made.status === 'active' && !versionInForce(added.playbook)?.pinned) return putInForce(added.playbook, added.version);
  if (equal || made.status === 'candidate' || made.status === 'active') return added.playbook;
  const status = made.status === 'rejected' ? 'rejected' : 'superseded';
  const versions = added.playbook.versions.map((one): PlaybookVersion => (one.version === added.version ? { ...one, status } : one));
  return { ...added.playbook, versions };
}

/** Each goal once a page, in its newest form. */
function goalsOf(stored: readonly KnownGoal[], learned: readonly KnownGoal[]): KnownGoal[] {
  const newest = new Map<string, KnownGoal>();
  for (const one of [...stored, ...learned]) {
    const key = JSON.stringify([one.goal, one.pagePath, one.on]);
    const known = newest.get(key);
    if (!known || known.at <= one.at) newest.set(key, one);
  }
  return [...newest.values()].slice(-MAX_GOALS);
}
