import { tinymce } from '../../apps/flows/tinymce';
import type { Bed } from '../command';

export const TINYMCE: Bed = {
  on: tinymce,
  state: async (tab, served) => ({
    is: await tinymce.state(tab, served),
    menu: await tab.locator('[role=menubar] [aria-expanded=true]').allTextContents(),
    dialog: await tab.getByRole('dialog').count(),
  }),
  commands: [
    { says: 'Format > Align > Center', via: { menu: ['Format'] }, right: { is: /text-align: center/ } },
    { says: 'open the menu Insert', right: { menu: ['Insert'] } },
    { says: 'make the paragraph a "Heading 2"', right: { is: '<h2>Dear all,</h2>' } },
    { says: 'type "The tea is ready." in the text', right: { is: '<p>The tea is ready.</p>' } },
    { says: 'click on Numbered list', right: { is: /<ol>.*<li>Dear all,<\/li>.*<\/ol>/ } },
    { says: 'open View and choose Source code', via: { menu: ['View'] }, right: { dialog: 1 } },
    { says: 'Edit > Select all, then Bold', right: { is: '<p><strong>Dear all,</strong></p>' } },
    { says: 'insert a horizontal line using the Insert menu', via: { menu: ['Insert'] }, right: { is: /<hr>/ } },
    { says: 'check the spelling', kind: 'impossible' },
    { says: 'tape "Bonjour" dans le texte', right: { is: '<p>Bonjour</p>' } },
  ],
};
