import { shorten, tidyStart } from '../../lib/text';
import { MASK } from '../../model/page/mask';
import type { SeenElement } from '../../model/page/snapshot';
import { oncePerRead } from '../dom/labels';
import { contentOf, nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { isEditingRoot } from '../dom/role';
import { rawValueOf, rememberSecret } from '../dom/secret';

/** The value that a control shows; undefined where it has none. Secrets are masked whatever their length; an empty one is ''. */
export function shownValue(element: Element, role: string, secret: boolean): string | undefined {
  if (secret) {
    rememberSecret(element);
    return rawValueOf(element) === '' ? '' : MASK;
  }
  const value = rawValue(element, role);
  return value === undefined ? undefined : shorten(tidyStart(value, 301), 300);
}

function rawValue(element: Element, role: string): string | undefined {
  switch (dom.localName(element)) {
    case 'input': {
      const input = element as HTMLInputElement;
      if (input.type === 'file') return Array.from(input.files ?? [], (file) => file.name).join(', ');
      return /^(checkbox|radio|button|submit|reset|image)$/.test(input.type) ? undefined : input.value;
    }
    case 'textarea':
      return (element as HTMLTextAreaElement).value;
    case 'select':
      return Array.from((element as HTMLSelectElement).selectedOptions, (option) => option.label || option.text).join(', ');
  }
  if (isEditingRoot(element)) return contentOf(element);
  if (!/^(slider|spinbutton|combobox|textbox|searchbox)$/.test(role)) return undefined;
  return dom.getAttribute(element, 'aria-valuetext') ?? dom.getAttribute(element, 'aria-valuenow') ?? contentOf(element);
}

type Options = NonNullable<SeenElement['options']>;
const MAX_OPTIONS = 400;

/** The options of a native select, of the open listbox that a combobox owns, or of the element if it is a listbox. */
export function optionsOf(element: Element, role: string): Options | undefined {
  if (dom.localName(element) === 'select') {
    return Array.from(dom.querySelectorAll(element, 'option'))
      .slice(0, MAX_OPTIONS)
      .map((option) => choice(tidyStart(option.label || option.text, 201), option.selected));
  }
  if (role !== 'combobox' && role !== 'listbox') return undefined;
  const list = role === 'listbox' ? element : listOf(element);
  // Cached, as any number of comboboxes may share one list.
  return list && oncePerRead('options', list, () => shownOptions(list));
}

function shownOptions(list: Element): Options | undefined {
  const options = [...dom.querySelectorAll(list, '[role=option]')].filter((option) => dom.checkVisibility(option));
  if (!options.length) return undefined;
  return options.slice(0, MAX_OPTIONS).map((option) => choice(nameOf(option), dom.getAttribute(option, 'aria-selected') === 'true'));
}

const choice = (label: string, selected: boolean) => ({ label: shorten(label, 200), ...(selected && { selected }) });

function listOf(combobox: Element): Element | undefined {
  const id = (
    dom.getAttribute(combobox, 'aria-controls') ??
    dom.getAttribute(combobox, 'aria-owns') ??
    dom.getAttribute(combobox, 'list')
  )?.split(' ')[0];
  const root = dom.getRootNode(combobox) as Document | ShadowRoot;
  return (id && dom.getElementById(root, id)) || undefined;
}
