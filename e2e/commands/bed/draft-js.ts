import { draftJs } from '../../apps/flows/draft-js';
import { type Bed, stateOf } from '../command';

export const DRAFT_JS: Bed = {
  on: draftJs,
  state: stateOf(draftJs),
  commands: [
    { says: 'click H2', right: { is: ['header-two Dear all, 0'] } },
    { says: 'Click the button "UL".', right: { is: ['unordered-list-item Dear all, 0'] } },
    { says: 'write Hello world', right: { is: ['unstyled Hello world 0'] } },
    { says: 'append " and Ann" to the text', right: { is: ['unstyled Dear all, and Ann 0'] } },
    { says: 'make all of the text bold', right: { is: ['unstyled Dear all, 9'] } },
    { says: 'clear the text', right: { is: ['unstyled  0'] } },
    { says: 'click H3', kind: 'impossible', suggests: /H2/ },
    { says: 'print this page as PDF', kind: 'impossible' },
  ],
};
