import * as dom from '../../dom/native-accessors';
import { AGREES, CONTRADICTS, SILENT } from '../agreement';
import { isInAnotherBlock } from '../another-block';
import { hasKey } from '../element-keys';
import { ENOUGH, NEIGHBOURS_KEPT } from '../thresholds';
import { BY_SURROUNDINGS } from './by-surroundings';
import { isNameless } from './nameless-facts';
import { NOTHING, type Rule, votesBy } from './rule';

/** Is every part of the fingerprint as recorded? What pay, delete and send require. */
export const FULL_IDENTITY: readonly Rule[] = [
  {
    name: 'in full, another role or tag',
    when: (one) => !one.kind || (one.wanted.role ?? '') !== one.role || one.wanted.tag !== dom.localName(one.element),
    proves: NOTHING,
    because: 'it is made otherwise',
  },
  {
    name: 'in full, in another block',
    when: (one) => one.block === CONTRADICTS || isInAnotherBlock(one, false),
    proves: NOTHING,
    because: 'in another block',
  },
  {
    name: 'in full, without its key',
    when: (one) => hasKey(one.wanted) && one.key !== AGREES,
    proves: NOTHING,
    because: 'its written key is another or gone',
  },
  {
    name: 'in full, other words',
    when: (one) => !(one.literal && one.shown !== CONTRADICTS) && !(one.semantic === SILENT && isNameless(one.wanted)),
    proves: NOTHING,
    because: 'it does not read exactly as recorded',
  },
  {
    name: 'in full, in another place',
    when: (one) => one.item === CONTRADICTS || (one.places !== SILENT && one.around < 1),
    proves: NOTHING,
    because: 'not all that is named around it is as recorded',
  },
  {
    name: 'in full, beside other things',
    when: (one) =>
      one.wanted.neighbours.length > 0 &&
      one.neighbours < NEIGHBOURS_KEPT &&
      one.item !== AGREES &&
      !(one.key === AGREES && one.structure === 1),
    proves: NOTHING,
    because: 'less than half of what stood beside it does, and neither its row nor its key and path make up for that',
  },
  {
    name: 'in full, and told from all others',
    when: (one) => one.key === AGREES || one.item === AGREES || one.page.sameWords === 1,
    proves: ENOUGH,
    because: 'every part is as recorded, and its key, its row or its words are its own',
  },
  {
    name: 'in full, told by nothing but its surroundings',
    when: () => true,
    proves: (one) => votesBy(BY_SURROUNDINGS, { ...one, semantic: SILENT, page: { ...one.page, sameWords: 0 } }),
    because: 'every part is as recorded; of several that read so only one where nothing has changed will do',
  },
];
