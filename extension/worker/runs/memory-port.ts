import { canJudgePage } from '../../../src/agent/goal-proof';
import type { MemoryPort, QueueExpansion } from '../../../src/agent/ports';
import { newId } from '../../../src/lib/ids';
import { domainOf, pathOf } from '../../../src/lib/url';
import { keyOfPage } from '../../../src/model/page/page-key';
import type { PageOffer } from '../../../src/model/page/page-offer';
import { offeredIn } from '../../../src/model/page/page-offers';
import type { Operation } from '../../../src/model/plan/operation';
import type { Plan, PlaybookReference } from '../../../src/model/plan/plan';
import { isAfresh, isCompletion } from '../../../src/model/plan/plan-kind';
import { knownOptions } from '../../../src/model/playbook/option-key';
import type { DomainPlaybooks, Playbook } from '../../../src/model/playbook/playbook';
import { readingOfAnswer } from '../../../src/model/run/answer-reading';
import { currentPlan, type Run } from '../../../src/model/run/run';
import { sayInEnglish } from '../../../src/model/say-in-english';
import { saying } from '../../../src/model/saying-of';
import { applyLessons, lessonsOf } from '../../../src/playbook/learn/lessons';
import { brokenAt, continueRepaired, mayRepair } from '../../../src/playbook/mend/repair';
import { triage } from '../../../src/playbook/mend/triage';
import { expandPlaybookReferences } from '../../../src/playbook/play/expand';
import { recall } from '../../../src/playbook/recall/recall';
import type { FeedMessage } from '../../../src/wire/calls';
import { must, type Stores } from '../stores';

/** Keys of options by what began the run, which stays one object while it goes on. */
const known = new WeakMap<Run['started'], string[]>();

/** The memory of the site that a run is on. */
export function memoryPort(
  stores: () => Promise<Stores>,
  repairsPerDay: () => Promise<number>,
  tell: (message: FeedMessage) => void,
): MemoryPort {
  const here = async (run: Run): Promise<DomainPlaybooks> => {
    const { draft } = run.started.play ?? {};
    return draft ? { domain: draft.playbook.domain, playbooks: [draft.playbook], optionMap: draft.optionMap } : stored(run);
  };
  const lessons = keptInTurn();
  const stored = readOnce((domain) => lessons.after(async () => must(await (await stores()).playbooks.load(domain))));
  return {
    recall: async (run) => {
      const recalled = recall(run.goal, await here(run), {
        path: pathNow(run),
        dialogs: run.snapshot?.dialogs ?? [],
        ...(run.snapshot ? { page: keyOfPage(run.snapshot) } : {}),
      });
      if (!recalled.hit) {
        const { says, near, proposal } = recalled;
        return { says, playbooks: near, ...(proposal && canJudgePage(run) ? { proposal } : {}) };
      }
      if (recalled.reads && !canJudgePage(run)) return { says: [saying('hasToBeRead')], playbooks: [] };
      return {
        plan: planOf(recalled.references, sayInEnglish(recalled.says), recalled),
        says: recalled.says,
        playbooks: recalled.references.map(({ playbook }) => playbook),
      };
    },
    play: async (run) => {
      const { playbookId, variant, params, draft, offer } = run.started.play ?? { playbookId: '' };
      if (draft && offer) return chosen(run, draft.playbook, offer);
      const found = (await here(run)).playbooks.find(({ id }) => id === playbookId);
      if (!found) return { why: saying('playbookElsewhere') };
      const reference = { playbook: found.name, ...(variant ? { variant } : {}), ...(params ? { params } : {}) };
      return { plan: planOf([reference], `Playing "${found.name}".`) };
    },
    expand: async (run, plan) => {
      if (isCompletion(plan)) return { queue: readingOfAnswer(run, plan).map((operation) => ({ id: newId('op'), operation })) };
      // With both settings off nothing is read.
      const memory = run.started.usePlaybooks || run.started.play ? await here(run) : { domain: '', playbooks: [], optionMap: {} };
      known.set(run.started, knownOptions(memory));
      const broken = run.asking?.purpose === 'repair' && !isAfresh(plan) ? currentPlan(run) : undefined;
      const id = () => newId('op');
      const mended = broken && continueRepaired(broken, plan.operations, memory, { newId: id, snapshot: run.snapshot });
      return stepByStep(mended ?? expandPlaybookReferences(plan.operations, memory, { newId: id, path: pathNow(run) }), memory);
    },
    known: (run) => known.get(run.started) ?? [],
    diagnose: (run, bail) => {
      const fromPlaybook = currentPlan(run)?.items.some(({ origin }) => origin);
      return (fromPlaybook && run.snapshot && triage(bail, run.snapshot)) || bail;
    },
    whyNoRepair: async (run) => {
      const plan = currentPlan(run);
      const broken = plan?.items[brokenAt(plan)]?.origin;
      const playbook = broken && (await here(run)).playbooks.find(({ id }) => id === broken.playbookId);
      if (!playbook || mayRepair(playbook, await repairsPerDay(), new Date().toISOString())) return undefined;
      return saying('mendedOften', { name: playbook.name });
    },
    learn: async (run, outcome) => {
      const learned = await lessons.keep(async () => learnFrom(run, outcome, await stores()));
      if (learned.playbookIds.length) tell({ kind: 'changed', what: 'playbooks' });
      return learned;
    },
  };
}

