import type { OperationType } from '../../../src/model/plan/operation';
import type { LegOperation } from '../../../src/model/run/leg';
import type { ChromeWord, SayWord } from '../../locales/chrome-words';

/** What the bubble in the page says of each type of operation of a leg; `$1` is the element's name. */
export const doingWords = (say: SayWord, operations: readonly Pick<LegOperation, 'operation'>[]): { [Type in OperationType]?: string } =>
  Object.fromEntries(operations.map(({ operation: { type } }) => [type, say(DOING[type] ?? 'use', say('quote', '$1'))]));

const DOING: { [Type in OperationType]?: ChromeWord } = {
  click: 'click',
  type: 'write',
  paste: 'write',
  select: 'select',
  check: 'check',
  press: 'press',
  hover: 'hover',
  scroll: 'scroll',
  drag: 'drag',
  upload: 'upload',
  extract: 'extract',
};
