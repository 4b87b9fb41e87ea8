import { PageOffer } from '../model/page/page-offer';
import { MAX_OFFERS } from '../model/page/page-offers';
import { Box } from '../model/page/position';
import { Shown } from '../model/page/shown';
import { FrameScan, Snapshot } from '../model/page/snapshot';
import { Fingerprint } from '../model/page/target';
import { TrustedStroke } from '../model/page/trusted-stroke';
import { EndpointTrial } from '../model/plan/endpoint-trial';
import { Gap, MAX_GAPS } from '../model/playbook/gap';
import { Recording } from '../model/playbook/recording';
import type { Fault } from '../model/run/fault';
import { Leg, LegFile, Progress } from '../model/run/leg';
import { RunEvent, WayOn } from '../model/run/run-event';
import { PlaybookSaving } from '../model/run/saving';
import { Usage } from '../model/run/usage';
import type { Saying, Sayings } from '../model/saying';
import { listUpTo, textUpTo, z } from '../model/schema';
import { PlannerKind, Settings } from '../model/settings';
import { bridgePanelCalls } from './bridge-panel-calls';
import { playbookCalls } from './playbook-calls';
import { BriefReport, OfferedModel, Picked, RunSummary, SecretOffer, SequenceOrder, SiteState } from './shapes';

/** Only until the browser is closed: what is kept stays as it is, and holds again then. */
const lent = { lent: z.optional(z.boolean()) };
const empty = z.strictObject({});

/**
 * The table of all calls: who may call whom, with which parameters, and with what answer. The types of handlers, parameters and answers derive from
 * it. The worker validates what panel and page send; the page scripts import only types.
 */
