import { Delta } from '../page/delta';
import { PageOffer } from '../page/page-offer';
import { FrameKey, Snapshot } from '../page/snapshot';
import { Fingerprint } from '../page/target';
import { Operation } from '../plan/operation';
import { Plan, Proposal } from '../plan/plan';
import { OptionMap, Playbook } from '../playbook/playbook';
import { Says } from '../saying';
import { listUpTo, textUpTo, z } from '../schema';
import { SecretPlace } from '../secret/secret-place';
import { Budgets, PlannerKind } from '../settings';
import { Bail } from './bail';
import { Fault } from './fault';
import { LegOperation } from './leg';
import { OperationRecord } from './record';
import { Usage } from './usage';

/**
 * How a run that had ended goes on at the step where it stopped: that step once more, the same on another element (`instead`), without it
 * (`skip`), or after the person did it (`by-hand`).
 */
export const WayOn = z.enum(['again', 'instead', 'skip', 'by-hand']);
export type WayOn = z.infer<typeof WayOn>;

/** Which step of which playbook an operation came from. */
export const Origin = z.strictObject({
  playbookId: z.string(),
  name: z.string(),
  version: z.int(),
  step: z.int(),
  of: z.int(),
  variant: z.optional(z.string()),
});
export type Origin = z.infer<typeof Origin>;

/** One operation of a plan after expansion, with its id in the run. */
export const QueuedOperation = z.strictObject({
  id: textUpTo(80),
  operation: Operation,
  origin: z.optional(Origin),
  /** Its expected outcome. */
  expects: LegOperation.shape.expects,
  /** Its playbook was imported or changed and has not run yet: step by step the first time. */
  unproven: z.optional(z.boolean()),
  /** Nobody knows yet what it leads to, see `Playbook`. */
  outcomeUnknown: z.optional(z.literal(true)),
  /** It is part of the repair of this step. */
  replaces: LegOperation.shape.replaces,
  /** The person confirmed its element, which the identity check had refused. */
  accepted: z.optional(z.boolean()),
  /** It was recorded on one item, and is meant for another: its element is looked up in the page as that comes. */
  forItem: z.optional(z.strictObject({ recorded: textUpTo(20_000), value: textUpTo(20_000) })),
  /** The person wants this operation, which was dispatched already, dispatched again. */
  again: z.optional(textUpTo(80)),
});
export type QueuedOperation = z.infer<typeof QueuedOperation>;

/** A tab of a run as a planner is told of it, by its number from 1: where the run began, then those that its pages and steps opened. */
export const SeenTab = z.strictObject({
  number: z.int().check(z.minimum(1)),
  tabId: z.int(),
  /** Empty where Abra may not see its page. */
  title: textUpTo(1000),
  url: textUpTo(4000),
});
export type SeenTab = z.infer<typeof SeenTab>;

/** The goal that ended before this one in the same tab, and how: what "it" and "the blue one" may mean. */
export const LastGoal = z.strictObject({
  goal: textUpTo(8000),
  outcome: z.enum(['success', 'failed', 'stopped', 'crashed']),
  summary: textUpTo(8000),
});
export type LastGoal = z.infer<typeof LastGoal>;

/** A question to the person, which stops the run until it is answered. */
export const Question = z.strictObject({
  id: z.string(),
  /**
   * `file`: the person chooses the files of an upload, by the call `run.give`. `secret`: they type the value of `secret`, by the call
   * `run.giveSecret`. `ask`: a planner asks which is meant. `plan`: may all this be done? `access`: the person
   * has not let Abra into the page that the run has come to.
   */
  kind: z.enum(['confirm', 'budget', 'person', 'step', 'file', 'secret', 'ask', 'plan', 'access']),
  secret: z.optional(SecretPlace),
  /** Long enough for a whole URL. */
  text: textUpTo(12_000),
  /** The same for the panel, in the person's language; absent where it is a planner's own. */
  says: Says,
  choices: z.array(z.strictObject({ id: z.string(), label: z.string(), says: Says })).check(z.minLength(1), z.maxLength(6)),
  /** The choice that is offered first, where another one is irreversible; else it is the first of `choices`. */
  safe: z.optional(z.string()),
  /** The operation it is bound to. */
  operationId: z.optional(z.string()),
});
export type Question = z.infer<typeof Question>;

/** A program that a run was begun for, over the bridge to the person's own browser: by the id of its token, and the name that they gave it. */
export const RunClient = z.strictObject({ id: textUpTo(80), name: textUpTo(80) });
export type RunClient = z.infer<typeof RunClient>;

const at = z.number();

