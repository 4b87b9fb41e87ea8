import { lexical } from '../../apps/flows/lexical';
import { type Bed, stateOf } from '../command';

export const LEXICAL: Bed = {
  on: lexical,
  state: stateOf(lexical),
  commands: [
    { says: 'type "Good morning" in the editor', right: { is: [['paragraph', 'Good morning']] } },
    { says: 'add "Ann" to the end of the text', right: { is: /"Dear all, ?Ann"/ } },
    { says: 'put the cursor into the text and click Heading', right: { is: [['h2', 'Dear all,']] } },
    { says: 'select the whole text, then press Bold', right: { is: [['paragraph', 'Dear all, (1)']] } },
    { says: 'empty the editor', right: { is: /^\[\["paragraph"\]\]$/ } },
    { says: 'make it italic', kind: 'impossible', suggests: /bold/i },
    { says: 'What is written in the text?', tells: /Dear all/ },
    { says: 'escreva "Bom dia" no texto', right: { is: [['paragraph', 'Bom dia']] } },
  ],
};
