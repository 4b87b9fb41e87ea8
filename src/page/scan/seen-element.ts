import { shorten } from '../../lib/text';
import type { SeenElement } from '../../model/page/snapshot';
import type { Clipper, ClipState } from '../dom/clip';
import { numberOf } from '../dom/element-numbers';
import { handleOf } from '../dom/handle';
import { tagOf } from '../dom/label';
import { contentOf, descriptionOf, nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { placeOf } from '../dom/place';
import { roleOf } from '../dom/role';
import { shadowHosts } from '../dom/roots';
import { isSecret } from '../dom/secret';
import { statesOf } from '../dom/states';
import { textBefore } from '../dom/text-before';
import { WHOLLY } from '../dom/visible';
import { hrefPath } from '../selectors/attributes';
import { bestSelector } from '../selectors/selectors';
import { isStableClass } from '../selectors/stable';
import { coveredBy } from './covered';
import { CONTAINERS } from './interest';
import type { ScanCache } from './scan-cache';
import { optionsOf, shownValue } from './value';
import type { WalkedElement } from './walk';

/** What all elements of one scan share. */
export interface ScanContext {
  clip: Clipper;
  lore: ScanCache;
  /** Lines of text before the last element. */
  line: number;
  isNew: (ref: number) => boolean;
}

/** One element as the snapshot holds it, or undefined when nobody can see it. */
export function seenElement(sighting: WalkedElement, look: ScanContext): SeenElement | undefined {
  const { element, onHover } = sighting;
  const shownAs = sighting.proxy ?? element;
  const box = shownBox(shownAs);
  const sight = onHover ? BEYOND : clipStateOf(sighting, shownAs, box, look.clip);
  if (sight.away) return undefined;
  const tag = tagOf(element);
  const role = tag === 'canvas' ? roleOf(element) || 'canvas' : roleOf(element);
  const name = shorten(nameOf(element) || (sighting.scroller && sighting.weak ? '' : textName(element, role, sighting.weak)), 200);
  if (sighting.weak && !sighting.scroller && !name && isBareBox(element, box)) return undefined;
  const ref = numberOf(element);
  const secret = isSecret(element);
  // Assigned one by one: spreading optional fields costs more than reading them, over thousands of elements.
  const seen: SeenElement = {
    ref,
    tag,
    role: sighting.scroller && !role ? 'scroller' : role,
    name,
    states: statesOf(element, role),
    place: placeOf(element, name, look.lore.places).slice(0, 4),
    box: { x: Math.round(box.left), y: Math.round(box.top), width: Math.round(box.width), height: Math.round(box.height) },
    inView: sight.shown !== undefined,
    selector: selectorIn(element, look.lore),
  };
  addOwnFields(seen, element, role, secret, sighting.weak);
  const covered = sight.shown && coveredBy(shownAs, sight.shown);
  if (sighting.line > look.line) seen.lines = sighting.line - look.line;
  look.line = sighting.line;
  if (covered) seen.covered = shorten(covered, 160);
  if (look.isNew(ref)) seen.isNew = true;
  if (onHover) seen.onHover = true;
  if (sighting.weak) seen.weak = true;
  if (sighting.scroller) seen.scroll = leftToScroll(element);
  if (secret) seen.secret = true;
  return seen;
}
const BEYOND: ClipState = { away: false };

/** Where it is to be seen: a link around a picture has the height of a line of text, and what a person sees of it is the picture. */
function shownBox(element: Element): DOMRect {
  const own = dom.getBoundingClientRect(element);
  const child = dom.localName(element) === 'a' ? dom.firstElementChild(element) : null;
  if (!child || !PICTURES.has(dom.localName(child))) return own;
  const picture = dom.getBoundingClientRect(child);
  return picture.height > own.height ? picture : own;
}
const PICTURES = new Set(['img', 'picture', 'svg']);

/** Fields that only some elements have. */
function addOwnFields(seen: SeenElement, element: Element, role: string, secret: boolean, weak: boolean): void {
  const { tag, name } = seen;
  const type = tag === 'input' || tag === 'button' ? dom.getAttribute(element, 'type') : null;
  if (type) seen.type = type.slice(0, 40);
  const value = shownValue(element, role, secret);
  if (value !== undefined && value !== name) seen.value = value;
  if (value && !name && !secret) {
    const beside = textBefore(element);
    if (beside) seen.beside = shorten(beside, 120);
  }
  const placeholder = dom.getAttribute(element, 'placeholder') ?? dom.getAttribute(element, 'aria-placeholder');
  if (placeholder && placeholder !== name) seen.placeholder = shorten(placeholder, 200);
  const description = describing(element, seen.role, name, weak);
  if (description) seen.description = description;
  const options = optionsOf(element, role);
  if (options) seen.options = options;
  const href = tag === 'a' || tag === 'area' ? hrefPath(element) : '';
  if (href) seen.href = href;
}

/** Visible itself or by its proxy; a box without size shows where its overflow does. */
function clipStateOf(sighting: WalkedElement, shownAs: Element, box: DOMRect, clip: Clipper): ClipState {
  const { element, proxy } = sighting;
  if (proxy && dom.matches(element, 'input[type=file]')) return BEYOND;
  if (!sighting.shown && !isLaidOver(element, proxy) && getComputedStyle(shownAs).display !== 'contents') return AWAY;
  if (box.width >= 2 && box.height >= 2) {
    const sight = clip(shownAs, box);
    const handle = sight.away ? handleOf(element) : null;
    return handle && dom.checkVisibility(handle, WHOLLY) ? clip(handle, dom.getBoundingClientRect(handle)) : sight;
  }
  for (let child = dom.firstElementChild(shownAs); child; child = dom.nextElementSibling(child)) {
    const inner = dom.getBoundingClientRect(child);
    const sight = inner.width >= 2 && inner.height >= 2 ? clip(child, inner) : undefined;
    if (sight && !sight.away) return sight;
  }
  return AWAY;
}
const AWAY: ClipState = { away: true };

/** Transparent inputs laid over their drawing take the click; so does a field that a widget shows when it is focused. */
const isLaidOver = (element: Element, proxy: Element | undefined) =>
  !proxy &&
  dom.localName(element) === 'input' &&
  (/^(checkbox|radio|file|range)$/.test((element as HTMLInputElement).type) || isWithin(element)) &&
  dom.checkVisibility(element, { visibilityProperty: true });

/**
 * A transparent field inside the shadow root of a visible host is used through the host. In the page's own tree a transparent field is a
 * honeypot for bots.
 */
const isWithin = (field: Element) =>
  dom.checkVisibility(dom.host(dom.getRootNode(field)), WHOLLY) && !dom.matches(field, '[aria-hidden=true],[tabindex="-1"]');

/** Things without a role are named by their text, and so is what is clickable in spite of its role: the items of a list, a paragraph. */
const textName = (element: Element, role: string, weak: boolean) =>
  role === '' || role === 'option' || role === 'menuitem' || (weak && !CONTAINERS.has(role)) ? contentOf(element) : '';

/** Shares of the view's width and height from which a box is as large as the page: a backdrop beside a side bar and under a header still is. */
const PAGE_WIDE = 0.7;
const PAGE_HIGH = 0.5;
/** A box of less is a dot, CSS px. */
const DOT = 6;

/** A clickable box without text that is as large as the page, or a dot, is decoration. */
const isBareBox = (element: Element, box: DOMRect) =>
  (box.width > innerWidth * PAGE_WIDE && box.height > innerHeight * PAGE_HIGH && dom.localName(element) !== 'canvas') ||
  box.width < DOT ||
  box.height < DOT;

/**
 * Its visible text where that is not what it is called and not read as text of the page, as the "100%" of a button "Zoom"; its description; or, without any words, what its tooltip, its
 * icon, the file of that, its class or its id is called.
 */
function describing(element: Element, role: string, name: string, weak: boolean): string {
  if (
    name &&
    !weak &&
    dom.localName(element) !== 'a' &&
    WORDLESS.test(role) &&
    dom.matches(element, '[aria-label],[aria-labelledby],[title]')
  ) {
    const shown = contentOf(element);
    if (/[\p{L}\p{N}]/u.test(shown) && !` ${name} `.includes(` ${shown} `)) return shorten(shown, 80);
  }
  if (dom.matches(element, '[aria-describedby],[aria-description],[title]')) return shorten(descriptionOf(element, name), 200);
  if (name || !WORDLESS.test(role)) return '';
  const tip = dom.getAttributeNames(element).find((one) => /-.*ti(p|tle)$/.test(one));
  if (tip) return shorten(dom.getAttribute(element, tip) ?? '', 200);
  const around = dom.parentElement(element);
  const title = around && dom.firstElementChild(around) === element && dom.getAttribute(around, 'title');
  if (title) return shorten(title, 200);
  const word = drawnWord(element);
  return word ? `icon ${word}` : '';
}
/** Roles of what may be drawn without a word. */
const WORDLESS = /^(button|link|menuitem|tab|img)?$/;

/** The name of the file, the word of the icon, or the last class that a person wrote: modifiers follow what they modify. Else its test id or id. */
function drawnWord(element: Element): string | undefined {
  const said = (one: Element | null, name: string) => dom.getAttribute(one, name) ?? '';
  const drawn = dom.querySelector(element, 'img,use,svg[data-testid]');
  const classes = `${said(element, 'class')} ${said(dom.querySelector(element, '[class]'), 'class')}`.split(/\s+/).filter(isStableClass);
  const files = ['src', 'href', 'data-testid'].map((name) => said(drawn, name));
  const words = [...files, classes.at(-1) ?? '', said(element, 'data-testid'), said(element, 'id')];
  for (const one of words) {
    const [, word] = /(?:^|[\s/#])([a-z][a-z_-]{2,40})(?:\.\w+)?(?:\?|$)/i.exec(one) ?? [];
    if (word) return word;
  }
  return undefined;
}

function selectorIn(element: Element, { selectors, censusOf }: ScanCache): string {
  let selector = selectors.get(element);
  if (selector === undefined) {
    const best = (one: Element) => bestSelector(one, censusOf(dom.getRootNode(one)));
    const hosts = dom.getRootNode(element) === document ? [] : shadowHosts(element).map(best);
    selector = [...hosts, best(element)].join(' >> ').slice(0, 2000);
    selectors.set(element, selector);
  }
  return selector;
}

function leftToScroll(element: Element): NonNullable<SeenElement['scroll']> {
  const left = Math.max(0, Math.round(dom.scrollLeft(element)));
  return {
    up: Math.round(dom.scrollTop(element)),
    down: Math.max(0, Math.round(dom.scrollHeight(element) - dom.clientHeight(element) - dom.scrollTop(element))),
    left,
    right: Math.max(0, Math.round(dom.scrollWidth(element) - dom.clientWidth(element) - left)),
  };
}
