/**
 * The browser's own accessors and methods of nodes, called directly. On a form and on the document, `<input name="children">` and `<img
 * name="body">` shadow the property of that name, in the isolated world too (DOM clobbering,
 * https://html.spec.whatwg.org/#dom-document-nameditem). Each function takes the node first; for null, undefined, or a node without that
 * member it returns undefined. Not slower than the property itself. `src/native-accessors.test.ts` holds that `src/page` reads nodes no
 * other way.
 */

type Missing = null | undefined;

interface Read<Owner, Value> {
  (it: Owner): Value;
  (it: Owner | Missing): Value | undefined;
}
interface Call<Owner, Given extends unknown[], Value> {
  (it: Owner, ...given: Given): Value;
  (it: Owner | Missing, ...given: Given): Value | undefined;
}
type CallOf<Owner, Name extends keyof Owner> = Owner[Name] extends (...given: infer Given) => infer Value
  ? Call<Owner, Given, Value>
  : never;

type Native = (this: unknown, ...given: unknown[]) => unknown;
const { apply } = Reflect;

const described = (owner: object | null, name: string): PropertyDescriptor | undefined =>
  owner ? (Object.getOwnPropertyDescriptor(owner, name) ?? described(Object.getPrototypeOf(owner), name)) : undefined;

/** The accessor `name` of `kind`; where several interfaces define it separately, `others` are tried in this order. */
/* @__NO_SIDE_EFFECTS__ */
function read<Owner extends object, Name extends keyof Owner & string>(
  name: Name,
  kind: Owner,
  ...others: object[]
): Read<Owner, Owner[Name]> {
  const get = described(kind, name)?.get as Native;
  const elsewhere = (it: unknown) => {
    for (const other of others) {
      try {
        return described(other, name)?.get?.call(it);
      } catch {
        // Not a node of this interface.
      }
    }
    return undefined;
  };
  return ((it: unknown) => {
    if (it === null || it === undefined) return undefined;
    // Trying the call is cheaper than asking first what kind of node it is.
    try {
      return get.call(it);
    } catch {
      return elsewhere(it);
    }
  }) as Read<Owner, Owner[Name]>;
}

/** The accessor `name` where `kinds` define it separately, by `nodeType`: asking the wrong one throws, which takes a tenth of a millisecond. */
/* @__NO_SIDE_EFFECTS__ */
function readByType<Owner extends object, Name extends keyof Owner & string>(
  name: Name,
  kinds: Record<number, object>,
): Read<Owner, Owner[Name]> {
  const natives = new Map(Object.entries(kinds).map(([type, kind]) => [Number(type), described(kind, name)?.get as Native]));
  return ((it: Node | Missing) => natives.get(nodeType(it) ?? 0)?.call(it)) as Read<Owner, Owner[Name]>;
}

/** A method that takes at most one argument and is defined once for all kinds of nodes. */
/* @__NO_SIDE_EFFECTS__ */
function ask<Owner extends object, Name extends keyof Owner & string, Asked = CallOf<Owner, Name>>(name: Name, kind: Owner): Asked {
  const native = described(kind, name)?.value as Native;
  return ((it: unknown, given: unknown) => (it === null || it === undefined ? undefined : native.call(it, given))) as Asked;
}

/** A method with any number of arguments. Where several interfaces define it separately, `others` maps `nodeType` to the one to call. */
/* @__NO_SIDE_EFFECTS__ */
function call<Called>(name: string, only: object, others?: Record<number, object>): Called {
  const native = described(only, name)?.value as Native;
  const natives = others && new Map(Object.entries(others).map(([type, kind]) => [Number(type), described(kind, name)?.value as Native]));
  return ((it: Node | Missing, ...given: unknown[]) => {
    if (it === null || it === undefined) return undefined;
    const fitting = natives ? natives.get(nodeType(it)) : native;
    return fitting && apply(fitting, it, given);
  }) as Called;
}

/* @__NO_SIDE_EFFECTS__ */
function prototypeOf<Owner>(kind: { prototype: Owner }): Owner {
  return kind.prototype;
}
const NODE = prototypeOf(Node);
const ELEMENT = prototypeOf(Element);
const HTML = prototypeOf(HTMLElement);
const DOCUMENT = prototypeOf(Document);
const FRAGMENT = prototypeOf(DocumentFragment);
const SHADOW = prototypeOf(ShadowRoot);
const SVG = prototypeOf(SVGElement);
const KINDS = { 1: ELEMENT, 9: DOCUMENT, 11: FRAGMENT };
const ROOTS = { 9: DOCUMENT, 11: SHADOW };

