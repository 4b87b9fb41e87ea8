import { runToEnd } from '../../lib/run-to-end';
import { shorten } from '../../lib/text';
import { timeNow } from '../../lib/time-now';
import type { FrameScan, SeenElement } from '../../model/page/snapshot';
import { clipper } from '../dom/clip';
import { framePlace } from '../dom/frame-place';
import { labelsAhead, takeLabelsFrom, withReadCache } from '../dom/labels';
import { leafTexts } from '../dom/leaf-texts';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { deepActiveElement } from '../dom/roots';
import { keepTreeFacts } from '../dom/tree-facts';
import { isVisible } from '../dom/visible';
import { turn } from '../rest/turn';
import { keepSeen } from '../selectors/last-seen';
import type { Due } from './listeners';
import { askListeners } from './listeners';
import { pageText } from './page-text';
import { beginScan, endScan, scanCache } from './scan-cache';
import { type ScanContext, seenElement } from './seen-element';
import { newShapes } from './shapes';
import { thinCrowds } from './thin-crowds';
import { walk } from './walk';

/** Numbers given at the last scan; undefined before the first. */
let known: Set<number> | undefined;

export interface ScanOptions {
  /** Characters of page text to keep. */
  text?: number;
  /** Words of the goal: in a large group of similar elements, those that fit best are listed wherever they are. */
  wanted?: string;
}

/**
 * Scans this document: its interactive elements, numbered, in reading order, and its visible text. Writes nothing to the page and forces
 * layout at most once. Linear in the number of nodes. Of large groups of similar elements it lists those near the viewport.
 */
export function scan(options: ScanOptions = {}): FrameScan {
  return withReadCache(() => runToEnd(look(options, () => false)), 0);
}

let before: Promise<unknown> = Promise.resolve();

/** The same, one scan at a time, in slices of `slice` ms between which the page runs, so that no task of a scan is long enough to be noticed. */
export function scanInTurns(options: ScanOptions = {}, slice = SLICE): Promise<FrameScan> {
  const mine = before.then(() => inTurns(options, slice));
  before = mine.catch(() => undefined);
  return mine;
}

async function inTurns(options: ScanOptions, slice: number): Promise<FrameScan> {
  let since = timeNow();
  const steps = look(options, () => timeNow() - since >= slice);
  // What one slice computed from the tree (labels) stays cached for the next slice until it changes.
  const forget = keepTreeFacts();
  try {
    for (;;) {
      const step = withReadCache(() => steps.next(), 0);
      if (step.done) return step.value;
      // A mutation while the page runs drops the cache for the next scan.
      endScan();
      await turn();
      since = timeNow();
    }
  } finally {
    forget();
  }
}
/**
 * ms. Less than a third of a long task (50 ms, https://w3c.github.io/longtasks/): a slice ends only where the scan asks, on 50,000 controls
 * up to 15 ms later.
 */
const SLICE = 15;

function* look({ text: characters = 4000, wanted = '' }: ScanOptions, due: Due): Generator<void, FrameScan> {
  const started = timeNow();
  yield* askListeners(due);
  const shapes = newShapes();
  const clip = clipper(shapes.may);
  const text = pageText(characters, clip);
  beginScan();
  const walked = yield* walk(text, shapes, due);
  const shared: ScanContext = {
    clip,
    lore: scanCache(),
    line: 0,
    isNew: (ref) => known !== undefined && !known.has(ref),
  };
  const isLarge = walked.visited > MANY_NODES;
  if (isLarge) yield* shared.lore.censusOf(document).take(due);
  const { told, counted } = yield* thinCrowds(walked.sightings, wanted, due);
  const elements: SeenElement[] = [];
  const more: string[] = counted;
  const labels = isLarge ? yield* labelsAhead(due) : undefined;
  if (labels) takeLabelsFrom(labels);
  for (const sighting of told) {
    if (due()) {
      yield;
      if (labels) takeLabelsFrom(labels);
    }
    const seen = dom.isConnected(sighting.element) ? seenElement(sighting, shared) : undefined;
    if (seen) elements.push(seen);
    const rest = seen?.scroll && seen.scroll.down > 40 ? hiddenRowsHint(sighting.element) : undefined;
    if (rest && more.length < 40) more.push(rest);
  }
  endScan();
  known = new Set(elements.map((element) => element.ref));
  keepSeen(elements);
  const focused = focusedRef(
    elements,
    told.map((sighting) => sighting.element),
  );
  const root = dom.scrollingElement(document) ?? dom.documentElement(document);
  return {
    path: framePlace().path,
    url: location.href.slice(0, 4000),
    title: shorten(dom.title(document), 400),
    viewport: { width: innerWidth, height: innerHeight, scrollX: Math.round(scrollX), scrollY: Math.round(scrollY) },
    extent: { width: dom.scrollWidth(root), height: dom.scrollHeight(root) },
    elements: elements.slice(0, 20_000),
    ...(focused !== undefined && { focused }),
    dialogs: walked.dialogs.filter(isVisible).slice(0, 20).map(dialogName),
    text: text.read(),
    children: childFrames(walked.frames),
    more,
    took: Math.round((timeNow() - started) * 10) / 10,
  };
}
/** From this many elements on, matching selectors and building the label index takes longer than a slice. */
const MANY_NODES = 5000;

