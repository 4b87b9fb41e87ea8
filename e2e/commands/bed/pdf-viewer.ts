import { pdfViewer } from '../../apps/flows/pdf-viewer';
import type { Bed } from '../command';

export const PDF_VIEWER: Bed = {
  on: pdfViewer,
  state: async (tab, served) => {
    const [scale, rotation, searching] = (await pdfViewer.state(tab, served)) as unknown[];
    return {
      scale,
      rotation,
      searching,
      page: await tab.locator('[data-testid=page-navigation__current-page-input]').inputValue(),
      // The tab itself has no label: the button in it has.
      side: await tab
        .locator('[role=tab][aria-selected=true] [aria-label]')
        .getAttribute('aria-label', { timeout: 300 })
        .catch(() => ''),
      dark: await tab.locator('.rpv-core__viewer--dark').count(),
    };
  },
  commands: [
    { says: 'next page', right: { page: '2' } },
    { says: 'go to page 3', right: { page: '3' } },
    { says: 'Jump to the last page.', right: { page: '3' } },
    { says: 'zoom in', right: { scale: /1\.\d/ } },
    { says: 'make it smaller', right: { scale: /0\.\d/ } },
    { says: 'open the search', right: { searching: 1 } },
    { says: 'switch to dark mode', right: { dark: 1 } },
    { says: 'show the bookmarks', right: { side: /Bookmark/ } },
    { says: 'rotate clockwise', right: { rotation: 90 } },
    { says: 'vá para a próxima página', right: { page: '2' } },
    { says: 'go to page 12', kind: 'impossible' },
    { says: 'how many pages does it have?', tells: /\b3\b/ },
  ],
};
