import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

const ON = [true, false, true, false, true, false];
const but = (...changed: readonly number[]) => ON.map((on, at) => on !== changed.includes(at));
const toggle = (label: string) => press(`.form-switch:has-text("${label}") input`);

/** The profile of Soft UI Dashboard: six switches, tabs that move, five conversations. */
export const PROFILE: Bed = {
  on: {
    name: 'Soft UI profile',
    serve: site({ folder: 'soft-ui-dashboard', at: '/pages/profile.html' }),
    ready: async (tab) => {
      await tab.waitForLoadState('load');
      await tab.locator('.moving-tab').waitFor();
    },
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    on: await values(tab, '.list-group .form-switch input'),
    tab: await texts(tab, '.nav-pills .nav-link.active span.ms-1'),
    search: await values(tab, '#navbar input'),
    open: await tab.locator('.dropdown-menu.show, .fixed-plugin.show').count(),
  }),
  commands: [
    { says: 'no more monthly product updates', right: { on: but(4) }, hand: toggle('Monthly product updates') },
    { says: 'subscribe me to the newsletter pls', right: { on: but(5) }, hand: toggle('Subscribe to newsletter') },
    {
      says: 'I want an email when someone answers on my post, and one for new launches and projects',
      via: { on: any },
      right: { on: but(1, 3) },
      hand: async (tab: Page) => {
        await toggle('answers on my post')(tab);
        await toggle('New launches')(tab);
      },
    },
    { says: 'switch to the Teams tab', right: { tab: ['Teams'] }, hand: press('.nav-pills .nav-link:has-text("Teams")') },
    { says: 'type Nick into the search box', right: { search: ['Nick'] }, hand: (tab) => tab.locator('#navbar input').fill('Nick') },
    { says: 'can you tell me which email address is on my profile?', tells: /alecthompson@mail\.com/ },
    {
      says: 'desactiva "Email me when someone mentions me"',
      right: { on: but(2) },
      hand: toggle('mentions me'),
    },
    { says: 'reply to the message', kind: 'ambiguous', suggests: /Sophie|Anne|Ivanna|Peterson|Nick|reply/i },
  ],
};
