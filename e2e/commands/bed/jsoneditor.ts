import { jsoneditor } from '../../apps/flows/jsoneditor';
import type { Bed } from '../command';

const written = { name: 'Ada', tags: ['one', 'two'], address: { city: 'Oslo', zip: 150 }, paid: false };

export const JSONEDITOR: Bed = {
  on: jsoneditor,
  state: async (tab, served) => ({
    is: await jsoneditor.state(tab, served),
    rows: (await tab.locator('.jsoneditor-tree tr:visible').count()) > 6,
  }),
  commands: [
    { says: 'change the city to Bergen', right: { is: { ...written, address: { city: 'Bergen', zip: 150 } } } },
    { says: 'set name to "Ada Lovelace"', right: { is: { ...written, name: 'Ada Lovelace' } } },
    { says: 'set paid to true', right: { is: { ...written, paid: true } } },
    { says: 'the zip should be 5003', right: { is: { ...written, address: { city: 'Oslo', zip: 5003 } } } },
    {
      says: 'rename the key "tags" to "labels"',
      right: { is: { name: 'Ada', labels: ['one', 'two'], address: written.address, paid: false } },
    },
    { says: 'collapse everything', right: { rows: false } },
    { says: 'what is the value of zip?', tells: /150/ },
    { says: 'change the country to Norway', kind: 'impossible' },
    { says: 'mets city à "Paris"', right: { is: { ...written, address: { city: 'Paris', zip: 150 } } } },
  ],
};
