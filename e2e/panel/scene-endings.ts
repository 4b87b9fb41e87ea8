import type { Bail, BailKind } from '../../src/model/run/bail';
import type { Fault } from '../../src/model/run/fault';
import type { RunEvent } from '../../src/model/run/run-event';
import { faultOf } from '../../src/model/say-in-english';
import type { Saying } from '../../src/model/saying';
import { saying } from '../../src/model/saying-of';
import { NOW } from './scene-playbooks';
import { stoppedBy, stoppedByFault } from './scene-runs';

const near = (label: string, score: number) => ({
  label,
  score,
  differs: [saying('nearBlock'), saying('nearSurroundings')],
});

const mended = saying('mendedOften', { name: 'Select theme color' });

/** One bail of each kind, as pages bring them. A kind without one does not compile. */
const bails: { [Kind in BailKind]: Bail & { kind: Kind } } = {
  'target-missing': {
    kind: 'target-missing',
    wanted: 'link "Granite Camera"',
    nearest: [near('link "Granite Tripod"', 0.41)],
    atRest: true,
  },
  'target-ambiguous': {
    kind: 'target-ambiguous',
    wanted: 'button "Invite"',
    nearest: [near('button "Invite" in listitem Sofia Davis', 0.8), near('button "Invite" in listitem Jackson Lee', 0.8)],
  },
  'target-refused': { kind: 'target-refused', wanted: 'button "Publish"', nearest: [near('button "Publish to everyone"', 0.6)] },
  'target-covered': { kind: 'target-covered', wanted: 'button "Apply"', by: 'dialog "Cookie choices"' },
  'target-disabled': { kind: 'target-disabled', wanted: 'button "Apply"', why: 'its group is disabled' },
  'value-rejected': { kind: 'value-rejected', wanted: 'textbox "Card number"', shown: '4111 1' },
  'option-missing': { kind: 'option-missing', wanted: '"Fuchsia"', options: ['Purple', 'Amber', 'Teal'] },
  'variant-unknown': { kind: 'variant-unknown', playbook: 'Select theme color', variant: 'Mauve', known: ['Fuchsia', 'Purple'] },
  'playbook-unknown': { kind: 'playbook-unknown', playbook: 'Select style', nearest: ['Select theme color'] },
  'no-effect': { kind: 'no-effect', wanted: 'button "Search"', missing: ['link Granite Camera'] },
  'never-settled': { kind: 'never-settled', busyWith: ['3 requests to themes.example'] },
  'page-left': { kind: 'page-left', url: 'https://themes.example/login?from=editor' },
  'assert-failed': { kind: 'assert-failed', wanted: 'text "Saved"', shown: 'not on the page' },
  'needs-person': {
    kind: 'needs-person',
    what: 'captcha',
    why: saying('humanProof'),
  },
  'needs-yes': {
    kind: 'needs-yes',
    act: { deed: 'press', role: 'button', words: ['Pay $429'], icons: [], blocks: [] },
    key: 'k',
    why: 'This cannot be undone',
  },
  'needs-trusted-input': { kind: 'needs-trusted-input', wanted: 'button "Choose a file"', why: 'the browser opens files for a hand only' },
  'not-allowed': {
    kind: 'not-allowed',
    rule: mended,
  },
  'outcome-unknown': { kind: 'outcome-unknown', wanted: 'button "Send"', why: 'the tab was closed meanwhile' },
  'out-of-time': { kind: 'out-of-time', waitedFor: 'the text “Ready”', ms: 12_000 },
  stopped: { kind: 'stopped' },
};

/** What a login looks like that was refused. */
const formAgain: Bail = { kind: 'page-left', url: 'https://themes.example/login', formAgain: { says: 'Your password is invalid!' } };

/** One fault of each kind. */
const faults: Record<Fault['kind'], Saying> = {
  'no-key': saying('keyMissing'),
  'no-consent': saying('consentMissing'),
  'model-auth': saying('keyNotAccepted', { endpoint: 'https://api.anthropic.com' }),
  'model-limit': saying('rateLimitSeconds', { seconds: 40 }),
  'model-overloaded': saying('overloaded'),
  'model-refused': saying('modelRefused'),
  'model-cut': saying('planTooLong'),
  'model-invalid': saying('runTooLong'),
  'model-unreachable': saying('endpointUnreached', { endpoint: 'http://localhost:11434' }),
  'page-unreachable': saying('pageNotLoaded'),
  'page-forbidden': saying('needsYourOk'),
  'tab-gone': saying('tabClosed'),
  'page-crashed': saying('pageCrashed'),
  storage: saying('storeFull'),
  wire: saying('noAnswer'),
  aborted: saying('stopped'),
};

/** Causes that share a kind and lead on differently. */
const causes: { name: string; kind: Fault['kind']; said: Saying }[] = [
  { name: 'no-credit', kind: 'model-auth', said: saying('noCredit', { said: ': your balance is too low' }) },
  { name: 'model-gone', kind: 'model-invalid', said: saying('modelUnknown', { endpoint: 'https://api.anthropic.com', model: 'claude-2' }) },
  { name: 'no-json', kind: 'model-invalid', said: saying('twiceNoPlan', { issue: 'it is no JSON' }) },
];

/** How each kind of bail and fault ends a run, by name. */
export const endings: { name: string; events: RunEvent[] }[] = [
  ...Object.entries(bails).map(([kind, bail]) => ({ name: `bail-${kind}`, events: stoppedBy(bail) })),
  { name: 'bail-page-left-form-again', events: stoppedBy(formAgain) },
  ...Object.entries(faults).map(([kind, said]) => ({
    name: `fault-${kind}`,
    events: stoppedByFault(faultOf(kind as Fault['kind'], said), NOW),
  })),
  ...causes.map(({ name, kind, said }) => ({ name: `fault-${name}`, events: stoppedByFault(faultOf(kind, said), NOW) })),
];

/** The events of one of them. */
export const endingOf = (name: string): RunEvent[] => endings.find((one) => one.name === name)?.events ?? [];
