/**
 * What elements and documents have and do, read past the names of a page: on a form and on the document `<input name="children">` and `<img name="body">`
 * come before what the browser has under that name, in our world too. Here the browser's own accessors are kept and called as they are, which is no slower.
 * Where there is no node, or a node has none of it, the answer is `undefined`. `src/page/members.test.ts` holds that `src/page` reads them no other way.
 */

type Kind<Owner> = { prototype: Owner };
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

function described(kind: Kind<object>, name: string): PropertyDescriptor | undefined {
  for (let owner: object | null = kind.prototype; owner; owner = Object.getPrototypeOf(owner)) {
    const found = Object.getOwnPropertyDescriptor(owner, name);
    if (found) return found;
  }
  return undefined;
}

/** Where several kinds have it, each for itself, they are tried in this order. */
/* @__NO_SIDE_EFFECTS__ */
function read<Owner extends object, Name extends keyof Owner & string>(
  name: Name,
  kind: Kind<Owner>,
  ...others: Kind<object>[]
): Read<Owner, Owner[Name]> {
  const get = described(kind, name)?.get as Native;
  const elsewhere = (it: unknown) => {
    for (const other of others) {
      try {
        return described(other, name)?.get?.call(it);
      } catch {
        // Of another kind.
      }
    }
    return undefined;
  };
  return ((it: unknown) => {
    if (it === null || it === undefined) return undefined;
    // Trying is free; asking first what it is would not be.
    try {
      return get.call(it);
    } catch {
      return elsewhere(it);
    }
  }) as Read<Owner, Owner[Name]>;
}

/** A method that takes one argument at most, and is the same of all kinds. */
/* @__NO_SIDE_EFFECTS__ */
function ask<Owner extends object, Name extends keyof Owner & string, Asked = CallOf<Owner, Name>>(name: Name, kind: Kind<Owner>): Asked {
  const native = described(kind, name)?.value as Native;
  return ((it: unknown, given: unknown) => (it === null || it === undefined ? undefined : native.call(it, given))) as Asked;
}

/** A method of any number of arguments. Where several kinds have it, each for itself, the one of this `nodeType` is called. */
/* @__NO_SIDE_EFFECTS__ */
function call<Called>(name: string, only: Kind<object>, others?: Record<number, Kind<object>>): Called {
  const native = described(only, name)?.value as Native;
  const natives = others && new Map(Object.entries(others).map(([type, kind]) => [Number(type), described(kind, name)?.value as Native]));
  return ((it: Node | Missing, ...given: unknown[]) => {
    if (it === null || it === undefined) return undefined;
    const fitting = natives ? natives.get(nodeType(it)) : native;
    return fitting && apply(fitting, it, given);
  }) as Called;
}

const KINDS = { 1: Element, 9: Document, 11: DocumentFragment };

