import { monaco } from '../../apps/flows/monaco';
import type { Bed } from '../command';

export const MONACO: Bed = {
  on: monaco,
  state: async (tab, served) => {
    const [ran, text] = (await monaco.state(tab, served)) as unknown[];
    return { ran, text };
  },
  commands: [
    { says: 'Run', right: { ran: ['tea\nmilk\nsugar\n'] } },
    // What a press comes to is not to be seen on the page, so that it is asked before it is done again.
    { says: 'press run twice', via: { ran: ['tea\nmilk\nsugar\n'] }, right: { ran: ['tea\nmilk\nsugar\n', 'tea\nmilk\nsugar\n'] } },
    { says: 'execute it', right: { ran: ['tea\nmilk\nsugar\n'] } },
    { says: 'replace the text in the editor by "coffee"', right: { text: 'coffee' } },
    { says: 'write honey into the editor and run it', via: { text: 'honey' }, right: { text: 'honey', ran: ['honey'] } },
    { says: 'click Stop', kind: 'impossible', suggests: /Run/ },
    { says: 'save the file as tea.txt', kind: 'impossible' },
    { says: '点击 Run', right: { ran: ['tea\nmilk\nsugar\n'] } },
  ],
};
