import { same, shorten, tidy } from '../../lib/text';
import type { Act } from '../../model/risk/act';
import { isOnlyChoice, needsBlocks, ONLY_SETS } from '../../model/risk/risk';
import { blocksOf } from '../dom/block';
import { editableAt } from '../dom/editable';
import { labelsOf } from '../dom/labels';
import { contentOf, nameOf } from '../dom/name';
import * as dom from '../dom/native-accessors';
import { roleOf } from '../dom/role';
import { flatContains } from '../dom/roots';
import { iconOf } from '../find/icon';
import { activationTargetOf, buttonsBehind, sentBy } from './activation-target';

/** The input that is about to be dispatched, and on what. `look`: nothing but hovering or scrolling. */
export interface IntendedInput {
  deed: 'press' | 'key' | 'choose' | 'fill' | 'drag' | 'upload' | 'look';
  /** The hit target, or the focused element. */
  element: Element;
  /** The target of the operation, where the hit target is another element. */
  target?: Element;
  /** Where a drag ends. */
  onto?: Element;
  key?: string;
  /** Alt is held: a letter may activate the element with that access key. */
  alt?: boolean;
}

/**
 * The acts that a touch would do; several where Enter in a field may press any of several buttons. Empty: nothing or, with `byWords` (only
 * the element's text and its destination are judged), an act that needs no confirmation whatever the rest is.
 */
export function actsOf(touch: IntendedInput, byWords = false): Act[] {
  if (touch.deed === 'look') return [];
  if (touch.deed === 'key') return ofKey(touch);
  const { element, target, onto } = touch;
  const actor = activationTargetOf(element) ?? (target && (activationTargetOf(target) ?? target)) ?? element;
  const deed = touch.deed === 'press' && takesText(actor) ? 'fill' : touch.deed;
  if (byWords && (ONLY_SETS.has(deed) || (deed === 'press' && isOnlyChoice(choiceOf(actor))))) return [];
  const of = actOf(deed, actor, element);
  return [
    onto ? { ...of, words: [...of.words, ...visibleTextsOf(onto)].slice(0, 8), icons: [...of.icons, ...iconsOf(onto)].slice(0, 6) } : of,
  ];
}

function ofKey({ element, key = '', alt }: IntendedInput): Act[] {
  if (alt) {
    const wanted = [...dom.querySelectorAll<HTMLElement>(document, '[accesskey]')].find((one) => same(dom.accessKey(one), key));
    return wanted ? [{ ...actOf('press', wanted), key: `Alt+${key}`.slice(0, 60) }] : [];
  }
  const tag = dom.localName(element);
  const holds = tag === 'select' || (tag === 'input' && ENTERED.test((element as HTMLInputElement).type));
  const field = holds || takesText(element) ? element : undefined;
  if (key === 'Enter' && field) {
    const told = { key, field: shorten(nameOf(field), 200) };
    const behind = buttonsBehind(editableAt(field) ?? field);
    const form = dom.as<HTMLInputElement>(field).form;
    const acts = behind.map((button) => ({ ...actOf('submit', button), ...told }));
    return acts.length ? acts : [{ ...actOf('submit', field), words: [], ...told, ...(form && formOf(form)) }];
  }
  if ((key !== 'Enter' && key !== ' ') || field) return [{ ...actOf('fill', element), key: key.slice(0, 60) }];
  const actor = activationTargetOf(element);
  return [{ ...actOf(actor ? 'press' : 'submit', actor ?? element), key }];
}
/** Inputs that hold a choice: Enter submits their form. */
const ENTERED = /^(checkbox|radio|range|date|time|month|week|datetime-local)$/;
const takesText = (element: Element) => editableAt(element) !== undefined;

