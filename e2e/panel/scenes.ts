import type { Operation } from '../../src/model/plan/operation';
import type { Recording } from '../../src/model/playbook/recording';
import type { RunEvent } from '../../src/model/run/run-event';
import { saying } from '../../src/model/saying-of';
import { DEFAULT_SETTINGS } from '../../src/model/settings';
import type { FeedMessage } from '../../src/wire/calls';
import type { Scene } from './fake-chrome';
import { endingOf, endings } from './scene-endings';
import { click, LOCKED, ok, themes, typeInto } from './scene-playbooks';
import {
  ambiguous,
  answerMarked,
  answerRead,
  approving,
  asked,
  asking,
  confirming,
  filing,
  finished,
  goal,
  held,
  missed,
  missing,
  moving,
  noKey,
  notAmongResults,
  paying,
  planning,
  recallHit,
  refused,
  started,
} from './scene-runs';
import { agreed, withoutModel, world } from './scene-world';

export const run = (events: RunEvent[]): FeedMessage => ({ kind: 'run', events });
const shown = (operation: Operation, label: string, at: number): Recording['steps'][number] => ({ at, operation, label, url: themes.url });
export const recording = (
  status: Recording['status'],
  { empty = false, ...more }: Partial<Recording> & { empty?: boolean } = {},
): FeedMessage => ({
  kind: 'recording',
  recording: {
    tabId: 7,
    domain: 'themes.example',
    pagePath: '/login',
    status,
    start: 'https://themes.example/login',
    tabs: [7],
    params: empty ? [] : [{ name: 'user', kind: 'text', label: 'User', default: 'ada' }],
    proposedName: 'Log in and open the theme editor',
    viewport: { width: 1440, height: 900 },
    steps: empty
      ? []
      : [
          shown(typeInto('User', 'ada'), 'textbox "User"', 1),
          shown(typeInto('Password', '{{secret:password}}', true), 'textbox "Password"', 2),
          shown({ ...click('button', 'Not now'), optional: true } as Operation, 'button "Not now" in dialog "What’s new"', 3),
          shown(click('link', 'Theme editor'), 'link "Theme editor"', 4),
        ],
    ...more,
  },
});

