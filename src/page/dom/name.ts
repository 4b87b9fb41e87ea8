import { tidy, tidyStart } from '../../lib/text';
import { wordSet } from '../../lib/word-set';
import { labelsOf, oncePerRead } from './labels';
import { matchSelectors } from './match-selectors';
import * as dom from './native-accessors';
import { readSheet, sheetsOf } from './read-sheet';
import { roleOf } from './role';
import { flatChildren, shadowRootOf } from './roots';
import { isSecret } from './secret';
import { isSkippedContent } from './skipped-content';

/**
 * The accessible name of an element in one line, by https://www.w3.org/TR/accname-1.2/ with three departures: a hidden element has the name
 * it would have if it were shown (hidden radio inputs behind their labels), the text of `::before` and `::after` counts only where there is
 * no other name (reading it costs more than all the rest), and labels of a shadow host name the field inside it.
 */
export const nameOf = (element: Element): string => oncePerRead('name', element, () => computed(element));

function computed(element: Element): string {
  const role = roleOf(element);
  const seen = new Set<Element>();
  const name = start(compute(element, role, { seen, as: 'self', hiddenToo: false }));
  if (name || !FROM_CONTENT.has(role)) return name;
  return tidy(pseudoText(element));
}

/** The text content of an element in one line, computed like "name from content". */
export const contentOf = (element: Element): string =>
  oncePerRead('content', element, () => start(fromContent(element, { seen: new Set([element]), as: 'content', hiddenToo: false })));

const start = (text: string) => tidyStart(text, MAX_NAME_CHARS);
/** Longer names are cut: a page can put megabytes into a text and refer to it from every element. */
const MAX_NAME_CHARS = 500;
/** Reading stops after this many characters of raw content, which with indentation may hold far fewer than the 500 of a name. */
const GATHERED = 8000;

/** The content without the values of fields in it, which are typed or set and name nothing. */
export function fixedContentOf(element: Element): string {
  return start(fromContent(element, { seen: new Set([element]), as: 'content', hiddenToo: false, valueless: true }));
}

/** The accessible description: `aria-describedby`, `aria-description`, else a `title` that is not the name already. */
export function descriptionOf(element: Element, name: string): string {
  const referenced = references(element, 'aria-describedby')
    .map((other) => referredTo(other))
    .join(' ');
  const text = start(referenced || dom.getAttribute(element, 'aria-description') || dom.getAttribute(element, 'title') || '');
  return text === name ? '' : text;
}

/** Cached, as any number of elements may refer to the same one. */
const referredTo = (other: Element, referred?: true) =>
  oncePerRead(`reference ${referred}`, other, () =>
    start(compute(other, roleOf(other), { seen: new Set(), as: 'reference', referred, hiddenToo: isHidden(other) })),
  );

interface Way {
  seen: Set<Element>;
  as: 'self' | 'reference' | 'label' | 'content';
  /** Reached through `aria-labelledby`, which is followed once (accname step 2B). */
  referred?: true | undefined;
  /** Below a hidden element that was referred to directly, hidden text counts. */
  hiddenToo: boolean;
  /** Values of fields are left out. */
  valueless?: true;
}

const FROM_CONTENT = wordSet(
  'button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab ' +
    'tooltip treeitem',
);

function compute(element: Element, role: string, way: Way): string {
  if (way.seen.has(element)) return '';
  way.seen.add(element);
  if (!way.referred && dom.hasAttribute(element, 'aria-labelledby')) {
    const named = references(element, 'aria-labelledby')
      .map((other) => referredTo(other, true))
      .join(' ');
    if (named.trim()) return named;
  }
  if (way.as !== 'self') {
    if (way.valueless && VALUED.test(role)) return '';
    const value = embeddedValue(element, role);
    if (value !== undefined) return value;
  }
  const label = dom.getAttribute(element, 'aria-label');
  if (label?.trim()) return label;
  const native = nativeName(element, way);
  if (native.trim()) return native;
  if (way.as !== 'self' || FROM_CONTENT.has(role)) {
    const content = fromContent(element, way);
    if (content.trim()) return content;
  }
  const hint =
    dom.getAttribute(element, 'title') ||
    (isField(element) && (dom.getAttribute(element, 'placeholder') || dom.getAttribute(element, 'aria-placeholder')));
  return hint || '';
}

