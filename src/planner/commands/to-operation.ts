import type { Operation } from '../../model/plan/operation';
import type { Action, Method } from './action';
import type { Scene } from './scene';

/** The operation of an action, or undefined when its locator is not in the element list (then nothing is done). */
export function toOperation(action: Action, scene: Scene): Operation | undefined {
  const element = action.locator === undefined ? undefined : scene.elementAt(action.locator);
  if (action.locator !== undefined && (!element || element.states.includes('disabled'))) return undefined;
  const values = Object.fromEntries(action.arguments.map(({ name, value }) => [name, value]));
  return CONVERSIONS[action.method](element ? { elementId: element.id } : {}, values, scene);
}

type Aim = { elementId?: number };
type Convert = (aim: Aim, values: Record<string, string>, scene: Scene) => Operation | undefined;

/** What one scroll moves, as part of the window: the share that the page scrolls by default. */
const SCREENFUL = 0.8;

const scroll =
  (direction: 'up' | 'down' | 'left' | 'right'): Convert =>
  (aim, { count, pixels }, { snapshot }) => {
    // Once is most of a viewport, which is the operation's default.
    const amount = pixels
      ? Number(pixels)
      : count && Number(count) !== 1
        ? Math.round(Number(count) * SCREENFUL * snapshot.viewport.height)
        : undefined;
    return { type: 'scroll', direction, ...aim, ...(amount === undefined ? {} : { amount }) };
  };

/** Halfway down the page, by what the word means. */
const MIDDLE = 0.5;

const CONVERSIONS: Record<Method, Convert> = {
  click: (aim) => ({ type: 'click', ...aim }),
  doubleClick: (aim) => ({ type: 'click', ...aim, count: 2 }),
  rightClick: (aim) => ({ type: 'click', ...aim, button: 'right' }),
  type: (aim, { text, submit, mode }) => ({
    type: 'type',
    ...aim,
    text: text ?? '',
    ...(submit ? { submit: true } : {}),
    ...(mode === 'append' ? { mode: 'append' as const } : {}),
  }),
  clear: (aim) => ({ type: 'type', ...aim, text: '', mode: 'replace' }),
  press: (aim, { key }) => ({ type: 'press', ...aim, key: key ?? 'Enter' }),
  hover: (aim) => ({ type: 'hover', ...aim }),
  check: (aim) => ({ type: 'check', ...aim, checked: true }),
  uncheck: (aim) => ({ type: 'check', ...aim, checked: false }),
  selectOption: (aim, { option }) => (option === undefined ? undefined : { type: 'select', ...aim, options: option.split('\n') }),
  selectText: (aim, { text = '', before = '', after = '' }) => ({ type: 'select-text', ...aim, quote: { text, before, after } }),
  dragAndDrop: (aim, { target, side, x, y }, scene) => {
    if (x !== undefined) return { type: 'drag', ...aim, offset: { x: Number(x), y: Number(y ?? '0') } };
    const to = target === undefined ? undefined : scene.elementAt(target);
    if (side === 'before' || side === 'after') return to && { type: 'drag', ...aim, to: { elementId: to.id }, side };
    return to && { type: 'drag', ...aim, to: { elementId: to.id } };
  },
  upload: (aim, { files }) => (files ? { type: 'upload', ...aim, files: files.split(/\s*,\s*/) } : undefined),
  navigateTo: (_aim, { url }) => (url ? { type: 'navigate', to: 'url', url } : undefined),
  goBack: () => ({ type: 'navigate', to: 'back' }),
  goForward: () => ({ type: 'navigate', to: 'forward' }),
  reload: () => ({ type: 'navigate', to: 'reload' }),
  scrollDown: scroll('down'),
  scrollUp: scroll('up'),
  scrollLeft: scroll('left'),
  scrollRight: scroll('right'),
  scrollToMiddle: (_aim, { ratio }) => ({ type: 'scroll', ratio: Number(ratio ?? MIDDLE) }),
  scrollTo: (aim) => ({ type: 'scroll', ...aim }),
  wait: (_aim, { milliseconds }) => ({ type: 'wait', duration: Number(milliseconds ?? '1000') }),
  waitFor: (_aim, { until, text, selector, timeoutMillis }) => ({
    type: 'wait',
    ...(until === 'visible' ? { until } : { until: until === 'gone' ? ('gone' as const) : ('text' as const), text: text ?? '' }),
    ...(selector ? { selector } : {}),
    ...(timeoutMillis ? { timeout: Math.min(120_000, Number(timeoutMillis)) } : {}),
  }),
  waitForNavigation: (_aim, { timeoutMillis }) => ({ type: 'wait', until: 'url', timeout: Number(timeoutMillis ?? '3000') }),
  assert: (aim, { text, selector }) => ({
    type: 'assert',
    ...(selector ? { selector } : aim),
    ...(selector && text === undefined ? { visible: true } : { text: text ?? '' }),
  }),
  screenshot: (aim) => ({ type: 'screenshot', ...aim }),
  extract: (aim, { name }) => ({ type: 'extract', ...aim, name: name || 'value', what: 'text' }),
};
