import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { at, gentelella, press, texts, told, values } from './gentelella';

const fill = (label: string, value: string) => (tab: Page) => tab.getByLabel(label, { exact: true }).fill(value);
const next = press('#next-btn');

export const WIZARD: Bed = {
  on: gentelella('form_wizards'),
  state: async (tab) => ({
    at: at(tab),
    step: (await texts(tab, '.wizard-step.active .label'))[0],
    account: await values(tab, '[data-panel="0"] input'),
    workspace: await values(tab, '[data-panel="1"] input:not([type=radio])'),
    plan: await values(tab, '[data-panel="1"] input[type=radio]'),
    told: await told(tab),
  }),
  commands: [
    { says: 'my first name is Ada', right: { account: ['Ada', '', '', ''] }, hand: fill('First name', 'Ada') },
    {
      says: 'first name Ada, last name Lovelace, email ada@example.com',
      via: { account: /./ },
      right: { account: ['Ada', 'Lovelace', 'ada@example.com', ''] },
      hand: async (tab) => {
        await fill('First name', 'Ada')(tab);
        await fill('Last name', 'Lovelace')(tab);
        await fill('Email', 'ada@example.com')(tab);
      },
    },
    { says: 'set the password to "Tea4Two!"', right: { account: ['', '', '', 'Tea4Two!'] }, hand: fill('Password', 'Tea4Two!') },
    { says: 'go on', right: { step: 'Workspace' }, hand: next },
    { says: 'next step please', right: { step: 'Workspace' }, hand: next },
    {
      says: 'enter Grace as first name and go to the next step',
      via: { account: ['Grace', '', '', ''] },
      right: { account: ['Grace', '', '', ''], step: 'Workspace' },
      hand: async (tab) => {
        await fill('First name', 'Grace')(tab);
        await next(tab);
      },
    },
    {
      says: 'press Next three times',
      via: { step: /./ },
      right: { step: 'Confirm' },
      hand: async (tab) => {
        for (let presses = 0; presses < 3; presses++) await next(tab);
      },
    },
    {
      says: 'click next and call the workspace Tea House',
      via: { step: 'Workspace', workspace: /./ },
      right: { step: 'Workspace', workspace: /Tea House/ },
      hand: async (tab) => {
        await next(tab);
        await tab.locator('[data-panel="1"] input:not([type=radio])').first().fill('Tea House');
      },
    },
    { says: 'Nachname: Hopper', right: { account: ['', 'Hopper', '', ''] }, hand: fill('Last name', 'Hopper') },
    { says: 'how many steps are there?', tells: /\b(4|four)\b/i },
    { says: 'write Ada in the name field', kind: 'ambiguous', suggests: /(First|Last) name/ },
    { says: 'sign up with my Google account', kind: 'impossible' },
  ],
};
