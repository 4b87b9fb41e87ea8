import type { OperationOf, OperationType } from '../plan/operation';
import * as assert from './assert';
import * as check from './check';
import * as click from './click';
import * as drag from './drag';
import * as extract from './extract';
import * as hover from './hover';
import * as navigate from './navigate';
import * as paste from './paste';
import * as press from './press';
import type { Effect, Row } from './row';
import * as screenshot from './screenshot';
import * as scroll from './scroll';
import * as select from './select';
import * as selectText from './select-text';
import * as type from './type';
import * as upload from './upload';
import * as wait from './wait';
import * as wheel from './wheel';

/** One row per type: a missing field does not compile. */
const rows = {
  click,
  type,
  paste,
  select,
  'select-text': selectText,
  check,
  press,
  hover,
  scroll,
  drag,
  wheel,
  upload,
  wait,
  navigate,
  assert,
  extract,
  screenshot,
} satisfies { [Kind in OperationType]: Row<OperationOf<Kind>> };
/** The rows by type. */
export const ROWS: { readonly [Kind in OperationType]: Row<OperationOf<Kind>> } = rows;

/** The fields that the page needs, by themselves: a bundler cannot drop parts of ROWS, and the page would carry all of it. */

export const SAYINGS: { readonly [Kind in OperationType]: Row<OperationOf<Kind>>['say'] } = {
  click: click.say,
  type: type.say,
  paste: paste.say,
  select: select.say,
  'select-text': selectText.say,
  check: check.say,
  press: press.say,
  hover: hover.say,
  scroll: scroll.say,
  drag: drag.say,
  wheel: wheel.say,
  upload: upload.say,
  wait: wait.say,
  navigate: navigate.say,
  assert: assert.say,
  extract: extract.say,
  screenshot: screenshot.say,
};

export const EFFECTS: { readonly [Kind in OperationType]: Effect } = {
  click: click.effect,
  type: type.effect,
  paste: paste.effect,
  select: select.effect,
  'select-text': selectText.effect,
  check: check.effect,
  press: press.effect,
  hover: hover.effect,
  scroll: scroll.effect,
  drag: drag.effect,
  wheel: wheel.effect,
  upload: upload.effect,
  wait: wait.effect,
  navigate: navigate.effect,
  assert: assert.effect,
  extract: extract.effect,
  screenshot: screenshot.effect,
};

type Repeated = { [Kind in OperationType]: 'twice' extends keyof (typeof rows)[Kind] ? Kind : never }[OperationType];

export const TWICE: { readonly [Kind in Repeated]: NonNullable<Row<OperationOf<Kind>>['twice']> } = {
  click: click.twice,
  type: type.twice,
  paste: paste.twice,
  press: press.twice,
  drag: drag.twice,
  wheel: wheel.twice,
  upload: upload.twice,
};