export const nodeType = read('nodeType', NODE);
export const nodeValue = read('nodeValue', NODE);
export const textContent = read('textContent', NODE);
export const isConnected = read('isConnected', NODE);
export const parentElement = read('parentElement', NODE);
export const parentNode = read('parentNode', NODE);
export const firstChild = read('firstChild', NODE);
export const nextSibling = read('nextSibling', NODE);
export const previousSibling = read('previousSibling', NODE);
export const childNodes = read('childNodes', NODE);
export const baseURI = read('baseURI', NODE);
export const ownerDocument = read('ownerDocument', NODE);
export const id = read('id', ELEMENT);
export const localName = read('localName', ELEMENT);
export const className = read('className', ELEMENT);
export const classList = read('classList', ELEMENT);
export const outerHTML = read('outerHTML', ELEMENT);
export const shadowRoot = read('shadowRoot', ELEMENT);
export const ariaChecked = read('ariaChecked', ELEMENT);
export const ariaSelected = read('ariaSelected', ELEMENT);
export const childElementCount = read('childElementCount', ELEMENT);
export const lastElementChild = read('lastElementChild', ELEMENT);
export const clientHeight = read('clientHeight', ELEMENT);
export const clientWidth = read('clientWidth', ELEMENT);
export const clientLeft = read('clientLeft', ELEMENT);
export const clientTop = read('clientTop', ELEMENT);
export const scrollHeight = read('scrollHeight', ELEMENT);
export const scrollWidth = read('scrollWidth', ELEMENT);
export const scrollTop = read('scrollTop', ELEMENT);
export const scrollLeft = read('scrollLeft', ELEMENT);
export const accessKey = read('accessKey', HTML);
export const contentEditable = read('contentEditable', HTML);
export const innerText = read('innerText', HTML);
export const isContentEditable = read('isContentEditable', HTML);
export const offsetHeight = read('offsetHeight', HTML);
export const offsetLeft = read('offsetLeft', HTML);
export const offsetTop = read('offsetTop', HTML);
export const offsetWidth = read('offsetWidth', HTML);
export const popover = read('popover', HTML);
export const activeElement = readByType<DocumentOrShadowRoot, 'activeElement'>('activeElement', ROOTS);
export const cookie = read('cookie', DOCUMENT);
export const defaultView = read('defaultView', DOCUMENT);
export const documentElement = read('documentElement', DOCUMENT);
const bodyOf = read('body', DOCUMENT);
/** What a page shows. A document of SVG or other XML has no body: its root stands for it. */
export const body = ((it: Document) =>
  [bodyOf(it), documentElement(it)].find((one) => one && !(one instanceof HTMLHtmlElement)) ?? null) as typeof bodyOf;
export const fullscreenElement = readByType<DocumentOrShadowRoot, 'fullscreenElement'>('fullscreenElement', ROOTS);
export const head = read('head', DOCUMENT);
export const readyState = read('readyState', DOCUMENT);
export const scripts = read('scripts', DOCUMENT);
export const scrollingElement = read('scrollingElement', DOCUMENT);
export const title = read('title', DOCUMENT);
export const elements = read('elements', prototypeOf(HTMLFormElement));
export const children = readByType<ParentNode, 'children'>('children', KINDS);
export const firstElementChild = read<ParentNode, 'firstElementChild'>('firstElementChild', ELEMENT, DOCUMENT, FRAGMENT);
export const nextElementSibling = read<NonDocumentTypeChildNode, 'nextElementSibling'>(
  'nextElementSibling',
  ELEMENT,
  prototypeOf(CharacterData),
);
export const previousElementSibling = read<NonDocumentTypeChildNode, 'previousElementSibling'>(
  'previousElementSibling',
  ELEMENT,
  prototypeOf(CharacterData),
);
export const assignedSlot = read<Slottable, 'assignedSlot'>('assignedSlot', ELEMENT, prototypeOf(Text));
export const hidden = read<Document, 'hidden'>('hidden', DOCUMENT, HTML);
export const style = read<ElementCSSInlineStyle, 'style'>('style', HTML, SVG);
export const tabIndex = read<HTMLOrSVGElement, 'tabIndex'>('tabIndex', HTML, SVG);
export const styleSheets = readByType<DocumentOrShadowRoot, 'styleSheets'>('styleSheets', ROOTS);
export const adoptedStyleSheets = readByType<DocumentOrShadowRoot, 'adoptedStyleSheets'>('adoptedStyleSheets', ROOTS);

