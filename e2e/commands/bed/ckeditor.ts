import { ckeditor } from '../../apps/flows/ckeditor';
import { type Bed, stateOf } from '../command';

export const CKEDITOR: Bed = {
  on: ckeditor,
  state: stateOf(ckeditor),
  commands: [
    { says: 'Write "The tea is ready." into the editor', right: { is: '<p>The tea is ready.</p>' } },
    { says: 'add " See you soon!" at the end of the text', right: { is: '<p>Dear all, See you soon!</p>' } },
    { says: 'make the paragraph a Heading 1', right: { is: '<h2>Dear all,</h2>' } },
    { says: 'Click on "Block quote"', right: { is: '<blockquote><p>Dear all,</p></blockquote>' } },
    // Its items have ids that differ at each visit.
    { says: 'turn it into a bulleted list', right: { is: /<ul><li[^>]*>Dear all,<.li><.ul>/ } },
    { says: 'select all the text and make it bold', right: { is: '<p><strong>Dear all,</strong></p>' } },
    { says: 'delete everything in the text box', right: { is: '' } },
    { says: 'hit undo', kind: 'impossible' },
    { says: 'insert a picture of a cat', kind: 'impossible' },
    { says: 'Schreibe "Guten Tag" in den Editor', right: { is: '<p>Guten Tag</p>' } },
  ],
};
