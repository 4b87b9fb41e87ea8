import type { Target } from '../../model/page/target';
import type { Operation } from '../../model/plan/operation';
import type { Param, Playbook } from '../../model/playbook/playbook';
import { withoutOptions } from '../learn/label';
import { narrowOutcome } from '../learn/outcome';
import { targetKey } from './identity';
import { normalisedWords } from './normalised-words';

/**
 * Two recordings of one sequence merged: counts added, positions and options taken from the later one, expected outcomes narrowed to the
 * common part, the better name kept.
 */
export function mergePlaybook(stored: Playbook, incoming: Playbook): Playbook {
  const later = incoming.lastUsed >= stored.lastUsed;
  const same = stored.operations.length === incoming.operations.length;
  const operations =
    same && later ? stored.operations.map((operation, step) => refresh(operation, incoming.operations[step])) : stored.operations;
  const outcomes = same ? stored.outcomes.map((outcome, step) => narrowOutcome(outcome, incoming.outcomes[step] ?? null)) : stored.outcomes;
  const { partOf, ...kept } = stored;
  return {
    ...kept,
    // What was done for a goal of its own is no part any more.
    ...(partOf && incoming.partOf ? { partOf } : {}),
    ...betterName(stored, incoming),
    operations,
    outcomes,
    versions: stored.versions.map((version) => (version.status === 'active' ? { ...version, operations, outcomes } : version)),
    recordedViewport: later ? incoming.recordedViewport : stored.recordedViewport,
    successCount: stored.successCount + incoming.successCount,
    failCount: stored.failCount + incoming.failCount,
    lastUsed: later ? incoming.lastUsed : stored.lastUsed,
    createdAt: [stored.createdAt, incoming.createdAt].sort()[0] ?? stored.createdAt,
    params: mergeParams(stored.params, incoming.params),
    ...((stored.variableStep ?? incoming.variableStep) ? { variableStep: stored.variableStep ?? incoming.variableStep } : {}),
    health: [...stored.health, ...incoming.health].sort((left, right) => (left.at < right.at ? -1 : left.at > right.at ? 1 : 0)).slice(-20),
    goals: [...new Set([...stored.goals, ...incoming.goals])].slice(-20),
    ...((stored.failedRepairs ?? incoming.failedRepairs)
      ? { failedRepairs: [...new Set([...(stored.failedRepairs ?? []), ...(incoming.failedRepairs ?? [])])].slice(-40) }
      : {}),
  };
}

/** The same operation with the position and the irreversible mark of the later recording. The target stays: only a heal that worked changes that. */
function refresh(stored: Operation, newer: Operation | undefined): Operation {
  const operation = newer?.irreversible ? { ...stored, irreversible: true } : stored;
  if (!newer || operation.type === 'navigate' || newer.type === 'navigate' || targetKey(operation) !== targetKey(newer)) return operation;
  const place = newer.position ?? newer.fingerprint?.position;
  if (!place) return operation;
  const print = operation.fingerprint;
  return { ...operation, position: place, ...(print ? { fingerprint: { ...print, position: place, ...sizeOf(newer) } } : {}) };
}

const sizeOf = ({ fingerprint }: Target) => (fingerprint?.size ? { size: fingerprint.size } : {});

function mergeParams(stored: readonly Param[], incoming: readonly Param[]): Param[] {
  return stored.map((param, place) => {
    const other = incoming.find(({ name }) => name === param.name) ?? incoming[place];
    const known = [...new Set([...(param.known ?? []), ...(other?.known ?? [])])].slice(-50);
    return { ...param, ...(known.length ? { known } : {}) };
  });
}

type Named = Pick<Playbook, 'name' | 'aliases' | 'namedBy'>;

/**
 * The more descriptive of two names (GAP 9); the other one becomes an alias. A person's name beats a planner's, which beats a generated
 * one; of equals the one with more different words, then the stored one.
 */
function betterName(stored: Playbook, recorded: Playbook): Named {
  const incoming = generalNames(stored, recorded);
  const better = rank(incoming) > rank(stored) ? incoming : stored;
  const other = better === stored ? incoming : stored;
  const aliases = [...new Set([...(stored.aliases ?? []), ...(incoming.aliases ?? []), other.name])]
    .filter((alias) => alias !== better.name)
    .slice(-20);
  return { name: better.name, ...(better.namedBy ? { namedBy: better.namedBy } : {}), ...(aliases.length ? { aliases } : {}) };
}

/** A recording with another option lends its name only without that option: "Select Theme Lime" must not find Purple. */
function generalNames(stored: Playbook, incoming: Playbook): Named {
  const option = incoming.variableStep?.recorded;
  if (option === undefined || option === stored.variableStep?.recorded) return incoming;
  return { name: withoutOptions(incoming.name, [option]) || stored.name, ...(incoming.namedBy ? { namedBy: incoming.namedBy } : {}) };
}

/** How descriptive a name is: who gave it, then how many words, up to a sentence's worth. */
function rank({ name, namedBy }: Named): number {
  const by = namedBy === 'person' ? 200 : namedBy === 'planner' ? 100 : 0;
  return by + Math.min(new Set(normalisedWords(name)).size, 8) * 10;
}
