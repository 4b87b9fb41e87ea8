import { z } from 'zod';
import { Bail } from './bail';
import { Delta } from './delta';
import { Fault } from './fault';
import { LegOperation } from './leg';
import { Operation } from './operation';
import { Plan, Proposal } from './plan';
import { OptionMap, Playbook } from './playbook';
import { OperationRecord } from './record';
import { Says } from './saying';
import { SecretPlace } from './secret-place';
import { Budgets, PlannerKind } from './settings';
import { FrameKey, Snapshot } from './snapshot';
import { Fingerprint } from './target';
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
  version: z.number().int(),
  step: z.number().int(),
  of: z.number().int(),
  variant: z.string().optional(),
});
export type Origin = z.infer<typeof Origin>;

/** One operation of a plan after expansion, with its id in the run. */
export const QueuedOperation = z.strictObject({
  id: z.string().max(80),
  operation: Operation,
  origin: Origin.optional(),
  /** Its expected outcome. */
  expects: LegOperation.shape.expects,
  /** Its playbook was imported or changed and has not run yet: step by step the first time. */
  unproven: z.boolean().optional(),
  /** Nobody knows yet what it leads to, see `Playbook`. */
  outcomeUnknown: z.literal(true).optional(),
  /** It is part of the repair of this step. */
  replaces: LegOperation.shape.replaces,
  /** The person confirmed its element, which the identity check had refused. */
  accepted: z.boolean().optional(),
  /** It was recorded on one item, and is meant for another: its element is looked up in the page as that comes. */
  forItem: z.strictObject({ recorded: z.string().max(20_000), value: z.string().max(20_000) }).optional(),
  /** The person wants this operation, which was dispatched already, dispatched again. */
  again: z.string().max(80).optional(),
});
export type QueuedOperation = z.infer<typeof QueuedOperation>;

/** A tab of a run as a planner is told of it, by its number from 1: where the run began, then those that its pages and steps opened. */
export const SeenTab = z.strictObject({
  number: z.number().int().min(1),
  tabId: z.number().int(),
  /** Empty where Abra may not see its page. */
  title: z.string().max(1000),
  url: z.string().max(4000),
});
export type SeenTab = z.infer<typeof SeenTab>;

/** The goal that ended before this one in the same tab, and how: what "it" and "the blue one" may mean. */
export const LastGoal = z.strictObject({
  goal: z.string().max(8000),
  outcome: z.enum(['success', 'failed', 'stopped', 'crashed']),
  summary: z.string().max(8000),
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
  secret: SecretPlace.optional(),
  /** Long enough for a whole URL. */
  text: z.string().max(12_000),
  /** The same for the panel, in the person's language; absent where it is a planner's own. */
  says: Says,
  choices: z
    .array(z.strictObject({ id: z.string(), label: z.string(), says: Says }))
    .min(1)
    .max(6),
  /** The choice that is offered first, where another one is irreversible; else it is the first of `choices`. */
  safe: z.string().optional(),
  /** The operation it is bound to. */
  operationId: z.string().optional(),
});
export type Question = z.infer<typeof Question>;

/** A program that a run was begun for, over the bridge to the person's own browser: by the id of its token, and the name that they gave it. */
export const RunClient = z.strictObject({ id: z.string().max(80), name: z.string().max(80) });
export type RunClient = z.infer<typeof RunClient>;

const at = z.number();