/** The events of a run's journal: append-only; all state is a fold of them. `at` is epoch ms. */
export const RunEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('started'),
    at,
    runId: z.string(),
    goal: textUpTo(8000),
    tabId: z.int(),
    planner: PlannerKind,
    /** The goal is a list of steps that becomes one playbook of this name; `fallback` plans those at which the embedded planner abstains. */
    workflow: z.optional(z.strictObject({ name: textUpTo(200), fallback: z.optional(PlannerKind) })),
    budgets: Budgets,
    /** Who began it, where that was not the person. */
    client: z.optional(RunClient),
    /** The browser's language (BCP 47) and time zone (IANA), for goals such as "tomorrow at ten". */
    locale: z.optional(z.strictObject({ language: textUpTo(40), timeZone: textUpTo(80) })),
    /** Given where the goal points back. It is not recalled then, nor kept as a known goal, as its words alone do not say what is meant. */
    before: z.optional(LastGoal),
    usePlaybooks: z.boolean(),
    learn: z.boolean(),
    /** The first plan of a model is shown before anything is done for it. */
    approve: z.optional(z.union([z.literal(true), z.literal('repairs')])),
    /** Run this playbook instead of planning. */
    play: z.optional(
      z.strictObject({
        playbookId: z.string(),
        variant: z.optional(z.string()),
        params: z.optional(z.record(z.string(), z.string())),
        stepwise: z.optional(z.boolean()),
        dryRun: z.optional(z.boolean()),
        /** The longest that the page is waited for after each step, ms; else as for every run. */
        settleLimit: z.optional(z.number()),
        /** An unsaved recording: it is tried as it is, and never repaired. */
        draft: z.optional(z.strictObject({ playbook: Playbook, optionMap: OptionMap })),
        /** The person chose it from what the page offered: the one operation of the draft acts on this element, or on none. */
        offer: z.optional(PageOffer),
      }),
    ),
  }),
  z.strictObject({ kind: z.literal('looked'), at, snapshot: Snapshot }),
  /** The look before contradicted itself, as `why` says, so that a new one was taken: once the page no longer did, or `still` does. */
  z.strictObject({ kind: z.literal('looked-again'), at, why: textUpTo(400), still: z.boolean() }),
  /** The result of recall: why it hit or missed; `planned` follows a hit. */
  z.strictObject({
    kind: z.literal('recalled'),
    at,
    hit: z.boolean(),
    why: textUpTo(2000),
    says: Says,
    playbooks: z.array(z.string()),
    proposal: z.optional(Proposal),
  }),
  z.strictObject({
    kind: z.literal('asked'),
    at,
    planner: PlannerKind,
    purpose: z.enum(['plan', 'repair']),
    picture: z.boolean(),
    /** The open tabs of the run; absent where it never had more than one. */
    tabs: z.optional(listUpTo(SeenTab, 20)),
  }),
  z.strictObject({
    kind: z.literal('planned'),
    at,
    by: z.enum(['recall', 'play', ...PlannerKind.options]),
    plan: Plan,
    /** The expanded plan; shorter than the plan where `incomplete` says why. */
    queue: z.array(QueuedOperation),
    incomplete: z.optional(Bail),
    usage: Usage,
    /** It continues the plan before, as the person answered: from its broken step, or after it. */
    resumes: z.optional(z.boolean()),
  }),
  z.strictObject({ kind: z.literal('plan-failed'), at, fault: Fault, usage: Usage }),
  /** Written before the message is sent: the leg is in flight. */
  z.strictObject({ kind: z.literal('sent'), at, legId: z.string(), operationIds: z.array(z.string()), frame: FrameKey }),
  /** The page is about to dispatch it: from here on it must never be sent again. */
  z.strictObject({ kind: z.literal('dispatching'), at, operationId: z.string(), label: z.string(), found: z.optional(Fingerprint) }),
  z.strictObject({ kind: z.literal('executed'), at, record: OperationRecord }),
  z.strictObject({
    kind: z.literal('reported'),
    at,
    legId: z.string(),
    bail: z.optional(Bail),
    delta: z.optional(Delta),
    lost: z.optional(z.boolean()),
  }),
  z.strictObject({ kind: z.literal('bailed'), at, bail: Bail, operationId: z.optional(z.string()), message: z.string() }),
  /** The run goes on in another tab; `tab` is its number in the playbook. */
  z.strictObject({ kind: z.literal('followed'), at, tab: z.int(), tabId: z.int() }),
  z.strictObject({ kind: z.literal('questioned'), at, question: Question }),
  /** `acted`: the person was asked to do something in the page, and says that they did. */
  z.strictObject({ kind: z.literal('answered'), at, questionId: z.string(), choice: z.string(), acted: z.optional(z.boolean()) }),
  /** The run's tab is gone. `browser`: with the whole browser, or the extension with its worker, so that the page's last messages may be lost. */
  z.strictObject({ kind: z.literal('closed'), at, browser: z.optional(z.boolean()) }),
  /** The page does not respond, which the person has to resolve; without `why` it responds again. The run goes on by itself. */
  z.strictObject({ kind: z.literal('held'), at, why: z.optional(textUpTo(1000)), says: Says }),
  /**
   * The person goes on with the run that had ended, at the step where it stopped. `target`: the element that they pointed at for it.
   */
  z.strictObject({
    kind: z.literal('resumed'),
    at,
    way: WayOn,
    target: z.optional(Fingerprint),
  }),
  z.strictObject({ kind: z.literal('faulted'), at, fault: Fault }),
  z.strictObject({
    kind: z.literal('learned'),
    at,
    playbookIds: z.array(z.string()),
    names: z.array(z.string()),
    why: textUpTo(1000),
    says: Says,
  }),
  z.strictObject({
    kind: z.literal('finished'),
    at,
    outcome: z.enum(['success', 'failed', 'stopped', 'crashed']),
    summary: textUpTo(8000),
    /** The summary for the panel, in the person's language; absent where it is a planner's own. */
    says: Says,
    suggestions: z.array(z.string()),
    readFrom: z.optional(z.array(z.int())),
    /** What it taught is learned after this; `learned` says that it was. */
    teaches: z.optional(z.boolean()),
  }),
]);
export type RunEvent = z.infer<typeof RunEvent>;
export type RunEventKind = RunEvent['kind'];
export type RunEventOf<Kind extends RunEventKind> = RunEvent & { kind: Kind };
