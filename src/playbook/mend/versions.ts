import { sameKey } from '../../lib/text';
import type { Operation } from '../../model/plan/operation';
import type { Param, Playbook, PlaybookVersion, VariableStep, VersionCause } from '../../model/playbook/playbook';
import { versionInForce } from '../../model/playbook/version-in-force';
import type { Outcome } from '../../model/run/leg';
import type { Told } from '../../model/saying';
import { saying, shortenTold } from '../../model/saying-of';
import { targetLabelOf } from '../learn/label';
import { targetKey } from '../merge/identity';

/** Versions kept per playbook; the oldest that are neither in force, pinned nor candidates are dropped first. */
const MAX_VERSIONS = 60;

/** Why, when and by what a version was made. */
export interface VersionOrigin {
  cause: VersionCause;
  why: Told;
  /** ISO time. */
  now: string;
}

/** The first version of a playbook. */
export function firstVersion(operations: Operation[], outcomes: (Outcome | null)[], { cause, why, now }: VersionOrigin): PlaybookVersion {
  return { version: 1, operations, outcomes, cause, why: shortenTold(why, 400), at: now, status: 'active' };
}

/** The version with this number, or undefined. */
export function versionOf(playbook: Playbook, version: number): PlaybookVersion | undefined {
  return playbook.versions.find((one) => one.version === version);
}

/** The playbook with a history, also where it came without one. */
export function withHistory(playbook: Playbook, now: string): Playbook {
  if (versionInForce(playbook)) return playbook;
  const change = { cause: playbook.source, why: saying('madeBefore'), now };
  const first = { ...firstVersion(playbook.operations, playbook.outcomes, change), version: nextNumber(playbook) };
  return { ...playbook, versions: [...playbook.versions, first] };
}

/** Adds a version that is not in force yet. */
export function addCandidate(
  playbook: Playbook,
  operations: Operation[],
  outcomes: (Outcome | null)[],
  change: VersionOrigin,
): { playbook: Playbook; version: number } {
  const known = withHistory(playbook, change.now);
  const version = nextNumber(known);
  const candidate: PlaybookVersion = { ...firstVersion(operations, outcomes, change), version, status: 'candidate' };
  return { playbook: { ...known, versions: trim([...known.versions, candidate]) }, version };
}

/** Puts a version in force; the one before is superseded. An unknown number changes nothing. */
export function putInForce(playbook: Playbook, version: number): Playbook {
  const wanted = versionOf(playbook, version);
  if (!wanted) return playbook;
  const versions = playbook.versions.map((one): PlaybookVersion => {
    if (one.version === version) return { ...one, status: 'active' };
    return one.status === 'active' ? { ...one, status: 'superseded' } : one;
  });
  const { variableStep: _variable, ...rest } = playbook;
  const variable = variableIn(playbook, wanted.operations);
  const params = movedChoices(playbook, wanted.operations);
  return {
    ...rest,
    operations: wanted.operations,
    outcomes: wanted.outcomes,
    params,
    versions,
    ...(variable ? { variableStep: variable } : {}),
  };
}

/** Where the variable step is among other operations of the playbook: those of another version. Undefined where they have none. */
export function variableIn(
  { variableStep, operations: current }: Pick<Playbook, 'variableStep' | 'operations'>,
  operations: readonly Operation[],
): VariableStep | undefined {
  const chosen = variableStep && current[variableStep.step];
  if (!variableStep || !chosen) return undefined;
  const recorded = sameKey(variableStep.recorded);
  const chooses = (operation: Operation) =>
    operation.type === chosen.type &&
    (targetKey(operation) === targetKey(chosen) || (recorded !== '' && sameKey(targetLabelOf(operation)) === recorded));
  const same = operations[variableStep.step];
  if (same && chooses(same)) return variableStep;
  const step = operations.findLastIndex(chooses);
  if (step >= 0) return { ...variableStep, step };
  return same?.type === chosen.type && operations.length === current.length ? variableStep : undefined;
}

/** The params with their choices moved to other operations; a choice that is not there any more is dropped. */
function movedChoices({ params, operations: current }: Playbook, operations: readonly Operation[]): Param[] {
  return params.flatMap((param) => {
    if (!param.choice) return [param];
    const moved = variableIn({ variableStep: { ...param.choice, recorded: param.default ?? '' }, operations: current }, operations);
    return moved ? [{ ...param, choice: { step: moved.step, map: moved.map } }] : [];
  });
}

function nextNumber({ versions }: Playbook): number {
  return versions.reduce((most, { version }) => Math.max(most, version), 0) + 1;
}

function trim(versions: PlaybookVersion[]): PlaybookVersion[] {
  const surplus = versions.length - MAX_VERSIONS;
  if (surplus <= 0) return versions;
  const drop = new Set(
    versions.filter(({ status, pinned }) => (status === 'superseded' || status === 'rejected') && !pinned).slice(0, surplus),
  );
  return versions.filter((one) => !drop.has(one));
}
