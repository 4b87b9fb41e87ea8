import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

const FIELDS = ['', '', '', '', '', 'Male', '2014-04-30', false, '50', ''];
const filled = (...all: readonly (readonly [number, string | boolean])[]) =>
  FIELDS.map((one, at) => all.find(([index]) => index === at)?.[1] ?? one);
const form = (part: string) => `.page[data-page=form] ${part}`;
const field = (index: number) => form(`.item-input >> nth=${index}`);
const FORM = form('.page-content');

/** The form of the example application of Framework7, which looks like one of iOS: its labels belong to no field. */
export const MOBILE_FORM: Bed = {
  on: {
    name: 'Framework7 form',
    serve: site({ folder: 'framework7/dist', at: '/index.html' }),
    ready: async (tab) => {
      await press('[href="form.html"]')(tab);
      await tab.locator('.page-on-center[data-page=form]').waitFor();
    },
  },
  state: async (tab) => ({
    page: await tab.locator('.view-main .page:not(.page-on-left)').last().getAttribute('data-page'),
    fields: await values(tab, `${FORM} .item-input input, ${FORM} .item-input select, ${FORM} .item-input textarea`),
    ticked: await values(tab, '[name=ks-checkbox]'),
    chosen: await values(tab, '[name=ks-radio]'),
    panel: (await texts(tab, '.panel.active')).length,
  }),
  commands: [
    {
      says: 'My name is Ada Lovelace and my phone is 5550123',
      via: { fields: any },
      right: { fields: filled([0, 'Ada Lovelace'], [4, '5550123']) },
      hand: async (tab) => {
        await tab.locator(field(0)).locator('input').fill('Ada Lovelace');
        await tab.locator(field(4)).locator('input').fill('5550123');
      },
    },
    {
      says: 'set the gender to female',
      right: { fields: filled([5, 'Female']) },
      hand: (tab) => tab.locator(field(5)).locator('select').selectOption('Female'),
    },
    {
      says: 'birth date: 17 May 1990',
      right: { fields: filled([6, '1990-05-17']) },
      hand: (tab) => tab.locator(field(6)).locator('input').fill('1990-05-17'),
    },
    {
      says: 'also tick movies and drinks in the checkbox group',
      via: { ticked: any },
      right: { ticked: [true, true, false, true] },
      hand: async (tab) => {
        for (const one of ['Movies', 'Drinks']) await press(form(`.label-checkbox:has-text("${one}")`))(tab);
      },
    },
    {
      says: 'choose Food under "Radio buttons group"',
      right: { chosen: [false, false, true, false] },
      hand: press(form('.label-radio:has-text("Food")')),
    },
    {
      says: 'turn the switch on and move the slider to 80',
      via: { fields: any },
      right: { fields: filled([7, true], [8, '80']) },
      hand: async (tab) => {
        await press(form('.label-switch'))(tab);
        await tab.locator(field(8)).locator('input').fill('80');
      },
    },
    {
      says: 'Gib als E-Mail ada@example.com und als Password Geheim123! ein',
      via: { fields: any },
      right: { fields: filled([1, 'ada@example.com'], [3, 'Geheim123!']) },
      hand: async (tab) => {
        await tab.locator(field(1)).locator('input').fill('ada@example.com');
        await tab.locator(field(3)).locator('input').fill('Geheim123!');
      },
    },
    { says: 'select Drinks', kind: 'ambiguous', suggests: /drinks/i },
  ],
};
