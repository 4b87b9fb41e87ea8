import * as dom from '../dom/native-accessors';

/** Elements that load something by themselves. */
const LOADING = 'img,script[src],iframe,link[rel~="stylesheet"]';

/** Those in and below an element that have not loaded yet. Lazy images outside of the viewport never load, so they do not count. */
export function loadsIn(element: Element): Element[] {
  const all = dom.matches(element, LOADING) ? [element] : [];
  return [...all, ...dom.querySelectorAll(element, LOADING)].filter(isLoading);
}

function isLoading(element: Element): boolean {
  if (element instanceof HTMLImageElement)
    return !element.complete && element.loading !== 'lazy' && (element.src !== '' || element.srcset !== '');
  if (element instanceof HTMLIFrameElement) return element.src !== '' && element.loading !== 'lazy';
  if (element instanceof HTMLLinkElement) return !element.sheet && element.href !== '' && !element.disabled;
  return element instanceof HTMLScriptElement && /^$|javascript|^module$/.test(element.type);
}
