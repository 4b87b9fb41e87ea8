import type { Bed } from '../command';
import { any, press } from '../met/gentelella';
import { site } from '../site';
import { fill, inTurn } from './hands';

const FIELDS = {
  firstName: 'John',
  lastName: 'Doe',
  email: 'john.doe@example.com',
  organization: 'ThemeSelection',
  phoneNumber: '',
  address: '',
  state: '',
  zipCode: '',
  country: '',
  language: '',
  timeZones: '',
  currency: '',
  accountActivation: false,
};
const withThese = (changed: Partial<typeof FIELDS>) => ({ fields: { ...FIELDS, ...changed } });

/** The settings of an account in the admin template Sneat, as its package brings them. */
export const ACCOUNT: Bed = {
  on: {
    name: 'Sneat account',
    serve: site({ folder: 'sneat-bootstrap-html-admin-template-free', at: '/html/pages-account-settings-account.html' }),
    ready: (tab) => tab.locator('#formAccountDeactivation button').waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname.replace('/html/', ''),
    fields: await tab.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLInputElement>('#formAccountSettings :is(input, select), #formAccountDeactivation input')].map(
          (one) => [one.id, one.type === 'checkbox' ? one.checked : one.value],
        ),
      ),
    ),
    searched: await tab.locator('#layout-navbar input').inputValue(),
  }),
  commands: [
    {
      says: 'fill in my name as Ada Lovelace and mail ada@example.org',
      right: withThese({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' }),
      hand: inTurn(fill('#firstName', 'Ada'), fill('#lastName', 'Lovelace'), fill('#email', 'ada@example.org')),
    },
    {
      says: 'I want to pay in pounds',
      right: withThese({ currency: 'pound' }),
      hand: (tab) => tab.locator('#currency').selectOption('pound'),
    },
    {
      says: 'my clock should be on Hawaii time',
      right: withThese({ timeZones: '-10' }),
      hand: (tab) => tab.locator('#timeZones').selectOption('-10'),
    },
    { says: "I don't work anywhere, so empty the organization", right: withThese({ organization: '' }), hand: fill('#organization', '') },
    {
      says: 'mets la langue sur français',
      right: withThese({ language: 'fr' }),
      hand: (tab) => tab.locator('#language').selectOption('fr'),
    },
    {
      says: 'my phone number is 415 555 0199',
      right: withThese({ phoneNumber: '415 555 0199' }),
      hand: fill('#phoneNumber', '415 555 0199'),
    },
    {
      says: 'where do I choose which notifications I get? take me there',
      right: { path: 'pages-account-settings-notifications.html', fields: any },
      hand: press('.nav-pills a:has-text("Notifications")'),
    },
    { says: 'set my date of birth to 10 December 1985', kind: 'impossible' },
  ],
};
