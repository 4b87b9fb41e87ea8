import { shorten } from '../../lib/text';
import { calledBy, placeAmongLike } from '../page/called-by';
import { sayElement } from '../page/element-words';
import type { Target } from '../page/target';

/**
 * A target in words: `label` as the page named it, else role and name where known, else its selector or position; and where others are called so, what it
 * stands in: `button "Edit" in "Beech"`.
 */
export function sayTarget(target: Target, label?: string): string {
  const place = target.fingerprint && placeAmongLike(target.fingerprint);
  const said = tellingLabel(target, label) || sayAlone(target);
  return place ? `${said} in "${shorten(place, 60)}"` : said;
}

/** The label of a target, unless it is only its kind and more is known of it. */
export const tellingLabel = ({ fingerprint: print }: Target, label = ''): string =>
  print && calledBy(print) && label === (print.role || print.tag) ? '' : label;

function sayAlone(target: Target): string {
  const print = target.fingerprint;
  const called = print && calledBy(print);
  if (called) return sayElement(print, called, 60);
  if (print) return target.selector ?? print.selectors[0] ?? print.tag;
  if (target.selector) return inWords(target.selector);
  if (target.elementId !== undefined) return `element ${target.elementId}`;
  const at = target.position ?? target;
  return at.relX === undefined ? '' : `the point at ${Math.round(at.relX * 100)} %, ${Math.round((at.relY ?? 0) * 100)} %`;
}

/** A selector that is made of words, as tests name elements: `role=button[name="Add"]` is button "Add", `label=Email` is "Email". */
function inWords(selector: string): string {
  const last = selector.split(' >> ').at(-1) ?? '';
  const [, engine, words = '', name = words] = /^(role|label|text|placeholder)=([^[">]+|".*")(?:\[name=(".*")[^"\]]*\])?$/.exec(last) ?? [];
  const said = name.replace(/^"|"$|\\(?=["\\])/g, '');
  if (engine === 'role') return name === words ? words : `${words} "${said}"`;
  return engine ? `"${said}"` : selector;
}
