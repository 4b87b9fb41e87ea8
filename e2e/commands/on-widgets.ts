import { openZoo } from '../zoo/stage';
import type { Bed, Command } from './command';

/** A widget of the zoo; its state is what it told (`said`), what its fields show, and where it stands. */
const widget = (name: string, commands: readonly Command[]): Bed => ({
  on: {
    name: `widget ${name}`,
    serve: async () => {
      const { url, server } = await openZoo();
      const close = async () => {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      };
      return { url: `${url}/${name}`, reset: async () => undefined, close };
    },
    ready: (tab) => tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
  },
  state: (tab) =>
    tab.evaluate(() => ({
      said: (globalThis as unknown as { said: unknown[] }).said.map(String),
      fields: [...document.querySelectorAll('input')]
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => (/^(checkbox|radio)$/.test(one.type) ? one.checked : one.value)),
      dialog: document.querySelectorAll('[role=dialog], .modal.show').length,
      shown: document.querySelector('.tab-pane.active')?.textContent ?? '',
    })),
  commands,
});

const any = /./;

/** Widgets of libraries, each on a page of its own. */
export const ON_WIDGETS: readonly Bed[] = [
  widget('mui', [
    { says: 'pick Banana as the fruit', right: { said: ['Banana'], fields: any } },
    { says: 'City: Paris', right: { said: ['Paris'], fields: any } },
    { says: 'enter Ada Lovelace as name', right: { fields: /Ada Lovelace/ } },
    { says: 'turn Dark on', right: { said: ['true'], fields: any } },
    { says: 'set the volume to 60', right: { said: /"60"\]$/, fields: any } },
    { says: 'Actions > Edit', right: { said: ['edit'] } },
    { says: 'press Ask and confirm with Yes', via: { dialog: 1 }, right: { said: ['yes'], dialog: /[01]/ } },
    { says: 'choose Mango as fruit', kind: 'impossible', suggests: /Apple|Banana|Cherry/ },
  ]),
  widget('radix', [
    { says: 'choose Cherry from the Fruit list', right: { said: ['Cherry'] } },
    { says: 'open Actions, then More, then Archive', right: { said: ['archive'] } },
    { says: 'Actions > More > Archive', right: { said: ['archive'] } },
    { says: 'set the Volume slider to 70', right: { said: /"70"\]$/ } },
    { says: 'move the slider one step to the right', right: { said: ['21'] } },
    {
      says: 'Click Rename, enter the new name "Ada" and click Done',
      via: { said: /^\[.*\]$/, fields: /./, dialog: 1 },
      right: { said: /"Ada"\]$/ },
    },
    { says: 'delete it', kind: 'impossible' },
  ]),
  widget('headless', [
    { says: 'switch on dark', right: { said: ['dark'] } },
    { says: 'select Banana', right: { said: ['Banana'] } },
    { says: 'remove it using the Actions menu', right: { said: ['remove'] } },
    { says: 'wähle Cherry bei Fruit', right: { said: ['Cherry'] } },
  ]),
  widget('bootstrap', [
    { says: 'go to the tab Two', right: { shown: 'second' } },
    {
      says: 'click Ask, answer "yes" and click Done',
      via: { said: /^\[.*\]$/, fields: /./, dialog: 1 },
      right: { said: ['y', 'ye', 'yes'].slice(-1), dialog: any },
    },
    { says: 'switch between the tabs to find the text "second"', right: { shown: 'second' } },
    { says: 'Actions → Edit', right: { said: ['edit'] } },
    { says: 'go to the third tab', kind: 'impossible' },
  ]),
  widget('antd', [
    { says: 'choose Item 40', right: { said: ['v40'] } },
    { says: 'select "Item 237" in the Item list', right: { said: ['v237'] } },
    { says: 'choose France / Paris', right: { said: ['fr/pa'] } },
    { says: 'agree', right: { said: ['true'], fields: any } },
    { says: 'tick Agree and turn on Dark', via: { said: ['true'], fields: /./ }, right: { said: ['true', 'true'], fields: any } },
  ]),
  widget('react-select', [
    { says: 'Fruit: Cherry', right: { said: ['Cherry'] } },
    { says: 'choose the second fruit', right: { said: ['Banana'] } },
    { says: 'pick a banana', right: { said: ['Banana'] } },
  ]),
  widget('select2', [{ says: 'select Cherry', right: { said: ['Cherry'] } }]),
  widget('tom-select', [{ says: 'choose "Banana" from the dropdown', right: { said: ['Banana'] } }]),
  widget('flatpickr', [
    { says: 'pick May 17, 2024', right: { said: ['2024-05-17'], fields: any } },
    { says: 'set the day to 2024-05-20', right: { said: ['2024-05-20'], fields: any } },
  ]),
  widget('air-datepicker', [
    { says: 'choose 17 May 2024 as the day', right: { said: ['2024-05-17'], fields: any } },
    { says: 'set Day to 05/30/2024', right: { said: ['2024-05-30'], fields: any } },
  ]),
  widget('react-datepicker', [
    { says: 'enter 05/20/2024 as the day', right: { said: /"2024-05-20"\]$/, fields: any } },
    { says: 'select the 17th', right: { said: ['2024-05-17'], fields: any } },
  ]),
  widget('day-picker', [{ says: 'click on 17', right: { said: ['2024-05-17'] } }]),
  widget('sweetalert', [{ says: 'write Ada and say Yes', kind: 'impossible' }]),
  widget('imask', [{ says: 'type 9161234567 into Phone', right: { fields: /\+7\(916\)123-45-67/ } }]),
  widget('react-window', [
    { says: 'scroll to Row 120 and click it', right: { said: ['120'] } },
    { says: 'find Row 57 and click it', right: { said: ['57'] } },
  ]),
  widget('nouislider', [{ says: 'drag the slider to the right', right: { said: any } }]),
];
