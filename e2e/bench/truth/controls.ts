// biome-ignore-all lint/performance/useDomNodeTextContent: what a person reads, without what is hidden
import type { ElementHandle, Page } from '@playwright/test';

/** What a person does with a control, and what they call it. */
export interface Control {
  does: 'type' | 'tick' | 'choose' | 'press';
  name: string;
  /** Another option than the one that is shown. */
  option?: string | undefined;
  /** It leads to another document. */
  leads: boolean;
  seen: boolean;
}

declare global {
  var truthControlOf: (element: Element) => Control;
  var truthAlike: (element: Element) => Element[];
  var truthFits: (does: Control['does'], name: string) => boolean;
}

/** Goes into the page's world: names as a person reads them, from the elements alone. */
export function nameControls(): void {
  const first = (text: string | null | undefined) => (text ?? '').trim().split('\n')[0]?.trim() ?? '';
  // Fonts that draw a picture for a word: nobody reads that word.
  const isIcon = (one: Element) => /icon|symbol|awesome/i.test(getComputedStyle(one).fontFamily.split(',')[0] ?? '');
  const read = (element: Element): string => {
    const icons = [element, ...element.querySelectorAll('*')].filter(isIcon).map((one) => ((one as HTMLElement).innerText ?? '').trim());
    const lines = ((element as HTMLElement).innerText ?? '').split('\n').map((line) => line.trim());
    return lines.find((line) => line && !icons.includes(line)) ?? '';
  };
  const nameOf = (element: Element): string => {
    const field = element as HTMLInputElement;
    const beside = first(field.labels?.[0]?.innerText);
    const inside = element.matches('input,textarea,select') ? '' : read(element);
    const button = element.matches('input[type=submit],input[type=button]') ? field.value : '';
    return (
      first(element.getAttribute('aria-label')) ||
      beside ||
      inside ||
      button ||
      first(field.placeholder) ||
      first(element.getAttribute('title'))
    );
  };
  const doesOf = (element: Element): Control['does'] => {
    if (element.matches('input[type=checkbox],input[type=radio]')) return 'tick';
    if (element.matches('select')) return 'choose';
    return element.matches('textarea,input:not([type=submit]):not([type=button]):not([type=reset]):not([type=image])') ? 'type' : 'press';
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0;
  globalThis.truthControlOf = (element) => {
    const options =
      element instanceof HTMLSelectElement ? [...element.options].filter(({ selected, disabled }) => !selected && !disabled) : [];
    const href = element.closest('a')?.getAttribute('href') ?? '#';
    const leads =
      (!href.startsWith('#') && !href.startsWith('javascript:')) || element.matches('form [type=submit],form button:not([type])');
    return { does: doesOf(element), name: nameOf(element), option: options[0]?.label, leads, seen: isSeen(element) };
  };
  const words = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  globalThis.truthFits = (does, name) =>
    [...document.querySelectorAll('input,textarea,select')]
      .filter((one) => doesOf(one) === does && isSeen(one))
      .some((one) => words(name).every((word) => words(nameOf(one)).includes(word)));
  globalThis.truthAlike = (element) => {
    const [name, does] = [nameOf(element).toLowerCase(), doesOf(element)];
    const all = [...document.querySelectorAll('a,button,input:not([type=hidden]),textarea,select,summary,[role],[onclick],[tabindex]')];
    return all.filter((one) => one === element || (nameOf(one).toLowerCase() === name && doesOf(one) === does));
  };
}

export const controlOf = (element: ElementHandle): Promise<Control> => element.evaluate((one) => globalThis.truthControlOf(one as Element));

/** All that a person would call the same: any of them is right where a goal says no more than the name. */
export async function alike(page: Page, element: ElementHandle): Promise<ElementHandle[]> {
  const list = await page.evaluateHandle((one) => globalThis.truthAlike(one as Element), element);
  const handles = [...(await list.getProperties()).values()].map((one) => one.asElement());
  return handles.filter((one): one is ElementHandle<Element> => one !== null);
}
