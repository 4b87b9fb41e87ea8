import { timeNow } from '../../lib/time-now';
import { discoverRoots, rootsInPage } from '../dom/known-roots';
import * as dom from '../dom/native-accessors';
import { isOverlay } from '../dom/own-overlay';
import { flatContains, flatParent, shadowHosts, shadowRootOf } from '../dom/roots';
import type { FrameChanges } from '../rest/frame-changes';
import { newPageAnswers, type PageAnswers } from './page-answers';
import { recordersAround } from './recorders-around';

/** An input of the person that may make something appear. */
export interface InputCause {
  kind: 'step' | 'hover' | 'scroll';
  /** When, ms of `timeNow()`. */
  at: number;
  element?: Element;
  /** What appeared since, or changed so that it may be visible now. */
  came: Set<Element>;
}

/** Watches what appears during a recording, and which input came before. */
export interface InputCauses extends Pick<PageAnswers, 'moved' | 'unseen'> {
  /** From now on this is the person's last input of its kind. */
  did(kind: InputCause['kind'], element?: Element): InputCause;
  /** The input (since then, ms of `timeNow()`) that made an element, or an ancestor, appear; undefined where it was there all the time. */
  of(element: Element, since?: number): InputCause | undefined;
  /** Had it, or what it stands in, come up over the page at once when the pointer reached something after the last step, as far as was taken by `of`? */
  cameByPointing(element: Element): boolean;
  placedSince: Placements['placedSince'];
  /** Observes the shadow roots around an element as well. */
  watch(element: Element): void;
  /** Has anything appeared or changed since then? */
  changedSince(at: number): boolean;
  /** Calls `answered` once, when something changes that was still before: what moves by itself is no answer. `undefined` ends it. */
  awaitAnswer(answered: (() => void) | undefined): void;
  stop(): void;
}

/** What appears later than this after an input appeared by itself, ms. */
export const REACH = 2500;
const MAX_CAUSES = 300;
const SHOWS = ['class', 'style', 'hidden', 'open', 'inert', 'aria-hidden', 'aria-expanded'];
/** By which a page answers without showing or hiding anything: states, what can be edited, the shapes of a drawing. */
const STATES = ['contenteditable', 'disabled', 'aria-selected', 'aria-checked', 'aria-pressed', 'aria-current', 'transform', 'd', 'points'];
const WATCHED = { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: [...SHOWS, ...STATES] };

/** Begins to watch; see `InputCauses`. The roots and what is added to them are told to `frames` too; `heard` gets all mutations. */
export function watchInputCauses(frames?: FrameChanges, heard?: (records: readonly MutationRecord[]) => void): InputCauses {
  const [last, brought]: [Last, WeakMap<Element, Brought>] = [{}, new WeakMap()];
  const bring = bringing(last, brought);
  const [placements, answers] = [newPlacements(), newPageAnswers()];
  let changed = 0;

  const take = (records: MutationRecord[]) => {
    heard?.(records);
    for (const record of records) {
      if (record.target instanceof Element && isOverlay(record.target)) continue;
      changed = timeNow();
      answers.changed(record.target);
      placements.see(record, changed);
      if (SHOWS.includes(record.attributeName ?? '')) bring(record.target as Element);
      else
        for (const node of record.addedNodes) {
          if (!(node instanceof Element)) continue;
          bring(node);
          frames?.added(node);
          if (dom.localName(node).includes('-')) for (const root of discoverRoots(node)) observe(root);
        }
    }
  };
  const observer = new MutationObserver(take);
  const observe = (root: Node) => {
    // Observing it again changes nothing.
    frames?.root(root);
    observer.observe(root, WATCHED);
  };
  for (const root of rootsInPage()) observe(root);
  // What a press in a frame does may only be seen around the frame.
  const unwatch = watchAround(WATCHED, (target) => {
    changed = timeNow();
    answers.changed(target);
  });

  return {
    did(kind, element) {
      take(observer.takeRecords());
      const cause = newCause(kind, element, last);
      last[kind] = cause;
      return cause;
    },
    of(element, since) {
      take(observer.takeRecords());
      return nearestCause(element, brought, since);
    },
    cameByPointing: (element) => isAtPointer(element, brought),
    placedSince: placements.placedSince,
    watch(element) {
      for (const root of shadowHosts(element).map(shadowRootOf)) if (root) observe(root);
    },
    changedSince: (at) => {
      take(observer.takeRecords());
      return changed >= at;
    },
    awaitAnswer: (answered) => {
      take(observer.takeRecords());
      answers.listen(answered);
    },
    ...answers,
    stop: () => {
      observer.disconnect();
      unwatch();
    },
  };
}

type Last = Partial<Record<InputCause['kind'], InputCause>>;

function newCause(kind: InputCause['kind'], element: Element | undefined, last: Last): InputCause {
  if (kind === 'step') {
    recordersAround()[0]?.stepped();
    for (const other of ['hover', 'scroll'] as const) delete last[other];
  }
  return { kind, at: timeNow(), came: new Set(), ...(element ? { element } : {}) };
}

