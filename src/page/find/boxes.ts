import { oncePerTree } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';

/** What holds things together: landmarks, forms, lists, rows. */
export const BOX =
  'body,form,nav,header,footer,aside,main,section,fieldset,dialog,article,li,tr,ul,ol,table,menu,[role=form],[role=navigation],[role=banner],' +
  '[role=contentinfo],[role=complementary],[role=main],[role=region],[role=search],[role=group],[role=radiogroup],[role=toolbar],[role=menu],' +
  '[role=menubar],[role=listbox],[role=tablist],[role=dialog],[role=alertdialog],[role=row],[role=listitem],[role=article],[role=list]';

/** One of many. */
export const ROW = 'li,tr,article,[role=row],[role=listitem],[role=article]';
const PLACED = `:is(${BOX}):not(${ROW})`;

/** The kinds of those. */
export const ROW_KIND = /^(row|listitem|article)$/;

/** The role or tag by which a container is told. */
export const kindOfBox = (box: Element) => roleOf(box) || dom.localName(box);

/** The boxes of its kind in its root, itself among them; none for rows, which come and go. */
export function boxesLike(box: Element): Element[] {
  if (dom.matches(box, ROW)) return [];
  const kind = kindOfBox(box);
  const root = dom.getRootNode(box) as Document | ShadowRoot;
  return oncePerTree(`boxes ${kind}`, root, () => boxesOfKind(kind, root));
}

const boxesOfKind = (kind: string, root: ParentNode) =>
  [...dom.querySelectorAll(root, queryFor(kind))].filter((one) => kindOfBox(one) === kind && isPlaced(one));

/** A tag without a role tells it; the whole question costs some µs an element. */
const isPlaced = (one: Element) => (!dom.hasAttribute(one, 'role') && PLAIN.has(dom.localName(one))) || dom.matches(one, PLACED);
const PLAIN = new Set('body form nav header footer aside main section fieldset dialog ul ol table menu'.split(' '));

/** Hits every box that may be of this kind, and few others: the whole list of boxes costs the browser twenty times as much. */
function queryFor(kind: string): string {
  // A box that is edited in is a textbox, whatever its tag.
  if (!/^[a-z]+$/.test(kind) || kind === 'textbox') return PLACED;
  return `${NATIVE[kind] ?? kind},[role~=${kind} i]${kind === 'list' ? ',[role~=directory i]' : ''}`;
}
const NATIVE: Record<string, string> = {
  banner: 'header',
  complementary: 'aside',
  contentinfo: 'footer',
  group: 'fieldset',
  list: 'ul,ol,menu',
  navigation: 'nav',
  region: 'section',
};
