import { pathOf } from '../../lib/url';
import type { OptionMap, Param, Playbook } from '../../model/playbook/playbook';
import type { Recording } from '../../model/playbook/recording';
import { optionsShownBy } from '../play/variants';
import { playbookOf } from './distill';
import { generateName } from './name';
import { recordOf } from './record-of';

/** What a recording would be saved as, with the options that it saw. */
export interface Draft {
  playbook: Playbook;
  optionMap: OptionMap;
}

/** The draft of a recording; undefined where the target of a step has no durable form. `end` is the URL on which the first tab was stopped. Pure. */
export function draftOf(
  recording: Recording,
  { name, end, now }: { name?: string; end?: string | undefined; now: string },
): Draft | undefined {
  const { domain, steps, viewport } = recording;
  const shown = steps.map((step, index) => ({ operation: step.operation, record: recordOf(step, nextOf(recording, index, end)) }));
  const pagePath = pathOf(steps[0]?.url ?? '') || recording.pagePath;
  const named = name?.trim() || recording.proposedName || nameOf(recording);
  const playbook = playbookOf({
    domain,
    pagePath,
    goal: named,
    sequenceName: named,
    steps: shown,
    viewport,
    now,
    cause: 'recorded',
    marks: {
      blanks: steps.flatMap(({ blank }) => blank ?? []),
      fixed: new Set(steps.flatMap(({ fixed }, index) => (fixed ? [index] : []))),
    },
  });
  return playbook && { playbook: { ...playbook, name: named, namedBy: 'person' }, optionMap: optionsShownBy(shown) };
}

/** The proposed name of a recording, and the params it would have. */
export function proposeNameAndParams(recording: Recording): { proposedName: string; params: Param[] } {
  const proposedName = nameOf(recording);
  const draft = draftOf({ ...recording, proposedName }, { now: '' });
  return { proposedName, params: draft?.playbook.params ?? [] };
}

const nameOf = ({ steps }: Recording) => (steps.length ? generateName(steps.map(({ operation }) => operation)) : '');

/** What followed a step in its own tab: the next step, else the tab's URL when it was stopped. */
function nextOf({ steps }: Recording, index: number, end: string | undefined): Parameters<typeof recordOf>[1] {
  const tab = tabOf(steps[index]);
  const next = steps.slice(index + 1).find((step) => tabOf(step) === tab);
  return next ?? (tab === 0 && end ? { url: end } : undefined);
}

const tabOf = (step: Recording['steps'][number] | undefined) => step?.operation.tab ?? 0;
