import { shorten } from '../../lib/text';
import type { Fingerprint } from '../../model/page/target';
import { optionKey } from '../../model/playbook/option-key';
import type { SeenOption } from '../../model/run/record';
import { withReadCache } from '../dom/labels';
import * as dom from '../dom/native-accessors';
import { isVisible } from '../dom/visible';
import { identityOf } from '../find/near';
import { calledNow, type Notable } from './notable';

const CHOICES = /^(option|menuitem|menuitemradio|menuitemcheckbox|treeitem)$/;
const ROLELESS = /^(button|link|radio|tab)$/;
/** More new controls than this are a page, not a menu. */
const MAX_ROLELESS = 60;
/** Most options that are told. */
export const MOST_OPTIONS = 300;

/** An option that became visible. `isKnown`: the worker knows it, so that it is told by its label alone. */
export interface OptionThere {
  label: string;
  element: Element;
  isKnown: boolean;
}

/**
 * The options that became visible with an operation, anywhere in the page: options and menu items, or, where a popup has no roles, its
 * buttons and links. `trigger` is what was acted on, where known. Labels that repeat are left out, as they would be ambiguous. `known`: the keys of options
 * that need not be described, as that takes a millisecond each.
 */
export function optionsAmong(came: readonly Notable[], trigger?: Element, known: ReadonlySet<string> = NONE): OptionThere[] {
  const choices = came.filter(({ role }) => CHOICES.test(role));
  const found = choices.length ? choices : roleless(came, trigger);
  return withReadCache(() =>
    optionsOf(
      found.filter(({ element }) => isVisible(element)),
      known,
    ),
  );
}
const NONE: ReadonlySet<string> = new Set();

/** These options as the worker gets them: one that it knows by its label alone. */
export const describeOptions = (there: readonly OptionThere[], describe: (element: Element) => Fingerprint): SeenOption[] =>
  withReadCache(() =>
    there.map(({ label, element, isKnown }): SeenOption => (isKnown ? { label } : { label, target: { fingerprint: describe(element) } })),
  );

function roleless(came: readonly Notable[], trigger?: Element): readonly Notable[] {
  if (came.some(({ role }) => role === 'dialog' || role === 'alertdialog')) return [];
  const controls = came.filter(({ role }) => ROLELESS.test(role));
  if (controls.length < 2 || controls.length > MAX_ROLELESS) return [];
  return dom.closest(trigger, '[aria-haspopup],[aria-expanded]') || floatsOver(controls) ? controls : [];
}

/** Are they together in something that floats over the page? New content in the flow is a view, not a menu. */
function floatsOver(controls: readonly Notable[]): boolean {
  for (let node = dom.parentElement(controls[0]?.element); node && node !== dom.body(document); node = dom.parentElement(node)) {
    const around = node;
    if (!/absolute|fixed/.test(getComputedStyle(around).position)) continue;
    return controls.every(({ element }) => dom.contains(around, element));
  }
  return false;
}

function optionsOf(found: readonly Notable[], known: ReadonlySet<string>): OptionThere[] {
  const byLabel = new Map<string, Element[]>();
  for (const one of found.slice(0, MOST_OPTIONS)) {
    const label = shorten(calledNow(one), 400);
    if (label) byLabel.set(label, [...(byLabel.get(label) ?? []), one.element]);
  }
  const options: OptionThere[] = [];
  for (const [label, [element, twin]] of byLabel)
    if (element && !twin) options.push({ label, element, isKnown: known.size > 0 && known.has(optionKey(label, identityOf(element))) });
  return options;
}
