import { xSpreadsheet } from '../../apps/flows/x-spreadsheet';
import type { Bed } from '../command';

export const X_SPREADSHEET: Bed = {
  on: xSpreadsheet,
  state: async (tab, served) => ({
    cells: await xSpreadsheet.state(tab, served),
    sheets: await tab.locator('.x-spreadsheet-menu li:not(:first-child)').allTextContents(),
  }),
  commands: [
    { says: 'write 12 into the cell B2', right: { cells: /"1,1 12"/ } },
    { says: 'add a sheet', right: { sheets: /"sheet3"/ } },
    { says: 'make cell A1 bold', right: { cells: /"bold":true/ } },
    { says: 'choose the font Verdana', right: { cells: /Verdana/ } },
    { says: 'set the text size to 14', right: { cells: /14/ } },
    { says: 'what does the sheet say in A1?', kind: 'impossible' },
    { says: 'rename sheet2 to Budget', right: { sheets: /Budget/ } },
    { says: 'send the table by mail', kind: 'impossible' },
  ],
};
