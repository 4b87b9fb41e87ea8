import { shorten } from '../../lib/text';
import type { FrameScan, SeenElement } from '../../model/snapshot';
import { clipper } from '../dom/clip';
import { framePlace } from '../dom/frame-place';
import { duringLook } from '../dom/labels';
import { leafTexts } from '../dom/leaf-texts';
import { nameOf } from '../dom/name';
import { roleOf } from '../dom/role';
import { deepActiveElement } from '../dom/roots';
import { isVisible } from '../dom/visible';
import { keepSeen } from '../find/last-seen';
import { childFrames } from './child-frames';
import { askListeners } from './listeners';
import { lore, recall, remember } from './lore';
import { moreOf } from './more';
import { pageText } from './page-text';
import { type Look, see } from './see';
import { newShapes } from './shapes';
import { walk } from './walk';

/** Numbers seen at the last look; undefined before the first. */
let before: Set<number> | undefined;

/**
 * Looks at this document: the elements a person can act on, numbered, in reading order, and what they can read. Adds nothing to the page;
 * reads layout in one go, so at most one layout is forced. Linear in the number of nodes. `text` is how many characters of page text to keep.
 */
export function scan(options: { text?: number } = {}): FrameScan {
  return duringLook(() => look(options.text ?? 4000), 0);
}

function look(characters: number): FrameScan {
  const started = performance.now();
  askListeners();
  const shapes = newShapes();
  const clip = clipper(shapes.may);
  const text = pageText(characters, clip);
  recall();
  const walked = walk(text, shapes);
  const shared: Look = {
    clip,
    lore: lore(),
    isNew: (ref) => before !== undefined && !before.has(ref),
  };
  const elements: SeenElement[] = [];
  const more: string[] = [];
  for (const sighting of walked.sightings) {
    const seen = see(sighting, shared);
    if (seen) elements.push(seen);
    const rest = seen?.scroll && seen.scroll.down > 40 ? moreOf(sighting.element) : undefined;
    if (rest && more.length < 40) more.push(rest);
  }
  remember();
  before = new Set(elements.map((element) => element.ref));
  keepSeen(elements);
  const focused = focusedRef(
    elements,
    walked.sightings.map((sighting) => sighting.element),
  );
  const root = document.scrollingElement ?? document.documentElement;
  return {
    path: framePlace().path,
    url: location.href.slice(0, 4000),
    title: shorten(document.title, 400),
    viewport: { width: innerWidth, height: innerHeight, scrollX: Math.round(scrollX), scrollY: Math.round(scrollY) },
    extent: { width: root.scrollWidth, height: root.scrollHeight },
    elements: elements.slice(0, 20_000),
    ...(focused !== undefined && { focused }),
    dialogs: walked.dialogs.filter(isVisible).slice(0, 20).map(dialogName),
    text: text.read(),
    children: childFrames(walked.frames),
    more,
    took: Math.round((performance.now() - started) * 10) / 10,
  };
}

function focusedRef(elements: SeenElement[], sighted: Element[]): number | undefined {
  const active = deepActiveElement();
  if (!active || active === document.body || !sighted.includes(active)) return undefined;
  const marked = elements.find((element) => element.states.includes('focused'));
  return marked?.ref;
}

function dialogName(dialog: Element): string {
  const name = nameOf(dialog) || (leafTexts(dialog, 1)[0]?.text ?? '');
  return shorten(`${roleOf(dialog) || 'popover'} ${name}`.trim(), 200);
}
