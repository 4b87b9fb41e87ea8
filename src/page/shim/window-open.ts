import type { Bus } from './bus';
import { urlOf } from './url-of';

/** What a page asked `window.open` for, on its way to our world, where no pop-up blocker stands in the way. */
export interface AskedWindow {
  url: string;
  name: string;
  features: string;
}

let windows = 0;

/**
 * Runs in the page's world. While an operation runs and the browser would block it, `window.open` is asked of the isolated world over the bus
 * (`open`), and the page gets its reference by the window's name. Answers how to put the page's own back.
 */
export function installWindowOpen(bus: Bus): () => void {
  const own = window.open;
  const asked: typeof window.open = (url = '', target = '', features = '') => {
    if (navigator.userActivation.isActive || !bus.met() || HERE.test(String(target))) return own.call(window, url, target, features);
    const name = target && target !== '_blank' ? String(target) : `abra-window-${++windows}`;
    const address = url === '' ? '' : (urlOf(url)?.href ?? String(url));
    bus.tell('open', JSON.stringify({ url: address, name, features } satisfies AskedWindow));
    return /\bno(opener|referrer)\b/.test(features) ? null : own.call(window, '', name);
  };
  window.open = asked;
  return () => {
    if (window.open === asked) window.open = own;
  };
}
const HERE = /^_(self|top|parent)$/i;

/** Runs in the isolated world: opens what the page asked for. At most a few, as one gesture of a person would. Only http(s) and blank pages. */
export function answerWindowOpen(bus: Bus): void {
  let left = MOST;
  bus.hear('begin', () => {
    left = MOST;
  });
  bus.hear('open', (detail) => {
    const asked = JSON.parse(detail) as Partial<AskedWindow>;
    const { url = '', name = '', features = '' } = asked;
    if (left-- <= 0 || !/^(https?:|blob:|about:blank$|$)/.test(url)) return;
    window.open(url, name, features);
  });
}
const MOST = 3;
