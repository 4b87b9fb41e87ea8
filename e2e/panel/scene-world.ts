import type { PageOffer } from '../../src/model/page/page-offer';
import { summaryOf } from '../../src/model/playbook/playbook-summary';
import { saying } from '../../src/model/saying-of';
import { DEFAULT_SETTINGS, type Settings } from '../../src/model/settings';
import type { Scene } from './fake-chrome';
import { deskReport, dismiss, minutes, ok, plainLogin, selectTheme, themes } from './scene-playbooks';

export const agreed: Settings = { ...DEFAULT_SETTINGS, consent: true };
export const withoutModel: Settings = { ...DEFAULT_SETTINGS, planner: 'embedded' };

/** What is saved, on the site in front and on another one. */
const known = [selectTheme, plainLogin, dismiss, deskReport];
const rows = known.map(summaryOf);
/** What the page in front offers. */
const offer = (ref: number, name: string, more: Partial<PageOffer> = {}): PageOffer => ({
  documentId: 'd',
  ref,
  role: 'button',
  name,
  place: [{ kind: 'form', name: 'Preferences' }],
  act: 'click',
  ...more,
});
const offers = [
  offer(1, 'Theme Neutral'),
  offer(2, 'Accent', { role: 'combobox', act: 'choose', option: 'Rose' }),
  offer(3, 'Email updates', { role: 'checkbox', act: 'tick' }),
  offer(4, 'Display name', { role: 'textbox', act: 'type' }),
  offer(5, 'Edit', { place: [{ kind: 'row', name: 'Bob' }] }),
  offer(6, 'Edit', { place: [{ kind: 'row', name: 'Ann' }] }),
];
const THEME_OPTIONS = { Theme: { Fuchsia: {}, Purple: {}, Amber: {}, Teal: {} } };

export const world = (patch: Partial<Scene> = {}): Scene => ({
  feed: [],
  stored: { welcomed: true, goals: ['scroll to the middle', 'set the theme to Fuchsia'] },
  origins: ['https://themes.example/*', 'https://shop.example/*'],
  ...patch,
  answers: {
    'site.state': ok(themes),
    'settings.get': ok({ settings: agreed, hasKey: true }),
    'settings.models': ok({
      models: [
        {
          id: 'claude-sonnet-5-5',
          label: 'Claude Sonnet 5.5',
          pictures: true,
          structured: true,
          window: 200_000,
          price: { input: 2, output: 10, cacheRead: 0.1, asOf: '2026-10' },
        },
        { id: 'claude-haiku-5-5', label: 'Claude Haiku 5.5' },
      ],
    }),
    'settings.try': ok({ came: 'works', text: 'claude-sonnet-5-5 answered.' }),
    'settings.set': ok({ settings: agreed }),
    'settings.spent': ok({
      day: '2026-11-21',
      usage: { calls: 14, input: 21_000, output: 6_400, cacheRead: 118_000, cacheWrite: 9_000, dollars: 0.152 },
      site: { calls: 31, input: 42_000, output: 15_000, cacheRead: 260_000, cacheWrite: 20_000, dollars: 0.34 },
    }),
    'settings.setKey': ok({ hasKey: true }),
    'secrets.list': ok({ secrets: [{ name: 'password', origin: 'https://themes.example' }] }),
    'secrets.set': ok({}),
    'secrets.offers': ok({ offers: [] }),
    'secrets.keep': ok({}),
    'bridge.state': ok({ link: 'off', clients: [], notes: [] }),
    'bridge.add': ok({ token: 'abra-5eed' }),
    'bridge.revoke': ok({}),
    'bridge.choose': ok({}),
    'bridge.connect': ok({}),
    'run.list': ok({
      runs: [
        { runId: 'r-1', goal: 'set theme to Fuchsia, style Lyra, radius large', startedAt: minutes(4), outcome: 'success' },
        { runId: 'r-2', goal: 'what is the cheapest camera?', startedAt: minutes(64), outcome: 'success' },
        {
          runId: 'r-3',
          goal: 'delete the draft invoices from last year and send me the list',
          startedAt: minutes(60 * 26),
          outcome: 'failed',
        },
        { runId: 'r-4', goal: 'scroll to the middle', startedAt: minutes(60 * 24 * 8), outcome: 'stopped' },
      ],
    }),
    'run.load': ok({ events: [] }),
    'run.start': ok({ runId: 'run-1' }),
    'run.play': ok({ runId: 'run-1' }),
    'run.choose': ok({ runId: 'run-1' }),
    'run.stop': ok({}),
    'run.answer': ok({}),
    'run.resume': ok({}),
    'run.keep': ok({}),
    'run.saved': ok({}),
    'run.savings': ok({ savings: [] }),
    'site.frames': ok({ unseen: [] }),
    'site.prepare': ok({ offers }),
    'site.ring': ok({}),
    'pick.start': ok({ pickId: 'pick-1' }),
    'pick.cancel': ok({}),
    'run.giveSecret': ok({}),
    'playbooks.all': ok({ playbooks: rows }),
    ...Object.fromEntries(known.map((playbook) => [`playbooks.one ${playbook.id}`, ok({ playbook, optionMap: THEME_OPTIONS })])),
    'playbooks.one': ok({ optionMap: {} }),
    'playbooks.sort': ok({}),
    'playbooks.remove': ok({ undo: 'u-1' }),
    'playbooks.undo': ok({}),
    'playbooks.rename': ok({}),
    'playbooks.edit': ok({ id: 'p-theme' }),
    'playbooks.version': ok({}),
    'playbooks.prune': ok({ undo: 'u-2', removed: 2 }),
    'playbooks.exportOld': ok({ fileName: 'abra-old-playbooks.json', mediaType: 'application/json', text: '[]', playbooks: 2 }),
    'playbooks.export': ok({ fileName: 'themes.example.json', mediaType: 'application/json', text: '{}', notes: [] }),
    'playbooks.import': ok({
      lines: [
        { id: 'p-1', domain: 'themes.example', name: 'Select style', change: 'new', detail: '3 steps' },
        { id: 'p-theme', domain: 'themes.example', name: 'Select theme color', change: 'changed', detail: 'one step more, 5 runs more' },
        { id: 'p-3', domain: 'themes.example', name: 'Log in', change: 'conflicting', detail: 'edited here since it was exported' },
        { id: 'p-4', domain: 'shop.example', name: 'Search the shop', change: 'same', detail: '' },
      ],
      refused: [[saying('at', { path: 'playbooks[4].operations[1].type' }), saying('whyNoKind')]],
      origins: ['https://themes.example', 'https://shop.example'],
    }),
    'page.snapshot': ok({ snapshot: { url: 'https://themes.example/editor', elements: [] } }),
    'page.sequence': ok({ result: { success: true } }),
    'record.start': ok(null),
    ...patch.answers,
  },
});
