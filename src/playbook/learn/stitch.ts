import { pathOf } from '../../lib/url';
import type { Playbook } from '../../model/playbook/playbook';
import { isPause } from '../merge/identity';
import { playbookOf } from './distill';
import { targetLabelOf } from './label';
import type { Step } from './step';
import { stepCauseOf } from './step-causes';

export interface Session {
  domain: string;
  goal: string;
  /** Every iteration's steps in order. Only iterations of one inline operation that was done are stitched; the others stand between them. */
  iterations: readonly (readonly Step[])[];
  /** CSS px. */
  viewport: { width: number; height: number };
  /** ISO time. */
  now: string;
}

/**
 * After a goal that succeeded: single-operation iterations that caused each other become playbooks (GAP 1), each with a generated name. A
 * lone step that only closed a dialog becomes one too: next time that dialog is in the way again.
 */
export function stitch(session: Session): { playbook: Playbook; steps: Step[] }[] {
  const all = session.iterations.flat();
  const single = new Set(session.iterations.flatMap((steps) => singleOf(steps) ?? []));
  const chains = chain(all, single);
  return chains.flatMap((steps) => {
    const [first] = steps;
    if (!first || (steps.length < 2 && !isDismissal(first))) return [];
    const name = steps.length < 2 ? `Dismiss ${dialogOf(first)}` : undefined;
    const made = playbookOf({
      domain: session.domain,
      pagePath: pathOf(first.record.delta.url?.from ?? (urlBefore(all, first) || first.record.url)),
      goal: session.goal,
      sequenceName: name,
      steps,
      viewport: session.viewport,
      now: session.now,
      cause: 'stitched',
    });
    return made ? [{ playbook: { ...made, namedBy: 'abra' as const }, steps }] : [];
  });
}

function singleOf(steps: readonly Step[]): Step[] | undefined {
  const told = steps.filter(({ operation }) => !isPause(operation));
  const [only] = told;
  return told.length === 1 && only && !only.origin && only.record.status === 'done' && !only.record.bail ? [only] : undefined;
}

/** Groups of steps connected by cause, each in the order of time. */
function chain(all: readonly Step[], single: ReadonlySet<Step>): Step[][] {
  const group = new Map<Step, Step[]>();
  for (const [at, later] of all.entries()) {
    if (!single.has(later)) continue;
    group.set(later, [later]);
    for (let before = at - 1; before >= 0; before--) {
      const earlier = all[before];
      const mine = group.get(later);
      const theirs = earlier && group.get(earlier);
      if (!earlier || !theirs || !mine || theirs === mine) continue;
      if (stepCauseOf(earlier, later, all.slice(before + 1, at)) === undefined) continue;
      for (const step of mine) {
        theirs.push(step);
        group.set(step, theirs);
      }
      if (later.operation.type === 'click' && earlier.record.delta.url === undefined) break;
    }
  }
  const place = new Map(all.map((step, at) => [step, at]));
  return [...new Set(group.values())].map((steps) => [...steps].sort((left, right) => (place.get(left) ?? 0) - (place.get(right) ?? 0)));
}

/** Did it close a dialog and nothing else: "Get Started", "Got it"? */
function isDismissal({ operation, record: { delta } }: Step): boolean {
  return (
    operation.type === 'click' && !!delta.closed?.some((name) => /^(alert)?dialog\b/i.test(name)) && !delta.url && !delta.opened?.length
  );
}

function dialogOf({ operation, record: { delta, found } }: Step): string {
  const named = delta.closed?.find((name) => /^(alert)?dialog\s+\S/i.test(name))?.replace(/^\S+\s+/, '');
  return named ?? (targetLabelOf(found ? { fingerprint: found } : operation) || 'dialog');
}

function urlBefore(all: readonly Step[], step: Step): string {
  return all[all.indexOf(step) - 1]?.record.url ?? '';
}