function actOf(deed: Act['deed'], actor: Element, hit = actor): Act {
  const link = dom.closest(actor, 'a[href],area[href]');
  const { role, opens, form } = choiceOf(actor);
  const act: Act = {
    deed,
    role,
    words: visibleTextsOf(actor, hit),
    icons: iconsOf(actor),
    blocks: [],
    ...(opens && { opens }),
    ...(link && { link: resolved(dom.getAttribute(link, 'href')), ...(isScripted(link) && { scripted: true }) }),
    ...(form && { form }),
  };
  // Reading the blocks around costs more than all the rest, and most labels need none.
  return needsBlocks(act) ? { ...act, blocks: blocksOf(actor) } : act;
}

/** What tells whether a press only chooses or opens something. */
function choiceOf(actor: Element) {
  const sent = sentBy(actor);
  return {
    role: sent ? 'button' : roleOf(actor),
    opens: opensSomething(actor) || undefined,
    form: sent ? formOf(sent, actor).form : undefined,
  };
}

/** The visible text of the control, and of the part of it that is hit. */
function visibleTextsOf(actor: Element, hit: Element = actor): string[] {
  const isHeld = takesText(actor) || dom.localName(actor) === 'select';
  const parts = flatContains(actor, hit) && hit !== actor && roleOf(hit) ? [nameOf(hit)] : [];
  const words = [
    nameOf(actor),
    isHeld ? '' : contentOf(actor) || (dom.textContent(actor) ?? ''),
    dom.matches(actor, 'input[type=submit],input[type=button],input[type=image]') ? (actor as HTMLInputElement).value : '',
    dom.getAttribute(actor, 'title') ?? '',
    dom.getAttribute(actor, 'alt') ?? '',
    ...Array.from(labelsOf(actor), (label) => dom.textContent(label) ?? ''),
    ...parts,
  ];
  return [...new Set(words.map((word) => shorten(tidy(word), 200)))].filter(Boolean).slice(0, 6);
}

/** What its icon is: words of icon classes, names of shapes and pictures, content from a style sheet. */
function iconsOf(actor: Element): string[] {
  const drawn = [...dom.querySelectorAll(actor, 'use,img,title')].slice(0, 4).map((one) => {
    if (dom.localName(one) === 'title') return dom.textContent(one) ?? '';
    const from = dom.getAttribute(one, 'href') ?? dom.getAttribute(one, 'xlink:href') ?? dom.getAttribute(one, 'src') ?? '';
    return from.startsWith('data:') ? '' : (/([^/#]+?)(?:\.\w+)?(?:\?.*)?$/.exec(from)?.[1] ?? '');
  });
  return [...new Set([iconOf(actor), ...drawn].map((word) => shorten(tidy(word), 200)))].filter(Boolean).slice(0, 4);
}

/** Does it say that it opens something: a menu, a dialog, a fold? */
export const opensSomething = (element: Element): boolean => dom.matches(element, OPENS) || dom.localName(element) === 'summary';
const OPENS =
  '[aria-haspopup]:not([aria-haspopup=false]),[aria-expanded],[popovertarget],[command=show-modal],[command=show-popover],[data-bs-toggle=modal],[data-bs-toggle=dropdown],[data-toggle=modal],[data-toggle=dropdown]';

/** A script handles the click (by an attribute of a framework), or the link has no destination. */
const isScripted = (link: Element): boolean => dom.matches(link, SCRIPTED);
const SCRIPTED =
  '[onclick],[data-method],[data-turbo-method],[data-confirm],[data-remote],[hx-post],[hx-delete],[hx-put],[role=button],[href^="#"],[href=""],[href^="javascript:" i]';

/** Where and how a form is sent by this control. */
export function formOf(form: HTMLFormElement, sender?: Element): Pick<Act, 'form'> {
  const told = (own: string, of: string) => dom.getAttribute(sender, own) ?? Element.prototype.getAttribute.call(form, of);
  const method = told('formmethod', 'method') ?? '';
  if (/^dialog$/i.test(method)) return {};
  return { form: { action: resolved(told('formaction', 'action')), method: /^post$/i.test(method) ? 'post' : 'get' } };
}

function resolved(address: string | null): string {
  try {
    return new URL(address || location.href, dom.baseURI(document)).href.slice(0, 2000);
  } catch {
    return (address ?? '').slice(0, 2000);
  }
}
