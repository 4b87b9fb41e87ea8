/** The ARIA role of an element as ARIA in HTML gives it; '' where it has none (div, span, presentation). A contenteditable root is a textbox. */
export function roleOf(element: Element): string {
  const own = element.getAttribute('role');
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

const words = (list: string) => new Set(list.split(' '));

const ROLES = words(
  'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox complementary ' +
    'contentinfo definition deletion dialog document emphasis feed figure form generic grid gridcell group heading img insertion link ' +
    'list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation note ' +
    'option paragraph progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider ' +
    'spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar ' +
    'tooltip tree treegrid treeitem',
);
const SYNONYMS: Record<string, string> = { image: 'img', directory: 'list' };

/** Focusable elements and those with a global aria-* attribute keep their role in spite of role="none". */
function keepsMeaning(element: Element): boolean {
  if (element.hasAttribute('tabindex') || element.matches('a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary'))
    return true;
  return GLOBAL_ARIA.some((name) => element.hasAttribute(name));
}
const GLOBAL_ARIA =
  'atomic busy controls current describedby details dropeffect flowto grabbed keyshortcuts label labelledby live owns relevant roledescription'
    .split(' ')
    .map((name) => `aria-${name}`);

function nativeRole(element: Element): string {
  const tag = element.localName;
  const plain = NATIVE[tag];
  const role = plain === undefined ? special(element, tag) : plain;
  return role || (isEditingRoot(element) ? 'textbox' : '');
}

/** The outermost contenteditable element of an editor. */
export function isEditingRoot(element: Element): boolean {
  const value = element.getAttribute('contenteditable');
  if (value === null || value.toLowerCase() === 'false') return false;
  return (element as HTMLElement).isContentEditable && !(element.parentElement?.isContentEditable ?? false);
}

const NATIVE: Record<string, string> = {
  article: 'article',
  blockquote: 'blockquote',
  button: 'button',
  caption: 'caption',
  code: 'code',
  datalist: 'listbox',
  dd: 'definition',
  del: 'deletion',
  details: 'group',
  dfn: 'term',
  dialog: 'dialog',
  dt: 'term',
  em: 'emphasis',
  fieldset: 'group',
  figure: 'figure',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  hr: 'separator',
  html: 'document',
  ins: 'insertion',
  main: 'main',
  math: 'math',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  search: 'search',
  strong: 'strong',
  sub: 'subscript',
  summary: 'button',
  sup: 'superscript',
  svg: 'img',
  table: 'table',
  textarea: 'textbox',
  time: 'time',
  ul: 'list',
};

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
      return element.hasAttribute('href') ? 'link' : '';
    case 'input': {
      const type = (element as HTMLInputElement).type;
      if (element.hasAttribute('list') && /^(text|search|tel|url|email)$/.test(type)) return 'combobox';
      return INPUTS[type] ?? 'textbox';
    }
    case 'select':
      return (element as HTMLSelectElement).multiple || (element as HTMLSelectElement).size > 1 ? 'listbox' : 'combobox';
    case 'img':
      return element.getAttribute('alt') === '' && !isNamed(element) && !element.hasAttribute('tabindex') ? '' : 'img';
    case 'header':
      return isPageWide(element) ? 'banner' : '';
    case 'footer':
      return isPageWide(element) ? 'contentinfo' : '';
    case 'aside':
      return 'complementary';
    case 'section':
      return isNamed(element) ? 'region' : '';
    case 'form':
      return isNamed(element) ? 'form' : '';
    case 'li':
      return isPlain(element.parentElement) ? '' : 'listitem';
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
  // A header cell that shares its row with data cells heads the row.
  const inHead = cell.closest('thead') !== null;
  return !inHead && cell.parentElement?.querySelector(':scope > td') ? 'rowheader' : 'columnheader';
}

const isPlain = (element: Element | null) => /^(none|presentation)$/.test(element?.getAttribute('role') ?? '');
const inLayoutTable = (element: Element) => isPlain(element.closest('table'));
const isNamed = (element: Element) =>
  !!element.getAttribute('aria-label')?.trim() || element.hasAttribute('aria-labelledby') || !!element.getAttribute('title')?.trim();

const SECTIONS = 'article,aside,main,nav,section,[role=article],[role=complementary],[role=main],[role=navigation],[role=region]';
const isPageWide = (element: Element) => !element.closest(SECTIONS);
