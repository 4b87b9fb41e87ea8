import { wordSet } from '../../lib/word-set';
import * as dom from './native-accessors';

/**
 * The ARIA role of an element as https://www.w3.org/TR/html-aria/ maps it; '' where it has none (div, span, presentation). A
 * contenteditable root is a textbox.
 */
export function roleOf(element: Element): string {
  const own = dom.getAttribute(element, 'role');
  if (own) {
    for (const token of own.toLowerCase().split(/\s+/)) {
      if (token === 'none' || token === 'presentation') {
        if (!keepsMeaning(element)) return '';
        break;
      }
      const role = SYNONYMS[token] ?? token;
      if (ROLES.has(role)) return role === 'generic' ? '' : role;
    }
  }
  return nativeRole(element);
}

const ROLES = wordSet(
  'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox complementary ' +
    'contentinfo definition deletion dialog document emphasis feed figure form generic grid gridcell group heading img insertion link ' +
    'list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation note ' +
    'option paragraph progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider ' +
    'spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar ' +
    'tooltip tree treegrid treeitem',
);
const SYNONYMS: Record<string, string> = { image: 'img', directory: 'list' };

/**
 * Focusable elements and those with a global aria-* attribute keep their role despite role="none"
 * (https://www.w3.org/TR/wai-aria-1.2/#conflict_resolution_presentation_none).
 */
function keepsMeaning(element: Element): boolean {
  if (
    dom.hasAttribute(element, 'tabindex') ||
    dom.matches(element, 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary')
  )
    return true;
  return GLOBAL_ARIA.some((name) => dom.hasAttribute(element, name));
}
const GLOBAL_ARIA =
  'atomic busy controls current describedby details dropeffect flowto grabbed keyshortcuts label labelledby live owns relevant roledescription'
    .split(' ')
    .map((name) => `aria-${name}`);

function nativeRole(element: Element): string {
  const tag = dom.localName(element);
  const plain = NATIVE[tag];
  const role = plain === undefined ? special(element, tag) : plain;
  return role || (isEditingRoot(element) ? 'textbox' : '');
}

/** Is it the outermost contenteditable element of an editor? */
export function isEditingRoot(element: Element): boolean {
  const value = dom.getAttribute(element, 'contenteditable');
  if (value === null || value.toLowerCase() === 'false') return false;
  return dom.isContentEditable(element as HTMLElement) && !(dom.isContentEditable(dom.parentElement(element)) ?? false);
}

/** Tags whose role has the same name; the map below has the roles with other tags. */
const ALIKE = 'article blockquote button caption code dialog figure main math meter option search strong table time';
const OTHERS = {
  // Frequent ones that have none, whatever stands in them or around them.
  '': 'b br div i label path span',
  complementary: 'aside',
  definition: 'dd',
  deletion: 'del',
  document: 'html',
  emphasis: 'em',
  group: 'details fieldset optgroup',
  heading: 'h1 h2 h3 h4 h5 h6',
  img: 'svg',
  insertion: 'ins',
  list: 'menu ol ul',
  listbox: 'datalist',
  navigation: 'nav',
  paragraph: 'p',
  progressbar: 'progress',
  separator: 'hr',
  status: 'output',
  subscript: 'sub',
  superscript: 'sup',
  term: 'dfn dt',
  textbox: 'textarea',
};
const NATIVE: Record<string, string> = { summary: 'button' };
for (const tag of ALIKE.split(' ')) NATIVE[tag] = tag;
for (const [role, tags] of Object.entries(OTHERS)) for (const tag of tags.split(' ')) NATIVE[tag] = role;

/** A selector of all elements of these kinds (a role, or the tag where there is no role) and of few others, as asking each element of a page for its role takes some µs. */
export const selectorOfKinds = (kinds: ReadonlySet<string>): string =>
  `[role],[contenteditable],:not(${Object.keys(NATIVE).filter((tag) => !kinds.has(NATIVE[tag] || tag))})`;

const INPUTS: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'button',
  hidden: '',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
};

function special(element: Element, tag: string): string {
  switch (tag) {
    case 'a':
    case 'area':
      return dom.hasAttribute(element, 'href') ? 'link' : '';
    case 'input': {
      const type = (element as HTMLInputElement).type;
      if (dom.hasAttribute(element, 'list') && /^(text|search|tel|url|email)$/.test(type)) return 'combobox';
      return INPUTS[type] ?? 'textbox';
    }
    case 'select':
      return (element as HTMLSelectElement).multiple || (element as HTMLSelectElement).size > 1 ? 'listbox' : 'combobox';
    case 'img':
      return dom.getAttribute(element, 'alt') === '' && !isNamed(element) && !dom.hasAttribute(element, 'tabindex') ? '' : 'img';
    case 'header':
      return isPageWide(element) ? 'banner' : '';
    case 'footer':
      return isPageWide(element) ? 'contentinfo' : '';
    case 'section':
      return isNamed(element) ? 'region' : '';
    case 'form':
      return isNamed(element) ? 'form' : '';
    case 'li':
      return isPlain(dom.parentElement(element)) ? '' : 'listitem';
    case 'tr':
      return inLayoutTable(element) ? '' : 'row';
    case 'tbody':
    case 'thead':
    case 'tfoot':
      return inLayoutTable(element) ? '' : 'rowgroup';
    case 'td':
    case 'th':
      return cellRole(element as HTMLTableCellElement, tag);
    default:
      return '';
  }
}

function cellRole(cell: HTMLTableCellElement, tag: string): string {
  if (inLayoutTable(cell)) return '';
  const cellOf = /^(tree)?grid$/.test(cell.closest('table')?.getAttribute('role') ?? '') ? 'gridcell' : 'cell';
  if (tag === 'td') return cellOf;
  const scope = cell.getAttribute('scope');
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
  if (scope) return 'columnheader';
  // A header cell that shares its row with data cells is a row header.
  const inHead = cell.closest('thead') !== null;
  return !inHead && dom.querySelector(cell.parentElement, ':scope > td') ? 'rowheader' : 'columnheader';
}

const isPlain = (element: Element | null) => /^(none|presentation)$/.test(dom.getAttribute(element, 'role') ?? '');
const inLayoutTable = (element: Element) => isPlain(dom.closest(element, 'table'));
const isNamed = (element: Element) =>
  !!dom.getAttribute(element, 'aria-label')?.trim() ||
  dom.hasAttribute(element, 'aria-labelledby') ||
  !!dom.getAttribute(element, 'title')?.trim();

const SECTIONS = 'article,aside,main,nav,section,[role=article],[role=complementary],[role=main],[role=navigation],[role=region]';
const isPageWide = (element: Element) => !dom.closest(element, SECTIONS);
