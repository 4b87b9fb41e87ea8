import { maildev } from '../../apps/flows/maildev';
import type { Bed } from '../command';

export const MAILDEV: Bed = {
  on: maildev,
  state: async (tab, served) => {
    const [path, dark, ...all] = (await maildev.state(tab, served)) as string[];
    // A letter was counted twice, as its item and as its link, and the first input of the page is a switch in a hidden part.
    const shown = await tab.locator('.sidebar a[href*="email/"]').count();
    const search = await tab.getByPlaceholder('Search').first().inputValue();
    return { path, dark, mails: [...all].sort(), shown, search };
  },
  commands: [
    {
      says: 'open the mail "Your invoice"',
      right: { path: '#/email/', mails: ['Tea on Friday (new)', 'Tea on Sunday (new)', 'Your invoice'] },
    },
    {
      says: 'read the mail about Sunday',
      right: { path: '#/email/', mails: ['Tea on Friday (new)', 'Tea on Sunday', 'Your invoice (new)'] },
    },
    { says: 'Open the third email', right: { path: '#/email/', mails: ['Tea on Friday', 'Tea on Sunday (new)', 'Your invoice (new)'] } },
    { says: 'search for tea', right: { search: 'tea', shown: 2 } },
    { says: 'look for "invoice" in the mails', right: { search: 'invoice', shown: 1 } },
    { says: 'mark everything as read', right: { mails: ['Tea on Friday', 'Tea on Sunday', 'Your invoice'] } },
    { says: 'delete all the mails', right: { mails: [], shown: 0 } },
    { says: 'switch to the dark theme', right: { dark: true } },
    { says: 'schalte auf dunkel um', right: { dark: true } },
    { says: 'how many mails are there?', tells: /\b(3|three)\b/i },
    { says: 'answer the mail of Ann', kind: 'impossible' },
    { says: 'open the mail about tea', kind: 'ambiguous', suggests: /Tea on (Sunday|Friday)/ },
    { says: 'forward the invoice to cid@post.example', kind: 'impossible' },
  ],
};
