import { hashId } from '../../lib/ids';
import type { Operation } from '../../model/plan/operation';
import type { Playbook } from '../../model/playbook/playbook';
import type { Sayings } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { startOf } from '../start-of';
import { ABRA_PLAYBOOK, type RecorderFlow, type RecorderStep } from './flow';
import { stepsOf } from './steps-of';

/** What Abra's own custom step stores, so that an unchanged flow is imported as exactly the same playbook. */
export interface KeptPlaybook {
  version: 1;
  /** The playbook without its local data: history, health and goals. */
  playbook: Omit<Playbook, 'versions' | 'health' | 'goals' | 'failedRepairs' | 'operations' | 'outcomes'>;
  /** Each operation with the digest and count of the steps written for it. */
  operations: { operation: Playbook['operations'][number]; outcome: Playbook['outcomes'][number]; steps: number; digest: string }[];
}

/** Writes a playbook as a Recorder flow, with notes of what it cannot express. Params have their recorded values; secrets stay `{{name}}`. */
export function writeRecorder(playbook: Playbook): { flow: RecorderFlow; notes: Sayings[] } {
  const { name, operations, outcomes, recordedViewport } = playbook;
  const start = startOf(playbook);
  const values = new Map(playbook.params.map((param) => [param.name, param.default]));
  const fill = (text: string) => text.replace(/\{\{([A-Za-z][\w-]*)\}\}/g, (whole, param: string) => values.get(param) ?? whole);
  const written = operations.map((operation, step) => {
    const { steps, notes } = stepsOf(operation, fill, start.origin);
    return {
      operation,
      outcome: outcomes[step] ?? null,
      steps: expecting(steps, outcomes[step]?.navigatesTo, start.origin),
      notes: [...notes, ...may(operation)],
    };
  });
  const begin: RecorderStep[] = [
    { type: 'setViewport', ...recordedViewport, deviceScaleFactor: 1, isMobile: false, hasTouch: false, isLandscape: false },
    { type: 'navigate', url: start.url, assertedEvents: [{ type: 'navigation', url: start.url, title: '' }] },
  ];
  const kept: KeptPlaybook = {
    version: 1,
    playbook: withoutHistory(playbook),
    operations: written.map(({ operation, outcome, steps }) => ({ operation, outcome, steps: steps.length, digest: digestOf(steps) })),
  };
  return {
    flow: {
      title: name,
      steps: [...begin, ...written.flatMap(({ steps }) => steps), { type: 'customStep', name: ABRA_PLAYBOOK, parameters: kept }],
    },
    notes: written.flatMap(({ notes }, step) => notes.map((why) => [saying('exportStep', { title: name, step: step + 1 }), ...why])),
  };
}

const may = (operation: Operation) => (operation.optional ? [[saying('exportStops')]] : []);

/** A digest of steps that does not depend on the order of fields, nor on fields that a player added as undefined. */
export function digestOf(steps: readonly RecorderStep[]): string {
  return hashId(
    JSON.stringify(steps, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
        : value,
    ),
  );
}

/** Makes the step that leaves the page wait for the navigation. Of a key it is keyDown, as keyUp may already happen in the new page. */
function expecting(steps: RecorderStep[], path: string | undefined, origin: string): RecorderStep[] {
  const at = steps.findLastIndex(({ type }) => type === 'click' || type === 'doubleClick' || type === 'keyDown' || type === 'change');
  if (path === undefined || at < 0) return steps;
  return steps.map((step, index) =>
    index === at ? { ...step, assertedEvents: [{ type: 'navigation' as const, url: `${origin}${path}`, title: '' }] } : step,
  );
}

function withoutHistory(playbook: Playbook): KeptPlaybook['playbook'] {
  const {
    versions: _versions,
    health: _health,
    goals: _goals,
    failedRepairs: _failed,
    operations: _operations,
    outcomes: _outcomes,
    ...rest
  } = playbook;
  return rest;
}