const VALUED = /^(textbox|searchbox|combobox|listbox|spinbutton|slider|scrollbar|progressbar|meter)$/;

/** A control embedded in a name counts with its value: "Remind me in [3] days" (accname step 2C). Secrets are left out. */
function embeddedValue(element: Element, role: string): string | undefined {
  if (role === 'textbox' || role === 'searchbox') {
    if (isSecret(element)) return '';
    return isField(element) ? (element as HTMLInputElement).value : undefined;
  }
  if (role === 'combobox' || role === 'listbox') {
    if (dom.localName(element) === 'select')
      return Array.from((element as HTMLSelectElement).selectedOptions, (option) => option.text).join(' ');
    if (dom.localName(element) === 'input') return (element as HTMLInputElement).value;
    const chosen = Array.from(
      dom.querySelectorAll(element, '[role=option][aria-selected=true]'),
      (option) => dom.textContent(option) ?? '',
    );
    return chosen.length || role === 'listbox' ? chosen.join(' ') : undefined;
  }
  if (/^(spinbutton|slider|scrollbar|progressbar|meter)$/.test(role)) {
    const own = dom.getAttribute(element, 'aria-valuetext') ?? dom.getAttribute(element, 'aria-valuenow');
    return own ?? String(dom.as<HTMLInputElement>(element).value ?? '');
  }
  return undefined;
}

function nativeName(element: Element, way: Way): string {
  switch (dom.localName(element)) {
    case 'input': {
      const input = element as HTMLInputElement;
      const type = input.type;
      if (type === 'button' || type === 'submit' || type === 'reset') {
        return (
          labelled(input, way) ||
          input.value ||
          (type === 'button' ? '' : (dom.getAttribute(element, 'title') ?? DEFAULT_NAMES[type] ?? ''))
        );
      }
      if (type === 'image') {
        return (
          labelled(input, way) || (dom.getAttribute(element, 'alt') ?? '') || dom.getAttribute(element, 'title') || input.value || 'Submit'
        );
      }
      return labelled(input, way) || hosted(element, way);
    }
    case 'select':
    case 'textarea':
      return labelled(element, way) || hosted(element, way);
    case 'button':
    case 'output':
    case 'meter':
    case 'progress':
      return labelled(element, way);
    case 'img':
    case 'area':
      return dom.getAttribute(element, 'alt') ?? '';
    case 'fieldset':
      return firstChild(element, 'legend', way);
    case 'figure':
      return firstChild(element, 'figcaption', way);
    case 'table':
      return firstChild(element, 'caption', way) || dom.getAttribute(element, 'summary') || '';
    case 'svg':
      return firstChild(element, 'title', way);
    case 'optgroup':
    case 'option':
      return dom.getAttribute(element, 'label') ?? '';
    default:
      return dom.localName(element).includes('-') ? labelled(element, way) : '';
  }
}
const DEFAULT_NAMES: Record<string, string> = {
  submit: 'Submit',
  reset: 'Reset',
};

/** The texts of the control's `<label>` elements. */
function labelled(control: Element, way: Way): string {
  // A label that is being read contains the control; it is not named by it in turn.
  if (way.as === 'label') return '';
  const labels = labelsOf(control);
  if (labels.length === 0) return '';
  return Array.from(labels, (label) => compute(label, '', { seen: new Set(way.seen), as: 'label', hiddenToo: isHidden(label) }))
    .filter((text) => text.trim())
    .join(' ');
}

/** The labels of the shadow host that a field is inside of: they name it for a person, though not for the browser. */
function hosted(field: Element, way: Way): string {
  const host = dom.host(dom.getRootNode(field));
  return host ? labelled(host, { ...way, seen: new Set(way.seen).add(host) }) : '';
}

function firstChild(element: Element, tag: string, way: Way): string {
  for (let child = dom.firstElementChild(element); child; child = dom.nextElementSibling(child)) {
    if (dom.localName(child) !== tag) continue;
    return tag === 'title' ? (dom.textContent(child) ?? '') : compute(child, '', { ...way, as: 'content' });
  }
  return '';
}