export const panelCalls = {
  'site.state': { params: z.strictObject({ tabId: z.int() }), answer: SiteState },
  /** Addresses of visible frames of a tab whose sites Abra may not see, one a site. */
  'site.frames': { params: z.strictObject({ tabId: z.int() }), answer: z.strictObject({ unseen: z.array(z.string()) }) },
  /**
   * The person is about to do something on the page of the tab: what acts in it is brought there. Answers what the page offers; [] where Abra may not look. Where the
   * look before still holds, the page is not scanned again.
   */
  'site.prepare': { params: z.strictObject({ tabId: z.int() }), answer: z.strictObject({ offers: listUpTo(PageOffer, MAX_OFFERS) }) },
  /** Rings an element that the page offers, and scrolls it into sight; without `ref` no element of the document is ringed any longer. */
  'site.ring': {
    params: z.strictObject({ tabId: z.int(), documentId: textUpTo(80), ref: z.optional(z.int()), text: z.optional(textUpTo(200)) }),
    answer: empty,
  },
  'run.start': {
    params: z.strictObject({
      goal: z.string().check(z.minLength(1), z.maxLength(8000)),
      tabId: z.int(),
      planner: z.optional(PlannerKind),
      /**
       * The goal is a list of steps: the embedded planner plans each, the planner of the settings only those that it cannot, and the whole becomes
       * one playbook. `url` is opened first where the tab shows a page that Abra may not access.
       */
      workflow: z.optional(
        z.strictObject({
          name: textUpTo(200),
          url: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(4000))),
        }),
      ),
      usePlaybooks: z.optional(z.boolean()),
      learn: z.optional(z.boolean()),
    }),
    answer: z.strictObject({ runId: z.string() }),
  },
  'run.play': {
    params: z.strictObject({
      domain: textUpTo(260),
      id: textUpTo(80),
      tabId: z.int(),
      variant: z.optional(textUpTo(400)),
      params: z.optional(z.record(z.string(), z.string())),
      stepwise: z.optional(z.boolean()),
      dryRun: z.optional(z.boolean()),
    }),
    answer: z.strictObject({ runId: z.string() }),
  },
  /** A sequence of another agent as a run: these operations in this order; nothing is planned, repaired or learned. */
  'run.sequence': { params: SequenceOrder, answer: z.strictObject({ runId: z.string() }) },
  /** Does what the page offers, on exactly that element. `goal` says it in words; `text` is written into a field. */
  'run.choose': {
    params: z.strictObject({
      tabId: z.int(),
      offer: PageOffer,
      goal: z.string().check(z.minLength(1), z.maxLength(8000)),
      text: z.optional(textUpTo(8000)),
    }),
    answer: z.strictObject({ runId: z.string() }),
  },
  'run.stop': { params: z.strictObject({ runId: textUpTo(80) }), answer: empty },
  /**
   * Goes on with a run that has ended, at the step where it stopped. `target`: the element for `instead`. `reload`: its page is reloaded first.
   * Nothing happens where there is no such step.
   */
  'run.resume': {
    params: z.strictObject({ runId: textUpTo(80), way: WayOn, target: z.optional(Fingerprint), reload: z.optional(z.boolean()) }),
    answer: empty,
  },
  /** Learns from a run that reached its goal and was not to be learned from when it began. The `learned` event tells what came of it. */
  'run.keep': { params: z.strictObject({ runId: textUpTo(80) }), answer: empty },
  /** What a run without a model call saved against the run that its playbook was learned from; absent where that is not known. Estimated. */
  'run.saved': {
    params: z.strictObject({ runId: textUpTo(80) }),
    answer: z.strictObject({ calls: z.optional(z.int()), dollars: z.optional(z.number()), ms: z.optional(z.number()) }),
  },
  /** What each playbook saved so far, also by runs that are kept no longer. */
  'run.savings': { params: empty, answer: z.strictObject({ savings: z.array(PlaybookSaving) }) },
  'run.answer': { params: z.strictObject({ runId: z.string(), questionId: z.string(), choice: z.string() }), answer: empty },
  /** Answers a question of kind `file` with the files that it asks for. They are deleted when the run ends. */
  'run.give': {
    params: z.strictObject({ runId: textUpTo(80), questionId: z.string(), files: z.array(LegFile).check(z.minLength(1), z.maxLength(20)) }),
    answer: empty,
  },
  /** Answers a question of kind `secret`. The value is for this run and that origin alone; it is kept only if the person says so (`secrets.keep`). */
  'run.giveSecret': {
    params: z.strictObject({ runId: textUpTo(80), questionId: z.string(), value: z.string().check(z.minLength(1), z.maxLength(4000)) }),
    answer: empty,
  },
  /** Newest first, 50 unless told. */
  'run.list': {
    params: z.strictObject({ limit: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))) }),
    answer: z.strictObject({ runs: z.array(RunSummary) }),
  },
  /** Removes journals with all their pictures and files, for good. A run that goes on or waits stays. Playbooks stay. */
  'run.remove': {
    params: z.strictObject({ runIds: z.array(textUpTo(80)).check(z.minLength(1), z.maxLength(10_000)) }),
    answer: z.strictObject({ removed: z.int() }),
  },
  'run.load': { params: z.strictObject({ runId: z.string() }), answer: z.strictObject({ events: z.array(RunEvent) }) },
  /** A screenshot that a step of a run took, by the id in its record. It is deleted with the run. */
  'run.picture': {
    params: z.strictObject({ id: textUpTo(80) }),
    answer: z.strictObject({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  },
  ...playbookCalls,
  ...bridgePanelCalls,
  'settings.get': { params: empty, answer: z.strictObject({ settings: Settings, hasKey: z.boolean() }) },
  'settings.set': { params: z.strictObject({ patch: z.partial(Settings), ...lent }), answer: z.strictObject({ settings: Settings }) },
  /** An empty key removes it. No call returns the key. */
  'settings.setKey': { params: z.strictObject({ key: textUpTo(4000), ...lent }), answer: z.strictObject({ hasKey: z.boolean() }) },
  'settings.models': {
    params: empty,
    answer: z.strictObject({ models: z.array(OfferedModel) }),
  },
  /** One tiny call of the model that is set, with the key that is stored. */
  'settings.try': { params: empty, answer: EndpointTrial },
  /** What model calls cost on a day in the person's time zone ("2026-11-21"), and on the site in all; including runs that were deleted. */
  'settings.spent': {
    params: z.strictObject({ domain: z.optional(textUpTo(260)) }),
    answer: z.strictObject({ day: z.string(), usage: Usage, site: z.optional(Usage) }),
  },
  'secrets.list': { params: empty, answer: z.strictObject({ secrets: z.array(z.strictObject({ name: z.string(), origin: z.string() })) }) },
  'secrets.set': {
    params: z.strictObject({
      name: z.string().check(z.regex(/^[A-Za-z][\w-]{0,60}$/)),
      origin: textUpTo(300),
      value: textUpTo(4000),
      ...lent,
    }),
    answer: empty,
  },
  'secrets.remove': { params: z.strictObject({ name: z.string(), origin: z.string() }), answer: empty },
  /** Secrets that runs which reached their goal were given, and that may be kept for their sites: until the browser is closed, or `secrets.keep` says. */
  'secrets.offers': { params: empty, answer: z.strictObject({ offers: z.array(SecretOffer) }) },
  'secrets.keep': { params: z.strictObject({ offer: SecretOffer, keep: z.boolean() }), answer: empty },
  'record.start': { params: z.strictObject({ tabId: z.int() }), answer: Recording },
  'record.set': { params: z.strictObject({ status: z.enum(['recording', 'paused', 'stopped']) }), answer: Recording },
  /** Replaces the steps, and where given the gaps: undo, delete, rename, reorder, optional, assertion, wait, blank, secret, another target. */
  'record.steps': {
    params: z.strictObject({ steps: listUpTo(Shown, 500), gaps: z.optional(listUpTo(Gap, MAX_GAPS)) }),
    answer: Recording,
  },
  /**
   * Stops recording and replays the recording from the page where it began, without saving it. `dryRun`: only finds what each step means on the page
   * that is open now, and does nothing. The result is in the run.
   */
  'record.try': {
    params: z.strictObject({ name: z.optional(textUpTo(200)), dryRun: z.optional(z.boolean()) }),
    answer: z.strictObject({ runId: z.string() }),
  },
  'record.save': {
    params: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: z.strictObject({ id: z.string(), domain: z.string() }),
  },
  'record.discard': { params: empty, answer: empty },
  /** Brings back what was discarded last, while the browser is open and no other recording began. */
  'record.restore': { params: empty, answer: Recording },
  /** Lets the person pick an element of the tab; the result comes over the feed. `exact`: the element itself, not the control around it. */
  'pick.start': {
    params: z.strictObject({ tabId: z.int(), exact: z.boolean() }),
    answer: z.strictObject({ pickId: z.string() }),
  },
  'pick.cancel': { params: empty, answer: empty },
  /** Developer view: seed 001's execute_sequence on a tab, with the parameters and answer of that tool. */
  'page.sequence': {
    params: z.strictObject({ tabId: z.int(), sequence: z.unknown() }),
    answer: z.strictObject({ result: z.unknown() }),
  },
  /**
   * A program that drives this browser saw a download begin in the page with this address. Chrome tells an extension of none without a permission
   * that Abra does not ask for, and the page sees nothing come of the press.
   */
  'page.downloaded': { params: z.strictObject({ url: textUpTo(4000) }), answer: empty },
  /** The page of the tab as it is now, with all frames that Abra may see, its elements numbered as in runs; without what is secret. */
  'page.snapshot': { params: z.strictObject({ tabId: z.int() }), answer: z.strictObject({ snapshot: Snapshot }) },
} as const;

/** Worker to page (one document). */
export const pageCalls = {
  look: { params: z.strictObject({ wanted: z.optional(textUpTo(4000)) }), answer: FrameScan },
  /** The visible text, in which the worker then looks for secrets. */
  inSight: { params: z.strictObject({}), answer: z.strictObject({ text: textUpTo(2_000_000) }) },
  /**
   * Boxes to paint over in a screenshot, CSS px of this document's viewport: of these spans of the text from `inSight`, and of fields with secrets.
   */
  covers: {
    params: z.strictObject({ spans: listUpTo(z.strictObject({ start: z.int(), end: z.int() }), 2000) }),
    answer: z.strictObject({ boxes: listUpTo(Box, 2000) }),
  },
  /** Called again for the same leg, it does not run it again, but answers the whole report. */
  runLeg: { params: Leg, answer: BriefReport },
  stop: { params: z.strictObject({ runId: z.string() }), answer: empty },
  /** The run that goes on in this tab, in words, and what its button says; without words its pill goes away. */
  pill: { params: z.strictObject({ runId: textUpTo(80), text: textUpTo(200), stop: textUpTo(40) }), answer: empty },
  /** A download began here, of which Chrome tells a page nothing where it began as a navigation. */
  downloaded: { params: empty, answer: empty },
  /** Rings an element, and scrolls it into sight. */
  ring: { params: z.strictObject({ ref: z.int(), text: textUpTo(200) }), answer: empty },
  /** The person has answered what they were asked about, or chose otherwise: its element is ringed no longer. */
  endRing: { params: empty, answer: empty },
  /** Answered when a frame of the document was added or has loaded, at the latest after so many ms. */
  frameChange: { params: z.strictObject({ ms: z.number() }), answer: empty },
  /** Answered when the document has changed and then paused, stands still, or after so many ms. `changed`: it is worth another look. */
  nextPause: { params: z.strictObject({ ms: z.number() }), answer: z.strictObject({ changed: z.boolean() }) },
  /** Starts or stops recording what the person does. Answers the document's own frame path. */
  capture: { params: z.strictObject({ on: z.boolean() }), answer: z.strictObject({ path: listUpTo(z.int(), 12) }) },
  /** Shows the person beside the mark of the recording what could not be kept. */
  sayGap: { params: z.strictObject({ text: textUpTo(800) }), answer: empty },
  /** Starts or stops picking an element. `frames`: the frame paths that have a picker. Answers the document's own frame path. */
  pick: {
    params: z.strictObject({ on: z.boolean(), id: textUpTo(80), exact: z.boolean(), frames: z.array(z.array(z.int())) }),
    answer: z.strictObject({ path: listUpTo(z.int(), 12) }),
  },
  sequence: { params: z.unknown(), answer: z.unknown() },
} as const;

/** Page to worker, one way. */
export const pageTells = {
  /** In the order in which it happened. */
  progress: listUpTo(Progress, 200),
  shown: Shown,
  /** Something was shown that no step holds. */
  gap: Gap,
  /** A person stopped the run in its page, by the pill or by Escape. */
  halt: z.strictObject({ runId: textUpTo(80), by: z.enum(['press', 'key']) }),
  /** Without `picked`, the person cancelled. */
  picked: z.strictObject({ id: textUpTo(80), picked: z.optional(Picked) }),
} as const;

/** Page to worker, with an answer. */
export const pageAsks = {
  /** A recorded document has frames that may not be recorded yet. `entered`: the path of the frame that the person went into. */
  frames: { params: z.strictObject({ entered: z.optional(listUpTo(z.int(), 13)), went: z.optional(z.literal(true)) }), answer: empty },
  /** Only from the document that runs the leg, while it runs. */
  stroke: { params: z.strictObject({ legId: textUpTo(80), stroke: TrustedStroke }), answer: empty },
} as const;

/** What the feed port carries to the panel, in lists. The other way it carries a boolean: whether each message is wanted as it comes. */
export type FeedMessage =
  | { kind: 'run'; events: RunEvent[] }
  | { kind: 'event'; runId: string; event: RunEvent }
  | { kind: 'thought'; runId: string; text: string }
  | { kind: 'note'; runId: string; text: string | Sayings }
  | { kind: 'recording'; recording: Recording | null }
  | { kind: 'picked'; pickId: string; picked: Picked | null }
  /** A message of a page was refused; `text` says what that means for the person. */
  | { kind: 'refused'; text: string; says?: Saying[] }
  | { kind: 'changed'; what: 'playbooks' | 'settings' | 'secrets' | 'site' | 'bridge' };
/** The worker asks who drives the browser for a picture of a tab (`PictureRequest`), where Chrome gives it none; the answer is a PNG as base64. */
export const PICTURE = 'abra-picture';
export interface PictureRequest {
  abra: typeof PICTURE;
  tabId: number;
}

export type PanelCall = keyof typeof panelCalls;
export type PanelParams<Name extends PanelCall> = z.infer<(typeof panelCalls)[Name]['params']>;
export type PanelAnswer<Name extends PanelCall> = z.infer<(typeof panelCalls)[Name]['answer']>;
export type PageCall = keyof typeof pageCalls;
export type PageParams<Name extends PageCall> = z.infer<(typeof pageCalls)[Name]['params']>;
export type PageAnswer<Name extends PageCall> = z.infer<(typeof pageCalls)[Name]['answer']>;
export type PageMessageName = keyof typeof pageTells;
export type PageMessage<Name extends PageMessageName> = z.infer<(typeof pageTells)[Name]>;

export type PageRequestName = keyof typeof pageAsks;
export type PageRequest<Name extends PageRequestName> = z.infer<(typeof pageAsks)[Name]['params']>;
export type WorkerAnswer<Name extends PageRequestName> = z.infer<(typeof pageAsks)[Name]['answer']>;

/** The envelope of both kinds of call. */
export interface Envelope {
  abra: string;
  params: unknown;
}

/** What a handler answers over the wire. */
export type Answered<Value> = { ok: true; value: Value } | { ok: false; failure: Fault };
