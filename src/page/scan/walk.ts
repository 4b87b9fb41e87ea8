import { runToEnd } from '../../lib/run-to-end';
import { wordSet } from '../../lib/word-set';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { flatChildren, shadowRootOf } from '../dom/roots';
import { isSkippedContent } from '../dom/skipped-content';
import { WHOLLY } from '../dom/visible';
import { interestOf } from './interest';
import type { Due } from './listeners';
import { listensItself } from './listeners';
import { FAINT, type PageText } from './page-text';
import type { Shapes } from './shapes';
import { type StyleHints, styleHints } from './style-rules';

/** An interactive element as the walk finds it. */
export interface WalkedElement {
  element: Element;
  weak: boolean;
  /** Hidden until something is hovered. */
  onHover: boolean;
  /** Neither hidden nor transparent, by itself or by an ancestor. */
  shown: boolean;
  /** What represents it when it is not visible itself: the label of a hidden checkbox. */
  proxy?: Element;
  scroller: boolean;
  /** Lines of the page's text before it. */
  line: number;
}

/** What one pass over the page finds, in reading order. */
export interface Walk {
  sightings: WalkedElement[];
  dialogs: Element[];
  frames: Element[];
  /** Elements visited, for benches and tests. */
  visited: number;
}

/**
 * One pass over the page in the flat tree; subtrees that are not rendered are left out. Yields where `due` asks for a pause: what is
 * inserted meanwhile is left to the next scan, what is removed is dropped.
 */
export function* walk(text: PageText, shapes: Shapes, due: Due): Generator<void, Walk> {
  const light = yield* styleHints(document, due);
  shapes.learn(document, light);
  const course: WalkState = { sightings: [], dialogs: [], frames: [], visited: 0, text, shapes, sighted: new Set(), light };
  const open: Level[] = [];
  const into = (level: Level | undefined) => void (level && open.push(level));
  if (dom.body(document))
    into(visit(course, dom.body(document), { pointer: false, onHover: false, inControl: false, faint: false, hints: light }));
  for (let level = open.at(-1), steps = 1; level; level = open.at(-1), steps++) {
    const child = nextOf(level);
    if (!child) open.pop();
    else if (dom.nodeType(child) === 1) into(visit(course, child as Element, level.inherited));
    else if (dom.nodeType(child) === 3 && level.keepsText) text.add(dom.nodeValue(child) ?? '', level.element, level.shown);
    if (steps % 64 !== 0 || !due()) continue;
    for (const one of open) keepRest(one);
    yield;
  }
  return course;
}

/** The children of an element, of which some are still to be visited. */
interface Level {
  element: Element;
  inherited: Inherited;
  shown: boolean;
  keepsText: boolean;
  next: ChildNode | null;
  /** The remaining children where `nextSibling` would not lead to them: what a slot or shadow root renders, and all of them after a pause. */
  rest?: ArrayLike<ChildNode>;
  at: number;
}

function nextOf(level: Level): ChildNode | null {
  const { next, rest } = level;
  if (rest) {
    while (level.at < rest.length) {
      const child = rest[level.at++];
      if (child && dom.isConnected(child)) return child;
    }
    return null;
  }
  if (next) level.next = level.keepsText ? dom.nextSibling(next) : dom.nextElementSibling(next as Element);
  return next;
}

/** During a pause the page may remove the very child that would lead to the next one. */
function keepRest(level: Level): void {
  if (level.rest) return;
  const rest: ChildNode[] = [];
  for (let child = nextOf(level); child; child = nextOf(level)) rest.push(child);
  level.rest = rest;
}

interface WalkState extends Walk {
  text: PageText;
  shapes: Shapes;
  sighted: Set<Element>;
  /** Hints of the document's own style sheets. */
  light: StyleHints;
}

function sight(course: WalkState, sighting: Omit<WalkedElement, 'line'>): void {
  if (course.sighted.has(sighting.element)) return;
  course.sighted.add(sighting.element);
  course.sightings.push({ ...sighting, line: course.text.count() });
}

