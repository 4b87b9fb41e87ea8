import { tiptap } from '../../apps/flows/tiptap';
import { type Bed, stateOf } from '../command';

export const TIPTAP: Bed = {
  on: tiptap,
  state: stateOf(tiptap),
  commands: [
    { says: 'click Rule', right: { is: /<hr>/ } },
    { says: 'press "Quote"', right: { is: /<blockquote><p>.*<\/p><\/blockquote>/ } },
    { says: 'select all text and click B', right: { is: '<p><strong>Dear all,</strong></p><p><strong>we have tea.</strong></p>' } },
    { says: 'replace the text with "We have cake."', right: { is: '<p>We have cake.</p>' } },
    { says: 'write at the end: Bye!', right: { is: /we have tea\. ?Bye!/ } },
    { says: 'turn the text into a list', right: { is: /<ul><li>/ } },
    { says: 'make all of it italic', right: { is: '<p><em>Dear all,</em></p><p><em>we have tea.</em></p>' } },
    { says: 'click the Link button', kind: 'impossible', suggests: /List|Quote|Rule/ },
    { says: 'テキストに「こんにちは」と入力して', right: { is: '<p>こんにちは</p>' } },
  ],
};
