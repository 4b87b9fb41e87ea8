import { existsSync, readFileSync } from 'node:fs';
import type { Snapshot, SnapshotElement } from '../../src/model/snapshot';
import { planGoal } from '../../src/planner/commands/plan-goal';
import type { Bed } from './command';
import { lookFile } from './play';

/** What would be done first for each command of a bed, by the look at it that its last play kept: in seconds, and no proof of anything. */
export function planned(bed: Bed): string[] {
  const file = lookFile(bed);
  if (!existsSync(file)) return [`no look at ${bed.on.name} was kept yet`];
  const snapshot = JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
  return bed.commands.map(({ says, kind = 'possible' }) => {
    const plan = planGoal({ goal: says, snapshot, history: [] });
    const told = plan.isComplete
      ? `${plan.success ? 'answers' : 'refuses'}: ${plan.summary} | ${plan.suggestions.join(' / ')}`
      : plan.operations.map((operation) => sayPlanned(operation, snapshot)).join('; ') + (plan.more ? ' …' : '');
    return `[${bed.on.name}] ${kind === 'possible' ? '' : `(${kind}) `}“${says}” → ${told}`;
  });
}

function sayPlanned(
  { note: _, elementId, ...operation }: Record<string, unknown> & { note?: unknown; elementId?: unknown },
  { elements }: Snapshot,
): string {
  const element = elements.find(({ id }) => id === elementId);
  const named = (one: SnapshotElement) =>
    `${one.role || one.tag} “${one.name}”${one.place[0] ? ` in ${one.place[0].kind} ${one.place[0].name ?? ''}` : ''}`;
  return `${JSON.stringify(operation)}${element ? ` ${named(element)}` : ''}`;
}
