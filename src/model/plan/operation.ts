import * as assert from '../operations/assert';
import * as check from '../operations/check';
import * as click from '../operations/click';
import * as drag from '../operations/drag';
import * as extract from '../operations/extract';
import * as hover from '../operations/hover';
import * as navigate from '../operations/navigate';
import { parts } from '../operations/parts';
import * as paste from '../operations/paste';
import * as press from '../operations/press';
import * as screenshot from '../operations/screenshot';
import * as scroll from '../operations/scroll';
import * as select from '../operations/select';
import * as selectText from '../operations/select-text';
import * as type from '../operations/type';
import * as upload from '../operations/upload';
import * as wait from '../operations/wait';
import * as wheel from '../operations/wheel';
import { z } from '../schema';

/** The closed set of operations. There is no "run script", ever. */
export const Operation = z.discriminatedUnion('type', [
  click.schema(parts),
  type.schema(parts),
  paste.schema(parts),
  select.schema(parts),
  selectText.schema(parts),
  check.schema(parts),
  press.schema(parts),
  hover.schema(parts),
  scroll.schema(parts),
  drag.schema(parts),
  wheel.schema(parts),
  upload.schema(parts),
  wait.schema(parts),
  navigate.schema(parts),
  assert.schema(parts),
  extract.schema(parts),
  screenshot.schema(parts),
]);
export type Operation = z.infer<typeof Operation>;
/** What the seeds call an operation (seed 000). @public */
export type PlaybookOperation = Operation;
export type OperationType = Operation['type'];
/** The operation of one type. */
export type OperationOf<Kind extends OperationType> = Operation & { type: Kind };
