import type { Bed } from '../command';
import { any, at, gentelella, press, texts, told, values } from './gentelella';

const question = (words: string) => `.faq-q:has-text("${words}")`;

export const FAQ: Bed = {
  on: gentelella('faq'),
  state: async (tab) => ({
    at: at(tab),
    open: await texts(tab, '.faq-item.open .faq-q'),
    shown: (await texts(tab, '.faq-item .faq-q')).length,
    first: (await texts(tab, '.faq-item .faq-q'))[0],
    search: await values(tab, '#faq-search'),
    told: await told(tab),
  }),
  commands: [
    { says: 'how do I delete my account?', right: { open: any }, tells: /Danger zone/ },
    { says: 'open the question about webhooks', right: { open: ['Do you have webhooks?'] }, hand: press(question('webhooks')) },
    {
      says: 'only billing questions',
      right: { shown: 3, first: 'How do I change my billing plan?' },
      hand: press('button:text-is("Billing")'),
    },
    {
      says: 'search "sso"',
      right: { search: ['sso'], shown: 1, first: 'Do you support SSO / SAML?' },
      hand: (tab) => tab.locator('#faq-search').pressSequentially('sso'),
    },
    { says: 'what are the API rate limits on Pro?', right: { open: any }, tells: /600/ },
    {
      says: 'Expand "Do you support purchase orders?"',
      right: { open: ['Do you support purchase orders?'] },
      hand: press(question('purchase orders')),
    },
    {
      says: 'Securityの質問だけを表示して',
      right: { shown: 3, first: 'How do I enable two-factor authentication?' },
      hand: press('button:text-is("Security")'),
    },
    {
      says: 'open the last question',
      right: { open: ['Can I transfer workspace ownership?'] },
      hand: press('.faq-item:last-child .faq-q'),
    },
    {
      says: 'go to API and open the first question there',
      via: { shown: 3, first: 'Where do I find my API key?' },
      right: { shown: 3, first: 'Where do I find my API key?', open: ['Where do I find my API key?'] },
      hand: async (tab) => {
        await press('button:text-is("API")')(tab);
        await press('.faq-item .faq-q')(tab);
      },
    },
    {
      says: 'i want to read how to invite team members',
      right: { open: ['How do I invite team members?'] },
      hand: press(question('invite team')),
    },
    { says: 'open the question about workspaces', kind: 'ambiguous', suggests: /workspace/i },
    { says: 'call me back', kind: 'impossible' },
  ],
};