function visit(course: WalkState, element: Element, inherited: Inherited): Level | undefined {
  course.visited++;
  const tag = dom.localName(element);
  if (SKIPPED.has(tag)) return undefined;
  const interest = interestOf(element);
  const { hints } = inherited;
  const mayPoint = !hints.pointers || hints.pointers.has(element);
  const shaped = course.shapes.may(element);
  // Most elements only hold text, and most of that lies past the limit.
  const readsOn = course.text.open && !inherited.inControl;
  if (!interest && !readsOn && !mayPoint && !shaped && !dom.firstElementChild(element) && BARE.has(tag) && !listensItself(element))
    return undefined;
  const shown = dom.checkVisibility(element, WHOLLY);
  let { onHover } = inherited;
  if (!shown) {
    if (hints.revealed.has(element)) onHover = true;
    else if (!dom.checkVisibility(element) && (isSkippedContent(element) || !shownByStyle(element, onHover)))
      return hiddenField(course, element);
  }
  if (tag === 'iframe' || tag === 'frame') {
    course.frames.push(element);
    return undefined;
  }
  if (isDialog(element, tag)) course.dialogs.push(element);
  if (tag === 'label') labelled(course, element as HTMLLabelElement, onHover);
  const pointer = mayPoint ? getComputedStyle(element).cursor === 'pointer' : inherited.pointer || tag === 'a';
  const scroller = shaped && scrolls(element);
  const faint = inherited.faint || (shaped && Number(getComputedStyle(element).opacity) < FAINT);
  const marked = interest === 'weak' || (tag === 'g' && isNode(course, element));
  const weak = marked || (!interest && (listensItself(element) || (pointer && !inherited.pointer && tag !== 'label')));
  if (interest === 'control' || weak || scroller || tag === 'canvas')
    sight(course, { element, weak: interest !== 'control', onHover, shown, scroller });
  if (OPAQUE.has(tag)) return undefined;
  const inControl = inherited.inControl || (interest === 'control' && !isReadLink(element, tag));
  if (readsOn) {
    const kind = dom.getAttribute(element, 'role') ?? tag;
    if (/^(tr|row)$/.test(kind)) course.text.row(element);
    else if (/^t[dh]$|cell$|header$/.test(kind)) course.text.cell(element);
    else if (inControl || marked) course.text.part();
  }
  const root = shadowRootOf(element);
  const same =
    !root &&
    inherited.pointer === pointer &&
    inherited.onHover === onHover &&
    inherited.inControl === inControl &&
    inherited.faint === faint;
  return childrenOf(
    course,
    element,
    root,
    shown,
    same ? inherited : { pointer, onHover, inControl, faint, hints: root ? entered(course, root) : hints },
  );
}
/** A node of a drawing that reacts: the innermost group to which its maker gave a key and a text. What is pressed in it is the drawing's to say. */
function isNode({ sighted }: WalkState, group: Element): boolean {
  const drawing = dom.closest(group, 'svg');
  if (!drawing || ![drawing, dom.parentElement(drawing)].some((one) => one && sighted.has(one))) return false;
  return isKeyedText(group) && ![...dom.querySelectorAll(group, 'g')].some(isKeyedText);
}
const isKeyed = (group: Element) => /(^| |-)id( |$)/.test(dom.getAttributeNames(group).join(' '));
const isKeyedText = (group: Element) => isKeyed(group) && dom.querySelector(group, 'text') !== null;

/** The text of a link is page text too ("what is the cheapest camera?"), except in the navigation menus that every page has. */
const isReadLink = (element: Element, tag: string) =>
  tag === 'a' && !dom.closest(element, 'nav,[role=navigation],[role=menu],[role=menubar]');

function entered(course: WalkState, root: ShadowRoot): StyleHints {
  const hints = runToEnd(styleHints(root));
  course.shapes.learn(root, hints);
  return hints;
}

