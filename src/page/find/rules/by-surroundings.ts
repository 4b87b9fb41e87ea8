import { AGREES, CONTRADICTS, SILENT } from '../agreement';
import { ENOUGH } from '../thresholds';
import {
  hasItsNeighbours,
  isKeyedLookalike,
  isOnlyInRow,
  isOnlyOfType,
  isOnlySurface,
  isOpenedField,
  isPlacedAmong,
  isSameMake,
} from './nameless-facts';
import { NOTHING, type Rule } from './rule';

/** It had no words and no written key: only one that an attribute tells apart, a page that did not change there at all will do, or the only one of its role in its row. */
export const BY_SURROUNDINGS: readonly Rule[] = [
  {
    name: 'no words, told apart by an attribute',
    when: isKeyedLookalike,
    proves: ENOUGH,
    because: 'an attribute that tells those without words apart is as recorded; what stands beside it may be reworded',
  },
  {
    name: 'no words, where another one is drawn so',
    when: (one) => one.page.sameWords > 0 && one.semantic !== AGREES,
    proves: NOTHING,
    because: 'another one has its icon',
  },
  {
    name: 'the field that the act before opened',
    when: (one) =>
      one.semantic === SILENT && one.key !== CONTRADICTS && one.item !== CONTRADICTS && one.places !== CONTRADICTS && isOpenedField(one),
    proves: ENOUGH,
    because: 'the page gave it the focus in answer to that act, as then, and no other field without words is in sight',
  },
  {
    name: 'the only field of its type',
    when: (one) => one.sameRole && isOnlyOfType(one),
    proves: ENOUGH,
    because: 'it was the only one of its type, is so still, and stands beside what it stood beside',
  },
  {
    name: 'no words, the only one of its role in its row',
    when: (one) => one.semantic === SILENT && !one.wanted.icon && one.key !== CONTRADICTS && isOnlyInRow(one),
    proves: ENOUGH,
    because: 'its row tells it; with another icon it might mean something else by now',
  },
  {
    name: 'no words, the only surface of its make',
    when: (one) => one.semantic === SILENT && one.places !== CONTRADICTS && isSameMake(one) && hasItsNeighbours(one) && isOnlySurface(one),
    proves: ENOUGH,
    because:
      'path and neighbours are as recorded, and it is the only large one; how many small things are without words tells nothing of it',
  },
  {
    name: 'no words, where nothing has changed',
    when: (one) => one.semantic === SILENT && one.places !== CONTRADICTS && isSameMake(one) && hasItsNeighbours(one) && isPlacedAmong(one),
    proves: ENOUGH,
    because: 'path, neighbours and its number among those without words are as recorded',
  },
];