export const compareDocumentPosition = ask('compareDocumentPosition', NODE);
export const contains = ask('contains', NODE);
export const getRootNode = ask('getRootNode', NODE);
export const getAttribute = ask('getAttribute', ELEMENT);
export const getAttributeNames = ask('getAttributeNames', ELEMENT);
export const hasAttribute = ask('hasAttribute', ELEMENT);
export const hasAttributes = ask('hasAttributes', ELEMENT);
export const matches = ask('matches', ELEMENT);
export const removeAttribute = ask('removeAttribute', ELEMENT);
export const scrollIntoView = ask('scrollIntoView', ELEMENT);
export const click = ask('click', HTML);
export const hidePopover = ask('hidePopover', HTML);
export const showPopover = ask('showPopover', HTML);
export const createRange = ask('createRange', DOCUMENT);
export const createEvent = ask('createEvent', DOCUMENT);
export const exitFullscreen = ask('exitFullscreen', DOCUMENT);
export const hasFocus = ask('hasFocus', DOCUMENT);
export const dispatchEvent = ask('dispatchEvent', prototypeOf(EventTarget));

interface Closest {
  <Name extends keyof HTMLElementTagNameMap>(it: Element | Missing, selector: Name): HTMLElementTagNameMap[Name] | null;
  <Found extends Element = Element>(it: Element | Missing, selector: string): Found | null;
}
export const closest = ask<Element, 'closest', Closest>('closest', ELEMENT);
interface QuerySelector {
  <Name extends keyof HTMLElementTagNameMap>(it: ParentNode, selector: Name): HTMLElementTagNameMap[Name] | null;
  <Found extends Element = Element>(it: ParentNode | Missing, selector: string): Found | null;
}
export const querySelector: QuerySelector = call('querySelector', ELEMENT, KINDS);
interface QuerySelectorAll {
  <Name extends keyof HTMLElementTagNameMap>(it: ParentNode, selector: Name): NodeListOf<HTMLElementTagNameMap[Name]>;
  <Found extends Element = Element>(it: ParentNode, selector: string): NodeListOf<Found>;
}
export const querySelectorAll: QuerySelectorAll = call('querySelectorAll', ELEMENT, KINDS);
export const getElementById: Call<Node, [id: string], HTMLElement | null> = call('getElementById', DOCUMENT, KINDS);
export const getAnimations: Call<Animatable | DocumentOrShadowRoot, [options?: GetAnimationsOptions], Animation[]> = call(
  'getAnimations',
  ELEMENT,
  {
    1: ELEMENT,
    9: DOCUMENT,
    11: SHADOW,
  },
);
export const elementFromPoint: Call<DocumentOrShadowRoot, [x: number, y: number], Element | null> = call(
  'elementFromPoint',
  DOCUMENT,
  ROOTS,
);
export const elementsFromPoint: Call<DocumentOrShadowRoot, [x: number, y: number], Element[]> = call('elementsFromPoint', DOCUMENT, ROOTS);
export const addEventListener: Call<
  EventTarget,
  [type: string, listener: EventListener, options?: boolean | AddEventListenerOptions],
  void
> = call('addEventListener', prototypeOf(EventTarget));
const createElementOf: Call<Document, [space: string, name: string], Element> = call('createElementNS', DOCUMENT);
/** An element of HTML, in documents of SVG too. */
export const createElement = <Name extends keyof HTMLElementTagNameMap>(it: Document, name: Name) =>
  createElementOf(it, 'http://www.w3.org/1999/xhtml', name) as HTMLElementTagNameMap[Name];
export const getElementsByTagName: Call<Element, [name: string], HTMLCollectionOf<Element>> = call('getElementsByTagName', ELEMENT);
export const scrollBy: Call<Element, [options: ScrollToOptions], void> = call('scrollBy', ELEMENT);
export const scrollTo: Call<Element, [options: ScrollToOptions], void> = call('scrollTo', ELEMENT);
export const animate: CallOf<Element, 'animate'> = call('animate', ELEMENT);
export const append: CallOf<Element, 'append'> = call('append', ELEMENT);
export const remove: CallOf<Element, 'remove'> = call('remove', ELEMENT);
export const setAttribute: CallOf<Element, 'setAttribute'> = call('setAttribute', ELEMENT);
export const caretPositionFromPoint: CallOf<Document, 'caretPositionFromPoint'> = call('caretPositionFromPoint', DOCUMENT);
export const createTreeWalker: CallOf<Document, 'createTreeWalker'> = call('createTreeWalker', DOCUMENT);
export const evaluate: CallOf<Document, 'evaluate'> = call('evaluate', DOCUMENT);
const executes: CallOf<Document, 'execCommand'> = call('execCommand', DOCUMENT);
/** False where the browser refuses it as a whole: in documents of SVG. */
export const execCommand = ((it: Document, ...given: [string]) =>
  !(documentElement(it) instanceof SVGElement) && executes(it, ...given)) as typeof executes;
