import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { inPackages, site } from '../site';
import { any, press, texts, values } from './gentelella';

/** A component as the examples of GOV.UK Frontend have it. */
function component(name: string, example = 'default'): string {
  const file = inPackages('govuk-frontend/dist/govuk/components', name, 'fixtures.json');
  const { fixtures } = JSON.parse(readFileSync(file, 'utf8')) as { fixtures: { name: string; html: string }[] };
  return fixtures.find((one) => one.name === example)?.html ?? '';
}

const page =
  () => `<!doctype html><html lang="en" class="govuk-template"><head><meta charset="utf-8"><title>Renew a passport</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/govuk-frontend/dist/govuk/govuk-frontend.min.css"></head><body class="govuk-template__body">
<script>document.body.className += ' js-enabled govuk-frontend-supported'</script><div class="govuk-width-container">
<main class="govuk-main-wrapper"><h1 class="govuk-heading-l">Example service</h1><form onsubmit="event.preventDefault(); this.dataset.sent = 1">
${component('input')}${component('date-input')}${component('radios', 'with hint')}
${component('checkboxes')}${component('select')}${component('textarea')}${component('button')}</form>
${component('accordion')}${component('tabs')}</main></div>
<script type="module">import { initAll } from '/npm/govuk-frontend/dist/govuk/govuk-frontend.min.js'; initAll()</script></body></html>`;

const fill = async (tab: Page, ...all: string[]) => {
  for (const [index, value] of all.entries()) if (value) await tab.locator('form input[type=text]').nth(index).fill(value);
};
const pick = (label: string) => (tab: Page) => tab.getByLabel(label, { exact: true }).check();

export const BENEFIT_FORM: Bed = {
  on: {
    name: 'GOV.UK service',
    serve: (port) => site({ at: '/service', page: page() })(port),
    ready: (tab) => tab.locator('.govuk-accordion__show-all').waitFor(),
  },
  state: async (tab) => ({
    at: new URL(tab.url()).pathname,
    written: await values(tab, 'form input[type=text], form textarea'),
    chosen: await tab
      .locator('form input:checked')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent?.trim())),
    listed: await values(tab, 'form select'),
    open: await texts(tab, '.govuk-accordion__section--expanded .govuk-accordion__section-heading-text-focus'),
    tab: (await texts(tab, '.govuk-tabs__list-item--selected'))[0],
    sent: await tab.locator('form').getAttribute('data-sent'),
  }),
  commands: [
    {
      says: 'my national insurance number is QQ123456C',
      right: { written: ['QQ123456C', '', '', '', ''] },
      hand: (tab) => fill(tab, 'QQ123456C'),
    },
    {
      says: 'National Insurance number: "AB 12 34 56 D"',
      right: { written: ['AB 12 34 56 D', '', '', '', ''] },
      hand: (tab) => fill(tab, 'AB 12 34 56 D'),
    },
    {
      says: 'I was born on 27 March 1984',
      via: { written: any },
      right: { written: /^\["","27","0?3","1984",""\]$/ },
      hand: (tab) => fill(tab, '', '27', '3', '1984'),
    },
    { says: 'i have changed my name', right: { chosen: ['Yes'] }, hand: pick('Yes') },
    { says: 'Have you changed your name? No', right: { chosen: ['No'] }, hand: pick('No') },
    { says: 'tick Irish', right: { chosen: ['Irish'] }, hand: pick('Irish') },
    {
      says: 'nationality: British and Irish',
      via: { chosen: ['British'] },
      right: { chosen: ['British', 'Irish'] },
      hand: async (tab) => {
        await pick('British')(tab);
        await pick('Irish')(tab);
      },
    },
    { says: 'choose option 1 from the list', right: { listed: ['1'] }, hand: (tab) => tab.locator('form select').selectOption('1') },
    {
      says: 'under more detail write "I moved house."',
      right: { written: ['', '', '', '', 'I moved house.'] },
      hand: (tab) => tab.locator('form textarea').fill('I moved house.'),
    },
    { says: 'open Section B', right: { open: ['Section B'] }, hand: press('.govuk-accordion__section:has-text("Section B") button') },
    { says: 'show all sections', right: { open: ['Section A', 'Section B'] }, hand: press('.govuk-accordion__show-all') },
    { says: 'switch to the tab Past month', right: { tab: 'Past month' }, hand: press('[href="#past-month"]') },
    { says: 'save and continue', right: { sent: '1' }, hand: press('form button[type=submit]') },
    { says: 'coche "British"', right: { chosen: ['British'] }, hand: pick('British') },
    { says: 'open the section', kind: 'ambiguous', suggests: /Section (A|B)/ },
    { says: 'pay the fee by card', kind: 'impossible' },
  ],
};