function fromContent(element: Element, way: Way): string {
  if (!dom.firstElementChild(element) && dom.localName(element) !== 'slot' && !dom.localName(element).includes('-')) {
    const text = dom.textContent(element) ?? '';
    // What stands in a shadow root is shown instead. Whether there is a closed one is only asked where nothing else is to be read, as it costs some µs.
    const root = text.trim() ? dom.shadowRoot(element) : shadowRootOf(element);
    if (!root && !dom.hasAttribute(element, 'aria-owns')) return text;
  }
  const inside: Way = {
    ...way,
    as: way.as === 'self' ? 'content' : way.as,
    hiddenToo: way.hiddenToo || (way.as === 'self' && isHidden(element)),
  };
  let text = '';
  for (const child of [...Array.from(flatChildren(element)), ...references(element, 'aria-owns')]) {
    if (text.length > GATHERED) break;
    if (dom.nodeType(child) === 3) text += pieceOf(dom.nodeValue(child) ?? '');
    else if (dom.nodeType(child) === 1) text += fromChild(child as Element, inside);
  }
  return text;
}

/** White space between tags is a separator, not text. */
const pieceOf = (text: string) => (text.trim() ? text : ' ');

function fromChild(child: Element, way: Way): string {
  if (SILENT.has(dom.localName(child))) return dom.localName(child) === 'br' ? ' ' : '';
  if (!way.hiddenToo && isSkippedContent(child)) return '';
  const style = getComputedStyle(child);
  const hidden = style.display === 'none' || style.visibility !== 'visible' || dom.getAttribute(child, 'aria-hidden') === 'true';
  if (hidden && !way.hiddenToo) return '';
  const text = compute(child, roleOf(child), way);
  return style.display === 'inline' || style.display === 'contents' ? text : ` ${text} `;
}
const SILENT = wordSet('br script style template noscript iframe');

function references(element: Element, attribute: string): Element[] {
  const ids = dom.getAttribute(element, attribute);
  if (!ids) return [];
  const root = dom.getRootNode(element);
  return ids
    .trim()
    .split(/\s+/)
    .flatMap((id) => dom.getElementById(root, id) ?? []);
}

const isHidden = (element: Element) =>
  !dom.checkVisibility(element, { visibilityProperty: true }) && getComputedStyle(element).display !== 'contents';

const isField = (element: Element) => dom.localName(element) === 'input' || dom.localName(element) === 'textarea';

/** Text of a pseudo-element. Characters of the private use area are icon fonts and say nothing. */
function pseudoText(element: Element): string {
  const written = mayBeWritten(element);
  const before = written ? quoted(getComputedStyle(element, '::before').content) : '';
  const after = written ? quoted(getComputedStyle(element, '::after').content) : '';
  let inner = '';
  for (let child = dom.firstElementChild(element); child && !inner; child = dom.nextElementSibling(child)) inner = pseudoText(child);
  return `${before}${inner}${after}`;
}

/** May a style sheet generate content before or after this element? Asking for the style of absent pseudo-elements is the costliest step. */
function mayBeWritten(element: Element): boolean {
  // Rules of other trees (`:host`, `::slotted`) reach these.
  if (dom.localName(element).includes('-') || dom.shadowRoot(element) || dom.assignedSlot(element)) return true;
  const root = dom.getRootNode(element) as Document | ShadowRoot;
  const written = oncePerRead('written', root, () => {
    if (!dom.styleSheets(root)) return undefined;
    const told = sheetsOf(root).map(readSheet);
    const writes = told.flatMap((sheet) => sheet.writes);
    return writes.length < MAX_CACHE_WRITES && told.every(({ readable }) => readable) ? matchSelectors(root, writes) : undefined;
  });
  return written?.has(element) ?? true;
}
/** With more selectors than this (icon fonts), asking each element is cheaper than matching them all. */
const MAX_CACHE_WRITES = 200;

function quoted(content: string): string {
  const texts = content.match(/"((?:[^"\\]|\\.)*)"/g) ?? [];
  const alternative = content.includes('" / "') ? texts.slice(-1) : texts;
  return alternative.map((text) => text.slice(1, -1).replace(/\p{Co}/gu, '')).join('');
}
