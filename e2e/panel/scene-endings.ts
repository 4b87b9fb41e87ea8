import type { Bail, BailKind } from '../../src/model/bail';
import type { Fault } from '../../src/model/fault';
import type { RunEvent } from '../../src/model/run-event';
import { NOW } from './scene-playbooks';
import { stoppedBy, stoppedByFault } from './scene-runs';

const near = (label: string, score: number) => ({ label, score, differs: ['name', 'place'] });

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
  'target-disabled': { kind: 'target-disabled', wanted: 'button "Apply"', why: 'it is greyed out until a name is given' },
  'value-rejected': { kind: 'value-rejected', wanted: 'textbox "Card number"', shown: '4111 1' },
  'option-missing': { kind: 'option-missing', wanted: '"Fuchsia"', options: ['Purple', 'Amber', 'Teal'] },
  'variant-unknown': { kind: 'variant-unknown', playbook: 'Select theme color', variant: 'Mauve', known: ['Fuchsia', 'Purple'] },
  'playbook-unknown': { kind: 'playbook-unknown', playbook: 'Select style', nearest: ['Select theme color'] },
  'no-effect': { kind: 'no-effect', wanted: 'button "Search"', missing: ['link Granite Camera'] },
  'never-settled': { kind: 'never-settled', busyWith: ['3 requests to themes.example'] },
  'page-left': { kind: 'page-left', url: 'https://themes.example/login?from=editor' },
  'assert-failed': { kind: 'assert-failed', wanted: 'the text “Saved”', shown: 'it is not on the page' },
  'needs-person': { kind: 'needs-person', what: 'captcha', why: 'the page shows “Select all bridges”' },
  'needs-yes': {
    kind: 'needs-yes',
    act: { deed: 'press', role: 'button', words: ['Pay $429'], icons: [], blocks: [] },
    key: 'k',
    why: 'This cannot be undone',
  },
  'needs-trusted-input': { kind: 'needs-trusted-input', wanted: 'button "Choose a file"', why: 'the browser opens files for a hand only' },
  'not-allowed': { kind: 'not-allowed', rule: 'this playbook was repaired ten times today' },
  'outcome-unknown': { kind: 'outcome-unknown', wanted: 'button "Send"', why: 'the tab was closed meanwhile' },
  'out-of-time': { kind: 'out-of-time', waitedFor: 'the text “Ready”', ms: 12_000 },
  stopped: { kind: 'stopped' },
};

/** One fault of each kind. */
const faults: Record<Fault['kind'], string> = {
  'no-key': 'There is no key for the model yet. Put one in under Settings.',
  'model-auth': 'The endpoint refused the key (401). Check it in Settings.',
  'model-limit': 'The limit of this key is reached (429). Wait a minute, or raise it where you got the key.',
  'model-overloaded': 'The model is overloaded. Try again in a minute.',
  'model-refused': 'The model declined to plan this.',
  'model-cut': 'The answer was too long twice. Say a smaller part of the goal.',
  'model-invalid': 'The model’s answer could not be read.',
  'model-unreachable': 'http://localhost:11434 cannot be reached. Check the connection and the endpoint in Settings.',
  'page-unreachable': 'The page did not load. Check the address or the connection.',
  'page-forbidden': 'Abra needs your OK for this site.',
  'tab-gone': 'The tab was closed. Open the page again.',
  'page-crashed': 'The page has crashed, or Chrome has unloaded it.',
  storage: 'The browser could not write down what happened. Free some disk space.',
  wire: 'A message of the page could not be read.',
  aborted: 'Stopped.',
};

/** How each kind of bail and fault ends a run, by name. */
export const endings: { name: string; events: RunEvent[] }[] = [
  ...Object.entries(bails).map(([kind, bail]) => ({ name: `bail-${kind}`, events: stoppedBy(bail) })),
  ...Object.entries(faults).map(([kind, message]) => ({
    name: `fault-${kind}`,
    events: stoppedByFault({ kind: kind as Fault['kind'], message }, NOW),
  })),
];

/** The events of one of them. */
export const endingOf = (name: string): RunEvent[] => endings.find((one) => one.name === name)?.events ?? [];
