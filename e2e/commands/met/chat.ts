import type { Bed } from '../command';
import { any, at, gentelella, press, texts, told, values } from './gentelella';

const talk = (name: string) => `.chat-conversation:has(.name:has-text("${name}"))`;

export const CHAT: Bed = {
  on: gentelella('chat'),
  state: async (tab) => ({
    at: at(tab),
    open: (await texts(tab, '.chat-conversation.active .name'))[0],
    mine: (await texts(tab, '.chat-bubble.mine .bubble')).slice(2),
    unread: await texts(tab, '.chat-conversation:has(.unread) .name'),
    written: await values(tab, '#chat-input'),
    search: await values(tab, '.chat-rail-search input'),
    told: await told(tab),
  }),
  commands: [
    { says: 'open the chat with Emily Wang', right: { open: 'Emily Wang', mine: [] }, hand: press(talk('Emily')) },
    {
      says: 'write "On my way" to Sarah',
      via: { written: ['On my way'], unread: any },
      right: { mine: ['On my way'], unread: any },
      hand: async (tab) => {
        await tab.locator('#chat-input').fill('On my way');
        await press('#chat-composer [type=submit]')(tab);
      },
    },
    {
      says: 'open the Design Team group and say "Good morning"',
      via: { open: /Design Team/, mine: any, written: any },
      right: { open: /Design Team/, mine: any },
      hand: async (tab) => {
        await press(talk('Design Team'))(tab);
        await tab.locator('#chat-input').fill('Good morning');
        await press('#chat-composer [type=submit]')(tab);
      },
    },
    { says: 'how many unread messages from Sarah are there?', tells: /\b(2|two)\b/i },
    { says: 'what did Michael Reyes write?', tells: /Lunch tomorrow/ },
    {
      says: 'type “See you at 5” but dont send it',
      right: { written: ['See you at 5'] },
      hand: (tab) => tab.locator('#chat-input').fill('See you at 5'),
    },
    {
      says: 'look for Yuki in the conversations',
      right: { search: ['Yuki'] },
      hand: (tab) => tab.locator('.chat-rail-search input').fill('Yuki'),
    },
    { says: 'lies die Nachricht von Lina Park', right: { open: 'Lina Park', mine: [] }, hand: press(talk('Lina')) },
    { says: 'Open the last conversation', right: { open: 'Yuki Tanaka', mine: [] }, hand: press(talk('Yuki')) },
    { says: 'is Sarah online?', tells: /online|active 2m ago|yes/i },
    { says: 'open the chat with Reyes', kind: 'ambiguous', suggests: /Michael|Diego/ },
    { says: 'translate the message of Yuki into German', kind: 'impossible' },
  ],
};
