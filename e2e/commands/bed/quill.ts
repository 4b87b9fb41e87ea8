import { quill } from '../../apps/flows/quill';
import { type Bed, stateOf } from '../command';

export const QUILL: Bed = {
  on: quill,
  state: stateOf(quill),
  commands: [
    { says: 'write "The menu for today" in the text area', right: { is: ['The menu for today\n'] } },
    { says: 'add " Best wishes" after the text', right: { is: /^\["Dear all, Best wishes\\n"\]$/ } },
    { says: 'make it a bullet list', right: { is: ['Dear all,', ['\n', { list: 'bullet' }]] } },
    { says: 'Turn the text into "Heading 2"', right: { is: ['Dear all,', ['\n', { header: 2 }]] } },
    { says: 'select all the text, click on bold', right: { is: [['Dear all,', { bold: true }], '\n'] } },
    { says: 'click "list: ordered"', right: { is: ['Dear all,', ['\n', { list: 'ordered' }]] } },
    { says: 'delete the text', right: { is: ['\n'] } },
    { says: 'insert a table', kind: 'impossible' },
    { says: 'click list', kind: 'ambiguous', suggests: /ordered|bullet/ },
  ],
};
