import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Larkspur Handbook</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/docsify/dist/themes/core.min.css"></head><body class="sidebar-chevron-right">
<nav class="app-nav"><ul><li><a href="#/">Home</a></li><li><a href="#/holidays">Holidays</a></li><li><a href="#/expenses">Expenses</a></li><li><a href="#/it-help">IT help</a></li><li><a href="#/contact-hr">Contact HR</a></li><li><a href="#/contact-it">Contact IT</a></li></ul></nav>
<div id="app"></div>
<script>
const fold = (question, answer) => '\\n<details><summary>' + question + '</summary><p>' + answer + '</p></details>\\n';
window.$docsify = { name: 'Larkspur Handbook', subMaxLevel: 2, auto2top: true, routes: {
  '/': '# Welcome\\n\\nAll that you need for your first weeks at Larkspur.\\n\\n## Office hours\\n\\nThe office opens at 7:30 and closes at 19:00. On Fridays it closes at 16:00.\\n\\n## Parking\\n\\nThere are 24 places behind the building. Ask at the desk for a card.\\n\\n## Kitchen\\n\\nCoffee and fruit are free.\\n\\n## Questions and answers\\n' + fold('What do I do if I lose my badge?', 'Tell the desk at once; a new one costs nothing.') + fold('Can I bring my dog?', 'On Wednesdays, yes.') + fold('Where is the first-aid kit?', 'In the kitchen, left of the fridge.'),
  '/holidays': '# Holidays\\n\\nYou have 27 days a year.\\n\\n## Ask for leave\\n\\nAsk two weeks ahead.\\n\\n## Carry over\\n\\nUp to 5 days go with you into the next year.\\n\\n## Sick days\\n\\nWrite to HR before nine.',
  '/expenses': '# Expenses\\n\\nKeep the receipts.\\n\\n## Trains\\n\\nSecond class.\\n\\n## Meals\\n\\nUp to 30 euros a day.\\n\\n## Hotels\\n\\nUp to 120 euros a night.',
  '/it-help': '# IT help\\n\\n## Passwords\\n\\nThey are changed once a year.' + fold('My laptop is slow', 'Restart it, then write to IT.') + fold('The printer does not print', 'Printer 3 needs the blue driver.') + '\\n## Wifi\\n\\nThe network is larkspur-staff.',
  '/contact-hr': '# Contact HR\\n\\nWrite to hr@larkspur.example.',
  '/contact-it': '# Contact IT\\n\\nWrite to it@larkspur.example or call 4400.',
} };
</script>
<script src="/npm/docsify/dist/docsify.min.js"></script></body></html>`;

const goTo = (name: string) => press(`nav.app-nav a:text-is("${name}")`);
const unfold = (question: string) => press(`summary:text-is("${question}")`);

/** The handbook of a company as Docsify shows it: pages by their hash, a table of contents, answers that unfold. */
export const HANDBOOK: Bed = {
  on: {
    name: 'Docsify handbook',
    serve: site({ at: '/handbook', page }),
    ready: (tab) => tab.locator('.markdown-section h1').waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).hash,
    title: await texts(tab, '.markdown-section h1'),
    open: await texts(tab, '.markdown-section details[open] summary'),
    sidebar: await tab.locator('.sidebar.show').count(),
  }),
  commands: [
    { says: 'open the holidays page', right: { path: /#\/holidays/, title: ['Holidays'] }, hand: goTo('Holidays') },
    { says: 'jump to the section about parking', right: { path: /id=parking/ }, hand: press('.sidebar-nav a:text-is("Parking")') },
    { says: 'when does the office close on fridays?', tells: /16:00|4 ?pm/i },
    {
      says: 'show the answer to "Can I bring my dog?"',
      right: { open: ['Can I bring my dog?'] },
      hand: unfold('Can I bring my dog?'),
    },
    { says: 'hide the sidebar', right: { sidebar: 0 }, hand: press('.sidebar-toggle-button') },
    {
      says: 'go to IT help and expand "My laptop is slow"',
      via: { path: any, title: any },
      right: { path: /#\/it-help/, title: ['IT help'], open: ['My laptop is slow'] },
      hand: async (tab: Page) => {
        await goTo('IT help')(tab);
        await unfold('My laptop is slow')(tab);
      },
    },
    { says: 'open the contact page', kind: 'ambiguous', suggests: /Contact (HR|IT)/i },
    { says: 'correct the spelling on this page', kind: 'impossible' },
  ],
};
