import type { Fingerprint } from '../../model/page/target';
import * as dom from '../dom/native-accessors';
import { allRoots } from '../dom/roots';
import { TEST_IDS } from '../selectors/attributes';
import { quote } from '../selectors/selector-kinds';
import { FIELD_ROLE } from './field';

/**
 * Everything that could be the wanted element, in every root: what its selectors hit, what carries its key, and all that is of its kind.
 * `near` are the first two, worth a full look in any case.
 */
export function candidatesFor(wanted: Fingerprint, hits: Element[]): { near: Set<Element>; kind: Set<Element> } {
  const near = new Set(hits);
  const kind = new Set<Element>();
  const keys = keySelectors(wanted);
  const kindCss = kindQuery(wanted);
  for (const root of allRoots()) {
    if (keys) for (const element of dom.querySelectorAll(root, keys)) near.add(element);
    for (const element of dom.querySelectorAll(root, kindCss)) kind.add(element);
  }
  return { near, kind };
}

function keySelectors(wanted: Fingerprint): string {
  return ['id', 'name', ...TEST_IDS]
    .filter((key) => wanted.attributes[key])
    .map((key) => `[${key}=${quote(wanted.attributes[key] ?? '')}]`)
    .join();
}

const FIELDS =
  'input,textarea,select,[contenteditable],[role=textbox],[role=searchbox],[role=combobox],[role=spinbutton],[role=slider],[role=listbox]';
const TOGGLES =
  'input[type=checkbox],input[type=radio],[role=checkbox],[role=radio],[role=switch],[role=menuitemcheckbox],[role=menuitemradio]';
const CLICKED =
  'a,button,summary,input[type=button],input[type=submit],input[type=reset],input[type=image],input[type=file],option,[role],[onclick],[tabindex]';

function kindQuery(wanted: Fingerprint): string {
  const role = wanted.role ?? '';
  if (FIELD_ROLE.test(role)) return FIELDS;
  if (/^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(role)) return TOGGLES;
  const own = /^[a-z][\w-]*$/.test(wanted.tag) ? wanted.tag : '*';
  return /^(button|link|tab|menuitem|option)$/.test(role) ? CLICKED : `${own},${CLICKED}`;
}
