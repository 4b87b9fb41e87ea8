import { alikeKey, shorten } from '../../lib/text';
import type { Landmark } from '../../model/page/landmark';
import { sayLandmark } from '../../model/page/landmark-words';
import type { Snapshot, SnapshotElement } from '../../model/page/snapshot';
import type { NameOutside } from './names-outside';
import type { PromptLine } from './prompt-line';
import { sayPlace } from './say-place';
import { sayUrl } from './say-url';

/** The most options listed for one element; those that the goal names come first. */
const MAX_OPTIONS = 30;

/** What a line depends on beside the element itself. */
export interface LineContext {
  snapshot: Snapshot;
  /** The goal, normalised: options that it names are listed first. */
  wanted: string;
  isNew: boolean;
  /** The landmarks around it, nearest first. */
  place: Landmark[];
  /** Whether the line says that the element is on or off screen. */
  screen: boolean;
  /** False where the line of text after it is its name. */
  named?: boolean;
  /** Its name without what the lines after it say. */
  outside?: NameOutside | undefined;
  /** Whether the line says in which frame the element is. */
  frame?: boolean;
}

/** Characters of a name. */
export const MAX_NAME = 80;

/** One element in one line: `[33] button "Theme" = "Neutral" collapsed new off screen — toolbar Customise`. */
export function elementLine(element: SnapshotElement, context: LineContext): PromptLine {
  const { id, name, value, placeholder, description, states, options, covered, href, secret } = element;
  const { snapshot, wanted, isNew, place, screen, named = true, outside, frame = false } = context;
  // The value of a list is not repeated where its selected option is marked.
  const isTold = !value || options?.some(({ label, selected }) => selected && label === value);
  const down = Math.round(element.scroll?.down ?? 0);
  const around = sayPlace(place.filter((one) => !sayLandmark(one).endsWith(` ${name}`)));
  const role = roleOf(element);
  const parts = [
    role,
    named && outside?.name !== '' ? `"${shorten(outside?.name ?? name, MAX_NAME)}"` : '',
    outside ? `around the next${outside.inside > 1 ? ` ${outside.inside}` : ''}` : '',
    isTold ? '' : `= "${secret ? '••••' : shorten(value, 60)}"`,
    placeholder && placeholder !== name ? `placeholder "${shorten(placeholder, 40)}"` : '',
    description ? `(${shorten(description, 80)})` : '',
    statesToSay(states).join(' '),
    options?.length ? `options: ${sayOptions(options, wanted)}` : '',
    href ? `→ ${pathOf(href, snapshot.url)}` : '',
    covered ? `covered by ${shorten(covered, 40)}` : '',
    element.onHover ? 'shown on hover' : '',
    down ? `scrolls ${down} px further` : '',
    isNew ? 'new' : '',
    screen ? (element.inView ? 'on screen' : 'off screen') : '',
    frame && element.frame > 0 ? `in frame ${sayUrl(snapshot.frames[element.frame]?.url ?? '', 60)}` : '',
    around.length ? `— ${around.join(', ')}` : '',
  ];
  return { shape: `element ${role}`, id, parts: parts.map(oneLine) };
}

function roleOf({ role, type }: SnapshotElement): string {
  return type && role === 'textbox' && type !== 'text' ? `${role}:${type}` : role;
}

/** Leaves out states that others imply: "unchecked" is the default, and what is collapsed or expanded has a popup. */
const statesToSay = (states: readonly string[]) =>
  states.filter((state) => {
    if (state === 'popup') return !states.includes('collapsed') && !states.includes('expanded');
    return state !== 'enabled' && state !== 'unchecked';
  });

function sayOptions(options: NonNullable<SnapshotElement['options']>, wanted: string): string {
  const said = options.map(({ label, selected }) => `${selected ? '*' : ''}${shorten(label, 30)}`);
  if (options.length <= MAX_OPTIONS) return said.join(' | ');
  const rank = ({ label, selected }: { label: string; selected?: boolean | undefined }) =>
    (selected ? 2 : 0) + (wanted.includes(alikeKey(label)) && alikeKey(label) ? 1 : 0);
  const first = options
    .map((option, index) => ({ index, rank: rank(option) }))
    .sort((left, right) => right.rank - left.rank || left.index - right.index)
    .slice(0, MAX_OPTIONS)
    .sort((left, right) => left.index - right.index);
  return `${first.map(({ index }) => said[index]).join(' | ')} | ${options.length - MAX_OPTIONS} more`;
}

/** The address of a link; on the same origin only its path. */
function pathOf(href: string, page: string): string {
  const said = sayUrl(href, 200);
  const origin = /^https?:\/\/[^/]+/.exec(page)?.[0];
  return shorten(origin && said.startsWith(`${origin}/`) ? said.slice(origin.length) : said, 60);
}

/** On one line: page text must not be able to begin a line of its own. */
export const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ');