/** The events of a run's journal: append-only; all state is a fold of them. `at` is epoch ms. */
export const RunEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('started'),
    at,
    runId: z.string(),
    goal: z.string().max(8000),
    tabId: z.number().int(),
    planner: PlannerKind,
    /** The goal is a list of steps that becomes one playbook of this name; `fallback` plans those at which the embedded planner abstains. */
    workflow: z.strictObject({ name: z.string().max(200), fallback: PlannerKind.optional() }).optional(),
    budgets: Budgets,
    /** Who began it, where that was not the person. */
    client: RunClient.optional(),
    /** The browser's language (BCP 47) and time zone (IANA), for goals such as "tomorrow at ten". */
    locale: z.strictObject({ language: z.string().max(40), timeZone: z.string().max(80) }).optional(),
    /** Given where the goal points back. It is not recalled then, nor kept as a known goal, as its words alone do not say what is meant. */
    before: LastGoal.optional(),
    usePlaybooks: z.boolean(),
    learn: z.boolean(),
    /** The first plan of a model is shown before anything is done for it. */
    approve: z.union([z.literal(true), z.literal('repairs')]).optional(),
    /** Run this playbook instead of planning. */
    play: z
      .strictObject({
        playbookId: z.string(),
        variant: z.string().optional(),
        params: z.record(z.string(), z.string()).optional(),
        stepwise: z.boolean().optional(),
        dryRun: z.boolean().optional(),
        /** The longest that the page is waited for after each step, ms; else as for every run. */
        settleLimit: z.number().optional(),
        /** An unsaved recording: it is tried as it is, and never repaired. */
        draft: z.strictObject({ playbook: Playbook, optionMap: OptionMap }).optional(),
      })
      .optional(),
  }),
  z.strictObject({ kind: z.literal('looked'), at, snapshot: Snapshot }),
  /** The look before contradicted itself, as `why` says, so that a new one was taken: once the page no longer did, or `still` does. */
  z.strictObject({ kind: z.literal('looked-again'), at, why: z.string().max(400), still: z.boolean() }),
  /** The result of recall: why it hit or missed; `planned` follows a hit. */
  z.strictObject({
    kind: z.literal('recalled'),
    at,
    hit: z.boolean(),
    why: z.string().max(2000),
    says: Says,
    playbooks: z.array(z.string()),
    proposal: Proposal.optional(),
  }),
  z.strictObject({
    kind: z.literal('asked'),
    at,
    planner: PlannerKind,
    purpose: z.enum(['plan', 'repair']),
    picture: z.boolean(),
    /** The open tabs of the run; absent where it never had more than one. */
    tabs: z.array(SeenTab).max(20).optional(),
  }),
  z.strictObject({
    kind: z.literal('planned'),
    at,
    by: z.enum(['recall', 'play', ...PlannerKind.options]),
    plan: Plan,
    /** The expanded plan; shorter than the plan where `incomplete` says why. */
    queue: z.array(QueuedOperation),
    incomplete: Bail.optional(),
    usage: Usage,
    /** It continues the plan before, as the person answered: from its broken step, or after it. */
    resumes: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('plan-failed'), at, fault: Fault, usage: Usage }),
  /** Written before the message is sent: the leg is in flight. */
  z.strictObject({ kind: z.literal('sent'), at, legId: z.string(), operationIds: z.array(z.string()), frame: FrameKey }),
  /** The page is about to dispatch it: from here on it must never be sent again. */
  z.strictObject({ kind: z.literal('dispatching'), at, operationId: z.string(), label: z.string(), found: Fingerprint.optional() }),
  z.strictObject({ kind: z.literal('executed'), at, record: OperationRecord }),
  z.strictObject({
    kind: z.literal('reported'),
    at,
    legId: z.string(),
    bail: Bail.optional(),
    delta: Delta.optional(),
    lost: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('bailed'), at, bail: Bail, operationId: z.string().optional(), message: z.string() }),
  /** The run goes on in another tab; `tab` is its number in the playbook. */
  z.strictObject({ kind: z.literal('followed'), at, tab: z.number().int(), tabId: z.number().int() }),
  z.strictObject({ kind: z.literal('questioned'), at, question: Question }),
  /** `acted`: the person was asked to do something in the page, and says that they did. */
  z.strictObject({ kind: z.literal('answered'), at, questionId: z.string(), choice: z.string(), acted: z.boolean().optional() }),
  /** The run's tab is gone. `browser`: with the whole browser, or the extension with its worker, so that the page's last messages may be lost. */
  z.strictObject({ kind: z.literal('closed'), at, browser: z.boolean().optional() }),
  /** The page does not respond, which the person has to resolve; without `why` it responds again. The run goes on by itself. */
  z.strictObject({ kind: z.literal('held'), at, why: z.string().max(1000).optional(), says: Says }),
  /**
   * The person goes on with the run that had ended, at the step where it stopped. `target`: the element that they pointed at for it.
   */
  z.strictObject({
    kind: z.literal('resumed'),
    at,
    way: WayOn,
    target: Fingerprint.optional(),
  }),
  z.strictObject({ kind: z.literal('faulted'), at, fault: Fault }),
  z.strictObject({
    kind: z.literal('learned'),
    at,
    playbookIds: z.array(z.string()),
    names: z.array(z.string()),
    why: z.string().max(1000),
    says: Says,
  }),
  z.strictObject({
    kind: z.literal('finished'),
    at,
    outcome: z.enum(['success', 'failed', 'stopped', 'crashed']),
    summary: z.string().max(8000),
    /** The summary for the panel, in the person's language; absent where it is a planner's own. */
    says: Says,
    suggestions: z.array(z.string()),
    readFrom: z.array(z.number().int()).optional(),
    /** What it taught is learned after this; `learned` says that it was. */
    teaches: z.boolean().optional(),
  }),
]);
export type RunEvent = z.infer<typeof RunEvent>;
export type RunEventKind = RunEvent['kind'];
export type RunEventOf<Kind extends RunEventKind> = RunEvent & { kind: Kind };
