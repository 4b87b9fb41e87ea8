import type { Fingerprint } from '../../src/model/page/target';
import type { Operation } from '../../src/model/plan/operation';
import type { Playbook } from '../../src/model/playbook/playbook';
import { saying } from '../../src/model/saying-of';
import type { SiteState } from '../../src/wire/shapes';

/** When the panel opens in all scenes. */
export const NOW = Date.now();
export const minutes = (amount: number) => NOW - amount * 60_000;
const iso = (amount: number) => new Date(minutes(amount)).toISOString();
export const ok = (value: unknown) => ({ ok: true as const, value });

export const themes: SiteState = {
  tabId: 7,
  url: 'https://themes.example/editor',
  domain: 'themes.example',
  path: '/editor',
  access: 'granted',
};

/** A page that Abra was not let into: Chrome tells no address of it. */
export const LOCKED: SiteState = {
  tabId: 7,
  url: '',
  domain: '',
  path: '',
  access: 'none',
  why: 'Abra needs your OK for this page: click its button in the toolbar, or press its keys.',
  says: [saying('needsYourOk')],
};

export const fingerprint = (role: string, name: string, selector: string): Fingerprint => ({
  selectors: [selector],
  tag: 'button',
  role,
  name,
  attributes: {},
  landmarks: [{ kind: 'main' }],
  neighbours: [],
});
export const click = (role: string, name: string, selector = `#${name.toLowerCase().replaceAll(' ', '-')}`): Operation => ({
  type: 'click',
  fingerprint: fingerprint(role, name, selector),
});
export const typeInto = (name: string, text: string, submit = false): Operation => ({
  type: 'type',
  text,
  ...(submit ? { submit } : {}),
  fingerprint: fingerprint('textbox', name, `input[name="${name.toLowerCase()}"]`),
});

export const themeSteps = [click('button', 'Theme'), click('option', 'Fuchsia', '[data-value="fuchsia"]'), click('button', 'Apply')];

export const selectTheme: Playbook = {
  id: 'p-theme',
  name: 'Select theme color',
  domain: 'themes.example',
  pagePath: '/editor',
  operations: themeSteps,
  recordedViewport: { width: 1440, height: 900 },
  successCount: 17,
  failCount: 2,
  lastUsed: iso(64),
  createdAt: iso(60 * 24 * 20),
  outcomes: [null, null, null],
  params: [],
  variableStep: { step: 1, map: 'Theme', recorded: 'Fuchsia' },
  versions: [
    {
      version: 1,
      operations: themeSteps.slice(0, 2),
      outcomes: [null, null],
      cause: 'stitched',
      why: saying('madeStitched'),
      at: iso(60 * 24 * 20),
      status: 'superseded',
    },
    {
      version: 2,
      operations: [click('button', 'Theme', '.theme-trigger'), ...themeSteps.slice(1)],
      outcomes: [null, null, null],
      cause: 'learned',
      why: saying('madeLearned'),
      at: iso(60 * 24 * 9),
      status: 'superseded',
    },
    {
      version: 3,
      operations: themeSteps,
      outcomes: [null, null, null],
      cause: 'healed',
      why: saying('madeFoundAgain', { step: 1, thing: 'button "Theme"' }),
      at: iso(60 * 24 * 2),
      status: 'active',
      pinned: true,
    },
  ],
  health: Array.from({ length: 14 }, (_one, index) => ({
    at: iso(6000 - index * 300),
    ok: index !== 6,
    version: 3,
    ...(index === 6 ? { step: 1, bail: { kind: 'target-missing' as const, wanted: 'option "Fuchsia"', nearest: [] } } : {}),
  })),
  goals: ['set the theme to Fuchsia'],
  source: 'stitched',
};

export const login: Playbook = {
  ...selectTheme,
  id: 'p-login',
  name: 'Log in',
  pagePath: '/login',
  endPath: '/dashboard',
  operations: [typeInto('User', '{{user}}'), typeInto('Password', '{{secret:password}}'), click('button', 'Sign in')],
  params: [{ name: 'user', kind: 'text', label: 'User', known: ['ada', 'grace'] }],
  versions: [],
  health: [{ at: iso(300), ok: false, version: 1, step: 2, bail: { kind: 'target-missing', wanted: 'button "Sign in"', nearest: [] } }],
  successCount: 3,
  failCount: 1,
  lastUsed: iso(60 * 24 * 3),
  source: 'recorded',
};
export const { variableStep: _none, ...plainLogin } = login;

export const dismiss: Playbook = {
  ...plainLogin,
  id: 'p-dismiss',
  name: 'Dismiss the Get Started dialog',
  operations: [{ ...click('button', 'Get Started'), optional: true } as Operation],
  outcomes: [null],
  params: [],
  health: [],
  successCount: 0,
  failCount: 0,
  lastUsed: '',
  source: 'imported',
  unproven: true,
};

/** Of another site, at hand, under tags. */
export const deskReport: Playbook = {
  ...plainLogin,
  id: 'p-desk',
  domain: 'desk.example',
  pagePath: '/reports',
  name: 'Open this month’s report',
  operations: [click('link', 'Reports'), click('button', 'This month')],
  outcomes: [null, null],
  params: [],
  lastUsed: iso(60 * 24 * 9),
  tags: ['accounts', 'monthly'],
  onTop: true,
};
