import type { Bed } from '../command';
import { any, at, gentelella, inDialog, press, texts, told, values } from './gentelella';

const UNREAD = ['Sarah K.', 'GitHub', 'Stripe'];
const mail = (from: string) => `.inbox-item:has(.sender:text-is("${from}"))`;

export const INBOX: Bed = {
  on: gentelella('inbox'),
  state: async (tab) => ({
    at: at(tab),
    folder: await tab.locator('.inbox-folder.active').getAttribute('data-view'),
    unread: await texts(tab, '.inbox-item.unread .sender'),
    open: await texts(tab, '.inbox-item.selected .sender'),
    shown: (await texts(tab, '.inbox-item .sender')).length,
    notion: await tab.locator(mail('Notion')).count(),
    starred: await texts(tab, '.inbox-item:has([aria-pressed=true]) .sender'),
    search: await values(tab, '.inbox-search'),
    compose: await inDialog(tab),
    told: await told(tab),
  }),
  commands: [
    { says: 'open the mail from Stripe', right: { open: ['Stripe'], unread: ['Sarah K.', 'GitHub'] }, hand: press(mail('Stripe')) },
    { says: "read Michael's message about lunch", right: { open: ['Michael R.'] }, hand: press(mail('Michael R.')) },
    {
      says: 'compose a new message to ann@example.com with the subject "Lunch"',
      via: { compose: any },
      right: { compose: ['ann@example.com', 'Lunch', ''] },
      hand: async (tab) => {
        await press('.page-actions .btn-primary')(tab);
        await tab.locator('#compose-to').fill('ann@example.com');
        await tab.locator('#compose-subject').fill('Lunch');
      },
    },
    {
      says: 'star the message from Vercel',
      right: { starred: ['Sarah K.', 'Emily W.', 'Vercel'] },
      hand: press(`${mail('Vercel')} .inbox-star-btn`),
    },
    {
      says: 'show my drafts',
      right: { folder: 'drafts', shown: 3, notion: 0, unread: any, starred: any },
      hand: press('[data-view=drafts]'),
    },
    { says: 'mark all as read', right: { unread: [], told: any }, hand: press('#inbox-mark-read') },
    {
      says: 'search for invoice',
      right: { search: ['invoice'], shown: 2, notion: 0, unread: any, starred: any },
      hand: (tab) => tab.locator('.inbox-search').pressSequentially('invoice'),
    },
    { says: 'How many unread mails do I have?', tells: /\b(3|three)\b/i },
    { says: 'who wrote about the 2FA reset?', tells: /Security/ },
    {
      says: 'zeig mir die Nachrichten mit dem Label Personal',
      right: { folder: 'label:personal', shown: 2, notion: any, unread: any, starred: any },
      hand: press('[data-view="label:personal"]'),
    },
    {
      says: 'delete the message from Notion',
      via: { open: ['Notion'] },
      right: { notion: 0, shown: 11, open: any, told: any, unread: any },
      hand: async (tab) => {
        await press(mail('Notion'))(tab);
        await press('[data-action=trash]')(tab);
      },
    },
    { says: 'open the unread mail', kind: 'ambiguous', suggests: new RegExp(UNREAD.join('|')) },
    { says: 'block the sender Vercel', kind: 'impossible' },
  ],
};
