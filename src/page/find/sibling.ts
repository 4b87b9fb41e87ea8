import { digest } from '../../lib/digest';
import { sameKey } from '../../lib/text';
import { labelsOf, oncePerRead } from '../dom/labels';
import { leafTexts } from '../dom/leaf-texts';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { hrefPath, ownValue, TEST_IDS } from '../selectors/attributes';
import { iconShape } from './icon-shape';
import { attributeTraits, traitsBeside } from './traits';

/** What is known of one of those that stand together; all but the role are digests, empty where there is nothing. */
export interface Sibling {
  role: string;
  /** What it says. */
  words: string;
  /** Link target, form name, value. */
  written: string;
  /** Id and test id. */
  named: string;
  /** The shape of its icon. */
  iconShape: string;
  /** What a person sees by it beside its words, see `traitsBeside`. */
  traits: string[];
  /** How it is painted: the main one of two buttons is painted otherwise. Empty where that shows a state. */
  paint: string;
}

/** "role|words|written|named|iconShape|trait.trait|paint". `box` is what it stands in with the others, `beside` the next of those. */
export function writeSibling(element: Element, box: Element, beside: (Element | undefined)[]): string {
  return oncePerRead('sibling', element, () => {
    const role = roleOf(element);
    const type = dom.localName(element) === 'input' ? `:${(element as HTMLInputElement).type}` : '';
    const words = controlText(element);
    return [
      `${role}${type}`,
      digest(words),
      digest(written(element)),
      digest(named(element)),
      digest(iconShape(element)),
      traitsBeside(element, words, box, beside).join('.'),
      digest(paintOf(element, role)),
    ].join('|');
  });
}

/** What is written and drawn on it, in full. */
export const lastingTraits = (element: Element): string[] =>
  [written(element), iconShape(element), ...attributeTraits(element)].filter((trait) => trait !== '');

/** One entry of a stored sibling context in its parts. */
export function readSibling(text: string): Sibling {
  const [role = '', words = '', written = '', named = '', iconShape = '', traits = '', paint = ''] = text.split('|');
  return { role, words, written, named, iconShape, traits: traits ? traits.split('.') : [], paint };
}

/** The words on a control, cheaper than its name: they are only compared with themselves. */
export function controlText(element: Element): string {
  const label = dom.getAttribute(element, 'aria-label') ?? '';
  if (label) return sameKey(label);
  if (!dom.matches(element, 'input,textarea,select')) return sameKey(dom.textContent(element) ?? '').slice(0, 80);
  const [own] = Array.from(labelsOf(element));
  // The options of a list are no part of the label that is wrapped around it.
  const said =
    own && dom.contains(own, element)
      ? leafTexts(own, 8)
          .map(({ text }) => text)
          .join(' ')
      : dom.textContent(own);
  return sameKey(said ?? dom.getAttribute(element, 'placeholder') ?? dom.getAttribute(element, 'title') ?? '').slice(0, 80);
}

function written(element: Element): string {
  const href = dom.getAttribute(element, 'href') ?? '';
  const anchor = href.startsWith('#') && href.length > 1 ? href : '';
  return ['name', 'autocomplete', 'data-value', 'onclick']
    .map((name) => (dom.getAttribute(element, name) ?? '').replace(/^(on|off)$/, ''))
    .concat(hrefPath(element) || anchor, ownValue(element) ?? '', choicesOf(element))
    .join('\n')
    .trim();
}

/** The values of a list, which stay when its labels are translated. */
const choicesOf = (element: Element) =>
  dom.localName(element) === 'select'
    ? [...(element as HTMLSelectElement).options]
        .slice(0, 40)
        .map(({ value }) => value)
        .join('\n')
    : '';

const named = (element: Element) =>
  [dom.id(element), ...TEST_IDS.map((name) => dom.getAttribute(element, name) ?? '')].filter((value) => value !== '').join('\n');

function paintOf(element: Element, role: string): string {
  if ((role !== 'button' && role !== 'link') || STATES.some((state) => dom.hasAttribute(element, state))) return '';
  if (dom.matches(element, ':hover,:focus,:active,:disabled')) return '';
  const { backgroundColor, backgroundImage, borderTopColor, borderTopWidth, color } = getComputedStyle(element);
  return [backgroundColor, backgroundImage, borderTopWidth === '0px' ? '' : borderTopColor, color].join(' ');
}
const STATES = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-disabled'];
