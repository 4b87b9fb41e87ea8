import { fail, ok, type Result } from '../../src/lib/result';
import { pathOf } from '../../src/lib/url';
import type { Fault } from '../../src/model/fault';
import { playbookOf } from '../../src/playbook/distill';
import { mergeDomain } from '../../src/playbook/merge';
import { harvest } from '../../src/playbook/variants';
import type { PanelHandlers } from '../../src/wire/answer-panel';
import type { World } from './handlers';
import { recordOf } from './record-of';

type RecordCalls = 'record.start' | 'record.set' | 'record.steps' | 'record.save' | 'record.discard';

/** A person shows the way, and it becomes a playbook. */
export function recordingHandlers(world: () => Promise<World>): Pick<PanelHandlers, RecordCalls> {
  return {
    'record.start': async ({ tabId }) => (await world()).capture.start(tabId),
    'record.set': async ({ status }) => (await world()).capture.set(status),
    'record.steps': async ({ steps }) => (await world()).capture.replaceSteps(steps),
    'record.save': async ({ name }) => save(await world(), name),
    'record.discard': async () => {
      await (await world()).capture.discard();
      return ok({});
    },
  };
}

async function save({ capture, stores, changed }: World, name: string): Promise<Result<{ id: string; domain: string }, Fault>> {
  const recording = await capture.current();
  if (!recording?.steps.length) return fail({ kind: 'wire', message: 'Nothing was recorded yet. Show at least one step, then save.' });
  const { domain, steps, viewport } = recording;
  const end = await capture.endedAt();
  const shown = steps.map((step, index) => ({
    operation: step.operation,
    record: recordOf(step, steps[index + 1] ?? (end ? { url: end } : undefined)),
  }));
  const now = new Date().toISOString();
  const pagePath = pathOf(steps[0]?.url ?? '') || recording.pagePath;
  const playbook = playbookOf({ domain, pagePath, goal: name, sequenceName: name, steps: shown, viewport, now, cause: 'recorded' });
  if (!playbook) return fail({ kind: 'wire', message: 'One of the steps has no element that could be found again. Delete it, then save.' });
  const named = { ...playbook, name, namedBy: 'person' as const };
  const stored = await stores.playbooks.update(domain, (current) =>
    mergeDomain(current, { domain, playbooks: [named], optionMap: harvest(shown) }),
  );
  if (!stored.ok) return stored;
  await capture.discard();
  changed('playbooks');
  return ok({ id: stored.value.playbooks.find((one) => one.id === named.id || one.name === name)?.id ?? named.id, domain });
}