/** Notes an element as what the last inputs brought. */
const bringing = (last: Last, brought: WeakMap<Element, Brought>) => (element: Element) => {
  const now = timeNow();
  const causes = Object.values(last).filter((cause) => now - cause.at < REACH);
  if (!causes.length || isOverlay(element) || isWholePage(element)) return;
  brought.set(element, { causes, at: now });
  for (const cause of causes) if (cause.came.size < MAX_CAUSES) cause.came.add(element);
};

const isWholePage = (element: Element) => element === dom.body(document) || element === dom.documentElement(document);

/** The inputs that may have made something appear, and when it did, ms of `timeNow()`. */
interface Brought {
  causes: readonly InputCause[];
  at: number;
}

/** The cause of the element, else of what it stands in. */
function nearestCause(element: Element, brought: WeakMap<Element, Brought>, since = 0): InputCause | undefined {
  for (let node: Element | null = element; node; node = flatParent(node)) {
    const came = brought.get(node);
    const cause = came && likeliest(came, node);
    if (cause && cause.at >= since) return cause;
  }
  return undefined;
}

/** As tooltips do, wherever in the document they are put. */
function isAtPointer(element: Element, brought: WeakMap<Element, Brought>): boolean {
  for (let node: Element | null = element; node; node = flatParent(node)) {
    const came = brought.get(node);
    const over = came?.causes.find(({ kind }) => kind === 'hover');
    if (came && over && came.at - over.at < AT_ONCE && floats(node)) return true;
  }
  return false;
}

/** Of several inputs at once: the hovering if what appeared belongs to the hovered element, else a scroll after it, else the step. */
function likeliest({ causes, at }: Brought, came: Element): InputCause | undefined {
  const of = (kind: InputCause['kind']) => causes.find((cause) => cause.kind === kind);
  const over = of('hover');
  const hover = over?.element && !flatContains(came, over.element) && (at - over.at < AT_ONCE || !isVast(over.element)) ? over : undefined;
  if (hover?.element && owns(hover.element, came)) return hover;
  const scroll = of('scroll');
  if (scroll && scroll.at >= (hover?.at ?? 0)) return scroll;
  const beside = hover?.element && flatParent(hover.element);
  if (beside && beside !== dom.body(document) && flatContains(beside, came)) return hover;
  return of('step') ?? scroll ?? hover;
}

/** So much later a page still shows at once what it shows for a pointer, ms. */
const AT_ONCE = 150;

/** Does it fill half of the viewport? Then the pointer is on it wherever it is, and what comes later came by itself. */
export function isVast(element: Element): boolean {
  const { width, height } = dom.getBoundingClientRect(element);
  return width * height > (innerWidth * innerHeight) / 2;
}

function owns(trigger: Element, came: Element): boolean {
  if (dom.hasAttribute(trigger, 'aria-haspopup') || flatContains(trigger, came)) return true;
  return dom.getAttribute(trigger, 'aria-controls')?.split(/\s+/).includes(dom.id(came)) === true;
}

/** Calls `changed` for what changes in the documents that this frame stands in, as far as it may see them. Returns the function that ends it. */
function watchAround(what: MutationObserverInit, changed: (target: Node) => void): () => void {
  const observer = new MutationObserver((records) => {
    for (const { target } of records) changed(target);
  });
  for (const page of documentsAround()) observer.observe(page, what);
  return () => observer.disconnect();
}

function documentsAround(): Document[] {
  const found: Document[] = [];
  let frame = window.frameElement;
  while (frame) {
    const around = dom.ownerDocument(frame);
    if (!around) break;
    found.push(around);
    frame = dom.defaultView(around)?.frameElement ?? null;
  }
  return found;
}

/** Remembers when elements were put into the page, or their style was set. */
interface Placements {
  see(record: MutationRecord, at: number): void;
  /** Did it, or something around it, come into the page since then, or float somewhere else: as the picture of what is dragged, or a gap for it? */
  placedSince(element: Element, at: number): boolean;
}

/** Remembers nothing yet; see `Placements`. */
function newPlacements(): Placements {
  const added = new WeakMap<Node, number>();
  const styled = new WeakMap<Node, number>();
  const isSince = (times: WeakMap<Node, number>, element: Element, at: number) => (times.get(element) ?? Number.NEGATIVE_INFINITY) >= at;
  return {
    see({ addedNodes, attributeName, target }, at) {
      for (const node of addedNodes) added.set(node, at);
      if (attributeName === 'style') styled.set(target, at);
    },
    placedSince(element, at) {
      for (let node: Element | null = element; node; node = flatParent(node))
        if (isSince(added, node, at) || (isSince(styled, node, at) && floats(node))) return true;
      return false;
    },
  };
}

/** Does it lie over the page, out of its flow? */
const floats = (element: Element) => /absolute|fixed/.test(getComputedStyle(element).position);
