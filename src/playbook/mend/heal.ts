import { same } from '../../lib/text';
import { isSameKindOfPath, pathOf } from '../../lib/url';
import { calledBy } from '../../model/page/called-by';
import { sayElement } from '../../model/page/element-words';
import type { Fingerprint, Target } from '../../model/page/target';
import { choicesOf } from '../../model/playbook/choices';
import type { DomainPlaybooks, Playbook } from '../../model/playbook/playbook';
import { versionInForce, versionNumber } from '../../model/playbook/version-in-force';
import type { Outcome } from '../../model/run/leg';
import type { OperationRecord } from '../../model/run/record';
import { saying } from '../../model/saying-of';
import { outcomeOf } from '../learn/outcome';
import { durableTarget, type Step } from '../learn/step';
import { targetKey } from '../merge/identity';
import { otherChoiceAt } from '../play/choices';
import { own } from '../play/placeholders';
import type { PlaybookUse } from '../play/uses';
import { retarget } from '../play/variants';
import { healSameTargets } from './heal-same-targets';
import { kindsOf, type OutcomeRephraser, rephraseOutcome } from './rephrase-outcome';
import { addCandidate, putInForce, versionOf } from './versions';

/**
 * Targets that were found another way than recorded, while a playbook ran: each becomes a candidate version, put in force if the step was
 * done, its expected outcome was seen, and the playbook reached its end. The same target in other playbooks is healed with it. A pinned
 * version stays in force.
 */
export function applyHeals(memory: DomainPlaybooks, use: PlaybookUse, now: string): DomainPlaybooks {
  let healed = memory;
  for (const step of use.steps) {
    const { origin, record } = step;
    if (!origin || origin.version === 0 || !record.heal || !record.found || record.status !== 'done' || record.bail) continue;
    healed = healStep(healed, use, step, record.found, now);
  }
  return healed;
}

function healStep(memory: DomainPlaybooks, use: PlaybookUse, step: Step, found: Fingerprint, now: string): DomainPlaybooks {
  const { origin, record } = step;
  const playbook = memory.playbooks.find(({ id }) => id === origin?.playbookId);
  const old = playbook?.operations[origin?.step ?? -1];
  if (!playbook || !old || !origin || old.type === 'navigate' || old.type !== step.operation.type) return memory;
  const variable = playbook.variableStep;
  if (variable?.step === origin.step && origin.variant !== undefined && origin.variant !== variable.recorded) {
    return mendedOption(memory, variable.map, origin.variant, found);
  }
  const taken = choicesOf(playbook).find((choice) => choice.step === origin.step);
  const other = taken && otherChoiceAt(playbook, origin.step, own(use.params ?? {}, taken.param));
  if (other) return mendedOption(memory, other.map, other.label, found);
  const otherwise = readsOtherwise(old, found);
  const proven = use.result === 'ok' && record.heal?.by !== 'coordinates' && effectSeen(playbook.outcomes[origin.step], record, otherwise);
  const next = heal(playbook, origin.step, found, now, proven && otherwise ? rephraseOutcome(step, use.params) : undefined);
  if (!proven || isPinned(next.playbook)) return replace(memory, next.playbook);
  const active = activateVersion(next.playbook, next.version);
  return healSameTargets(
    replace(memory, active),
    active,
    old,
    { found, ...(otherwise ? { retold: rephraseOutcome(step, use.params) } : {}) },
    now,
  );
}

function mendedOption(memory: DomainPlaybooks, map: string, label: string, found: Fingerprint): DomainPlaybooks {
  const options = { ...own(memory.optionMap, map), [label]: durableTarget({ fingerprint: found }) };
  return { ...memory, optionMap: { ...memory.optionMap, [map]: options } };
}

/**
 * A version with the target of one step (from 0) as it was found now, and its outcomes as `retold` gives them. An equal version that is
 * still waiting is not made again.
 */
export function heal(
  playbook: Playbook,
  step: number,
  found: Fingerprint,
  now: string,
  retold?: OutcomeRephraser,
): { playbook: Playbook; version: number } {
  const operation = playbook.operations[step];
  if (!operation || operation.type === 'navigate') return { playbook, version: versionNumber(playbook) };
  const mended = retarget(operation, { fingerprint: found });
  const outcomes = retold ? playbook.outcomes.map((outcome, at) => (at === step ? retold(playbook, at) : outcome)) : playbook.outcomes;
  const waiting = playbook.versions.find(
    ({ status, operations, outcomes: promised }) =>
      status === 'candidate' &&
      operations[step] !== undefined &&
      targetKey(operations[step]) === targetKey(mended) &&
      JSON.stringify(promised[step]) === JSON.stringify(outcomes[step]),
  );
  if (waiting) return { playbook, version: waiting.version };
  const operations = playbook.operations.map((one, at) => (at === step ? mended : one));
  const why = saying('madeFoundAgain', { step: step + 1, thing: { thing: sayElement(found, calledBy(found)) } });
  return addCandidate(playbook, operations, outcomes, { cause: 'healed', why, now });
}

/** The candidate worked and its effect was seen: it is now in force. */
export function activateVersion(playbook: Playbook, version: number): Playbook {
  return versionOf(playbook, version)?.status === 'rejected' ? playbook : putInForce(playbook, version);
}

/** The candidate did not work; it stays in the history. */
export function rejectVersion(playbook: Playbook, version: number): Playbook {
  const versions = playbook.versions.map((one) =>
    one.version === version && one.status === 'candidate' ? { ...one, status: 'rejected' as const } : one,
  );
  return { ...playbook, versions };
}

/** Has the person pinned a version? */
export function isPinned(playbook: Playbook): boolean {
  return versionInForce(playbook)?.pinned === true;
}

/**
 * Was the expected outcome seen, whatever else happened? `otherwise`: the page reads otherwise than when it was recorded; then everything
 * expected has to have happened to something of the same kind ("aria-expanded" changed, "listbox" opened), whatever it is called now.
 */
export function effectSeen(promised: Outcome | null | undefined, record: OperationRecord, otherwise: boolean): boolean {
  if (!promised) return true;
  const from = record.delta.url?.from ?? record.url;
  const seen = { ...outcomeOf(record, from), effects: record.delta.effects };
  if (promised.navigatesTo !== undefined)
    return isSameKindOfPath(promised.navigatesTo, pathOf(record.delta.url?.to ?? record.url), pathOf(from));
  const parts = ['appeared', 'disappeared', 'changed', 'effects'] as const;
  if (parts.every((part) => !promised[part]?.length)) return true;
  if (parts.some((part) => promised[part]?.some((one) => seen[part]?.includes(one)))) return true;
  return otherwise && parts.every((part) => isCovered(kindsOf(promised[part]), kindsOf(seen[part])));
}

const isCovered = (wanted: readonly string[], found: readonly string[]) => wanted.every((kind) => found.includes(kind));

/** Is the target called otherwise than recorded, or is the page in another language? */
export function readsOtherwise(old: Target, found: Fingerprint): boolean {
  const then = old.fingerprint;
  if (!then) return false;
  const [before, after] = [then.attributes['lang'], found.attributes['lang']];
  return (!!before && !!after && before !== after) || !same(then.name ?? then.text ?? '', found.name ?? found.text ?? '');
}

function replace(memory: DomainPlaybooks, playbook: Playbook): DomainPlaybooks {
  return { ...memory, playbooks: memory.playbooks.map((one) => (one.id === playbook.id ? playbook : one)) };
}