/** Every state that a person can meet, by name. */
export const scenes: Record<string, Scene> = {
  welcome: world({ stored: {}, answers: { 'settings.get': ok({ settings: DEFAULT_SETTINGS, hasKey: false }) } }),
  'run-start': world(),
  'run-first-time': world({
    stored: { welcomed: true },
    answers: {
      'run.list': ok({ runs: [] }),
      'playbooks.all': ok({ playbooks: [] }),
      'settings.get': ok({ settings: withoutModel, hasKey: false }),
    },
  }),
  'run-no-access': world({
    answers: {
      'site.state': ok(LOCKED),
      'settings.get': ok({ settings: agreed, hasKey: false }),
    },
  }),
  'run-key': world({ answers: { 'settings.get': ok({ settings: DEFAULT_SETTINGS, hasKey: false }) } }),
  'run-key-unknown': world({ answers: { 'settings.get': ok({ settings: DEFAULT_SETTINGS, hasKey: false }) } }),
  'run-consent': world({ answers: { 'settings.get': ok({ settings: DEFAULT_SETTINGS, hasKey: true }) } }),
  'run-this-tab': world({ answers: { 'site.state': ok({ ...themes, access: 'this-tab' }) } }),
  'run-forbidden': world({
    answers: {
      'site.state': ok({
        ...themes,
        domain: '',
        url: 'chrome://settings',
        access: 'forbidden',
        why: 'Chrome doesn’t allow extensions on this page. Open a website to use Abra.',
      }),
    },
  }),
  'run-silent': world({ silent: ['site.state', 'settings.get', 'run.list'] }),
  'run-planning': world({
    feed: [
      run([started(goal), missed, asked]),
      { kind: 'thought', runId: 'run-1', text: 'A “Get Started” dialog is in the way; after that the known' },
      { kind: 'note', runId: 'run-1', text: [saying('retryOverloaded'), saying('retryWaits', { seconds: 3 })] },
    ],
  }),
  'run-moving': world({ feed: [run(moving)] }),
  'run-held': world({ feed: [run(held)] }),
  'run-bailed': world({ feed: [run(planning)] }),
  'run-question': world({ feed: [run(confirming)] }),
  'run-paying': world({ feed: [run(paying)] }),
  'run-asked': world({ feed: [run(asking)] }),
  'run-approve': world({ feed: [run(approving)] }),
  'run-secret': world({ feed: [run(missing)] }),
  'run-keep': world({
    feed: [run(finished)],
    answers: { 'secrets.offers': ok({ offers: [{ runId: 'run-1', name: 'password', origin: 'https://themes.example' }] }) },
  }),
  'run-file': world({
    feed: [run(filing)],
    answers: { 'run.picture': ok({ fileName: 'desk 2026-11-21.png', mediaType: 'image/png', base64: btoa('picture') }) },
  }),
  'run-done': world({ feed: [run(finished)], answers: { 'run.load': ok({ events: finished }) } }),
  'run-recalled': world({ feed: [run(recallHit)] }),
  'run-suggestions': world({ feed: [run(ambiguous)], answers: { 'settings.get': ok({ settings: withoutModel, hasKey: false }) } }),
  'run-fault': world({ feed: [run(noKey)] }),
  'run-answer': world({ feed: [run(answerRead)] }),
  ...Object.fromEntries(endings.map(({ name, events }) => [`failed-${name}`, world({ feed: [run(events)] })])),
  'failed-search': world({
    feed: [run(notAmongResults)],
    answers: { 'site.state': ok({ ...themes, url: 'https://themes.example/search?q=Dune', path: '/search' }) },
  }),
  'run-answer-marked': world({ feed: [run(answerMarked)] }),
  'refused-frame': world({
    feed: [run(refused)],
    answers: { 'settings.get': ok({ settings: withoutModel, hasKey: false }), 'site.frames': ok({ unseen: ['https://pay.example/card'] }) },
  }),
  'failed-frame': world({
    feed: [run(endingOf('bail-target-missing'))],
    answers: { 'site.frames': ok({ unseen: ['https://pay.example/card'] }) },
  }),
  'run-saved': world({
    feed: [run(recallHit)],
    answers: { 'run.saved': ok({ dollars: 0.006, ms: 9000 }) },
  }),
  'recording-empty': world({ feed: [recording('recording', { empty: true })] }),
  'recording-live': world({ feed: [recording('recording')] }),
  'recording-stopped': world({ feed: [recording('stopped')] }),
  'recording-gaps': world({
    feed: [
      recording('stopped', {
        gaps: [
          { at: 1.5, kind: 'drag', label: 'listitem "Autumn"', url: themes.url },
          { at: 5, kind: 'frame', label: 'pay.example', url: themes.url },
        ],
      }),
    ],
  }),
  'recording-picking': world({ feed: [recording('recording')], answers: { 'pick.start': ok({ pickId: 'pick-1' }) } }),
  'recording-tried': world({ feed: [run(finished), recording('stopped', { trial: { runId: 'run-1' } })] }),
  'recording-broke': world({ feed: [run(noKey), recording('stopped', { trial: { runId: 'run-1' } })] }),
  'recording-trying': world({ feed: [run(moving), recording('stopped', { trial: { runId: 'run-1' } })] }),
  playbooks: world(),
  'playbooks-saved': world({
    answers: {
      'run.savings': ok({
        savings: [{ domain: 'themes.example', id: 'p-theme', saving: { runs: 14, calls: 41, dollars: 0.31, ms: 364_000, unpriced: 2 } }],
      }),
    },
  }),
  'playbooks-empty': world({ answers: { 'playbooks.all': ok({ playbooks: [] }) } }),
  'playbooks-failed': world({
    answers: {
      'playbooks.all': {
        ok: false,
        failure: { kind: 'storage', message: 'The browser could not read Abra’s store. Free some disk space, then try again.' },
      },
    },
  }),
  'playbooks-silent': world({ silent: ['playbooks.all'] }),
  settings: world(),
  'settings-new': world({ answers: { 'settings.get': ok({ settings: DEFAULT_SETTINGS, hasKey: false }) } }),
  'settings-refused': world({
    answers: {
      'settings.try': ok({
        came: 'unreachable',
        text: 'http://localhost:11434 cannot be reached. Check the connection and the endpoint in the settings.',
      }),
      'settings.get': ok({ settings: { ...agreed, endpoint: 'http://localhost:11434', model: 'qwen3-coder' }, hasKey: true }),
    },
  }),
  'settings-typed': world({
    answers: { 'settings.get': ok({ settings: { ...agreed, endpoint: 'https://models.example', model: 'house-model' }, hasKey: true }) },
  }),
  'settings-key-elsewhere': world({
    answers: { 'settings.get': ok({ settings: { ...agreed, endpoint: 'https://ai-gateway.vercel.sh' }, hasKey: true }) },
  }),
  'settings-silent': world({ silent: ['settings.get'] }),
};