export const nodeType = read('nodeType', Node);
export const nodeValue = read('nodeValue', Node);
export const textContent = read('textContent', Node);
export const isConnected = read('isConnected', Node);
export const parentElement = read('parentElement', Node);
export const parentNode = read('parentNode', Node);
export const firstChild = read('firstChild', Node);
export const nextSibling = read('nextSibling', Node);
export const previousSibling = read('previousSibling', Node);
export const childNodes = read('childNodes', Node);
export const baseURI = read('baseURI', Node);
export const ownerDocument = read('ownerDocument', Node);
export const id = read('id', Element);
export const localName = read('localName', Element);
export const className = read('className', Element);
export const classList = read('classList', Element);
export const shadowRoot = read('shadowRoot', Element);
export const ariaChecked = read('ariaChecked', Element);
export const ariaSelected = read('ariaSelected', Element);
export const childElementCount = read('childElementCount', Element);
export const lastElementChild = read('lastElementChild', Element);
export const clientHeight = read('clientHeight', Element);
export const clientWidth = read('clientWidth', Element);
export const clientLeft = read('clientLeft', Element);
export const clientTop = read('clientTop', Element);
export const scrollHeight = read('scrollHeight', Element);
export const scrollWidth = read('scrollWidth', Element);
export const scrollTop = read('scrollTop', Element);
export const scrollLeft = read('scrollLeft', Element);
export const accessKey = read('accessKey', HTMLElement);
export const contentEditable = read('contentEditable', HTMLElement);
export const innerText = read('innerText', HTMLElement);
export const isContentEditable = read('isContentEditable', HTMLElement);
export const offsetHeight = read('offsetHeight', HTMLElement);
export const offsetLeft = read('offsetLeft', HTMLElement);
export const offsetTop = read('offsetTop', HTMLElement);
export const offsetWidth = read('offsetWidth', HTMLElement);
export const popover = read('popover', HTMLElement);
export const activeElement = read<DocumentOrShadowRoot, 'activeElement'>('activeElement', Document, ShadowRoot);
export const body = read('body', Document);
export const cookie = read('cookie', Document);
export const defaultView = read('defaultView', Document);
export const documentElement = read('documentElement', Document);
export const fullscreenElement = read<DocumentOrShadowRoot, 'fullscreenElement'>('fullscreenElement', Document, ShadowRoot);
export const head = read('head', Document);
export const readyState = read('readyState', Document);
export const scripts = read('scripts', Document);
export const scrollingElement = read('scrollingElement', Document);
export const title = read('title', Document);
export const elements = read('elements', HTMLFormElement);
export const children = read<ParentNode, 'children'>('children', Element, Document, DocumentFragment);
export const firstElementChild = read<ParentNode, 'firstElementChild'>('firstElementChild', Element, Document, DocumentFragment);
export const nextElementSibling = read<NonDocumentTypeChildNode, 'nextElementSibling'>('nextElementSibling', Element, CharacterData);
export const previousElementSibling = read<NonDocumentTypeChildNode, 'previousElementSibling'>(
  'previousElementSibling',
  Element,
  CharacterData,
);
export const assignedSlot = read<Slottable, 'assignedSlot'>('assignedSlot', Element, Text);
export const hidden = read<Document, 'hidden'>('hidden', Document, HTMLElement);
export const style = read<ElementCSSInlineStyle, 'style'>('style', HTMLElement, SVGElement);
export const tabIndex = read<HTMLOrSVGElement, 'tabIndex'>('tabIndex', HTMLElement, SVGElement);
export const styleSheets = read<DocumentOrShadowRoot, 'styleSheets'>('styleSheets', Document, ShadowRoot);
export const adoptedStyleSheets = read<DocumentOrShadowRoot, 'adoptedStyleSheets'>('adoptedStyleSheets', Document, ShadowRoot);

export const compareDocumentPosition = ask('compareDocumentPosition', Node);
export const contains = ask('contains', Node);
export const getRootNode = ask('getRootNode', Node);
export const checkVisibility = ask('checkVisibility', Element);
export const getAttribute = ask('getAttribute', Element);
export const getAttributeNames = ask('getAttributeNames', Element);
export const getBoundingClientRect = ask('getBoundingClientRect', Element);
export const getClientRects = ask('getClientRects', Element);
export const hasAttribute = ask('hasAttribute', Element);
export const hasAttributes = ask('hasAttributes', Element);
export const matches = ask('matches', Element);
export const removeAttribute = ask('removeAttribute', Element);
export const scrollIntoView = ask('scrollIntoView', Element);
export const blur = ask('blur', HTMLElement);
export const click = ask('click', HTMLElement);
export const hidePopover = ask('hidePopover', HTMLElement);
export const showPopover = ask('showPopover', HTMLElement);
export const createRange = ask('createRange', Document);
export const createEvent = ask('createEvent', Document);
export const exitFullscreen = ask('exitFullscreen', Document);
export const hasFocus = ask('hasFocus', Document);
export const dispatchEvent = ask('dispatchEvent', EventTarget);

