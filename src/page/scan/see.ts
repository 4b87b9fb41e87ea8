import { shorten } from '../../lib/text';
import type { SeenElement } from '../../model/snapshot';
import { numberOf } from '../dom/element-numbers';
import { contentOf, descriptionOf, nameOf } from '../dom/name';
import { type PlaceMemo, placeOf } from '../dom/place';
import { roleOf } from '../dom/role';
import { shadowHosts } from '../dom/roots';
import { isSecret } from '../dom/secret';
import { statesOf } from '../dom/states';
import { hrefPath } from '../find/attributes';
import { bestSelector, type Census } from '../find/selectors';
import type { Clipper, Sight } from './clip';
import { coveredBy } from './covered';
import { optionsOf, shownValue } from './value';
import type { Sighting } from './walk';

/** What all elements of one look share. */
export interface Look {
  clip: Clipper;
  places: PlaceMemo;
  countsOf: (root: Node) => Census;
  isNew: (ref: number) => boolean;
}

/** One element as the snapshot tells it, or undefined when nobody can see it. */
export function see(sighting: Sighting, look: Look): SeenElement | undefined {
  const { element, onHover } = sighting;
  const shownAs = sighting.proxy ?? element;
  const box = shownAs.getBoundingClientRect();
  const sight = onHover ? { away: false } : sightOf(sighting, shownAs, box, look.clip);
  if (sight.away) return undefined;
  const role = sighting.element.localName === 'canvas' ? roleOf(element) || 'canvas' : roleOf(element);
  const secret = isSecret(element);
  const name = shorten(nameOf(element) || (sighting.scroller && sighting.weak ? '' : textName(element, role)), 200);
  if (sighting.weak && !sighting.scroller && !name && isBareBox(element, box)) return undefined;
  const shown = sight.shown;
  const covered = shown && coveredBy(shownAs, shown);
  const ref = numberOf(element);
  const value = shownValue(element, role, secret);
  const description = describing(element, name);
  const placeholder = element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder');
  const options = optionsOf(element, role);
  const href = element.localName === 'a' || element.localName === 'area' ? hrefPath(element) : '';
  const type = element.localName === 'input' || element.localName === 'button' ? element.getAttribute('type') : null;
  return {
    ref,
    tag: element.localName,
    ...(type && { type: type.slice(0, 40) }),
    role: sighting.scroller && !role ? 'scroller' : role,
    name,
    ...(value !== undefined && value !== name && { value }),
    ...(placeholder && placeholder !== name && { placeholder: shorten(placeholder, 200) }),
    ...(description && { description }),
    states: statesOf(element, role),
    ...(options && { options }),
    place: placeOf(element, name, look.places).slice(0, 4),
    box: { x: Math.round(box.left), y: Math.round(box.top), width: Math.round(box.width), height: Math.round(box.height) },
    inView: shown !== undefined,
    ...(covered && { covered: shorten(covered, 160) }),
    ...(look.isNew(ref) && { isNew: true }),
    ...(onHover && { onHover }),
    ...(sighting.weak && { weak: true }),
    selector: selectorIn(element, look),
    ...(href && { href }),
    ...(sighting.scroller && { scroll: leftToScroll(element) }),
    ...(secret && { secret }),
  };
}

/** Visible itself or by what stands for it; a box without size shows where what it holds overflows it. */
function sightOf(sighting: Sighting, shownAs: Element, box: DOMRect, clip: Clipper): Sight {
  const { element } = sighting;
  if (sighting.proxy && element.matches('input[type=file]')) return { away: false };
  const cover =
    !sighting.proxy && element.localName === 'input' && /^(checkbox|radio|file|range)$/.test((element as HTMLInputElement).type);
  // Transparent inputs laid over their drawing take the click.
  if (!shownAs.checkVisibility({ opacityProperty: !cover, visibilityProperty: true }) && getComputedStyle(shownAs).display !== 'contents') {
    return { away: true };
  }
  if (box.width >= 2 && box.height >= 2) return clip(shownAs, box);
  for (let child = shownAs.firstElementChild; child; child = child.nextElementSibling) {
    const inner = child.getBoundingClientRect();
    const sight = inner.width >= 2 && inner.height >= 2 ? clip(child, inner) : undefined;
    if (sight && !sight.away) return sight;
  }
  return { away: true };
}

/** Things without a role are called by the text they show. */
const textName = (element: Element, role: string) => (role === '' || role === 'option' || role === 'menuitem' ? contentOf(element) : '');

/** A clickable box that says nothing and is as large as a page or a dot is scenery. */
const isBareBox = (element: Element, box: DOMRect) =>
  (box.width > innerWidth * 0.7 && box.height > innerHeight * 0.5 && element.localName !== 'canvas') || box.width < 6 || box.height < 6;

/** Its description, or what its icon is called when there are no words at all. */
function describing(element: Element, name: string): string {
  const told = element.hasAttribute('aria-describedby') || element.hasAttribute('aria-description') || element.hasAttribute('title');
  if (told) return shorten(descriptionOf(element, name), 200);
  if (name) return '';
  const icon = element.matches('[class]') ? element : element.querySelector('[class]');
  const [, word] =
    /(?:^|[\s_-])(?:icon|fa|bi|mdi|ti|glyphicon|anticon|codicon|lucide)[-_]{1,2}([a-z][a-z-]{2,30})/i.exec(
      icon?.getAttribute('class') ?? '',
    ) ?? [];
  return word ? `icon ${word}` : '';
}

function selectorIn(element: Element, look: Look): string {
  const root = element.getRootNode();
  const own = bestSelector(element, look.countsOf(root));
  if (root === document) return own.slice(0, 2000);
  const hosts = shadowHosts(element).map((host) => bestSelector(host, look.countsOf(host.getRootNode())));
  return [...hosts, own].join(' >> ').slice(0, 2000);
}

function leftToScroll(element: Element): NonNullable<SeenElement['scroll']> {
  const left = Math.max(0, Math.round(element.scrollLeft));
  return {
    up: Math.round(element.scrollTop),
    down: Math.max(0, Math.round(element.scrollHeight - element.clientHeight - element.scrollTop)),
    left,
    right: Math.max(0, Math.round(element.scrollWidth - element.clientWidth - left)),
  };
}
