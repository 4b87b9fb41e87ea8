import { foldLetters } from '../../lib/text';
import type { Command } from './command';
import { findTarget, itself, placeSought } from './find-target';
import { FIT } from './names';
import { abstain, act, type OneAct, type Resolve, slotText, withoutElement } from './resolution';
import { tableOf, unitOf } from './tables';
import { voiceOf } from './voice';

const scroll =
  (method: 'scrollUp' | 'scrollDown' | 'scrollLeft' | 'scrollRight'): Resolve =>
  ({ command, scene }) => {
    if (command.slots.object) {
      const found = findTarget(scene, command.slots.object, command, { needs: 'any', only: ({ element }) => element.scroll !== undefined });
      return found.ok ? act(scene, found.element, method, found.why) : found.refusal;
    }
    const amount = numberOf(command);
    const isPixels = unitOf(slotText(command.slots.unit))?.px !== undefined;
    const values: Record<string, string> = amount === undefined ? {} : { [isPixels ? 'pixels' : 'count']: String(amount) };
    return withoutElement(false, method, `Scroll ${method.slice(6).toLowerCase()}`, values);
  };

const toRatio =
  (ratio: number, place: string): Resolve =>
  () =>
    withoutElement(false, 'scrollToMiddle', `Scroll to the ${place}`, { ratio: String(ratio) });

const scrollToRatio: Resolve = (context) => {
  const percent = numberOf(context.command) ?? 50;
  const say = voiceOf(context.command.language);
  if (percent > 100) return abstain(say('pastEnd', { count: percent }), [say('scrollToBottom')]);
  return toRatio(percent / 100, `${percent} % mark`)(context);
};

const navigate: Resolve = ({ command }) => {
  const url = addressOf(slotText(command.slots.url));
  if (!url) return abstain(voiceOf(command.language)('noAddress', { url: slotText(command.slots.url) }));
  return withoutElement(true, 'navigateTo', `Go to ${url}`, { url });
};

/** An http(s) address, with its scheme added; anything else is refused. */
function addressOf(said: string): string | undefined {
  const isLocal = /^(localhost|127\.|\[::1\])/.test(said);
  const text = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(said) ? said : `${isLocal ? 'http' : 'https'}://${said}`;
  return /^https?:\/\/[^\s/]+/i.test(text) && !/\s/.test(text) && URL.canParse(text) ? text : undefined;
}

/** The number of a command, in digits or in words. */
function numberOf({ slots, language }: Command): number | undefined {
  const said = foldLetters(slotText(slots.n));
  if (said === '') return undefined;
  const digits = Number(said.replace(',', '.'));
  return Number.isNaN(digits) ? tableOf(language).numbers.get(said) : digits;
}

const wait: Resolve = ({ command }) => {
  const { ms = 1000 } = unitOf(slotText(command.slots.unit)) ?? {};
  const duration = Math.min(60_000, Math.round((numberOf(command) ?? 1) * ms));
  return withoutElement(true, 'wait', `Wait ${duration} ms`, { milliseconds: String(duration) });
};

function waitUntil(command: Command, isGone: boolean): OneAct {
  const { text, selector } = placeSought(command);
  const timeout = slotText(command.slots.timeout);
  return withoutElement(true, 'waitFor', `Wait for “${text || selector}”${isGone ? ' to go' : ''}`, {
    until: isGone ? 'gone' : text === undefined ? 'visible' : 'text',
    text: text ?? '',
    ...(selector === undefined ? {} : { selector }),
    ...(/^\d+$/.test(timeout) ? { timeoutMillis: timeout } : {}),
  });
}

const assert: Resolve = ({ command }) => {
  const sought = placeSought(command);
  return withoutElement(false, 'assert', `See “${sought.text ?? sought.selector}”`, { ...sought });
};

const read: Resolve = ({ command, scene }) => {
  const found = findTarget(scene, command.slots.object, command, { needs: 'any', least: FIT.thing });
  if (!found.ok) return found.refusal;
  return act(scene, found.element, 'extract', found.why, { name: slotText(command.slots.object).slice(0, 80) });
};

const press: Resolve = (context) => {
  const { command, scene, previous } = context;
  const key = keyOf(slotText(command.slots.key), command.language);
  const before = previous && !command.slots.field ? itself(previous, 'editable') : undefined;
  if (before) return act(scene, before.element, 'press', before.why, { key });
  if (!command.slots.field) return withoutElement(true, 'press', `Press ${key}`, { key });
  const found = findTarget(scene, command.slots.field, command, { needs: 'any' });
  return found.ok ? act(scene, found.element, 'press', found.why, { key }) : found.refusal;
};

/** "strg+a" → "Control+A". */
function keyOf(said: string, language: string): string {
  const { keys } = tableOf(language);
  const named = (part: string) => {
    const wanted = foldLetters(part).replace(/\s+/g, ' ');
    return keys.get(wanted) ?? (/^f\d{1,2}$/.test(wanted) ? wanted.toUpperCase() : undefined);
  };
  const partOf = (part: string) => MODIFIERS[foldLetters(part)] ?? named(part) ?? (part.length === 1 ? part.toUpperCase() : part);
  return (
    named(said) ??
    said
      .split(/\s*[+-]\s*/)
      .map(partOf)
      .join('+')
  );
}
const MODIFIERS: Record<string, string> = {
  ...{ ctrl: 'Control', control: 'Control', strg: 'Control', shift: 'Shift', umschalt: 'Shift', maj: 'Shift' },
  ...{ alt: 'Alt', option: 'Alt', cmd: 'Meta', command: 'Meta', meta: 'Meta', win: 'Meta' },
};

/** What concerns the page as a whole, the keys, or only looks. */
export const PAGE = {
  press,
  scrollUp: scroll('scrollUp'),
  scrollDown: scroll('scrollDown'),
  scrollLeft: scroll('scrollLeft'),
  scrollRight: scroll('scrollRight'),
  scrollToTop: toRatio(0, 'top'),
  scrollToMiddle: toRatio(0.5, 'middle'),
  scrollToBottom: toRatio(1, 'bottom'),
  scrollToRatio,
  back: () => withoutElement(true, 'goBack', 'Go back'),
  forward: () => withoutElement(true, 'goForward', 'Go forward'),
  reload: () => withoutElement(true, 'reload', 'Reload the page'),
  navigate,
  wait,
  waitFor: ({ command }) => waitUntil(command, false),
  waitGone: ({ command }) => waitUntil(command, true),
  waitForNavigation: () => withoutElement(true, 'waitForNavigation', 'Wait for the next page', { timeoutMillis: '3000' }),
  assert,
  assertGone: ({ command }) => waitUntil(command, true),
  read,
  screenshot: () => withoutElement(false, 'screenshot', 'Keep a picture of the page'),
} satisfies Record<string, Resolve>;