function childrenOf(course: WalkState, element: Element, root: ShadowRoot | null, shown: boolean, inner: Inherited): Level {
  const keepsText = course.text.open && !inner.inControl && !inner.onHover && !inner.faint;
  const level = { element, shown, keepsText, at: 0 };
  if (!root && dom.localName(element) !== 'slot')
    return { ...level, inherited: inner, next: keepsText ? dom.firstChild(element) : (dom.firstElementChild(element) as ChildNode | null) };
  const slotted = dom.localName(element) === 'slot' && (element as HTMLSlotElement).assignedNodes().length > 0;
  // Slotted content is styled by the tree it comes from, so its cursor must be read.
  const inherited = slotted ? { ...inner, hints: { ...course.light, pointers: undefined } } : inner;
  return { ...level, inherited, next: null, rest: Array.from(flatChildren(element)) };
}

/** A hidden control with a visible label is used through the label. */
function labelled(course: WalkState, label: HTMLLabelElement, onHover: boolean): void {
  const control = label.control;
  if (!control || !/^(checkbox|radio|file)$/.test((control as HTMLInputElement).type ?? '')) return;
  const box = dom.getBoundingClientRect(control);
  const shows = box.width >= 2 && box.height >= 2 && dom.checkVisibility(control, WHOLLY) && !CLIPPED.test(getComputedStyle(control).clip);
  if (!shows)
    sight(course, { element: control, weak: false, onHover, shown: label.checkVisibility(WHOLLY), scroller: false, proxy: label });
}

/** Cut down to nothing, as toggle buttons of Bootstrap 4 do with the control in their label. */
const CLIPPED = /^rect\(0px,? 0px,? 0px,? 0px\)$/;

/** File inputs are usually hidden behind a button and take files all the same. */
function hiddenField(course: WalkState, element: Element): undefined {
  const files = dom.matches(element, 'input[type=file]')
    ? [element]
    : dom.firstElementChild(element)
      ? dom.querySelectorAll(element, 'input[type=file]')
      : [];
  for (const file of files) {
    const proxy = shownAround(file);
    sight(course, { element: file, weak: false, onHover: false, shown: false, scroller: false, ...(proxy && { proxy }) });
  }
}

interface Inherited {
  pointer: boolean;
  onHover: boolean;
  /** Inside a control, whose name already contains its text. */
  inControl: boolean;
  /** Nearly transparent: it may be used, but its text is not read. */
  faint: boolean;
  /** Hints of the style sheets of the surrounding tree. */
  hints: StyleHints;
}

/** Tags without a meaning of their own. */
const BARE = wordSet('div span p b i strong em small td li dt dd code svg path g');

const SKIPPED = wordSet('script style template noscript head link meta br wbr source track');
/** The content of these is represented by the element itself. */
const OPAQUE = wordSet('select textarea input canvas img video audio object embed datalist');

function isDialog(element: Element, tag: string): boolean {
  if (tag === 'dialog') return (element as HTMLDialogElement).open;
  if (!dom.hasAttributes(element)) return false;
  const role = dom.getAttribute(element, 'role');
  if (role === 'dialog' || role === 'alertdialog') return roleOf(element) === role;
  return (
    dom.getAttribute(element, 'aria-modal') === 'true' || (dom.hasAttribute(element, 'popover') && dom.matches(element, ':popover-open'))
  );
}

/** Without a box of its own, yet not hidden by itself: `display: contents`, or inside of what hovering reveals. */
function shownByStyle(element: Element, onHover: boolean): boolean {
  const display = getComputedStyle(element).display;
  return display === 'contents' || (onHover && display !== 'none');
}

/** Does its content overflow, and may a person scroll it? */
function scrolls(element: Element): boolean {
  const height = dom.clientHeight(element);
  if (height < 30 || element === dom.body(document)) return false;
  const width = dom.clientWidth(element);
  if (dom.scrollHeight(element) <= height + 4 && dom.scrollWidth(element) <= width + 4) return false;
  const style = getComputedStyle(element);
  return (
    (dom.scrollHeight(element) > height + 4 && SCROLLS.test(style.overflowY)) ||
    (dom.scrollWidth(element) > width + 4 && SCROLLS.test(style.overflowX))
  );
}
const SCROLLS = /^(auto|scroll)$/;

function shownAround(element: Element): Element | undefined {
  for (let node = dom.parentElement(element); node; node = dom.parentElement(node)) if (dom.checkVisibility(node)) return node;
  return undefined;
}
