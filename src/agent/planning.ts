import type { Plan } from '../model/plan/plan';
import { NO_USAGE } from '../model/run/add-usage';
import type { Run } from '../model/run/run';
import type { RunEvent, RunEventOf, SeenTab } from '../model/run/run-event';
import type { Usage } from '../model/run/usage';
import { sayInEnglish } from '../model/say-in-english';
import type { Sayings } from '../model/saying';
import { bailEvent } from './bail-event';
import type { Drive } from './drive-context';
import { notAllowed } from './not-allowed';
import type { Ports } from './ports';

/** Plans from playbooks alone, without a model call. Journals the reason when there is no plan. */
export async function askMemory(way: Drive, move: 'recall' | 'play'): Promise<void> {
  const { ports, run, append } = way;
  if (move === 'play') {
    const played = await ports.memory.play(run());
    if ('plan' in played) return adopt(way, 'play', played.plan, NO_USAGE);
    return append({
      kind: 'recalled',
      at: ports.clock.now(),
      hit: false,
      why: sayInEnglish([played.why]),
      says: [played.why],
      playbooks: [],
    });
  }
  const { plan, says, playbooks, proposal } = await ports.memory.recall(run());
  const told = proposal ? { proposal } : {};
  const recalled = {
    kind: 'recalled' as const,
    at: ports.clock.now(),
    hit: plan !== undefined,
    why: sayInEnglish(says).slice(0, 2000),
    says,
    playbooks,
    ...told,
  };
  return plan ? adopt(way, 'recall', plan, NO_USAGE, recalled) : append(recalled);
}

/** One call of the planner; its answer becomes the current plan. */
export async function askPlanner(way: Drive, purpose: 'plan' | 'repair'): Promise<void> {
  const { ports, run, append, signal } = way;
  const refused = purpose === 'repair' ? await ports.memory.whyNoRepair(run()) : undefined;
  if (refused) return append(bailEvent(run(), notAllowed(refused), ports.clock.now()));
  const { planner, picture } = ports.planner.kind(run());
  const tabs = await seenTabs(run(), ports);
  await append({ kind: 'asked', at: ports.clock.now(), planner, purpose, picture, ...(tabs ? { tabs } : {}) });
  const id = run().id;
  const hear = { thought: (text: string) => ports.feed.thought(id, text), note: (told: string | Sayings) => ports.feed.note(id, told) };
  const answer = await ports.planner.plan(run(), purpose, hear, signal);
  if (answer.result.ok) return adopt(way, answer.by, answer.result.value, answer.usage);
  await append({ kind: 'plan-failed', at: ports.clock.now(), fault: answer.result.failure, usage: answer.usage });
}

/** The open tabs of the run by their numbers, which they keep; undefined where it never had more than one. */
async function seenTabs({ tabs, started }: Run, { page }: Ports): Promise<SeenTab[] | undefined> {
  const open = await page.tabs(tabs, started.at);
  const numbered = [...new Set([...tabs, ...open.map(({ tabId }) => tabId)])];
  if (numbered.length < 2) return undefined;
  return open.slice(0, MAX_TABS).map((tab) => ({ ...tab, number: numbered.indexOf(tab.tabId) + 1 }));
}
const MAX_TABS = 20;

/** `before`: events to be journaled right before the plan. */
async function adopt(
  { ports, run, append }: Drive,
  by: RunEventOf<'planned'>['by'],
  plan: Plan,
  usage: Usage,
  ...before: RunEvent[]
): Promise<void> {
  const { queue, incomplete } = await ports.memory.expand(run(), plan);
  await append(...before, { kind: 'planned', at: ports.clock.now(), by, plan, queue, usage, ...(incomplete ? { incomplete } : {}) });
}
