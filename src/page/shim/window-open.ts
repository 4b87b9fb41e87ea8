import type { Bus } from './bus';
import { parsed } from './parsed';
import { resolveUrl } from './resolve-url';

/** The arguments of the page's `window.open`, sent to the isolated world, where no pop-up blocker stands in the way. */
export interface AskedWindow {
  url: string;
  name: string;
  features: string;
}

let windows = 0;

/**
 * Runs in the page's world. While an operation runs and the browser would block it, `window.open` is done by the isolated world on request
 * over the bus (`open`), and the page gets its reference by the window's name. Returns a function that restores the page's own.
 */
export function installWindowOpen(bus: Bus): () => void {
  const own = window.open;
  const asked: typeof window.open = (url = '', target = '', features = '') => {
    if (navigator.userActivation.isActive || !bus.met() || HERE.test(String(target))) return own.call(window, url, target, features);
    const name = target && target !== '_blank' ? String(target) : `abra-window-${++windows}`;
    const address = url === '' ? '' : (resolveUrl(url)?.href ?? String(url));
    bus.send('open', JSON.stringify({ url: address, name, features } satisfies AskedWindow));
    return /\bno(opener|referrer)\b/.test(features) ? null : own.call(window, '', name);
  };
  window.open = asked;
  return () => {
    if (window.open === asked) window.open = own;
  };
}
const HERE = /^_(self|top|parent)$/i;

/** How many windows the page may still open. */
export interface OpenedWindows {
  /** An operation begins: it may open a few windows. On a channel that the page can use too, it may open one, as a person's own click could. */
  begin(): void;
  finish(): void;
}

/** Runs in the isolated world: opens what the page asked for while an operation runs. Only http(s) and blank pages. */
export function answerWindowOpen(bus: Bus): OpenedWindows {
  let left = 0;
  bus.hear('open', (detail) => {
    const { url = '', name = '', features = '' } = parsed<Partial<AskedWindow>>(detail) ?? { url: 'none:' };
    if (!/^(https?:|blob:|about:blank$|$)/.test(url) || left-- <= 0) return;
    window.open(url, name, features);
  });
  return {
    begin: () => {
      left = bus.isPrivate() ? MAX_WINDOWS : 1;
    },
    finish: () => {
      left = 0;
    },
  };
}
const MAX_WINDOWS = 3;
