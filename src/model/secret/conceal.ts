import type { ElementChange } from '../page/delta';
import { MASK } from '../page/mask';
import type { SeenElement, Snapshot } from '../page/snapshot';
import { secretOfField } from './secret';
import { secretOfValue, shapesIn } from './secret-shapes';
import { withoutSecretTexts } from './secrets-in-text';

/**
 * Any value that comes from a page, with the secrets in it masked; called once for everything before it is stored, planned with, shown or
 * exported. `hide` masks known values.
 */
export function concealed<Said>(said: Said, hide: (text: string) => string): Said {
  return texts(said, '', hide) as Said;
}

/** The same for a snapshot: what an element holds that is a secret by its name or shape is masked there and everywhere else in the snapshot. */
export function concealedPage(page: Snapshot, hideOf: (found: readonly string[]) => (text: string) => string): Snapshot {
  const found: string[] = [];
  const elements = page.elements.map(({ beside, ...element }) => {
    if (element.secret || !element.value || !holdsText(element) || !kindOf(element, beside)) return element;
    found.push(element.value);
    return { ...element, value: MASK, secret: true };
  });
  const hide = hideOf(found);
  const rest = concealed({ ...page, elements: [] }, hide);
  return {
    ...rest,
    elements: elements.map((element) => {
      const told = concealed(element, hide);
      // In a screenshot the whole element is painted over: where in it the secret is drawn is unknown.
      return told.name === element.name && told.value === element.value ? told : { ...told, secret: true };
    }),
  };
}

const holdsText = ({ tag, role }: SeenElement) => /^(input|textarea)$/.test(tag) || /^(textbox|searchbox|spinbutton|combobox)$/.test(role);

const kindOf = ({ type, role, name, placeholder, description, selector, value = '' }: SeenElement, beside = '') =>
  secretOfField({ type, said: [name, placeholder, description, beside, selector.split(/[\s>]+/).at(-1)], offers: role === 'combobox' }) ??
  secretOfValue(value);

function texts(said: unknown, key: string, hide: (text: string) => string): unknown {
  if (typeof said === 'string') {
    if (said.length < SHORTEST) return said;
    const known = hide(said);
    return PROSE.has(key) ? once(PROSES, known, (text) => withoutSecretTexts(text)) : once(OTHERS, known, withoutKeys);
  }
  if (Array.isArray(said)) return said.map((one) => texts(one, key, hide));
  if (!said || typeof said !== 'object') return said;
  const told = Object.fromEntries(
    Object.entries(said).map(([name, one]) => [name, NO_TEXT.has(name) && key !== 'attributes' ? one : texts(one, name, hide)]),
  );
  return 'field' in said ? changeOf(told as unknown as ElementChange) : told;
}
const SHORTEST = 4;

/** A cache: pages show the same texts at each scan, and with 5,000 elements this is most of the work. */
function once(done: Map<string, string>, text: string, change: (text: string) => string): string {
  if (text.length > 300) return change(text);
  const known = done.get(text);
  if (known !== undefined) return known;
  if (done.size >= MAX_CACHED) done.clear();
  const told = change(text);
  done.set(text, told);
  return told;
}
const PROSES = new Map<string, string>();
const OTHERS = new Map<string, string>();
const MAX_CACHED = 30_000;

/** A changed field is judged by its name. */
function changeOf(change: ElementChange): ElementChange {
  const { field, name, selector, from, to } = change;
  if (field !== 'value' || !(secretOfField({ said: [name, selector.split(/[\s>]+/).at(-1)] }) ?? secretOfValue(to))) return change;
  return { ...change, from: from && MASK, to: to && MASK };
}

/** Fields that hold words of the page. In selectors, ids and URLs randomness is no sign of a secret. */
const PROSE = new Set(
  (
    'name text value label title description placeholder place blocks dialogs more from to shown wanted note notes opened closed neighbours ' +
    'landmarks before after why message appeared disappeared changed dismissed summary said thing what'
  ).split(' '),
);

/**
 * Fields without words of the page: ids given by Chrome or Abra, and enumerations. An id may look like an account number and a password may
 * be "button"; masked, they would be useless. Names of an element's attributes are the page's choice.
 */
const NO_TEXT = new Set('documentId runId legId operationId pickId id picture kind phase status effect role'.split(' '));

function withoutKeys(text: string): string {
  let rest = text;
  for (const { start, end, sure } of shapesIn(text).reverse()) if (sure) rest = rest.slice(0, start) + MASK + rest.slice(end);
  return rest;
}
