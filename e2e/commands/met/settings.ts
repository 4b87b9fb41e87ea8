import type { Bed } from '../command';
import { any, at, gentelella, inDialog, press, texts, told, values } from './gentelella';

const ON = ['Email digest', 'Project updates', '@mentions', 'Weekly report'];
const toggle = (label: string) => `.settings-toggle-row:has(.label:text-is("${label}")) .toggle`;

export const SETTINGS: Bed = {
  on: gentelella('settings'),
  state: async (tab) => ({
    at: at(tab),
    profile: await values(tab, '.settings-form input, .settings-form select'),
    // The toggles of the notifications, and those of the security below.
    on: await texts(tab, '#notifications .settings-toggle-row:has(.toggle.on) .label'),
    secure: await texts(tab, '.settings-section:not(#notifications) .settings-toggle-row:has(.toggle.on) .label'),
    theme: await tab.locator('[name=theme]:checked').getAttribute('value'),
    density: await tab.locator('[name=density]:checked').getAttribute('value'),
    integrations: await texts(tab, '#integrations button'),
    dialog: await inDialog(tab),
    told: await told(tab),
  }),
  commands: [
    {
      says: 'change my name to Ada Lovelace and save',
      via: { profile: /Ada Lovelace/ },
      right: { profile: /"Ada Lovelace"/, told: /save/i },
      hand: async (tab) => {
        await tab.locator('#full-name').fill('Ada Lovelace');
        await tab.locator('.settings-form [type=submit]').click();
      },
    },
    { says: 'turn off the weekly report', right: { on: ON.slice(0, 3), told: /./ }, hand: press(toggle('Weekly report')) },
    { says: 'dark theme please', right: { theme: 'dark', told: any }, hand: press('.theme-option:has([value=dark])') },
    {
      says: 'set the timezone to New York',
      right: { profile: /New York|-05/ },
      hand: (tab) => tab.locator('.settings-form select').selectOption({ label: '(UTC-05:00) New York' }),
    },
    {
      says: 'i want the marketing emails',
      right: { on: [...ON.slice(0, 3), 'Marketing emails', 'Weekly report'], told: any },
      hand: press(toggle('Marketing emails')),
    },
    {
      says: 'make it compact',
      right: { density: 'compact', told: any },
      hand: press('.theme-option:has([value=compact])'),
    },
    {
      says: 'connect Notion',
      right: { integrations: /^(?!.*"Connect","Connect","Connect")/, told: any },
      hand: press('#integrations :has(> :text("Notion")) ~ * button, #integrations div:has-text("Notion") > button'),
    },
    { says: 'which email address do I have here?', tells: /aigars@example\.com/ },
    {
      says: 'desative "Project updates"',
      right: { on: ['Email digest', '@mentions', 'Weekly report'], told: any },
      hand: press(toggle('Project updates')),
    },
    {
      says: 'Full name: Grace Hopper',
      right: { profile: /"Grace Hopper"/ },
      hand: (tab) => tab.locator('#full-name').fill('Grace Hopper'),
    },
    { says: 'what is my role?', tells: /Administrator/ },
    { says: 'revoke the session', kind: 'ambiguous', suggests: /Revoke|Chrome|Firefox|Safari|London|session/i },
    { says: 'change my phone number to 555 1234', kind: 'impossible' },
  ],
};
