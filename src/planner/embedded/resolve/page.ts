import type { PageIntent } from '../../../languages/grammar';
import { foldLetters } from '../../../lib/text';
import { grammarFor } from '../grammars';
import { parsePhrase } from '../phrase';
import { placeSought } from '../step-options';
import { unitOf } from '../units';
import { voiceOf } from '../voice';
import { isThing } from '../words-for';
import { act } from './click';
import { type Found, findTarget } from './find-target';
import { abstain, type Resolve, type ResolveContext, withoutElement, wordsOf } from './resolution';
import { soughtText } from './value';

const scroll =
  (method: 'scrollUp' | 'scrollDown' | 'scrollLeft' | 'scrollRight'): Resolve =>
  (circumstance) => {
    const inside = circumstance.command.slots.object ? scroller(circumstance) : undefined;
    if (inside) return inside.ok ? act(circumstance.scene, inside.element, method, inside.why) : inside.abstain;
    const { px } = unitOf(foldLetters(wordsOf(circumstance.command.slots.unit))) ?? {};
    const amount = numberOf(circumstance);
    const values: Record<string, string> = px ? { pixels: String(amount ?? 1) } : amount !== undefined ? { count: String(amount) } : {};
    return withoutElement(false, method, `Scroll ${method.slice(6).toLowerCase()}`, values);
  };

/** "Scroll down in the list": the one box that scrolls, or the one of them that is called so. */
function scroller({ command, scene }: ResolveContext): Found {
  const boxes = scene.entries.filter(({ element: { scroll } }) => scroll !== undefined);
  const [only] = boxes;
  const { names, kind } = parsePhrase(command.slots.object ?? { text: '', quoted: false }, command.language);
  const isAny = names.length === 0 || (kind === undefined && names.every(({ normal }) => isThing(normal, command.language)));
  if (only && boxes.length === 1 && isAny) return { ok: true, element: only.element, text: 1, why: 'the only box that scrolls' };
  return findTarget({ ...scene, entries: boxes }, command.slots.object ?? { text: '', quoted: false }, command, { needs: 'any' });
}

const toRatio =
  (ratio: number, where: string): Resolve =>
  () =>
    withoutElement(false, 'scrollToMiddle', `Scroll to the ${where}`, { ratio: String(ratio) });

const go =
  (method: 'goBack' | 'goForward' | 'reload', description: string): Resolve =>
  () =>
    withoutElement(true, method, description);

/** Halfway down the page, by what the word means. */
const MIDDLE = 0.5;

/** What concerns the page as a whole. */
export const PAGE: Record<PageIntent, Resolve> = {
  scrollUp: scroll('scrollUp'),
  scrollDown: scroll('scrollDown'),
  scrollLeft: scroll('scrollLeft'),
  scrollRight: scroll('scrollRight'),
  scrollToTop: toRatio(0, 'top'),
  scrollToMiddle: toRatio(MIDDLE, 'middle'),
  scrollToBottom: toRatio(1, 'bottom'),
  scrollToRatio: (circumstance) => {
    const percent = numberOf(circumstance) ?? 50;
    const say = voiceOf(circumstance.command.language);
    if (percent > 100) return abstain(say('pastEnd', { count: percent }), [say('scrollToBottom')]);
    return toRatio(percent / 100, `${percent} % mark`)(circumstance);
  },
  scrollTo: ({ command, scene }) => {
    const found = findTarget(scene, command.slots.object ?? { text: '', quoted: false }, command, { needs: 'any' });
    return found.ok ? act(scene, found.element, 'scrollTo', found.why) : found.abstain;
  },
  back: go('goBack', 'Go back'),
  forward: go('goForward', 'Go forward'),
  reload: go('reload', 'Reload the page'),
  navigate: ({ command }) => {
    const url = urlOf(wordsOf(command.slots.url));
    const say = voiceOf(command.language);
    if (!url) return abstain(say('noAddress', { url: wordsOf(command.slots.url) }));
    return withoutElement(true, 'navigateTo', `Go to ${url}`, { url });
  },
  wait: (circumstance) => {
    const { ms } = unitOf(foldLetters(wordsOf(circumstance.command.slots.unit))) ?? { ms: 1000 };
    const duration = Math.min(60_000, Math.round((numberOf(circumstance) ?? 1) * (ms ?? 1000)));
    return withoutElement(true, 'wait', `Wait ${duration} ms`, { milliseconds: String(duration) });
  },
  waitFor: ({ command }) => {
    const sought = placeSought(soughtText(command.slots.text), command);
    return waitUntil(sought.text === undefined ? 'visible' : 'text', sought.text ?? '', wordsOf(command.slots.timeout), sought.selector);
  },
  waitGone: ({ command }) => waitUntil('gone', soughtText(command.slots.text)),
  waitForNavigation: () => withoutElement(true, 'waitForNavigation', 'Wait for the next page', { timeoutMillis: '3000' }),
};

function waitUntil(until: 'text' | 'gone' | 'visible', text: string, timeout = '', selector?: string): ReturnType<Resolve> {
  return withoutElement(true, 'waitFor', `Wait for “${text || selector}”${until === 'gone' ? ' to go' : ''}`, {
    until,
    text,
    ...(selector === undefined ? {} : { selector }),
    ...(/^\d+$/.test(timeout) ? { timeoutMillis: timeout } : {}),
  });
}

/** The number of a command, in digits or in words. */
export function numberOf({ command }: Pick<ResolveContext, 'command'>): number | undefined {
  const said = foldLetters(wordsOf(command.slots.n));
  if (said === '') return undefined;
  const digits = Number(said.replace(',', '.'));
  if (!Number.isNaN(digits)) return digits;
  return grammarFor(command.language).numbers.get(said);
}

/** An http(s) address, with its scheme added; anything else is refused. */
export function urlOf(said: string): string | undefined {
  const local = /^(localhost|127\.|\[::1\])/.test(said);
  const text = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(said) ? said : `${local ? 'http' : 'https'}://${said}`;
  if (!/^https?:\/\/[^\s/]+/i.test(text) || /\s/.test(text)) return undefined;
  return URL.canParse(text) ? text : undefined;
}