/** The one operation of an offer, on the element that was offered. */
function chosen({ snapshot }: Run, { name, operations }: Playbook, offer: PageOffer): Awaited<ReturnType<MemoryPort['play']>> {
  const element = snapshot && offeredIn(offer, snapshot);
  if (!element) return { why: saying('offerGone', { name: offer.option ?? offer.name }) };
  const numbered = operations.map((operation) => ({ ...operation, elementId: element.id }) as Operation);
  return { plan: { thought: `Chosen from what the page offers: "${name}".`, sequenceName: name, operations: numbered } };
}

/** A recalled plan is made and expanded at one state of its run: the domain is read once for both. */
function readOnce(load: (domain: string) => Promise<DomainPlaybooks>) {
  const read = new WeakMap<Run, Promise<DomainPlaybooks>>();
  return (run: Run): Promise<DomainPlaybooks> => {
    const reading = read.get(run) ?? load(domainOf(run.snapshot?.url ?? ''));
    read.set(run, reading);
    return reading;
  };
}

/** What an earlier run taught may still be learned when the next one begins: who reads then waits for it. */
function keptInTurn() {
  let keeping: Promise<unknown> = Promise.resolve();
  return {
    after: async <Read>(read: () => Promise<Read>): Promise<Read> => {
      await keeping;
      return read();
    },
    keep: <Kept>(keep: () => Promise<Kept>): Promise<Kept> => {
      const kept = keep();
      keeping = kept.catch(() => undefined);
      return kept;
    },
  };
}

const pathNow = (run: Run) => pathOf(run.snapshot?.url ?? '');

async function learnFrom(run: Run, outcome: Parameters<MemoryPort['learn']>[1], { playbooks }: Stores): ReturnType<MemoryPort['learn']> {
  const now = new Date().toISOString();
  const names: string[] = [];
  const playbookIds: string[] = [];
  for (const lessons of lessonsOf(run, outcome, now)) {
    const before = new Set<string>();
    const after = must(
      await playbooks.update(lessons.domain, (current) => {
        for (const { id } of current.playbooks) before.add(id);
        return applyLessons(current, lessons, now);
      }),
    );
    const fresh = after.playbooks.filter(({ id, partOf }) => !before.has(id) && !partOf);
    names.push(...fresh.map(({ name }) => name));
    playbookIds.push(...fresh.map(({ id }) => id));
  }
  const says = names.length ? [saying('learned', { names: names.slice(0, 40) })] : [];
  return { names, playbookIds, why: sayInEnglish(says).slice(0, 1000), says };
}

/**
 * Imported or changed playbooks run step by step the first time, however they came into the plan. Where nobody knows what their steps lead to (and in a sequence
 * that was given as it is), a step may lead to another page.
 */
function stepByStep({ queue, incomplete }: QueueExpansion, { playbooks }: DomainPlaybooks): QueueExpansion {
  const known = new Map(playbooks.map((playbook) => [playbook.id, playbook]));
  const marked = queue.map((one) => {
    const { unproven, outcomesUnknown } = (one.origin && known.get(one.origin.playbookId)) ?? {};
    return { ...one, ...(unproven ? { unproven } : {}), ...(outcomesUnknown ? { outcomeUnknown: true as const } : {}) };
  });
  return { queue: marked, ...(incomplete ? { incomplete } : {}) };
}

const planOf = (
  references: PlaybookReference[],
  thought: string,
  { reads = false, seenAs }: { reads?: boolean; seenAs?: string } = {},
): Plan => ({
  thought,
  sequenceName: references
    .map(({ playbook }) => playbook)
    .join(', ')
    .slice(0, 200),
  operations: references,
  more: reads,
  ...(seenAs === undefined ? {} : { seenAs }),
});