interface Closest {
  <Name extends keyof HTMLElementTagNameMap>(it: Element | Missing, selector: Name): HTMLElementTagNameMap[Name] | null;
  <Found extends Element = Element>(it: Element | Missing, selector: string): Found | null;
}
export const closest = ask<Element, 'closest', Closest>('closest', Element);
interface QuerySelector {
  <Name extends keyof HTMLElementTagNameMap>(it: ParentNode, selector: Name): HTMLElementTagNameMap[Name] | null;
  <Found extends Element = Element>(it: ParentNode | Missing, selector: string): Found | null;
}
export const querySelector: QuerySelector = call('querySelector', Element, KINDS);
interface QuerySelectorAll {
  <Name extends keyof HTMLElementTagNameMap>(it: ParentNode, selector: Name): NodeListOf<HTMLElementTagNameMap[Name]>;
  <Found extends Element = Element>(it: ParentNode, selector: string): NodeListOf<Found>;
}
export const querySelectorAll: QuerySelectorAll = call('querySelectorAll', Element, KINDS);
export const getElementById: Call<Node, [id: string], HTMLElement | null> = call('getElementById', Document, KINDS);
export const getAnimations: Call<Animatable | DocumentOrShadowRoot, [options?: GetAnimationsOptions], Animation[]> = call(
  'getAnimations',
  Element,
  {
    1: Element,
    9: Document,
    11: ShadowRoot,
  },
);
export const elementFromPoint: Call<DocumentOrShadowRoot, [x: number, y: number], Element | null> = call('elementFromPoint', Document, {
  9: Document,
  11: ShadowRoot,
});
export const addEventListener: Call<
  EventTarget,
  [type: string, listener: EventListener, options?: boolean | AddEventListenerOptions],
  void
> = call('addEventListener', EventTarget);
export const createElement: <Name extends keyof HTMLElementTagNameMap>(it: Document, name: Name) => HTMLElementTagNameMap[Name] = call(
  'createElement',
  Document,
);
export const getElementsByTagName: Call<Element, [name: string], HTMLCollectionOf<Element>> = call('getElementsByTagName', Element);
export const scrollBy: Call<Element, [options: ScrollToOptions], void> = call('scrollBy', Element);
export const scrollTo: Call<Element, [options: ScrollToOptions], void> = call('scrollTo', Element);
export const animate: CallOf<Element, 'animate'> = call('animate', Element);
export const append: CallOf<Element, 'append'> = call('append', Element);
export const remove: CallOf<Element, 'remove'> = call('remove', Element);
export const setAttribute: CallOf<Element, 'setAttribute'> = call('setAttribute', Element);
export const caretPositionFromPoint: CallOf<Document, 'caretPositionFromPoint'> = call('caretPositionFromPoint', Document);
export const createTreeWalker: CallOf<Document, 'createTreeWalker'> = call('createTreeWalker', Document);
export const evaluate: CallOf<Document, 'evaluate'> = call('evaluate', Document);
export const execCommand: CallOf<Document, 'execCommand'> = call('execCommand', Document);
export const getSelection: Call<Node, [], Selection | null> = call('getSelection', Document, { 9: Document, 11: ShadowRoot });
/** Reads what no form has: of a form, whose inputs may be called so, nothing. */
export const as = <Field extends Element>(it: Element | Missing): Partial<Field> =>
  (!it || localName(it) === 'form' ? {} : it) as Partial<Field>;
export const host = (root: Node): Element | undefined => (nodeType(root) === 11 ? (root as Partial<ShadowRoot>).host : undefined);
/** Of HTML and SVG elements, which have it each for themselves. */
export const focus = (it: Element, options?: FocusOptions): void =>
  (it instanceof SVGElement ? SVGElement.prototype : HTMLElement.prototype).focus.call(it, options);
