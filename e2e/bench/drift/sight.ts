import { bareWords } from '../../../src/lib/text';

/**
 * What a person who cannot read the language could tell a target by: of the things to be seen that the page has once (a text, a word, a hint, an
 * icon, an image, a patch of colour), those that are in the largest box in which nothing else is of the target's kind. The kind is its role
 * and type; once more with its icon and its paint, which tell the main one of two buttons. Asked of the element that the page itself names,
 * and of nothing that any way of finding knows: no ids, no attributes that do not show, no places in the source.
 */
export interface Sight {
  /** By its kind alone. */
  plain: string[];
  /** By its kind, icon and paint. */
  painted: string[];
  kind: string;
}

/** The seen things of the page of now; one look for all of its targets. */
export function lookAround(): (element: Element) => Sight {
  const all = everything(document.documentElement);
  const once = onlyOnes(all);
  const acted = all.filter((element) => element.matches(ACTED_ON) && element.checkVisibility());
  const kinds = new Map(acted.map((element) => [element, [kindOf(element), `${kindOf(element)} ${paintOf(element)}`] as const]));
  return (element) => {
    const [plain, painted] = kinds.get(element) ?? [kindOf(element), ''];
    const told = (at: 0 | 1, kind: string) => {
      const widest = alone(
        element,
        acted.filter((other) => other !== element && kinds.get(other)?.[at] === kind),
      );
      return [...once].filter(([, holder]) => above(holder).includes(widest)).map(([thing]) => thing);
    };
    return { plain: told(0, plain), painted: told(1, painted), kind: painted };
  };
}

/** Is something left of what told it, that tells it still? */
export function isToldBySight(then: Sight, now: Sight): boolean {
  const left = (before: string[], after: string[]) => before.some((thing) => after.includes(thing));
  return left(then.plain, now.plain) || (then.kind === now.kind && left(then.painted, now.painted));
}

const ACTED_ON =
  'a[href],button,input,select,textarea,summary,[role=button],[role=option],[role^=menuitem],[role=switch],[role=slider],[role=checkbox],[role=tab],[contenteditable]';

const parentOf = (node: Node): Element | null => (node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentElement);

const chains = new WeakMap<Element, Element[]>();
function above(element: Element): Element[] {
  const known = chains.get(element);
  if (known) return known;
  const parent = parentOf(element);
  const chain = [element, ...(parent ? above(parent) : [])];
  chains.set(element, chain);
  return chain;
}

/** The largest box around the element that holds none of the others. */
function alone(element: Element, others: Element[]): Element {
  let widest = element;
  for (const box of above(element)) {
    if (others.some((other) => above(other).includes(box))) break;
    widest = box;
  }
  return widest;
}

function everything(root: Element | ShadowRoot): Element[] {
  const own = root instanceof Element ? [root, ...(root.shadowRoot ? everything(root.shadowRoot) : [])] : [];
  return [...own, ...[...root.children].flatMap(everything)];
}

/** Things that are seen once, and where. */
function onlyOnes(all: Element[]): Map<string, Element> {
  const seen = new Map<string, Element | undefined>();
  for (const element of all) for (const thing of thingsOf(element)) seen.set(thing, seen.has(thing) ? undefined : element);
  return new Map([...seen].flatMap(([thing, element]): [string, Element][] => (element ? [[thing, element]] : [])));
}

/** What the element itself shows, what is in it left out. */
function thingsOf(element: Element): Set<string> {
  if (SILENT.test(element.localName) || (element.localName !== 'option' && !element.checkVisibility())) return new Set();
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => plain(node.nodeValue ?? ''));
  texts.push(plain(element.getAttribute('placeholder') ?? ''));
  const drawn = element.getAttribute('d') ?? '';
  const image = element.localName === 'img' ? (element.getAttribute('src') ?? '') : '';
  return new Set([
    ...texts.filter((text) => text.length > 1 || UNCASED.test(text)).map((text) => `text ${text}`),
    ...texts.flatMap((text) => text.split(' ').filter((word) => word.length > 2 || UNCASED.test(word))).map((word) => `word ${word}`),
    ...(drawn ? [`drawn ${drawn}`] : []),
    ...(image ? [`image ${image}`] : []),
    ...patchOf(element),
  ]);
}
const SILENT = /^(script|style|template|noscript|head|title|meta|link)$/;
/** One letter of Chinese, Korean or Thai says as much as a word. */
const UNCASED = /\p{Lo}/u;
const plain = (text: string) => bareWords(text).join(' ');

function patchOf(element: Element): string[] {
  if (element.firstChild || !(element instanceof HTMLElement) || element.matches(ACTED_ON)) return [];
  const { backgroundColor } = getComputedStyle(element);
  return /^transparent$|, 0\)$/.test(backgroundColor) ? [] : [`patch ${backgroundColor}`];
}

function kindOf(element: Element): string {
  const tag = { a: 'link', summary: 'button' }[element.localName] ?? element.localName;
  return `${element.getAttribute('role') ?? tag} ${element.localName === 'input' ? (element as HTMLInputElement).type : ''}`;
}

function paintOf(element: Element): string {
  const { backgroundColor, borderTopColor, borderTopWidth, color, fontWeight } = getComputedStyle(element);
  const icons = [...element.querySelectorAll('[d]')].map((one) => one.getAttribute('d'));
  return [backgroundColor, borderTopWidth, borderTopColor, color, fontWeight, ...icons].join(' ');
}