function focusedRef(elements: SeenElement[], sighted: Element[]): number | undefined {
  const active = deepActiveElement();
  if (!active || active === dom.body(document) || !sighted.includes(active)) return undefined;
  const marked = elements.find((element) => element.states.includes('focused'));
  return marked?.ref;
}

function dialogName(dialog: Element): string {
  const name = nameOf(dialog) || (leafTexts(dialog, 1)[0]?.text ?? '');
  return shorten(`${roleOf(dialog) || 'popover'} ${name}`.trim(), 200);
}

/** The boxes of this document's frames in CSS px of its viewport, keyed by index in `window.frames` (two frames may have the same size). */
function childFrames(frames: Element[]): FrameScan['children'] {
  const children: FrameScan['children'] = [];
  for (const frame of frames) {
    const inner = (frame as HTMLIFrameElement).contentWindow;
    const index = inner ? indexOf(inner) : -1;
    if (index < 0 || children.length >= 200) continue;
    const box = dom.getBoundingClientRect(frame);
    children.push({
      index,
      box: {
        x: Math.round(box.left + dom.clientLeft(frame)),
        y: Math.round(box.top + dom.clientTop(frame)),
        width: Math.round(dom.clientWidth(frame)),
        height: Math.round(dom.clientHeight(frame)),
      },
      name: (dom.getAttribute(frame, 'title') || dom.getAttribute(frame, 'name') || dom.getAttribute(frame, 'id') || '').slice(0, 200),
    });
  }
  return children.sort((one, other) => one.index - other.index);
}

function indexOf(inner: Window): number {
  for (let index = 0; index < window.length; index++) if (window[index] === inner) return index;
  return -1;
}

/**
 * A sentence for the planner saying that a scroller or grid renders only a part of its rows, and how to reach the rest; undefined when it
 * shows them all.
 */
function hiddenRowsHint(element: Element): string | undefined {
  const total = declaredTotal(element);
  const rows = rowsIn(element);
  const name = shorten(nameOf(element), 60);
  const what = `${roleOf(element) || 'list'}${name ? ` "${name}"` : ''}`;
  const guess = total > rows.length || rows.length < ENOUGH_TO_GUESS ? 0 : estimate(element, rows);
  const all = guess > rows.length * CERTAINLY_MORE ? `about ${guess}` : rows.length && total > rows.length ? total : 0;
  return all ? `${rows.length} of ${all} rows shown in the ${what}; scroll it for more` : undefined;
}

/** Rows from which their height tells how many there are, */
const ENOUGH_TO_GUESS = 4;

/** and how many times as many as are shown that has to be: rows of different heights and a foot below them make up for half. */
const CERTAINLY_MORE = 1.5;

function declaredTotal(element: Element): number {
  const counted = dom.hasAttribute(element, 'aria-rowcount') ? element : dom.querySelector(element, '[aria-rowcount]');
  const rows = Number(dom.getAttribute(counted, 'aria-rowcount') ?? 0);
  const set = Number(dom.getAttribute(dom.querySelector(element, '[aria-setsize]'), 'aria-setsize') ?? 0);
  return Math.max(rows, set);
}

/** The largest group of similar children, at most five levels down. */
function rowsIn(element: Element): Element[] {
  const marked = dom.querySelectorAll(element, '[role=row],[aria-posinset],tr');
  if (marked.length > 1) return [...marked];
  let node: Element | null = element;
  for (let level = 0; node && level < 5; level++) {
    const first: Element | null = dom.firstElementChild(node);
    const alike: Element[] = first ? Array.from(dom.children(node)).filter((child) => dom.localName(child) === dom.localName(first)) : [];
    if (alike.length >= 4) return alike;
    node = first;
  }
  return [];
}

/** How many rows of median height would fill the scroll height. */
function estimate(element: Element, rows: Element[]): number {
  const height = dom.getBoundingClientRect(rows[Math.floor(rows.length / 2)])?.height ?? 0;
  return height > 4 ? Math.round(dom.scrollHeight(element) / height) : 0;
}
