import type { OperationType } from '../../model/plan/operation';
import type { Acting } from './action-context';
import { check } from './check';
import { click } from './click';
import { drag } from './drag';
import { hover } from './hover';
import { paste } from './paste';
import { press } from './press';
import { scroll } from './scroll';
import { select } from './select';
import { selectText } from './select-text';
import { type } from './type';
import { upload } from './upload';
import { wheel } from './wheel';

/** One row per operation that dispatches input. The others (navigate, wait, assert, extract) only read or leave. */
const ACTS: { [Type in OperationType]?: Acting<Type> } = {
  click,
  check,
  hover,
  scroll,
  type,
  press,
  paste,
  select,
  'select-text': selectText,
  drag,
  wheel,
  upload,
};

/** How an operation of a type is performed; undefined for one that dispatches nothing. */
export const actingOf = (of: OperationType): Acting<OperationType> | undefined => ACTS[of] as Acting<OperationType> | undefined;
