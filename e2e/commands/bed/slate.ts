import { slate } from '../../apps/flows/slate';
import { type Bed, stateOf } from '../command';

export const SLATE: Bed = {
  on: slate,
  state: stateOf(slate),
  commands: [
    {
      says: 'enter "Hello there" in the text field',
      right: { is: /^\[\{"type":"paragraph","children":\[\{"text":"Hello there"\}\]\}\]$/ },
    },
    { says: 'select everything and click bold', right: { is: /"text":"Dear all,","bold":true/ } },
    { says: 'click into the text, then click heading', right: { is: /"type":"heading"/ } },
    { says: 'make the text a quote', right: { is: /"type":"quote"/ } },
    { says: 'add the words "and Ann" at the end', right: { is: /"Dear all, ?and Ann"/ } },
    { says: 'click underline', kind: 'impossible', suggests: /bold|italic/i },
    { says: 'remove all text', right: { is: /"text":""/ } },
    { says: '在文本框输入"你好"', right: { is: /"你好"/ } },
  ],
};
