import { shorten, showDirectionChanges } from '../../../src/lib/text';
import type { DialogAnswer } from '../../../src/model/operations/parts';
import type { Target } from '../../../src/model/page/target';
import type { Operation, OperationOf, OperationType } from '../../../src/model/plan/operation';
import type { QueueItem } from '../../../src/model/run/run';
import { say } from '../../locales/say';
import { sayMs } from './say-number';
import { sayAim, sayBlank } from './say-thing';

/** One operation for a person, without the kinds of its elements: `Click “Save”`, `Tick “Lenses”`. `label` is the target as the page named it. */
export function sayToPerson(operation: Operation, label?: string): string {
  const step = (SAYINGS[operation.type] as (operation: Operation, thing: string) => string)(operation, sayAim(operation as Target, label));
  return showDirectionChanges((operation.dialogs ?? []).reduce(withAnswer, step));
}

type Sayings = { readonly [Kind in OperationType]: (operation: OperationOf<Kind>, thing: string) => string };

const SAYINGS: Sayings = {
  click: sayClick,
  type: sayType,
  paste: ({ text }, thing) => say('step.paste', { text: inWords(text, 60), thing, has: has(thing) }),
  select: ({ options }, thing) =>
    say('step.choose', { options: options.map((one) => say('step.text', { text: inWords(one, 40) })).join(say('comma')), thing }),
  'select-text': ({ quote }, thing) => say('step.selectText', { text: shorten(quote.text, 60), thing, has: has(thing) }),
  check: ({ checked }, thing) => say(checked ? 'step.tick' : 'step.untick', { thing }),
  press: ({ key }, thing) => say('step.press', { key, thing, has: has(thing) }),
  hover: (_hover, thing) => say('step.pointAt', { thing }),
  scroll: sayScroll,
  drag: sayDrag,
  wheel: sayWheel,
  upload: ({ files }, thing) => say('step.upload', { files: files.join(say('comma')), thing }),
  wait: sayWait,
  navigate: sayNavigate,
  assert: sayAssert,
  extract: ({ name, what }, thing) =>
    what && what !== 'text'
      ? say('step.readWhat', { what, thing: thing || say('step.page'), name })
      : say('step.read', { thing: thing || say('step.page'), name }),
  screenshot: (_picture, thing) => say('step.picture', { thing: thing || say('step.page') }),
};

/** A text of a step, cut at `most` characters; a blank or a secret in it is told by its name: "Dear [first name],". */
const inWords = (text: string, most: number): string =>
  shorten(
    text.replace(BLANK, (_blank, name: string) => `[${sayBlank({ name })}]`),
    most,
  );
const BLANK = /\{\{(?:secret:)?([^{}]+)\}\}/g;

/** For a `select` of a message: whether there is a thing. */
const has = (thing: string): 'yes' | 'no' => (thing ? 'yes' : 'no');

function sayClick({ button, count, modifiers, at }: OperationOf<'click'>, thing: string): string {
  const how = button && button !== 'left' ? button : count === 2 ? 'double' : count === 3 ? 'triple' : 'once';
  const step = modifiers?.length ? say('step.clickHeld', { how, keys: modifiers.join('+'), thing }) : say('step.click', { how, thing });
  return at ? say('step.at', { step, x: Math.round(at.x * 100), y: Math.round(at.y * 100) }) : step;
}

function sayType({ text, mode, submit }: OperationOf<'type'>, thing: string): string {
  const how = text === '' ? 'clear' : (mode ?? 'replace');
  const step = say('step.type', { how, text: inWords(text, 60), thing, has: has(thing) });
  return submit ? say('step.thenEnter', { step }) : step;
}

function sayScroll({ direction, amount, ratio }: OperationOf<'scroll'>, thing: string): string {
  if (ratio !== undefined) return say('step.scrollPart', { percent: Math.round(ratio * 100), thing, has: has(thing) });
  if (!direction) return say('step.scrollTo', { thing });
  return amount
    ? say('step.scrollBy', { direction, amount: Math.round(amount), thing, has: has(thing) })
    : say('step.scroll', { direction, thing, has: has(thing) });
}

function sayDrag({ to, side, offset, path }: OperationOf<'drag'>, thing: string): string {
  if (to) {
    const step = say('step.dragTo', { thing, side: side ?? 'to', target: sayAim(to) });
    return path ? say('step.alongPath', { step }) : step;
  }
  return path ? say('step.dragPath', { thing }) : say('step.dragBy', { thing, x: offset?.x ?? 0, y: offset?.y ?? 0 });
}

function sayWheel({ deltaX = 0, deltaY = 0, modifiers }: OperationOf<'wheel'>, thing: string): string {
  const isAcross = Math.abs(deltaX) > Math.abs(deltaY);
  const way = isAcross ? (deltaX < 0 ? 'left' : 'right') : deltaY < 0 ? 'up' : 'down';
  if (modifiers?.includes('Control') && !isAcross) return say('step.zoom', { way, thing });
  return modifiers?.length ? say('step.wheelHeld', { way, keys: modifiers.join('+'), thing }) : say('step.wheel', { way, thing });
}

function sayWait({ duration, until, text }: OperationOf<'wait'>, thing: string): string {
  if (!until) return say('step.wait', { time: sayMs(duration ?? 0) });
  if (until === 'text') return say('step.waitText', { text: shorten(text ?? '', 60) });
  if (until === 'url') return text ? say('step.waitAddress', { text }) : say('step.waitPage');
  return say('step.waitThing', { thing, until });
}

function sayNavigate({ to = 'url', url, number }: OperationOf<'navigate'>): string {
  if (to === 'tab') return say('step.goToTab', { number: number ?? 0 });
  return say('step.goTo', { to: to.replace('-tab', 'Tab'), url: shorten(url ?? '', 120) });
}

function sayAssert({ text, url, value, visible }: OperationOf<'assert'>, of: string): string {
  const thing = of || say('step.page');
  if (url) return say('step.expectAt', { thing, url });
  if (value !== undefined) return say('step.expectValue', { thing, value: shorten(value, 60) });
  if (text !== undefined) return say('step.expectText', { thing, text: shorten(text, 60) });
  return say(visible === false ? 'step.expectGone' : 'step.expectThere', { thing });
}

/** How a native dialog is answered. Alerts are only read. */
function withAnswer(step: string, { kind, text, accept, reply }: DialogAnswer): string {
  if (kind === 'alert') return step;
  const said = shorten(text, 60);
  if (accept && kind !== 'confirm' && reply !== undefined) return say('step.thenReply', { step, reply: shorten(reply, 40), text: said });
  return say('step.thenAnswer', { step, answer: !accept ? 'cancel' : kind === 'confirm' ? 'ok' : 'typed', text: said });
}

/** A step of a run, likewise. */
export const sayStep = ({ operation, label, record }: QueueItem): string => sayToPerson(operation, record?.label ?? label);
