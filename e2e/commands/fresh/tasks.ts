import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Meine Aufgaben</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/quasar/dist/quasar.prod.css"></head><body><div id="q-app"><div class="q-pa-md" style="max-width:640px;margin:auto">
<div class="text-h4 q-mb-md">Meine Aufgaben</div>
<q-form class="row q-gutter-sm items-center" @submit.prevent="add"><q-input v-model="text" label="Neue Aufgabe" outlined dense class="col"></q-input><q-btn type="submit" color="primary" label="Hinzufügen"></q-btn></q-form>
<q-tabs v-model="tab" align="left" class="q-my-md"><q-tab name="alle" label="Alle"></q-tab><q-tab name="offen" label="Offen"></q-tab><q-tab name="erledigt" label="Erledigt"></q-tab></q-tabs>
<div class="row q-gutter-md items-center"><q-select v-model="order" :options="['Eingang', 'Titel', 'Fälligkeit']" label="Sortieren nach" outlined dense style="min-width:180px"></q-select><q-toggle v-model="dark" label="Dunkles Design"></q-toggle><q-space></q-space><q-btn flat label="Erledigte löschen" @click="tasks = tasks.filter(one => !one.done)"></q-btn></div>
<q-list separator class="q-mt-md"><q-item v-for="one in shown" :key="one.title" class="task"><q-item-section><q-checkbox v-model="one.done" :label="one.title"></q-checkbox><q-item-label caption class="q-pl-xl">fällig am {{ one.due }}</q-item-label></q-item-section>
<q-item-section side><q-btn flat round :icon="more" :aria-label="'Mehr zu ' + one.title"><q-menu><q-list><q-item clickable v-close-popup @click="top(one)"><q-item-section>Nach oben</q-item-section></q-item><q-item clickable v-close-popup @click="one.flag = !one.flag"><q-item-section>Als wichtig markieren</q-item-section></q-item><q-item clickable v-close-popup @click="tasks = tasks.filter(other => other !== one)"><q-item-section>Löschen</q-item-section></q-item></q-list></q-menu></q-btn></q-item-section></q-item></q-list>
</div></div>
<script src="/npm/vue/dist/vue.global.prod.js"></script><script src="/npm/quasar/dist/quasar.umd.prod.js"></script><script src="/npm/quasar/dist/lang/de.umd.prod.js"></script><script src="/npm/quasar/dist/icon-set/svg-material-icons.umd.prod.js"></script>
<script>
const app = Vue.createApp({
  data: () => ({ text: '', tab: 'alle', order: 'Eingang', dark: false, more: 'img:data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 16"><circle cx="2" cy="2" r="2"/><circle cx="2" cy="8" r="2"/><circle cx="2" cy="14" r="2"/></svg>'),
    tasks: [['Steuererklärung abgeben', '31.07.2031', false], ['Zahnarzt anrufen', '10.06.2031', false], ['Fahrrad abholen', '12.06.2031', false], ['Blumen gießen', '08.06.2031', true], ['Miete überweisen', '01.07.2031', false]].map(([title, due, done]) => ({ title, due, done, flag: false })) }),
  computed: { shown() { const key = { Titel: ({ title }) => title, Fälligkeit: ({ due }) => due.split('.').reverse().join('') }[this.order], all = this.tasks.filter(({ done }) => this.tab === 'alle' || done === (this.tab === 'erledigt')); return key ? all.sort((a, b) => key(a).localeCompare(key(b))) : all; } },
  watch: { dark(is) { Quasar.Dark.set(is); } },
  methods: { add() { if (this.text.trim()) this.tasks.push({ title: this.text.trim(), due: '30.06.2031', done: false, flag: false }); this.text = ''; }, top(one) { this.tasks = [one, ...this.tasks.filter((other) => other !== one)]; } },
});
app.use(Quasar);
Quasar.Lang.set(Quasar.Lang.de);
Quasar.IconSet.set(Quasar.IconSet.svgMaterialIcons);
const vm = app.mount('#q-app');
globalThis.held = () => ({ tab: vm.tab, order: vm.order, dark: vm.dark, tasks: vm.tasks.map(({ title }) => title), done: vm.tasks.filter(({ done }) => done).map(({ title }) => title), flagged: vm.tasks.filter(({ flag }) => flag).map(({ title }) => title) });
</script></body></html>`;

const ALL = ['Steuererklärung abgeben', 'Zahnarzt anrufen', 'Fahrrad abholen', 'Blumen gießen', 'Miete überweisen'];
const box = (title: string) => press(`.task:has-text("${title}") .q-checkbox`);
const choose = (title: string, item: string) => async (tab: Page) => {
  await press(`[aria-label="Mehr zu ${title}"]`)(tab);
  await press(`.q-menu .q-item:has-text("${item}")`)(tab);
};

/** A German list of things to do in Quasar: tabs, a select that is no select, and a menu for each task. */
export const TASKS: Bed = {
  on: {
    name: 'Quasar tasks',
    serve: site({ at: '/aufgaben', page }),
    ready: (tab) => tab.locator('.task').first().waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    ...(await tab.evaluate(() => (globalThis as unknown as { held(): Record<string, unknown> }).held())),
    shown: await texts(tab, '.task .q-checkbox__label'),
    text: await values(tab, 'form input'),
    menus: await tab.locator('.q-menu').count(),
  }),
  commands: [
    {
      says: 'neue Aufgabe: Milch kaufen',
      via: { text: ['Milch kaufen'] },
      right: { tasks: [...ALL, 'Milch kaufen'], shown: [...ALL, 'Milch kaufen'] },
      hand: async (tab: Page) => {
        await tab.getByLabel('Neue Aufgabe').fill('Milch kaufen');
        await press('[type=submit]')(tab);
      },
    },
    {
      says: 'hak „Steuererklärung abgeben“ ab',
      right: { done: ['Steuererklärung abgeben', 'Blumen gießen'] },
      hand: box('Steuererklärung abgeben'),
    },
    {
      says: 'zeig nur die offenen Aufgaben',
      right: { tab: 'offen', shown: ALL.filter((one) => one !== 'Blumen gießen') },
      hand: press('.q-tab:has-text("Offen")'),
    },
    {
      says: 'Zahnarzt anrufen löschen',
      via: { menus: any },
      right: { tasks: ALL.filter((one) => one !== 'Zahnarzt anrufen'), shown: ALL.filter((one) => one !== 'Zahnarzt anrufen') },
      hand: choose('Zahnarzt anrufen', 'Löschen'),
    },
    {
      says: 'check off the third task',
      right: { done: ['Fahrrad abholen', 'Blumen gießen'] },
      hand: box('Fahrrad abholen'),
    },
    {
      says: 'sort by Fälligkeit and switch to Dunkles Design',
      via: { order: any, shown: any, dark: any, menus: any },
      right: {
        order: 'Fälligkeit',
        shown: ['Blumen gießen', 'Zahnarzt anrufen', 'Fahrrad abholen', 'Miete überweisen', 'Steuererklärung abgeben'],
        dark: true,
      },
      hand: async (tab: Page) => {
        await press('.q-select')(tab);
        await press('.q-menu .q-item:has-text("Fälligkeit")')(tab);
        await press('.q-toggle')(tab);
      },
    },
    { says: 'when is "Fahrrad abholen" due?', tells: /12\.0?6\.2031|12 June|June 12/ },
    { says: 'lösch die Aufgabe', kind: 'ambiguous', suggests: /Steuererklärung|Zahnarzt|Fahrrad|Blumen|Miete|Erledigte/i },
  ],
};
