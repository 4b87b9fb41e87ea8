import { deepChat } from '../../apps/flows/deep-chat';
import type { Bed } from '../command';

export const DEEP_CHAT: Bed = {
  on: deepChat,
  state: async (tab, served) => {
    const all = (await deepChat.state(tab, served)) as string[];
    return { told: all.slice(0, -1), subject: all.at(-1) };
  },
  commands: [
    { says: 'Say "Green tea, please" in the chat', right: { told: ['Green tea, please'] } },
    { says: 'type hello in the message box and hit enter', right: { told: ['hello'] } },
    { says: 'send the message "Two cups!"', right: { told: ['Two cups!'] } },
    { says: 'set the subject to Tea for two', right: { subject: 'Tea for two' } },
    { says: 'Subject = Breakfast', right: { subject: 'Breakfast' } },
    { says: 'put "Order 66" into the field labelled Subject', right: { subject: 'Order 66' } },
    { says: 'fill both fields with "tea"', right: { subject: 'tea' } },
    { says: 'What does the assistant ask?', tells: /What tea would you like/ },
    { says: 'copy the question of the chat into the subject', right: { subject: 'What tea would you like?' } },
    { says: 'attach a photo', kind: 'impossible' },
    { says: 'escribe "Buenos días" en Subject', right: { subject: 'Buenos días' } },
  ],
};
