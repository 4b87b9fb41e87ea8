import { createReadStream } from 'node:fs';
import { type Application, clicks, step, writes } from '../flow';
import { bundled, inPackages } from '../serve';

const tool = (label: string) => `[data-testid="${label}"], button[aria-label="${label}"]`;

export const pdfViewer: Application = {
  name: 'react-pdf-viewer',
  kind: 'PDF viewer',
  serve: bundled('pdf-viewer', {
    files: { '/pdfjs/': 'pdfjs-dist/build' },
    answer: (_, answer, { pathname }) => {
      if (pathname !== '/licence.pdf') return undefined;
      answer.setHeader('content-type', 'application/pdf');
      createReadStream(inPackages('handsontable/handsontable-non-commercial-license.pdf')).pipe(answer);
      return true;
    },
  }),
  ready: (tab) => tab.locator('.rpv-core__text-layer').first().waitFor(),
  steps: [
    clicks('search', 'click', '[data-testid=search__popover-target], button[aria-label=Search] >> nth=0'),
    writes(
      'for a word',
      ['type:license', 'press:Enter'],
      '.rpv-search__popover input[type=text], input[placeholder*="search" i] >> nth=0',
      'license',
      { last: ['Enter'] },
    ),
    clicks('as a whole word', 'check|click', '.rpv-search__popover label:has-text("Whole words")'),
    clicks('close the search', 'click', '[data-testid=search__popover-target], button[aria-label=Search] >> nth=0'),
    step('larger', 'click', ({ click, tab }) => click(tab.locator(tool('Zoom in')).first())),
    clicks(
      'thumbnails',
      'click',
      '.rpv-default-layout__sidebar-header button, [data-testid=default-layout__toggle-sidebar] , button[aria-label="Thumbnail"] >> nth=0',
    ),
    clicks('more', 'click', '[data-testid=toolbar__more-actions-popover-target], button[aria-label="More actions"] >> nth=0'),
    step('turned', 'click', ({ click, tab }) =>
      click(tab.locator('[role=menuitem], .rpv-core__menu-item', { hasText: 'Rotate clockwise' }).first()),
    ),
  ],
  state: (tab) =>
    tab.evaluate(() => {
      const { scale, rotation } = (globalThis as unknown as { seen: { scale?: number; rotation?: number } }).seen;
      return [scale ?? 1, rotation ?? 0, document.querySelectorAll('.rpv-search__popover').length];
    }),
  right: [1.1, 90, 0],
  otherwise: { what: 'in the dark', address: '?dark' },
};
