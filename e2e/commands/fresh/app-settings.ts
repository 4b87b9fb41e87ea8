import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Settings – Pinboard</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/mdui/mdui.css"><style>body{max-width:760px;margin:1rem auto;padding:0 1rem}.row{display:flex;justify-content:space-between;align-items:center;margin:.5rem 0}section{margin:1.4rem 0}mdui-text-field,mdui-select{max-width:22rem}</style></head><body>
<h1>Settings</h1>
<section><h2>Profile</h2><p><mdui-text-field label="Display name" id="name" value="Robin"></mdui-text-field></p><p><mdui-select label="Language" id="language" value="en"><mdui-menu-item value="en">English</mdui-menu-item><mdui-menu-item value="de">Deutsch</mdui-menu-item><mdui-menu-item value="fr">Français</mdui-menu-item><mdui-menu-item value="ja">日本語</mdui-menu-item></mdui-select></p></section>
<section><h2>Appearance</h2><div class="row"><span>Theme</span><mdui-segmented-button-group id="theme" selects="single" value="light"><mdui-segmented-button value="light">Light</mdui-segmented-button><mdui-segmented-button value="dark">Dark</mdui-segmented-button><mdui-segmented-button value="system">System</mdui-segmented-button></mdui-segmented-button-group></div>
<div class="row"><span id="size-label">Font size</span><mdui-slider id="size" aria-labelledby="size-label" min="12" max="24" step="1" value="14" style="width:22rem"></mdui-slider></div></section>
<section><h2>Notifications</h2><div class="row"><label for="email">Email notifications</label><mdui-switch id="email" checked></mdui-switch></div><div class="row"><label for="push">Push notifications</label><mdui-switch id="push"></mdui-switch></div><div class="row"><label for="weekly">Weekly summary</label><mdui-switch id="weekly" checked></mdui-switch></div><div class="row"><label for="sound">Sound</label><mdui-switch id="sound"></mdui-switch></div></section>
<section><h2>Who can see my boards</h2><mdui-radio-group id="audience" value="all"><mdui-radio value="all">Everyone</mdui-radio><mdui-radio value="team">My team</mdui-radio><mdui-radio value="me">Only me</mdui-radio></mdui-radio-group><p><mdui-checkbox id="search">Let search engines find me</mdui-checkbox></p></section>
<p>Storage used: 3.2 GB of 5 GB</p><p><mdui-button id="save">Save changes</mdui-button> <mdui-button id="delete" variant="text">Delete account</mdui-button></p><p role="status" id="told"></p>
<mdui-dialog id="sure" headline="Delete your account?" description="All boards are lost." close-on-esc><mdui-button slot="action" variant="text" id="keep">Keep it</mdui-button><mdui-button slot="action" variant="tonal" id="yes">Delete</mdui-button></mdui-dialog>
<script src="/npm/mdui/mdui.global.js"></script>
<script>
const one = (id) => document.querySelector('#' + id);
one('save').addEventListener('click', () => { one('told').textContent = 'Saved for ' + one('name').value + '.'; });
one('delete').addEventListener('click', () => { one('sure').open = true; });
for (const id of ['keep', 'yes']) one(id).addEventListener('click', () => { one('sure').open = false; if (id === 'yes') one('told').textContent = 'Deleted.'; });
globalThis.filled = () => ({ name: one('name').value, language: one('language').value, theme: one('theme').value, size: Number(one('size').value), switches: ['email', 'push', 'weekly', 'sound'].map((id) => one(id).checked), audience: one('audience').value, search: one('search').checked, asks: one('sure').open, told: one('told').textContent });
</script></body></html>`;

const turn = (id: string) => press(`#${id}`);
const all =
  (...ids: string[]) =>
  async (tab: Page) => {
    for (const id of ids) await turn(id)(tab);
  };
const write = (words: string) => (tab: Page) => tab.locator('#name input').fill(words);

/** Settings of an application in mdui: each control is a web component with a shadow root. */
export const APP_SETTINGS: Bed = {
  on: {
    name: 'mdui settings',
    serve: site({ at: '/settings', page }),
    ready: async (tab) => {
      await tab.waitForFunction(() => customElements.get('mdui-switch') && document.querySelector('mdui-radio')?.shadowRoot);
      await tab.locator('#name input').waitFor();
    },
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    ...(await tab.evaluate(() => (globalThis as unknown as { filled(): Record<string, unknown> }).filled())),
  }),
  commands: [
    { says: 'turn off email notifications', right: { switches: [false, false, true, false] }, hand: turn('email') },
    { says: 'dark theme please', right: { theme: 'dark' }, hand: press('#theme [value=dark]') },
    {
      says: 'change my display name to Robin Vale and save',
      via: { name: 'Robin Vale' },
      right: { name: 'Robin Vale', told: 'Saved for Robin Vale.' },
      hand: async (tab: Page) => {
        await write('Robin Vale')(tab);
        await turn('save')(tab);
      },
    },
    {
      says: 'set language to Deutsch',
      right: { language: 'de' },
      hand: async (tab: Page) => {
        await turn('language')(tab);
        await press('#language [value=de]')(tab);
      },
    },
    { says: 'only "My team" should see my boards', right: { audience: 'team' }, hand: press('#audience [value=team]') },
    {
      says: 'font size 18',
      right: { size: 18 },
      hand: async (tab: Page) => {
        await tab.locator('#size input').focus();
        for (let step = 14; step < 18; step++) await tab.keyboard.press('ArrowRight');
      },
    },
    {
      says: 'push notifications and sound on, weekly summary off',
      via: { switches: any },
      right: { switches: [true, true, false, true] },
      hand: all('push', 'sound', 'weekly'),
    },
    { says: 'upload a new profile picture', kind: 'impossible' },
  ],
};
