import type { Bed } from '../command';
import { press, texts, values } from '../met/gentelella';
import { site } from '../site';
import { fill, inTurn, key } from './hands';

const RYAN = [
  'Wake up!',
  'Yes, already',
  'Grab a brush and put a little make-up',
  'What do you mean?',
  'Hide the scars to fade away the shake-up',
  'WTF?!',
  "Why'd you leave the keys upon the table?",
  '-__________________-',
  'Here you go create another fable',
  'You wanted do!',
  'FXCK!',
  'You have blocked Ryan',
];
const send = (box: string, text: string) => inTurn(fill(`#${box} input`, text), key('Enter'));

/** Two chats beside each other, as the admin template Stisla brings them. */
export const CHAT: Bed = {
  on: {
    name: 'Stisla chat',
    serve: site({
      folder: 'stisla',
      at: '/components-chat-box.html',
      instead: [[/"node_modules\/jquery\//g, '"/npm/jquery/']],
    }),
    ready: (tab) => tab.locator('#mychatbox2 .chat-item').nth(11).waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    rizal: await texts(tab, '#mychatbox .chat-item .chat-text'),
    ryan: await texts(tab, '#mychatbox2 .chat-item .chat-text'),
    typed: await values(tab, '.chat-form input'),
    searched: await values(tab, '.search-element input'),
    small: await tab.evaluate(() => document.body.classList.contains('sidebar-mini')),
    open: await texts(tab, '.navbar .dropdown-menu.show .dropdown-header'),
  }),
  commands: [
    {
      says: "tell Rizal I'll be ten minutes late",
      right: { rizal: /,"I['’]ll be ten minutes late[.!]?"\]$/i },
      hand: send('mychatbox', "I'll be ten minutes late"),
    },
    {
      says: 'wish Ryan a “Happy birthday!” in our chat',
      right: { ryan: [...RYAN, 'Happy birthday!'] },
      hand: send('mychatbox2', 'Happy birthday!'),
    },
    { says: 'schreib Ryan „bis morgen“', right: { ryan: [...RYAN, 'bis morgen'] }, hand: send('mychatbox2', 'bis morgen') },
    { says: 'who of them is not online right now?', tells: /Bagus/ },
    { says: "what's the last thing that was written in the chat with Ryan?", tells: /blocked Ryan/i },
    { says: 'let me see my notifications', right: { open: /Notifications/ }, hand: press('.notification-toggle') },
    { says: 'make the side menu small so I have more room', right: { small: true }, hand: press('[data-toggle="sidebar"]') },
    { says: 'send a message that says see you at eight', kind: 'ambiguous', suggests: /Rizal|Ryan/i },
  ],
};
