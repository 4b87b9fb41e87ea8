import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, values } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Teashop help</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/npm/conversational-form/dist/conversational-form.min.css"><style>#form{visibility:hidden;position:absolute;top:0}#chat{position:fixed;right:0;bottom:0;width:480px;height:640px}main{max-width:640px;padding:1rem;font:16px sans-serif}</style></head><body>
<main><h1>Teashop</h1><p>Parcels leave every day at noon. Questions? Our chat is open.</p></main>
<form id="form"><fieldset cf-questions="Hi! What is it about?"><input type="radio" name="topic" id="t1" value="order"><label for="t1">My order</label><input type="radio" name="topic" id="t2" value="return"><label for="t2">A return</label><input type="radio" name="topic" id="t3" value="tea"><label for="t3">Advice on tea</label></fieldset>
<input type="text" name="number" required cf-questions="What is the order number?" cf-conditional-topic="order||return">
<fieldset cf-questions="Which teas do you like?"><input type="checkbox" name="teas" id="k1" value="green" cf-conditional-topic="tea"><label for="k1">Green</label><input type="checkbox" name="teas" id="k2" value="black" cf-conditional-topic="tea"><label for="k2">Black</label><input type="checkbox" name="teas" id="k3" value="herbal" cf-conditional-topic="tea"><label for="k3">Herbal</label></fieldset>
<input type="email" name="mail" required cf-questions="Thanks! Where can we reach you by e-mail?"></form><div id="chat"></div>
<script src="/npm/conversational-form/dist/conversational-form.min.js"></script><script>
const talk = new cf.ConversationalForm({ formEl: document.querySelector('#form'), context: document.querySelector('#chat'), loadExternalStyleSheet: false, robotImage: 'data:,', userImage: 'data:,', submitCallback: () => talk.addRobotChatResponse('We will write to you.') });
</script></body></html>`;

/** What can be chosen comes with a move, and is pressed when it has come to rest. */
const choose = (name: string) => (tab: Page) => tab.locator('cf-radio-button, .cf-checkbox-button').filter({ hasText: name }).click();
const send = (words?: string) => async (tab: Page) => {
  if (words) await tab.locator('.inputWrapper :is(textarea, input)').fill(words);
  await tab.locator('cf-input-button').click();
};
const asked = (words: string) => (tab: Page) => tab.locator('cf-chat-response.robot', { hasText: words }).waitFor();

/** The chat of a shop, as conversational-form makes one of a form. */
export const TEA_CHAT: Bed = {
  on: {
    name: 'chat of a shop',
    serve: site({ at: '/help', page }),
    // Mended after its first play: the first question comes after the choices, so the page changed before anything was done, and eight refusals were judged as wrong.
    ready: async (tab) => {
      await tab.locator('cf-radio-button').first().waitFor();
      await asked('What is it about?')(tab);
    },
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    topic: await values(tab, '[name=topic]'),
    teas: await values(tab, '[name=teas]'),
    words: await values(tab, '[name=number], [name=mail]'),
    asks: (await tab.locator('cf-chat-response.robot').allTextContents()).at(-1)?.trim(),
    draft: await values(tab, '.inputWrapper textarea, .inputWrapper input'),
  }),
  commands: [
    { says: 'click My order', right: { topic: [true, false, false], asks: /order number/ }, hand: choose('My order') },
    { says: "it's about a return", right: { topic: [false, true, false], asks: /order number/ }, hand: choose('A return') },
    { says: 'please get me some advice on tea', right: { topic: [false, false, true], asks: /Which teas/ }, hand: choose('Advice on tea') },
    {
      says: 'choose My order and answer 4711 to the next question',
      via: { topic: [true, false, false], asks: any, draft: any },
      right: { topic: [true, false, false], words: ['4711', ''], asks: /e-mail/, draft: any },
      hand: async (tab: Page) => {
        await choose('My order')(tab);
        await asked('order number')(tab);
        await send('4711')(tab);
      },
    },
    {
      says: 'Advice on tea, then tick Green and Herbal',
      via: { topic: [false, false, true], asks: any, teas: any },
      right: { topic: [false, false, true], teas: [true, false, true], asks: any },
      hand: async (tab: Page) => {
        await choose('Advice on tea')(tab);
        await asked('Which teas')(tab);
        await choose('Green')(tab);
        await choose('Herbal')(tab);
      },
    },
    { says: 'what is the chat asking me right now?', tells: /What is it about/ },
    { says: 'wann gehen die Pakete raus?', tells: /noon|Mittag/i },
    { says: 'pick "My invoice" in the chat', kind: 'impossible', suggests: /My order|A return|Advice on tea/ },
  ],
};
