import { blockly } from '../../apps/flows/blockly';
import { type Bed, stateOf } from '../command';

export const BLOCKLY: Bed = {
  on: blockly,
  state: stateOf(blockly),
  commands: [
    { says: 'drag the print block onto the workspace', right: { is: /text_print/ } },
    { says: 'put a repeat block in the middle', right: { is: /controls_repeat/ } },
    { says: 'add an "if" block', right: { is: /controls_if/ } },
    { says: 'add a block that waits', kind: 'impossible' },
    { says: 'run the blocks', kind: 'impossible' },
    { says: 'which blocks can I use?', tells: /repeat/ },
    { says: 'delete the print block', kind: 'impossible' },
    { says: 'arrastra "if" al espacio de trabajo', right: { is: /controls_if/ } },
  ],
};