export const getSelection: Call<Node, [], Selection | null> = call('getSelection', DOCUMENT, ROOTS);
/** Does `one` come before `other` in document order? */
export const isBefore = (one: Node, other: Node): boolean => (compareDocumentPosition(one, other) & 4) !== 0;
/** The element as another type, for reading properties that forms do not have; an empty object for a form, whose inputs may shadow them. */
export const as = <Field extends Element>(it: Element | Missing): Partial<Field> =>
  (!it || localName(it) === 'form' ? {} : it) as Partial<Field>;
/** The host of a shadow root; undefined for any other node. */
export const host = (root: Node): Element | undefined => (nodeType(root) === 11 ? (root as Partial<ShadowRoot>).host : undefined);
/** `focus()` and `blur()` are defined separately for HTML and SVG elements. */
const focusable = (it: Element): HTMLOrSVGElement => (it instanceof SVGElement ? SVG : HTML);
export const focus = (it: Element, options?: FocusOptions): void => focusable(it).focus.call(it, options);
export const blur = (it: Element): void => focusable(it).blur.call(it);

const isVisibleItself = ask('checkVisibility', ELEMENT);
const [boxOf, boxesOf] = [ask('getBoundingClientRect', ELEMENT), ask('getClientRects', ELEMENT)];
const isArea = (it: unknown): it is HTMLAreaElement => it instanceof HTMLAreaElement;
/** An area of a picture map has no box of its own: it is where its picture shows it, and as visible as that. */
export const checkVisibility = ((it, given) => isVisibleItself(isArea(it) ? (pictureOf(it) ?? it) : it, given)) as typeof isVisibleItself;
export const getBoundingClientRect = ((it: Element) => (isArea(it) ? areaBox(it) : boxOf(it))) as typeof boxOf;
export const getClientRects = ((it: Element) => (isArea(it) ? [areaBox(it)] : boxesOf(it))) as typeof boxesOf;

/** The picture that shows an area of a map, rather one that can be seen. */
export function pictureOf(area: Element): HTMLImageElement | undefined {
  const names = [closest(area, 'map')].flatMap((map) => (map ? [getAttribute(map, 'name'), id(map)].filter(Boolean) : []));
  const query = names.map((name) => `img[usemap=${JSON.stringify(`#${name}`)}]`).join() || 'x';
  const all = [...querySelectorAll<HTMLImageElement>(getRootNode(area) as Document, query)];
  return all.find((one) => isVisibleItself(one)) ?? all[0];
}

/** What holds the shape of an area, CSS px of the viewport. Its coordinates are px of the picture's content as it is laid out. */
function areaBox(area: HTMLAreaElement): DOMRect {
  const picture = pictureOf(area);
  if (!picture) return boxOf(area);
  const given = (area.coords.match(/-?[\d.]+/g) ?? []).map(Number);
  const [x = 0, y = 0, radius = 0] = given;
  const round = /^circ/i.test(area.shape) ? [x - radius, y - radius, x + radius, y + radius] : given;
  const points = given.length < 3 || /^default$/i.test(area.shape) ? [0, 0, picture.width, picture.height] : round;
  const [{ left, top, width, height }, { paddingLeft, paddingTop }] = [boxOf(picture), getComputedStyle(picture)];
  const span = (axis: number, start: number, scale: number): [number, number] => {
    const along = points.filter((_, at) => at % 2 === axis);
    return [(start + Math.min(...along)) * scale, (Math.max(...along) - Math.min(...along)) * scale];
  };
  const [across, wide] = span(0, clientLeft(picture) + parseFloat(paddingLeft), width / (picture.offsetWidth || 1));
  const [down, high] = span(1, clientTop(picture) + parseFloat(paddingTop), height / (picture.offsetHeight || 1));
  return new DOMRect(left + across, top + down, wide, high);
}
