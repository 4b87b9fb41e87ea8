import { hashId } from '../../lib/ids';
import { fail, ok, type Result } from '../../lib/result';
import { domainOf, pathOf } from '../../lib/url';
import type { DomainPlaybooks } from '../../model/playbook/playbook';
import type { Sayings } from '../../model/saying';
import { saying } from '../../model/saying-of';
import { readAbraValue } from '../abra-json';
import { isObject } from '../parse-json';
import { at, movePath, sayIssue } from '../say-reason';
import { ABRA_PLAYBOOK, RecorderFlow, type RecorderStep } from './flow';
import { addStep, type Meant } from './operations-of';
import { digestOf, type KeptPlaybook } from './write-recorder';

export interface ReadFlow {
  file: DomainPlaybooks;
  /** Abra wrote it, so its blanks are known. */
  hasParams: boolean;
  notes: Sayings[];
}

/** Does the value have the shape of a Recorder flow? */
export const isFlow = (value: unknown) => isObject(value) && Array.isArray(value['steps']) && !('playbooks' in value);

/**
 * Reads a Recorder flow as a playbook; a failure lists paths and reasons. Unchanged steps that Abra wrote become their original operations again;
 * all others are interpreted. `domain` is for flows that open no page.
 */
export function readRecorder(value: unknown, { now, domain }: { now: string; domain?: string }): Result<ReadFlow, Sayings[]> {
  const parsed = RecorderFlow.safeParse(value);
  if (!parsed.success) return fail(parsed.error.issues.slice(0, 20).map((issue) => sayIssue(issue, 'flow')));
  const { title, steps } = parsed.data;
  const kept = keptIn(steps);
  const meant: Meant = { operations: [], refused: [], notes: [] };
  const outcomes: unknown[] = [];
  let start: string | undefined;
  let next = 0;
  for (let index = 0; index < steps.length; ) {
    const step = steps[index];
    if (!step) break;
    const match = matching(kept, next, steps, index);
    if (match) {
      const operation = kept?.operations[match.index];
      if (operation) meant.operations.push({ operation: operation.operation, source: step });
      outcomes[meant.operations.length - 1] = operation?.outcome ?? null;
      next = match.index + 1;
      index += match.steps;
      continue;
    }
    index += 1;
    if (step.type === 'customStep' && step.name === ABRA_PLAYBOOK) continue;
    if (step.type === 'navigate' && start === undefined && !meant.operations.length) {
      start = step.url;
      if (!/[?#]/.test(step.url)) continue;
    }
    addStep(meant, steps, index - 1);
    const last = meant.operations.at(-1);
    outcomes.length = Math.min(outcomes.length, meant.operations.length);
    if (last?.operation.type === 'assert') outcomes[meant.operations.length - 2] = navigation(meant.operations.at(-2)?.navigatesTo);
  }
  if (meant.refused.length) return fail(meant.refused.map(({ at: step, why }) => at(`steps.${step}`, why)));
  const place = pageOfFlow(start, kept, domain);
  if (!place) return fail([at('steps', saying('testNoPage'))]);
  // A flow that only opens a page, as flows for performance measurement do.
  if (!meant.operations.length && start !== undefined)
    meant.operations.push({ operation: { type: 'navigate', to: 'url', url: start }, source: steps[0] as RecorderStep });
  if (!meant.operations.length) return fail([at('steps', saying('testNothing'))]);
  const operations = meant.operations.map(({ operation }) => operation);
  const whole = kept?.operations.length === operations.length && next === operations.length;
  const playbook = {
    ...kept?.playbook,
    id: whole && kept ? kept.playbook.id : `rec-${hashId(JSON.stringify([place, operations]))}`,
    name: title.trim().slice(0, 200) || kept?.playbook.name || 'Untitled flow',
    ...place,
    operations,
    outcomes: operations.map((_operation, step) => outcomes[step] ?? null),
    recordedViewport: viewportIn(steps) ?? kept?.playbook.recordedViewport ?? { width: 1440, height: 900 },
    ...(kept ? {} : { params: [], outcomesUnknown: true }),
  };
  if (!whole && 'variableStep' in playbook) delete playbook.variableStep;
  const read = readAbraValue({ domain: place.domain, playbooks: [playbook], optionMap: {} }, now);
  if (!read.ok) return fail(read.failure.map((reason) => movePath(reason, (path) => path.replace(/^playbooks\.0\./, ''))));
  const [file] = read.value;
  return file ? ok({ file, hasParams: kept !== undefined, notes: meant.notes.map((note) => [note]) }) : fail([[saying('flowEmpty')]]);
}

const navigation = (to: string | undefined) => (to === undefined ? null : { navigatesTo: to });

/** The stored operation, from `next` on, whose steps are here unchanged. */
function matching(
  kept: KeptPlaybook | undefined,
  next: number,
  steps: readonly RecorderStep[],
  at: number,
): { index: number; steps: number } | undefined {
  for (let index = next; index < (kept?.operations.length ?? 0); index++) {
    const one = kept?.operations[index];
    if (one && one.steps > 0 && digestOf(steps.slice(at, at + one.steps)) === one.digest) return { index, steps: one.steps };
  }
  return undefined;
}

/** The data in Abra's custom step. It is validated later, with the whole playbook. */
function keptIn(steps: readonly RecorderStep[]): KeptPlaybook | undefined {
  const step = steps.findLast((one) => one.type === 'customStep' && one.name === ABRA_PLAYBOOK);
  const kept = step?.type === 'customStep' ? step.parameters : undefined;
  if (!isObject(kept) || kept['version'] !== 1 || !isObject(kept['playbook']) || !Array.isArray(kept['operations'])) return undefined;
  const sound = kept['operations'].every((one) => isObject(one) && typeof one['steps'] === 'number' && typeof one['digest'] === 'string');
  return sound ? (kept as unknown as KeptPlaybook) : undefined;
}

function pageOfFlow(
  start: string | undefined,
  kept: KeptPlaybook | undefined,
  domain: string | undefined,
): { domain: string; pagePath: string } | undefined {
  const host = domainOf(start ?? '');
  if (host) return { domain: host, pagePath: pathOf(start ?? '') || '/' };
  const known = kept?.playbook.domain ?? domain;
  return known ? { domain: String(known), pagePath: String(kept?.playbook.pagePath ?? '/') } : undefined;
}

function viewportIn(steps: readonly RecorderStep[]): { width: number; height: number } | undefined {
  const step = steps.find(({ type }) => type === 'setViewport');
  return step?.type === 'setViewport' ? { width: step.width, height: step.height } : undefined;
}
