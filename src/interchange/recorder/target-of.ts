import type { Fingerprint, Target } from '../../model/page/target';
import type { Selectors } from './selectors-of';

interface Place {
  selectors?: Selectors | undefined;
  frame?: number[] | undefined;
  target?: string | undefined;
}

/** The Recorder's alternative selectors as a target: a fingerprint if role and name are given, to verify a match; else only the best selector. */
export function recorderTargetOf({ selectors = [], frame, target }: Place): Target {
  const aria = ariaIn(selectors);
  const chains = selectors.filter(isCss).map((one) => (typeof one === 'string' ? [one] : one));
  const best = chains[0];
  const shadowPath = best && best.length > 1 ? best.slice(0, -1) : undefined;
  const inRoot = chains.filter((chain) => chain.slice(0, -1).join() === (shadowPath ?? []).join()).map((chain) => chain.at(-1) ?? '');
  const selector = best?.join(' >> ') ?? stringOf(selectors[0]);
  const where = frameOf(frame, target);
  const role = aria?.role ?? roleIn(inRoot);
  if (!where && (!role || !aria)) return selector ? { selector } : {};
  const fingerprint: Fingerprint = {
    selectors: inRoot.slice(0, 12),
    tag: tagIn(inRoot) ?? TAGS[role ?? ''] ?? 'div',
    ...(role ? { role } : {}),
    ...(aria ? { name: aria.name.slice(0, 400) } : {}),
    attributes: attributesIn(inRoot),
    landmarks: [],
    neighbours: [],
    ...(shadowPath ? { shadowPath } : {}),
    ...(where ? { frame: where } : {}),
  };
  return inRoot.length ? { fingerprint } : { selector: stringOf(selectors[0]) ?? '', fingerprint };
}

/** Do two steps mean the same element? Yes, if they share an alternative selector. */
export function sameTarget(one: Place, other: Place): boolean {
  if ((one.frame ?? []).join() !== (other.frame ?? []).join() || one.target !== other.target) return false;
  const known = new Set((one.selectors ?? []).map(stringOf));
  return (other.selectors ?? []).some((selector) => known.has(stringOf(selector)));
}

/** All words about the field in its alternative selectors, used to recognise passwords. */
export const targetWordsIn = ({ selectors = [] }: Place) => selectors.map(stringOf).join(' ');

const FOREIGN = /^(aria|text|pierce|xpath)\//;
const isCss = (selector: string | string[]) => !(typeof selector === 'string' ? [selector] : selector).some((part) => FOREIGN.test(part));

const stringOf = (selector: string | string[] | undefined) => (typeof selector === 'string' ? selector : selector?.join(' >> '));

function ariaIn(selectors: Selectors): { name: string; role?: string } | undefined {
  for (const selector of selectors) {
    const last = typeof selector === 'string' ? selector : (selector.at(-1) ?? '');
    const [, name, role] = /^aria\/(.+?)(?:\[role="([\w-]+)"\])?$/s.exec(last) ?? [];
    if (name) return role ? { name, role } : { name };
  }
  return undefined;
}

const TAGS: Record<string, string> = {
  button: 'button',
  link: 'a',
  textbox: 'input',
  searchbox: 'input',
  checkbox: 'input',
  radio: 'input',
  combobox: 'select',
};
const ROLES: Record<string, string> = { button: 'button', a: 'link' };

function tagIn(selectors: readonly string[]): string | undefined {
  for (const selector of selectors) {
    const tag = /(?:^|[\s>+~])([a-z][\w-]*)[^\s>+~]*$/.exec(withoutStrings(selector))?.[1];
    if (tag) return tag;
  }
  return undefined;
}

const roleIn = (selectors: readonly string[]) => ROLES[tagIn(selectors) ?? ''];

/** The condition on the element itself: the last part of a selector. */
function attributesIn(selectors: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const selector of selectors) {
    const id = /(?:^|[\s>+~])[\w-]*#([\w-]+)$/.exec(selector)?.[1];
    if (id) found['id'] ??= id;
    const [, name, value] =
      /\[(id|name|type|data-testid|data-test-id|data-test|data-qa|data-cy)\s*=\s*["']([^"']{1,200})["']\]$/.exec(selector) ?? [];
    if (name && value) found[name] ??= value;
  }
  return found;
}

const withoutStrings = (selector: string) => selector.replace(/"[^"]*"|'[^']*'/g, '""').replace(/\[[^\]]*\]/g, '');

/** The frame of a step: by index in this page, or a cross-site document, which the Recorder calls a target. */
function frameOf(frame: number[] | undefined, target: string | undefined): { path: number[]; url: string } | undefined {
  const foreign = target && target !== 'main' ? target.replace(/[?#].*$/s, '').slice(0, 2000) : '';
  return frame?.length || foreign ? { path: frame?.length ? frame : [0], url: foreign } : undefined;
}
