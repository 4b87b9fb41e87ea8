import { drained } from '../../lib/drained';
import { shorten } from '../../lib/text';
import type { FrameScan, SeenElement } from '../../model/snapshot';
import { clipper } from '../dom/clip';
import { framePlace } from '../dom/frame-place';
import { duringLook, labelsAhead, takeLabelsFrom } from '../dom/labels';
import { leafTexts } from '../dom/leaf-texts';
import { nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { deepActiveElement } from '../dom/roots';
import { keepTreeFacts } from '../dom/tree-facts';
import { isVisible } from '../dom/visible';
import { turn } from '../rest/turn';
import { keepSeen } from '../selectors/last-seen';
import { childFrames } from './child-frames';
import { askListeners } from './listeners';
import { lore, recall, remember } from './lore';
import { moreOf } from './more';
import { pageText } from './page-text';
import { type Look, see } from './see';
import { newShapes } from './shapes';
import { thin } from './thin';
import { type Due, walk } from './walk';

/** Numbers seen at the last look; undefined before the first. */
let known: Set<number> | undefined;

export interface LookOptions {
  /** Characters of page text that are kept. */
  text?: number;
  /** What is looked for, in a person's words: of a crowd, what fits it best is told wherever it stands. */
  wanted?: string;
}

/**
 * Looks at this document: the elements a person can act on, numbered, in reading order, and what they can read. Adds nothing to the page; reads
 * layout in one go, so at most one layout is forced. Linear in the number of nodes. Of crowds of elements made alike it tells those near the view.
 */
export function scan(options: LookOptions = {}): FrameScan {
  return duringLook(() => drained(look(options, () => false)), 0);
}

let before: Promise<unknown> = Promise.resolve();

/** The same, one look after the other, and the page has its turn whenever a slice (ms) is over: no task of a look is longer than a person notices. */
export function scanInTurns(options: LookOptions = {}, slice = SLICE): Promise<FrameScan> {
  const mine = before.then(() => inTurns(options, slice));
  before = mine.catch(() => undefined);
  return mine;
}

async function inTurns(options: LookOptions, slice: number): Promise<FrameScan> {
  let since = performance.now();
  const steps = look(options, () => performance.now() - since >= slice);
  // What one slice finds out from the tree, as labels, the next one knows until it changes.
  const forget = keepTreeFacts();
  try {
    for (;;) {
      const step = duringLook(() => steps.next(), 0);
      if (step.done) return step.value;
      // What changes in its turn ends what is known of the tree for the next look.
      remember();
      await turn();
      since = performance.now();
    }
  } finally {
    forget();
  }
}
/** Less than a third of what makes a long task (50 ms): a slice ends only at its next question whether it is over, on 50,000 controls up to 15 ms later. */
const SLICE = 15;

function* look({ text: characters = 4000, wanted = '' }: LookOptions, due: Due): Generator<void, FrameScan> {
  const started = performance.now();
  yield* askListeners(due);
  const shapes = newShapes();
  const clip = clipper(shapes.may);
  const text = pageText(characters, clip);
  recall();
  const walked = yield* walk(text, shapes, due);
  const shared: Look = {
    clip,
    lore: lore(),
    isNew: (ref) => known !== undefined && !known.has(ref),
  };
  const isLarge = walked.visited > MANY_NODES;
  if (isLarge) yield* shared.lore.censusOf(document).take(due);
  const { told, counted } = yield* thin(walked.sightings, wanted, due);
  const elements: SeenElement[] = [];
  const more: string[] = counted;
  const labels = isLarge ? yield* labelsAhead(due) : undefined;
  if (labels) takeLabelsFrom(labels);
  for (const sighting of told) {
    if (due()) {
      yield;
      if (labels) takeLabelsFrom(labels);
    }
    const seen = dom.isConnected(sighting.element) ? see(sighting, shared) : undefined;
    if (seen) elements.push(seen);
    const rest = seen?.scroll && seen.scroll.down > 40 ? moreOf(sighting.element) : undefined;
    if (rest && more.length < 40) more.push(rest);
  }
  remember();
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
    took: Math.round((performance.now() - started) * 10) / 10,
  };
}
/** From so many elements on, counting what their selectors hit, or gathering labels, takes longer than a slice. */
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
